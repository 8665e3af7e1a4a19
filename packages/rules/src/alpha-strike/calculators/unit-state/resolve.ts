/** What a unit can do now, and after each result of the next critical roll. */
import { chanceOf, type Fraction } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import { type Checked, wordsOf } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { CriticalCounts } from '../../engine/combat/condition.js';
import { type Resilience, resilienceOf } from '../../engine/combat/resilience.js';
import { stateNow, type UnitState } from '../../engine/combat/state.js';
import { contradictionsIn, readUnit, type Unit } from '../../engine/combat/unit.js';
import type { Fatal } from '../../engine/coverage/fatal.js';
import { type TypeRefusals, typeRefusal } from '../../engine/coverage/types.js';
import { fatalOf } from '../../engine/coverage/unit-refusal.js';
import { type HeatTurn, heatAfter } from '../../engine/heat/end-phase.js';
import { damageText } from '../../engine/specials/damage-values.js';
import { CRITICAL_ODDS, EXTRA_DAMAGE, FATAL_ENGINE_HITS } from '../../reference/tables/critical-hits.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { CRITICALS, type Critical } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Figures = Checked<typeof output>;
type Shown = Omit<Figures['next'][number], 'critical' | 'chance' | 'destroys' | 'extraDamage'>;

export interface Facts {
  readonly destroyed: { readonly by: Fatal };
  readonly shutDown: object;
  readonly move: {
    readonly ground: number;
    readonly jump: number;
    readonly hits: number;
    readonly heat: number;
    readonly inWater: boolean;
  };
  readonly immobile: object;
  readonly tmm: { readonly printed: number; readonly ground: number | undefined; readonly jumping: number | undefined };
  readonly toHit: { readonly heat: number; readonly fireControl: number };
  readonly damage: { readonly damage: readonly string[]; readonly hits: number };
  readonly overheat: { readonly points: number };
  readonly water: object;
  readonly heat: { readonly afterFire: number | undefined; readonly afterRest: number };
  readonly next: { readonly critical: Critical; readonly chance: Fraction; readonly after: After };
}

/** A unit after one more critical hit. */
export interface After {
  readonly destroys: boolean;
  readonly extraDamage: number;
  readonly state: Shown;
}

/** Contradictions on the card. A unit without rules is refused. */
export const relations = ({ unit }: Question): readonly Problem[] =>
  typeRefusal(unit) === undefined ? contradictionsIn(unit, ['unit']) : [];

const shownOf = ({ ground, jump, tmm, tmmJumping, toHit, damage }: UnitState): Shown => ({
  ground,
  jump,
  tmm,
  tmmJumping,
  toHit,
  damage: damage ? [damage.SHORT, damage.MEDIUM, damage.LONG].map(damageText) : [],
});

const COUNT_OF: Readonly<Partial<Record<Critical, keyof CriticalCounts>>> = {
  ENGINE: 'engine',
  FIRE_CONTROL: 'fireControl',
  WEAPON: 'weapon',
  MOVEMENT: 'movement',
};

/** Whether a critical hit has nothing to act on and is a point of damage instead. */
const cannotApply = (critical: Critical, { weapon, movement }: CriticalCounts, { weaponHits, movementHits }: Resilience): boolean =>
  (critical === 'WEAPON' && weapon >= weaponHits) || (critical === 'MOVEMENT' && movement >= movementHits);

function extraDamageOf(critical: Critical, counts: CriticalCounts, resilience: Resilience): number {
  const burns = critical === 'AMMUNITION' && resilience.ammunition === 'HURTS';
  return burns || cannotApply(critical, counts, resilience) ? EXTRA_DAMAGE : 0;
}

/** The unit after a critical hit. */
function afterCritical(unit: Unit, critical: Critical, { waterDepth, readings }: Question): After {
  const { criticals: counts, armor, structure } = unit;
  const resilience = resilienceOf(unit.specials, unit.damage, unit.move, readings);
  const extraDamage = extraDamageOf(critical, counts, resilience);
  const destroys =
    critical === 'DESTROYED' ||
    (critical === 'AMMUNITION' && resilience.ammunition === 'DESTROYS') ||
    (critical === 'ENGINE' && counts.engine + 1 >= FATAL_ENGINE_HITS) ||
    (extraDamage > 0 && armor === 0 && structure <= extraDamage);
  const count = extraDamage > 0 ? undefined : COUNT_OF[critical];
  const after = count ? { ...counts, [count]: counts[count] + 1 } : counts;
  return { destroys, extraDamage, state: shownOf(stateNow(unit, after, waterDepth > 0, readings)) };
}

const heatTurn = ({ heat, criticals, shutDown }: Unit, { waterDepth, readings }: Question, fired: boolean): HeatTurn => ({
  heat,
  overheat: 0,
  engineHits: criticals.engine,
  externalHeat: 0,
  fired,
  waterDepth,
  shutDown,
  readings,
});

