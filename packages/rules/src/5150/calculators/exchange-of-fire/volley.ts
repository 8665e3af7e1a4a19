/** One burst of an exchange and the Received Fire test that it causes. */
import { certain, chain, chanceOf, combine, type Distribution, die, type Fraction, fraction, map, subtract } from '@rangefinder/dice';
import type { Checked } from '../../../calculator/fields.js';
import { hitResults } from '../../engine/damage/damage.js';
import { ALL_RESULTS } from '../../engine/fields.js';
import { LUCKY_FACE, type LuckPlayed, luckOf, neededFace } from '../../engine/hitting/hitting.js';
import { MAX_PASSED, passOdds, TEST_DICE, twoOnes } from '../../engine/pass-dice/pass-dice.js';
import type { Action, Condition } from '../../engine/reaction/vocabulary.js';
import { armorOf } from '../../reference/tables/armors.js';
import { conditionsOf, type HitCondition } from '../../reference/tables/hit-table.js';
import { actionIn, COVER_NEAR_INCHES, REACTIONS, type ReactionRow } from '../../reference/tables/reactions.js';
import { weaponOf } from '../../reference/tables/weapons.js';
import type { Result } from '../../vocabulary.js';
import type { input } from './input.js';

export type Question = Checked<typeof input>;
export type Figure = Question['first'][number];

/** Change of Rep of a burst. */
export type Modifier = 0 | -1;

/** What a burst does: the worst result on its target, and the 1s of the shooter, two at most. */
export interface BurstEnd {
  readonly worst: Result;
  readonly ones: number;
}

const D6 = die(6);
/** 1s that empty a weapon. */
export const EMPTYING_ONES = 2;

const worse = (a: Result, b: Result): Result => (ALL_RESULTS.indexOf(a) > ALL_RESULTS.indexOf(b) ? a : b);
const keyOf = ({ worst, ones }: BurstEnd): string => `${worst}${ones}`;

/** All conditions that can turn shots of one figure at another into misses. */
export const conditionsBetween = (shooter: Figure, target: Figure): readonly HitCondition[] =>
  conditionsOf({
    cover: target.cover || armorOf(target.armor).alwaysInCover === true,
    concealed: target.concealed,
    prone: target.prone,
    targetMovedFast: target.movedFast,
    shooterMovedFast: shooter.movedFast,
    twoWeapons: false,
    targetNumber: 1,
  });

/** Dice of a figure's burst. */
export const rateOf = ({ weapon }: Figure): number => weaponOf(weapon).rateOfFire ?? 0;

/** A burst with all dice at one target. Source: shooting, lucky shot, damage, ammunition. */
export function burstOf(shooter: Figure, target: Figure, modifier: Modifier, played: LuckPlayed): Distribution<BurstEnd> {
  const conditions = conditionsBetween(shooter, target);
  const rep = shooter.rep + modifier;
  const [face, luck] = [neededFace(rep, conditions), luckOf(played, shooter.rep, modifier, conditions)];
  const missed = certain<Result>('MISSED');
  const hit: Distribution<Result> = hitResults(shooter.weapon, target.armor);
  const counting = played.readings.includes('lucky-ones-count');
  const endAt = (results: Distribution<Result>, ones: number): Distribution<BurstEnd> =>
    map(results, (worst): BurstEnd => ({ worst, ones }), keyOf);
  const secondRoll = (against: number): Distribution<BurstEnd> =>
    chain(D6, (shown) => endAt(shown <= against ? hit : missed, counting && shown === 1 ? 1 : 0), keyOf);
  const one = chain(
    D6,
    (shown) => {
      if (luck !== undefined && shown === LUCKY_FACE) return secondRoll(luck);
      return endAt(shown >= face ? hit : missed, shown === 1 ? 1 : 0);
    },
    keyOf,
  );
  const both = (a: BurstEnd, b: BurstEnd): BurstEnd => ({ worst: worse(a.worst, b.worst), ones: Math.min(EMPTYING_ONES, a.ones + b.ones) });
  let all = one;
  for (let dice = 1; dice < rateOf(shooter); dice++) all = combine(all, one, both, keyOf);
  return all;
}

/** The worst result of several bursts at one target, with the 1s of the first. */
export const withOther = (burst: Distribution<BurstEnd>, other: Distribution<BurstEnd>): Distribution<BurstEnd> =>
  combine(burst, other, (a, b) => ({ worst: worse(a.worst, b.worst), ones: a.ones }), keyOf);

/** Whether fire of one figure suppresses another. */
export const suppresses = (shooter: Figure, target: Figure): boolean =>
  weaponOf(shooter.weapon).suppression > weaponOf(target.weapon).suppression;

/** What a test makes a figure do, whether it becomes a hero, and the odds. */
export interface Reaction {
  readonly action: Action;
  readonly becomesHero: boolean;
  readonly chance: Fraction;
}

function holds({ cover, movedFast, flanked, coverInches }: Figure, suppressed: boolean, condition: Condition): boolean {
  const isCoverNear = cover || (coverInches !== undefined && coverInches <= COVER_NEAR_INCHES);
  const met: { readonly [C in Condition]?: boolean } = {
    IN_COVER: cover,
    SUPPRESSED: suppressed,
    MOVED_FAST: movedFast,
    COVER_NEAR: isCoverNear,
    FLANKED: flanked,
  };
  return met[condition] === true;
}

/** The row of Received Fire for a number of passed dice. */
export function rowOf(figure: Figure, suppressed: boolean, passed: number): ReactionRow {
  const row = REACTIONS.RECEIVED_FIRE.rows.find(
    (candidate) => candidate.passed === passed && candidate.when.every((condition) => holds(figure, suppressed, condition)),
  );
  if (!row) throw new Error(`no row at ${passed}`);
  return row;
}

/** The Received Fire test of a figure. Two 1s pass two dice and make a hero, who may choose at once by another reading. */
export function reactionsOf(figure: Figure, suppressed: boolean, { readings }: Pick<Question, 'readings'>): readonly Reaction[] {
  const extraDice = figure.leader ? 1 : 0;
  const hero = twoOnes(TEST_DICE + extraDice);
  const reactions = passOdds({ rep: figure.rep, extraDice }).flatMap(({ passed, chance }): readonly Reaction[] => {
    const action = actionIn(rowOf(figure, suppressed, passed), readings);
    return passed === MAX_PASSED
      ? [
          { action: readings.includes('hero-at-once') ? 'FIRE' : action, becomesHero: true, chance: hero },
          { action, becomesHero: false, chance: subtract(chance, hero) },
        ]
      : [{ action, becomesHero: false, chance }];
  });
  return reactions.filter(({ chance }) => chance.numerator > 0n);
}

/** The outcomes of a burst with their odds. */
export const endsOf = (burst: Distribution<BurstEnd>): readonly (BurstEnd & { readonly chance: Fraction })[] =>
  burst.outcomes.map(({ value, weight }) => ({ ...value, chance: fraction(weight, burst.total) }));

/** Odds that a burst empties the weapon. */
export const emptyingOdds = (burst: Distribution<BurstEnd>): Fraction =>
  chanceOf(
    map(burst, ({ ones }) => ones),
    EMPTYING_ONES,
  );
