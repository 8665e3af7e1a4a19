/** The tested force: its consistency, its losses, and the row of the table that applies. */
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { Motivation, StayCondition } from '../../engine/stay-or-run/vocabulary.js';
import { LOST_SHARES, STAY_ROWS, type StayRow } from '../../reference/tables/stay-or-run.js';
import type { input } from './input.js';
import { isDue } from './losses.js';

export type Question = Checked<typeof input>;
/** A question whose test is due. */
export interface Tested extends Question {
  readonly motivation: Motivation;
  readonly reps: readonly number[];
}

export type LostShare = keyof typeof LOST_SHARES;

/** The shares of losses in the table, largest first. */
export const LOST = Object.keys(LOST_SHARES) as LostShare[];

const tooMany = (field: keyof Question, given: unknown, most: number, en: string, ru: string): Problem => ({
  code: 'CONFLICT',
  path: [field],
  given,
  allowed: { en: `at most ${most}, ${en}`, ru: `не больше ${most} — ${ru}` },
});

const missing = (field: keyof Question, en: string, ru: string): Problem => ({
  code: 'MISSING',
  path: [field],
  given: null,
  allowed: { en, ru },
});

/** What a test needs that is due. */
const untested = ({ motivation, reps }: Question): readonly Problem[] => [
  ...(motivation === undefined ? [missing('motivation', 'what the force fights for', 'ради чего отряд сражается')] : []),
  ...(reps === undefined ? [missing('reps', 'the Reps of the figures that are left', 'Умения оставшихся фигурок')] : []),
];

/** Losses do not exceed the figures, no more figures are tested than are left, and a test that is due has its force. */
export function relations(question: Question): readonly Problem[] {
  const { figures, losses, lossesAtLastTest, reps = [] } = question;
  if (losses > figures) return [tooMany('losses', losses, figures, 'the starting figures', 'столько фигурок было в начале')];
  if (lossesAtLastTest > losses)
    return [tooMany('lossesAtLastTest', lossesAtLastTest, losses, 'the losses so far', 'столько потерь на сейчас')];
  const left = figures - losses;
  return [
    ...(reps.length > left ? [tooMany('reps', reps, left, 'the figures that are left', 'столько фигурок осталось')] : []),
    ...(isDue(question) ? untested(question) : []),
  ];
}

/** Whether a share of the force is lost. */
export const lost = ({ figures, losses }: Question, condition: LostShare): boolean => {
  const [share, whole] = LOST_SHARES[condition];
  return losses * whole >= figures * share;
};

const isShare = (condition: StayCondition): condition is LostShare => Object.hasOwn(LOST_SHARES, condition);

function holds(question: Tested, condition: StayCondition): boolean {
  if (condition === 'PRIZE_TAKEN') return question.loot || question.captives || question.hostages;
  return isShare(condition) ? lost(question, condition) : condition === question.motivation;
}

/** Two dice only excuse colonists from stopping at three quarters; by another reading they stop before that. */
const otherwiseGoesOn = (question: Tested): boolean => lost(question, 'LOST_THREE_QUARTERS');

/** The row that applies to a number of passed dice. */
export function rowFor(question: Tested, passed: number): StayRow {
  const row = STAY_ROWS.find((candidate) => candidate.passed === passed && candidate.when.every((condition) => holds(question, condition)));
  if (!row) throw new Error(`no row for ${question.motivation} at ${passed}`);
  return row.otherwise !== undefined && question.readings.includes(row.otherwise) ? { ...row, goesOn: otherwiseGoesOn(question) } : row;
}
