/** The results of the roll to hit: a miss, a hit, a hit with a natural 12; and the damage of each. */
import { type Distribution, die, type Outcome, sum } from '@rangefinder/dice';
import { NO_READINGS, type Readings } from '../../reference/readings.js';
import type { Damage } from '../weapons/damage.js';

/** The damage of an attack before armor. */
export interface Blow {
  readonly hit: boolean;
  readonly natural12: boolean;
  readonly damage: number;
}

/** Numbers of rolls that miss, hit, and hit with a natural 12. */
export interface HitWeights {
  readonly miss: bigint;
  readonly hit: bigint;
  readonly natural12: bigint;
  readonly total: bigint;
}

export const NATURAL_12 = 12;
const MIN_ROLL = 2;

/**
 * The roll that hits a target number: above 12 there is none, unless a natural 12 always hits and a natural 2 always misses.
 * @example neededRoll(14, ['extreme-rolls']) // 12
 */
export const neededRoll = (target: number, readings: Readings): number =>
  readings.includes('extreme-rolls') ? Math.min(Math.max(target, MIN_ROLL + 1), NATURAL_12) : target;

/** Whether a roll on 2D6 can reach a target number. */
export const canHit = (target: number, readings: Readings): boolean => neededRoll(target, readings) <= NATURAL_12;

const DICE = sum(die(6), 2);

function onceAt(target: number): HitWeights {
  const ways = (counts: (roll: number) => boolean): bigint =>
    DICE.outcomes.reduce((all, { value, weight }) => (counts(value) ? all + weight : all), 0n);
  return {
    miss: ways((roll) => roll < target),
    hit: ways((roll) => roll >= target && roll !== NATURAL_12),
    natural12: ways((roll) => roll >= target && roll === NATURAL_12),
    total: DICE.total,
  };
}

/** One reroll of a miss (Lucky). */
const rerolled = ({ miss, hit, natural12, total }: HitWeights): HitWeights => ({
  miss: miss * miss,
  hit: hit * (total + miss),
  natural12: natural12 * (total + miss),
  total: total * total,
});

const ONCE = Array.from({ length: NATURAL_12 + 2 }, (_, target) => onceAt(target));
const TWICE = ONCE.map(rerolled);

/**
 * The weights of a roll against a target number, with or without Lucky. Ruling: alpha-strike/ruling/natural-12. @example
 * hitWeights(13, false).hit // 0n
 */
export const hitWeights = (target: number, lucky: boolean, readings: Readings = NO_READINGS): HitWeights =>
  (lucky ? TWICE : ONCE)[Math.min(Math.max(neededRoll(target, readings), MIN_ROLL), NATURAL_12 + 1)] as HitWeights;

const MISS: Blow = { hit: false, natural12: false, damage: 0 };

/** The equally likely amounts of damage of a hit. The D6 of minimal damage adds one point on half of its faces. */
export const amountsOf = ({ fixed, minimal, withoutPoint = fixed }: Damage): readonly number[] =>
  minimal ? [withoutPoint, fixed + 1] : [fixed];

/** All results of an attack. @example blows(hitWeights(7, false), { fixed: 3, minimal: false }) */
export function blows({ miss, hit, natural12, total }: HitWeights, damage: Damage): Distribution<Blow> {
  const dealt = amountsOf(damage);
  const ways = BigInt(dealt.length);
  const outcomes: readonly Outcome<Blow>[] = [
    { value: MISS, weight: miss * ways },
    ...dealt.map((points) => ({ value: { hit: true, natural12: false, damage: points }, weight: hit })),
    ...dealt.map((points) => ({ value: { hit: true, natural12: true, damage: points }, weight: natural12 })),
  ];
  return { outcomes: outcomes.filter(({ weight }) => weight > 0n), total: total * ways };
}
