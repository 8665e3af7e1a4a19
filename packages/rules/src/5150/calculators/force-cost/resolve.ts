/** The cost of a force: Rep, weapons and armor of each figure, by printed prices. */
import type { Outcome, Refusal, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { type ArmorId, armorOf } from '../../reference/tables/armors.js';
import { REP_COSTS } from '../../reference/tables/points.js';
import { mayCarry } from '../../reference/tables/weapon-tables.js';
import { type WeaponId, weaponOf } from '../../reference/tables/weapons.js';
import type { FigureClass } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Figure = Question['figures'][number];

/** A part of a figure's price. `cost` is null when no price is printed. */
export type Part =
  | { readonly kind: 'rep'; readonly rep: number; readonly cost: number | null }
  | { readonly kind: 'weapon'; readonly weapon: WeaponId; readonly cost: number | null }
  | { readonly kind: 'armor'; readonly armor: ArmorId; readonly cost: number | null };

export interface Facts {
  readonly figure: {
    readonly line: number;
    readonly name: string | undefined;
    readonly parts: readonly Part[];
    readonly each: number;
    readonly count: number;
    readonly total: number;
  };
  readonly unpriced: { readonly line: number; readonly name: string | undefined; readonly parts: readonly Part[] };
  readonly starred: object;
  readonly grenades: { readonly cost: number };
  readonly total: { readonly lines: number; readonly total: number };
}
export interface Refusals {
  readonly UNPRICED: { readonly line: number; readonly name: string | undefined; readonly part: Part };
  readonly RESTRICTED: { readonly line: number; readonly name: string | undefined; readonly weapon: WeaponId; readonly who: FigureClass };
}

const GRENADES = 'grenades';

/** Whether the force pays for grenades once instead of each figure. */
const paysOnce = ({ figures, readings }: Question): boolean =>
  readings.includes('grenades-paid-once') && figures.some(({ weapons }) => weapons.includes(GRENADES));

const partsOf = ({ rep, weapons, armor }: Figure, once: boolean): readonly Part[] => [
  { kind: 'rep', rep, cost: REP_COSTS[rep] ?? null },
  ...weapons
    .filter((weapon) => !once || weapon !== GRENADES)
    .map((weapon) => ({ kind: 'weapon', weapon, cost: weaponOf(weapon).cost }) as const),
  { kind: 'armor', armor, cost: armorOf(armor).cost },
];

/** A line of the force with its parts and price. */
interface Line {
  readonly line: number;
  readonly figure: Figure;
  readonly parts: readonly Part[];
  readonly each: number | undefined;
}

/** The sum of prices. Undefined when any of them is missing. */
const addUp = (prices: readonly (number | null | undefined)[]): number | undefined =>
  prices.reduce<number | undefined>(
    (sum, price) => (sum === undefined || price === null || price === undefined ? undefined : sum + price),
    0,
  );

function lineOf(figure: Figure, index: number, once: boolean): Line {
  const parts = partsOf(figure, once);
  return { line: index + 1, figure, parts, each: addUp(parts.map(({ cost }) => cost)) };
}

const totalOf = ({ figure, each }: Line): number | undefined => (each === undefined ? undefined : each * figure.count);

const costOf = (line: Line) => ({ name: line.figure.name, count: line.figure.count, each: line.each, total: totalOf(line) });

function unpriced({ line, figure: { name }, parts }: Line): Refusal<Refusals> | undefined {
  const part = parts.find(({ cost }) => cost === null);
  return part && { code: 'UNPRICED', rule: '5150/ruling/unpriced', given: { line, name, part } };
}

function restricted({ line, figure: { name, weapons, figureClass: who } }: Line): Refusal<Refusals> | undefined {
  const weapon = who && weapons.find((id) => !mayCarry(who, weaponOf(id)));
  return weapon && { code: 'RESTRICTED', rule: '5150/ruling/restricted-weapons', given: { line, name, weapon, who } };
}

const refusalOf = (lines: readonly Line[]): Refusal<Refusals> | undefined =>
  lines.map((line) => unpriced(line) ?? restricted(line)).find((refusal) => refusal !== undefined);

function stepOf({ line, figure: { name, count }, parts, each }: Line): Step<Facts> {
  if (each === undefined) return { key: 'unpriced', value: null, rule: '5150/ruling/unpriced', given: { line, name, parts } };
  return { key: 'figure', value: each * count, rule: '5150/points', given: { line, name, parts, each, count, total: each * count } };
}

const hasStars = ({ figure: { weapons } }: Line): boolean => weapons.some((id) => weaponOf(id).mark !== '');

function stepsOf(lines: readonly Line[], grenades: number, total: number | undefined): readonly Step<Facts>[] {
  return [
    ...lines.map(stepOf),
    ...(grenades > 0 ? [{ key: 'grenades', value: grenades, rule: '5150/ruling/grenade-points', given: { cost: grenades } } as const] : []),
    ...(lines.some(hasStars) ? [{ key: 'starred', value: null, rule: '5150/ruling/restricted-weapons', given: {} } as const] : []),
    ...(total === undefined || (lines.length === 1 && grenades === 0)
      ? []
      : [{ key: 'total', value: null, rule: '5150/points', given: { lines: lines.length, total } } as const]),
  ];
}

/** Resolves a checked question. Source: points; prices of Rep, armor and weapons in the army lists. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const once = paysOnce(question);
  const lines = question.figures.map((figure, index) => lineOf(figure, index, once));
  const refusal = refusalOf(lines);
  const grenades = once ? (weaponOf(GRENADES).cost as number) : 0;
  const total = addUp([...lines.map(totalOf), grenades]);
  return { figures: { total, figures: lines.map(costOf) }, steps: stepsOf(lines, grenades, total), ...(refusal && { refusal }) };
}
