import { systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import lastRun from '../proof/comparisons.json';
import { comparisonsOf, run, totalsOfCalculator } from './proof.js';

const rows = systems.flatMap(comparisonsOf);
const questionsOf = (all: readonly { readonly questions: number }[]): number => all.reduce((sum, { questions }) => sum + questions, 0);

test('the rows of all rule sets have every question of the last run once', () => {
  expect(questionsOf(rows.flatMap(({ compared }) => compared ?? []))).toBe(run.questions);
  expect(run.questions).toBe(questionsOf(lastRun.comparisons));
  expect(run.differences).toBe(0);
});

test('a calculator has a row for each computation, and the sum of its rows', () => {
  for (const { calculators } of systems)
    for (const calculator of calculators) {
      const own = rows.filter((row) => row.calculator === calculator);
      const computations = own.map(({ compared }) => compared?.against.en);
      expect(new Set(computations).size, calculator.name).toBe(own.length);
      expect(questionsOf(own.flatMap(({ compared }) => compared ?? []))).toBe(totalsOfCalculator(calculator)?.questions ?? 0);
    }
});
