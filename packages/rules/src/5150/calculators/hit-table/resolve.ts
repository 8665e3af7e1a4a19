/** The result of one die on the hit table, for each face. */
import { complement, type Fraction, fraction, multiply } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Text } from '../../../text/language.js';
import {
  conditionSteps,
  dieChance,
  type HittingFacts,
  LUCKY_FACE,
  luckOf,
  luckSteps,
  neededFace,
  repSteps,
} from '../../engine/hitting/hitting.js';
import {
  CONDITION_NAMES,
  conditionsOf,
  type HitCondition,
  type HitOutcome,
  leastHit,
  outcomeOf,
} from '../../reference/tables/hit-table.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Row = Checked<typeof output>['rows'][number];

export interface Facts extends HittingFacts {
  readonly needed: { readonly total: number; readonly face: number; readonly chance: Fraction };
}

const TOO_LOW: Text = { en: 'total below 8', ru: 'сумма меньше 8' };
const LUCKY: Text = { en: 'lucky shot', ru: 'на удачу' };
const FACES = [1, 2, 3, 4, 5, 6] as const;
const ONE_FACE = fraction(1, FACES.length);

const reasonOf = (outcome: HitOutcome): Text | undefined => {
  if (outcome.hit) return undefined;
  return outcome.reason === 'tooLow' ? TOO_LOW : CONDITION_NAMES[outcome.reason];
};

/** The row of a face. A 6 that luck may save has two rows. */
function rowsOf(die: number, rep: number, conditions: readonly HitCondition[], luck: number | undefined): readonly Row[] {
  const total = die + rep;
  const outcome = outcomeOf(total, conditions);
  const row: Row = { die, total, hit: outcome.hit, chance: ONE_FACE, reason: reasonOf(outcome) };
  if (luck === undefined || die !== LUCKY_FACE) return [row];
  const saved = fraction(luck, FACES.length);
  return [
    { ...row, chance: multiply(ONE_FACE, complement(saved)) },
    { ...row, hit: true, chance: multiply(ONE_FACE, saved), reason: LUCKY },
  ];
}

/** Resolves a checked question. Source: the hit table and the lucky shot. */
export function resolve({ rep, movedFast, luckyShot, ...situation }: Question): Outcome<typeof output, Facts, Record<never, never>> {
  const conditions = conditionsOf({ ...situation, targetMovedFast: movedFast });
  // Without a modifier all readings agree.
  const luck = luckOf({ luckyShot, readings: [] }, rep, 0, conditions);
  const chance = dieChance(rep, conditions, luck);
  const needed: Step<Facts> = {
    key: 'needed',
    value: null,
    rule: '5150/table/hit-table',
    given: { total: leastHit(conditions), face: neededFace(rep, conditions), chance },
  };
  return {
    figures: { rows: FACES.flatMap((face) => rowsOf(face, rep, conditions, luck)), chance },
    steps: [...repSteps(rep, 0), ...conditionSteps(conditions), ...luckSteps(luck), needed],
  };
}