/** Resolves a checked question. Source: “Heat”, “Critical hits”, “Water”. */
export function resolve(question: Question): Outcome<typeof output, Facts, TypeRefusals> {
  const unit = readUnit(question.unit, question.readings);
  const refusal = typeRefusal(question.unit);
  const by = fatalOf(question.unit);
  if (by && !refusal) return { figures: DESTROYED, steps: [destroyedStep(by)] };
  const state = stateNow(unit, unit.criticals, question.waterDepth > 0, question.readings);
  const next = wordsOf(CRITICALS).map((critical) => ({
    critical,
    chance: chanceOf(CRITICAL_ODDS, critical),
    after: afterCritical(unit, critical, question),
  }));
  const { shutDown, immobile } = state;
  const heatOf = (fired: boolean): number => (unit.hasHeatScale ? heatAfter(heatTurn(unit, question, fired)) : 0);
  const figures: Figures = {
    destroyed: by !== undefined,
    shutDown,
    immobile,
    ...shownOf(state),
    partialCover: question.waterDepth > 0,
    overheat: shutDown ? 0 : Math.min(unit.overheatValue, SHUTDOWN_HEAT - unit.heat),
    heatAfterFire: shutDown ? undefined : heatOf(true),
    heatAfterRest: heatOf(false),
    next: next.map(({ critical, chance, after: { state: left, ...after } }) => ({ critical, chance, ...after, ...left })),
  };
  return refusal ? { figures, steps: [], refusal } : { figures, steps: [...stepsNow(unit, figures), ...next.map(nextStep)] };
}

/** Nothing is left of a destroyed unit. */
const DESTROYED: Figures = {
  destroyed: true,
  shutDown: false,
  immobile: false,
  ground: undefined,
  jump: undefined,
  tmm: undefined,
  tmmJumping: undefined,
  toHit: undefined,
  damage: [],
  partialCover: false,
  overheat: 0,
  heatAfterFire: undefined,
  heatAfterRest: 0,
  next: [],
};

const destroyedStep = (by: Fatal): Step<Facts> => ({ key: 'destroyed', value: null, rule: 'alpha-strike/critical-effects', given: { by } });

const nextStep = (given: Facts['next']): Step<Facts> => ({ key: 'next', value: null, rule: 'alpha-strike/critical-effects', given });

function stepsNow(unit: Unit, figures: Figures): readonly Step<Facts>[] {
  return [shutDownStep, moveStep, immobileStep, tmmStep, toHitStep, damageStep, overheatStep, waterStep, heatStep]
    .map((step) => step(unit, figures))
    .filter((step) => step !== undefined);
}

type StateStep = (unit: Unit, figures: Figures) => Step<Facts> | undefined;

const shutDownStep: StateStep = (_, { shutDown }) =>
  shutDown ? { key: 'shutDown', value: null, rule: 'alpha-strike/shutdown', given: {} } : undefined;

const moveStep: StateStep = ({ move, criticals, heat }, { ground, jump, shutDown, partialCover }) =>
  move === undefined || ground === undefined || jump === undefined || shutDown
    ? undefined
    : {
        key: 'move',
        value: ground,
        rule: criticals.movement > 0 ? 'alpha-strike/ruling/mp-rounding' : 'alpha-strike/movement-modes',
        given: { ground, jump, hits: criticals.movement, heat, inWater: partialCover && move.jump > 0 },
      };

const immobileStep: StateStep = (_, { immobile, shutDown }) =>
  immobile && !shutDown ? { key: 'immobile', value: null, rule: 'alpha-strike/critical-effects', given: {} } : undefined;

const tmmStep: StateStep = ({ tmm: printed, criticals }, { tmm: ground, tmmJumping: jumping }) =>
  printed === undefined || (ground === undefined && jumping === undefined)
    ? undefined
    : {
        key: 'tmm',
        value: ground ?? null,
        rule: criticals.movement > 0 ? 'alpha-strike/ruling/mp-rounding' : 'alpha-strike/heat',
        given: { printed, ground, jumping },
      };

const toHitStep: StateStep = ({ heat, criticals }, { toHit }) =>
  toHit === undefined
    ? undefined
    : { key: 'toHit', value: toHit, rule: 'alpha-strike/table/to-hit', given: { heat, fireControl: criticals.fireControl } };

const damageStep: StateStep = ({ criticals }, { damage }) =>
  damage.length === 0
    ? undefined
    : { key: 'damage', value: null, rule: 'alpha-strike/ruling/weapon-hit-values', given: { damage, hits: criticals.weapon } };

const overheatStep: StateStep = (_, { overheat: points }) =>
  points === 0 ? undefined : { key: 'overheat', value: points, rule: 'alpha-strike/overheat', given: { points } };

const waterStep: StateStep = (_, { partialCover }) =>
  partialCover ? { key: 'water', value: null, rule: 'alpha-strike/partial-cover', given: {} } : undefined;

const heatStep: StateStep = ({ hasHeatScale }, { heatAfterFire: afterFire, heatAfterRest: afterRest }) =>
  hasHeatScale ? { key: 'heat', value: null, rule: 'alpha-strike/cooling', given: { afterFire, afterRest } } : undefined;
