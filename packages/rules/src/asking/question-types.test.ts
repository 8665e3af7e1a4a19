/** Questions have the types of their calculators. The compiler checks this file. */
import { expect, expectTypeOf, test } from 'vitest';
import { systems } from '../systems.js';
import { ask } from './ask.js';
import { CALCULATOR_IDS } from './calculator-ids.js';
import type { QuestionAnswer, QuestionArguments, QuestionId } from './question-types.js';

test('the answer of a literal id has the figures of its calculator', () => {
  const result = ask('alpha-strike/target-number', { skill: 4, inches: 8 });
  expect(result.ok && result.answer.chance.fraction).toBe('13/18');
  expectTypeOf<QuestionAnswer<'alpha-strike/target-number'>['target']>().toEqualTypeOf<number | null>();
  expectTypeOf<QuestionAnswer<'alpha-strike/target-number'>['chance']['decimal']>().toEqualTypeOf<number>();
  expectTypeOf<QuestionArguments<'alpha-strike/target-number'>['skill']>().toEqualTypeOf<number>();
  // @ts-expect-error a figure of another calculator
  expect(result.ok && result.answer.expectedHits).toBeUndefined();
});

test('explicit types are checked', () => {
  const result = ask<'5150/damage'>('5150/damage', { weapon: 'rifle', armor: 'light' });
  expect(result.ok && result.answer.dead.fraction).toMatch(/\//);
  // @ts-expect-error an unknown argument
  expect(ask('5150/damage', { weapon: 'rifle', armour: 'light' }).ok).toBe(false);
});

test('an id that is only known at run time has an untyped answer', () => {
  for (const { calculators } of systems)
    for (const { name } of calculators) expectTypeOf(ask(name, {})).toEqualTypeOf<ReturnType<typeof ask<string>>>();
});

test('every id has a type', () => {
  const ids: readonly string[] = CALCULATOR_IDS;
  expectTypeOf<'alpha-strike/target-number' | '5150/hit-table' | 'initiative-deck/poker-odds'>().toExtend<QuestionId>();
  expect(ids).toContain('alpha-strike/target-number');
});
