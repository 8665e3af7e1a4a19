/** The situation of a figure in a reaction test: conditions, the row of the table that applies, and the choices of a hero. */
import {
  actionIn,
  CANNOT_FIRE,
  COVER_IN_REACH_INCHES,
  COVER_NEAR_INCHES,
  MUST_FIRE,
  REACTIONS,
  type ReactionRow,
} from '../../reference/tables/reactions.js';
import type { Action, Condition, ReactionTest } from './vocabulary.js';

/** Everything about which the tables ask. */
export interface Situation {
  readonly cover: boolean;
  readonly hidden: boolean;
  readonly leader: boolean;
  readonly leaderRep: number | undefined;
  readonly suppressed: boolean;
  readonly movedFast: boolean;
  readonly coverInches: number | undefined;
  readonly flanked: boolean;
  readonly canFire: boolean;
  readonly chargeInReach: boolean;
  readonly stunned: boolean;
  readonly covering: boolean;
  readonly alerted: boolean;
  readonly medicalCare: boolean;
  readonly shotsHeard: boolean;
  readonly atWar: boolean;
  readonly policeAlert: boolean;
  readonly safeArea: boolean;
  /** Other readings of rulings that the group plays. */
  readonly readings: readonly string[];
}

const coverWithin =
  (limit: number) =>
  ({ cover, coverInches }: Situation): boolean =>
    cover || (coverInches !== undefined && coverInches <= limit);

const HOLDS: { readonly [C in Condition]: (situation: Situation) => boolean } = {
  IN_COVER: ({ cover }) => cover,
  HIDDEN: ({ hidden }) => hidden,
  LED: ({ leader, leaderRep }) => leader || leaderRep !== undefined,
  SUPPRESSED: ({ suppressed }) => suppressed,
  MOVED_FAST: ({ movedFast }) => movedFast,
  COVER_NEAR: coverWithin(COVER_NEAR_INCHES),
  COVER_IN_REACH: coverWithin(COVER_IN_REACH_INCHES),
  FLANKED: ({ flanked }) => flanked,
  CAN_FIRE: ({ canFire }) => canFire,
  CHARGE_IN_REACH: ({ chargeInReach }) => chargeInReach,
  STUNNED: ({ stunned }) => stunned,
  COVERING: ({ covering }) => covering,
  ALERTED: ({ alerted }) => alerted,
  LEADER: ({ leader }) => leader,
  MEDICAL_CARE: ({ medicalCare }) => medicalCare,
  SHOTS_HEARD: ({ shotsHeard }) => shotsHeard,
  AT_WAR: ({ atWar }) => atWar,
  POLICE_ALERT: ({ policeAlert }) => policeAlert,
  SAFE_AREA: ({ safeArea }) => safeArea,
};

/** Whether a condition is met. @example holds({ …question, cover: true }, 'IN_COVER') // true */
export const holds = (situation: Situation, condition: Condition): boolean => HOLDS[condition](situation);

function first<R extends Pick<ReactionRow, 'when'>>(rows: readonly R[], situation: Situation): R {
  const found = rows.find(({ when }) => when.every((condition) => holds(situation, condition)));
  if (!found) throw new Error('no row applies');
  return found;
}

/**
 * The row of a test for a number of passed dice, what it mandates as the group reads it, and the action of a figure, which may be
 * unable to fire.
 */
export function rowFor(
  test: ReactionTest,
  situation: Situation,
  passed: number,
): { readonly row: ReactionRow; readonly mandated: Action; readonly action: Action } {
  const row = first(
    REACTIONS[test].rows.filter((candidate) => candidate.passed === passed),
    situation,
  );
  const mandated = actionIn(row, situation.readings);
  const unable = MUST_FIRE.includes(mandated) && !situation.canFire;
  return { row, mandated, action: unable ? first(CANNOT_FIRE, situation).action : mandated };
}

/** Reaction tests that heroes roll for, always or when stunned. */
export const ROLLED_BY_HEROES: readonly ReactionTest[] = ['IN_SIGHT', 'RECOVERY'];

/** Whether a hero chooses the result freely. Stunned heroes and those in sight do so by another reading only. */
export const choosesResult = (test: ReactionTest, { stunned, readings }: Pick<Situation, 'stunned' | 'readings'>): boolean =>
  (REACTIONS[test].heroChooses && !(test === 'RECOVERY' && stunned)) ||
  (ROLLED_BY_HEROES.includes(test) && readings.includes('hero-chooses-every-test'));
