/** Legality of a shot: one predicate for each rule. The first failure is the refusal. */
import type { Refusal } from '../../../calculator/calculator.js';
import type { Problem } from '../../../calculator/problems.js';
import type { Cover, Target } from '../../vocabulary.js';

/** The facts of each refusal. */
export interface ShotRefusals {
  readonly NO_PILOT: object;
  readonly UNSEEN: object;
  readonly OUT_OF_SIGHT: object;
  readonly CONTACT: object;
  readonly RANK: { readonly rank: number; readonly needed: number };
  readonly AIMED_INFANTRY_ONLY: { readonly shooter: Target };
  readonly SHORT_AMMUNITION: { readonly needed: number; readonly left: number };
}
export type ShotRefusal = Refusal<ShotRefusals>;

export const noPilot = ({ shooter }: { readonly shooter: Target }): ShotRefusal | undefined =>
  shooter === 'UNMANNED_MACHINE' ? { code: 'NO_PILOT', rule: 'bronepehota/unmanned-machines', given: {} } : undefined;

export const unseen = ({ cover }: { readonly cover: Cover }): ShotRefusal | undefined =>
  cover === 'UNSEEN' ? { code: 'UNSEEN', rule: 'bronepehota/table/cover', given: {} } : undefined;

export const outOfSight = ({ inFront }: { readonly inFront: boolean }): ShotRefusal | undefined =>
  inFront ? undefined : { code: 'OUT_OF_SIGHT', rule: 'bronepehota/shot-conditions', given: {} };

export const inContact = ({ contact }: { readonly contact: boolean }): ShotRefusal | undefined =>
  contact ? { code: 'CONTACT', rule: 'bronepehota/ruling/contact-firing', given: {} } : undefined;

/** The rank of a gunner and the rank that his gun or machine needs. */
interface Ranks {
  readonly shooter: Target;
  readonly rank: number | undefined;
  readonly rankNeeded: number | undefined;
}

/** Only guns and machines need a rank: a soldier fires his own weapon at any. */
export const rankProblems = ({ shooter, rankNeeded }: Ranks): readonly Problem[] =>
  shooter === 'INFANTRY' && rankNeeded !== undefined
    ? [
        {
          code: 'CONFLICT',
          path: ['rankNeeded'],
          given: rankNeeded,
          allowed: {
            en: 'none (infantry fires its own weapon at any rank)',
            ru: 'ничего (из своего оружия пехотинец стреляет в любом ранге)',
          },
        },
      ]
    : [];

/** Ranks are compared only when both are known. */
export const tooLowRank = ({ rank, rankNeeded }: Omit<Ranks, 'shooter'>): ShotRefusal | undefined =>
  rank !== undefined && rankNeeded !== undefined && rank < rankNeeded
    ? { code: 'RANK', rule: 'bronepehota/gun-crews', given: { rank, needed: rankNeeded } }
    : undefined;

export const aimedByOthers = ({ aimed, shooter }: { readonly aimed: boolean; readonly shooter: Target }): ShotRefusal | undefined =>
  aimed && shooter !== 'INFANTRY' ? { code: 'AIMED_INFANTRY_ONLY', rule: 'bronepehota/aimed-fire', given: { shooter } } : undefined;

/** Whether the last shot takes what is left, by another reading. */
const isLastFired = (readings: readonly string[]): boolean => readings.includes('last-shot-fires');

/** Ammunition that a shot takes. */
export const spentOn = (needed: number, left: number | undefined, readings: readonly string[]): number =>
  left !== undefined && isLastFired(readings) ? Math.min(needed, left) : needed;

/** Refuses a shot that needs more ammunition than is left. Undefined means unlimited. */
export const shortAmmunition = (needed: number, left: number | undefined, readings: readonly string[]): ShotRefusal | undefined =>
  left !== undefined && (isLastFired(readings) ? left === 0 && needed > 0 : needed > left)
    ? { code: 'SHORT_AMMUNITION', rule: 'bronepehota/ruling/short-ammunition', given: { needed, left } }
    : undefined;

/** The first refusal from a list of tests, if any. */
export function firstOf<Q, F>(tests: readonly ((question: Q) => F | undefined)[], question: Q): F | undefined {
  for (const test of tests) {
    const refusal = test(question);
    if (refusal) return refusal;
  }
  return undefined;
}
