/** PV of two forces, their difference, and whether the game is fair. */
import { compare, type Fraction, fraction, multiply } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { BALANCE_LIMITS, BEYOND } from '../../reference/tables/balance.js';
import type { Balance } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Force = Question['first'];

export interface Facts {
  readonly first: { readonly units: number };
  readonly second: { readonly units: number };
  /** Number of units with a skill other than that of the printed PV. */
  readonly skill: { readonly others: number };
  readonly difference: { readonly larger: number; readonly smaller: number; readonly share: Fraction; readonly ofSmaller: boolean };
  readonly verdict: { readonly verdict: Balance };
}

const missingIn = (side: 'first' | 'second', force: Force): readonly Problem[] =>
  force.flatMap(({ pointValue }, index) =>
    pointValue === undefined
      ? [
          {
            code: 'MISSING',
            path: [side, index, 'pointValue'],
            given: null,
            allowed: { en: 'the PV, or a unit of the catalog', ru: 'ОС или боевая единица из каталога' },
          } as const,
        ]
      : [],
  );

/** Every unit needs its PV. */
export const relations = ({ first, second }: Question): readonly Problem[] => [
  ...missingIn('first', first),
  ...missingIn('second', second),
];

const pointsOf = (force: Force): number => force.reduce((sum, { pointValue = 0, count }) => sum + pointValue * count, 0);
const unitsIn = (force: Force): number => force.reduce((sum, { count }) => sum + count, 0);

/** The skill of the printed PV. */
const REGULAR_SKILL = 4;
export const otherSkillsIn = (force: Force): number => unitsIn(force.filter(({ skill }) => skill !== REGULAR_SKILL));

const verdictOn = (share: Fraction): Balance => BALANCE_LIMITS.find((limit) => compare(share, limit.share) <= 0)?.verdict ?? BEYOND;

const PER_CENT = fraction(100);

/** Resolves a checked question. Source: “Training Day”, variations. Rulings: alpha-strike/ruling/pv-skill, alpha-strike/ruling/balance-base. */
export function resolve({ first, second, readings }: Question): Outcome<typeof output, Facts, object> {
  const [firstPointValue, secondPointValue] = [pointsOf(first), pointsOf(second)];
  const [larger, smaller] = [Math.max(firstPointValue, secondPointValue), Math.min(firstPointValue, secondPointValue)];
  const ofSmaller = readings.includes('balance-of-smaller');
  const share = fraction(larger - smaller, ofSmaller ? smaller : larger);
  const verdict = verdictOn(share);
  const steps: readonly Step<Facts>[] = [
    { key: 'first', value: firstPointValue, rule: 'alpha-strike/point-value', given: { units: unitsIn(first) } },
    { key: 'second', value: secondPointValue, rule: 'alpha-strike/point-value', given: { units: unitsIn(second) } },
    {
      key: 'skill',
      value: null,
      rule: 'alpha-strike/ruling/pv-skill',
      given: { others: otherSkillsIn(first) + otherSkillsIn(second) },
    },
    { key: 'difference', value: larger - smaller, rule: 'alpha-strike/ruling/balance-base', given: { larger, smaller, share, ofSmaller } },
    { key: 'verdict', value: null, rule: 'alpha-strike/table/balance', given: { verdict } },
  ];
  return {
    figures: { firstPointValue, secondPointValue, difference: larger - smaller, differencePercent: multiply(share, PER_CENT), verdict },
    steps,
  };
}
