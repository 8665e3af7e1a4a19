/** One die on the hit table: the needed face, luck that may save a 6, and the odds. Used by the hit-table and shooting calculators. */
import { add, atLeast, atMost, die, type Fraction, fraction, multiply, ZERO } from '@rangefinder/dice';
import type { Step } from '../../../calculator/calculator.js';
import { type HitCondition, leastHit, MISSED_WHEN } from '../../reference/tables/hit-table.js';

/** The Rep that can use a lucky shot. */
const LUCKY_REP = 3;
/** The face that luck may save. */
export const LUCKY_FACE = 6;
/** The lowest total in the printed table. */
const MIN_PRINTED = 3;
/** The highest Rep whose right to shoot is unclear in the rules. */
const DOUBTED_REP = 2;

const D6 = die(6);

/** The minimum face that hits. Above 6 a die cannot hit, from 1 down it always does. @example neededFace(4, []) // 4 */
export const neededFace = (rep: number, conditions: readonly HitCondition[]): number => leastHit(conditions) - rep;

/** How a group plays lucky shots. */
export interface LuckPlayed {
  readonly luckyShot: boolean;
  readonly readings: readonly string[];
}

/**
 * The Rep against which a 6 that misses is rolled again; undefined when it is not. Source: the lucky shot; ruling lucky-shot-rep.
 * @example luckOf({ luckyShot: true, readings: [] }, 3, 0, ['cover']) // 3
 */
export function luckOf(
  { luckyShot, readings }: LuckPlayed,
  rep: number,
  modifier: number,
  conditions: readonly HitCondition[],
): number | undefined {
  if (!luckyShot || neededFace(rep + modifier, conditions) <= LUCKY_FACE) return undefined;
  if (readings.includes('lucky-shot-own-rep')) return rep >= LUCKY_REP ? rep : undefined;
  return rep + modifier === LUCKY_REP ? LUCKY_REP : undefined;
}

/** Odds that one die hits, luck included. @example dieChance(4, [], undefined) // 1/2 */
export function dieChance(rep: number, conditions: readonly HitCondition[], luck: number | undefined): Fraction {
  const natural = atLeast(D6, neededFace(rep, conditions));
  return add(natural, luck === undefined ? ZERO : multiply(fraction(1, D6.total), atMost(D6, luck)));
}

/** The facts of the hitting steps. */
export interface HittingFacts {
  readonly rep: { readonly rep: number; readonly modifier: number; readonly effective: number };
  readonly lowRep: { readonly effective: number };
  readonly lowTotals: { readonly effective: number };
  readonly condition: { readonly condition: HitCondition; readonly misses: readonly number[] };
  readonly luck: { readonly effective: number };
}
type HittingStep = Step<HittingFacts>;

const TABLE = '5150/table/hit-table';

/** The steps of the shooter's Rep, including the ruling on a low Rep. */
export function repSteps(rep: number, modifier: number): readonly HittingStep[] {
  const effective = rep + modifier;
  return [
    { key: 'rep', value: effective, rule: TABLE, given: { rep, modifier, effective } },
    ...(effective === DOUBTED_REP
      ? [{ key: 'lowRep', value: null, rule: '5150/ruling/low-rep-shoots', given: { effective } } as const]
      : []),
    ...(effective + 1 < MIN_PRINTED
      ? [{ key: 'lowTotals', value: null, rule: '5150/ruling/low-totals', given: { effective } } as const]
      : []),
  ];
}

const missesOf = (condition: HitCondition): readonly number[] =>
  Object.keys(MISSED_WHEN)
    .map(Number)
    .filter((total) => MISSED_WHEN[total]?.includes(condition));

/** A step for each condition that applies, with the totals that it turns into misses. */
export const conditionSteps = (conditions: readonly HitCondition[]): readonly HittingStep[] =>
  conditions.map((condition) => ({ key: 'condition', value: null, rule: TABLE, given: { condition, misses: missesOf(condition) } }));

/** The step of a lucky shot, rolled against a Rep. */
export const luckSteps = (luck: number | undefined): readonly HittingStep[] =>
  luck === undefined ? [] : [{ key: 'luck', value: null, rule: '5150/ruling/lucky-shot-rep', given: { effective: luck } }];
