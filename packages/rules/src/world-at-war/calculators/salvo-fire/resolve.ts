/** Computes the dice of a salvo and the odds of its hits. */
import { atLeast, countPasses, die, type Fraction, mean, oddsTable, ZERO } from '@rangefinder/dice';
import { type Outcome, type Step, totalOf } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { DICE_PER_SUPPORTER, SALVO_SUPPORTERS } from '../../reference/tables/salvo.js';
import type { input } from './input.js';
import { addsToEachDie, leadershipCounted, leadershipSum, neededOf } from './leadership.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly lead: { readonly firepower: number };
  readonly supporters: { readonly supporters: number };
  readonly leadership: { readonly values: readonly number[]; readonly sum: number; readonly counted: number; readonly eachDie: boolean };
  readonly roll: { readonly dice: number; readonly toHit: number; readonly hit: Fraction };
}
export interface Refusals {
  readonly NEEDS_TWO_SUPPORTERS: { readonly supporters: number; readonly needed: number };
}
type SalvoStep = Step<Facts>;
type Answered = Outcome<typeof output, Facts, Refusals>;

export const D6 = die(6);

function leadershipSteps(question: Question): readonly SalvoStep[] {
  const { leadership: values } = question;
  if (values.length === 0) return [];
  const counted = leadershipCounted(values);
  const eachDie = addsToEachDie(question);
  return [
    {
      key: 'leadership',
      value: eachDie ? null : counted,
      rule: 'world-at-war/ruling/leadership-dice',
      given: { values, sum: leadershipSum(values), counted, eachDie },
    },
  ];
}

const diceSteps = (question: Question): readonly SalvoStep[] => [
  { key: 'lead', value: question.firepower, rule: 'world-at-war/salvo-lead', given: { firepower: question.firepower } },
  {
    key: 'supporters',
    value: question.supporters * DICE_PER_SUPPORTER,
    rule: 'world-at-war/salvo-support',
    given: { supporters: question.supporters },
  },
  ...leadershipSteps(question),
];

export const diceOf = (question: Question): number => totalOf(diceSteps(question));

const refused = (supporters: number): Answered => ({
  figures: { dice: 0, hits: [], hit: ZERO, anyHit: ZERO, expectedHits: ZERO },
  steps: [],
  refusal: { code: 'NEEDS_TWO_SUPPORTERS', rule: 'world-at-war/salvo-fire', given: { supporters, needed: SALVO_SUPPORTERS } },
});

/** Resolves a checked question. Source: salvo fire. */
export function resolve(question: Question): Answered {
  const { supporters } = question;
  const toHit = neededOf(question);
  if (supporters !== SALVO_SUPPORTERS) return refused(supporters);
  const steps = diceSteps(question);
  const dice = totalOf(steps);
  const hit = atLeast(D6, toHit);
  const outcomes = countPasses(D6, dice, (face) => face >= toHit);
  const hits = oddsTable(outcomes).map(({ value, chance }) => ({ hits: value, chance }));
  return {
    figures: { dice, hits, hit, anyHit: atLeast(outcomes, 1), expectedHits: mean(outcomes) },
    steps: [...steps, { key: 'roll', value: null, rule: 'world-at-war/salvo-lead', given: { dice, toHit, hit } }],
  };
}
