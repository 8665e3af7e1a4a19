/** One hit of every weapon against every armor, and the rules that determine the cells. */
import type { Outcome, RuleId, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { hitFigures } from '../../engine/damage/damage.js';
import { poweredProblems } from '../../engine/damage/powered.js';
import { damageSteps } from '../../engine/damage/steps.js';
import { ARMOR_IDS, type ArmorId } from '../../reference/tables/armors.js';
import { type ImpactOptions, impactOf, PRINTED_WEAPON_IDS, WEAPON_IDS, type WeaponId, weaponOf } from '../../reference/tables/weapons.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Cell = Checked<typeof output>['cells'][number];

interface Cells {
  readonly cells: number;
}
/** A power source needs a melee weapon among the weapons. */
export const relations = ({ weapons = PRINTED_WEAPON_IDS, powered }: Question): readonly Problem[] => poweredProblems(weapons, powered);

/** Each rule with the number of cells it determines. */
export interface Facts {
  readonly roll: Cells;
  readonly improvised: Cells;
  readonly powered: Cells;
  readonly stops: Cells;
  readonly otherKind: Cells;
  readonly zero: Cells;
  readonly fate: Cells;
  readonly noEffect: Cells;
  readonly example: Cells;
}
type Key = keyof Facts;

const RULES: Readonly<Record<Key, RuleId>> = {
  roll: '5150/table/damage',
  improvised: '5150/ruling/improvised-impact',
  powered: '5150/weapons',
  stops: '5150/table/armors',
  otherKind: '5150/ruling/absorb-laser',
  zero: '5150/ruling/stun-on-zero',
  fate: '5150/hand-of-fate',
  noEffect: '5150/ruling/melee-impact',
  example: '5150/ruling/machine-gun-example',
};
const KEYS = Object.keys(RULES) as readonly Key[];

/** A cell and the rules that determine it. */
interface Decided {
  readonly cell: Cell;
  readonly by: ReadonlySet<string>;
}
type Row = Readonly<Record<ArmorId, Decided>>;

function decide(weapon: WeaponId, armor: ArmorId, options: ImpactOptions): Decided {
  const steps = damageSteps(weapon, armor, options).map(({ key }) => key);
  const improvised = weaponOf(weapon).improvised ? ['improvised'] : [];
  return {
    cell: { weapon, armor, impact: `${impactOf(weapon, armor, options)}`, ...hitFigures(weapon, armor, options) },
    by: new Set<string>(['roll', ...improvised, ...steps]),
  };
}

/** All cells, computed when the module loads. They depend only on the tables. */
const rowOf = (weapon: WeaponId, powered: boolean): Row =>
  Object.fromEntries(ARMOR_IDS.map((armor) => [armor, decide(weapon, armor, { powered })])) as Row;
const rowsOf = (powered: boolean) =>
  Object.fromEntries(WEAPON_IDS.map((weapon) => [weapon, rowOf(weapon, powered)])) as Readonly<Record<WeaponId, Row>>;
const ROWS = { plain: rowsOf(false), powered: rowsOf(true) } as const;

function stepOf(key: Key, decided: readonly Decided[]): Step<Facts> | undefined {
  const cells = decided.filter(({ by }) => by.has(key)).length;
  return cells === 0 ? undefined : { key, value: null, rule: RULES[key], given: { cells } };
}

type Matrix = Outcome<typeof output, Facts, Record<never, never>>;

function matrixOf(weapons: readonly WeaponId[], armors: readonly ArmorId[], { powered, readings }: Required<ImpactOptions>): Matrix {
  const rows = ROWS[powered ? 'powered' : 'plain'];
  const cellOf = (weapon: WeaponId, armor: ArmorId): Decided =>
    readings.length === 0 ? rows[weapon][armor] : decide(weapon, armor, { powered, readings });
  const decided = weapons.flatMap((weapon) => armors.map((armor) => cellOf(weapon, armor)));
  return {
    figures: { cells: decided.map(({ cell }) => cell) },
    steps: KEYS.map((key) => stepOf(key, decided)).filter((step) => step !== undefined),
  };
}

/** The complete matrix, which is constant. */
const whole = (powered: boolean): Matrix => matrixOf(PRINTED_WEAPON_IDS, ARMOR_IDS, { powered, readings: [] });
const WHOLE = { plain: whole(false), powered: whole(true) } as const;

/** Resolves a checked question. Source: the weapon tables and the damage table. */
export function resolve({ weapons, armors, ...options }: Question): Matrix {
  const { powered } = options;
  // The printed tables have no improvised weapon, so that no reading changes the whole.
  if (weapons === undefined && armors === undefined) return powered ? WHOLE.powered : WHOLE.plain;
  return matrixOf(weapons ?? PRINTED_WEAPON_IDS, armors ?? ARMOR_IDS, options);
}
