/** The cost of an army from its units, and the balance with an opposing one. Section 1.5 of the source. */
import type { Fraction } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { differencePercent, verdictOf } from '../../engine/balance/balance.js';
import type { Verdict } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Army = Question['army'];

export interface Facts {
  readonly unit: { readonly name: string | undefined; readonly number: number; readonly count: number; readonly cost: number };
  readonly total: { readonly total: number };
  readonly opponent: { readonly total: number };
  readonly limit: { readonly limit: number; readonly left: number };
  readonly verdict: { readonly percent: Fraction; readonly verdict: Verdict; readonly ofCostlier: boolean };
}

export interface Refusals {
  readonly TOO_EXPENSIVE: { readonly total: number; readonly limit: number };
}

const COST = { en: 'the cost, or a unit of the catalog', ru: 'стоимость или боевая единица из каталога' };
const costsIn = (army: Army, side: string): readonly Problem[] =>
  army.flatMap(({ cost }, index) =>
    cost === undefined ? [{ code: 'MISSING', path: [side, index, 'cost'], given: null, allowed: COST }] : [],
  );
const NOTHING = { en: 'an army that costs something', ru: 'армия, которая чего-то стоит' };

/** Each unit has a cost, and a comparison needs armies that cost something. */
export function relations({ army, opponent = [] }: Question): readonly Problem[] {
  const problems = [...costsIn(army, 'army'), ...costsIn(opponent, 'opponent')];
  if (problems.length > 0 || opponent.length === 0) return problems;
  return (
    [
      ['army', army],
      ['opponent', opponent],
    ] as const
  ).flatMap(([side, units]) => (totalOf(units) === 0 ? [{ code: 'CONFLICT' as const, path: [side], given: 0, allowed: NOTHING }] : []));
}

const totalOf = (army: Army): number => army.reduce((sum, { cost = 0, count }) => sum + cost * count, 0);

/** Resolves a checked question. */
export function resolve({ army, opponent, limit, readings }: Question): Outcome<typeof output, Facts, Refusals> {
  const total = totalOf(army);
  const theirs = opponent && totalOf(opponent);
  const percent = theirs === undefined ? undefined : differencePercent(total, theirs, readings);
  const verdict = percent && verdictOf(percent);
  const left = limit === undefined ? undefined : limit - total;
  const figures = {
    total,
    opponentTotal: theirs,
    left,
    percent,
    verdict,
    rows: army.map(({ name, count, cost = 0 }) => ({ name, count, cost, total: cost * count })),
  };
  if (limit !== undefined && total > limit)
    return { figures, steps: [], refusal: { code: 'TOO_EXPENSIVE', rule: 'bronepehota/armies', given: { total, limit } } };
  return {
    figures,
    steps: [
      ...army.map(
        ({ name, count, cost = 0 }, index): Step<Facts> => ({
          key: 'unit',
          value: cost * count,
          rule: 'bronepehota/armies',
          given: { name, number: index + 1, count, cost },
        }),
      ),
      { key: 'total', value: null, rule: 'bronepehota/armies', given: { total } },
      ...(limit !== undefined && left !== undefined
        ? [{ key: 'limit', value: null, rule: 'bronepehota/armies', given: { limit, left } } as const]
        : []),
      ...(theirs !== undefined && percent && verdict
        ? [
            { key: 'opponent', value: null, rule: 'bronepehota/armies', given: { total: theirs } } as const,
            {
              key: 'verdict',
              value: null,
              rule: 'bronepehota/table/balance',
              given: { percent, verdict, ofCostlier: readings.includes('balance-of-costlier') },
            } as const,
          ]
        : []),
    ],
  };
}
