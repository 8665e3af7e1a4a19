import { describe, expect, test } from 'vitest';
import { questionName, systems } from '../index.js';
import { ask, askDice } from './ask.js';

const all = systems.flatMap(({ calculators }) =>
  calculators.flatMap((calculator) => calculator.examples.map(({ draft }) => [questionName(calculator), draft] as const)),
);

test.each(all)('answers %s %j', (question, draft) => {
  const result = ask(question, draft, { language: 'ru', site: 'https://example.org/' });
  expect(result).toMatchObject({ ok: true, answer: { summary: expect.stringMatching(/[А-я]/) } });
  for (const { rule } of result.ok ? result.answer.steps : []) {
    expect(rule.title).not.toBe(rule.id);
    expect(rule.url).toMatch(/^https:\/\/example\.org\/ru\//);
  }
});

describe('problems', () => {
  test('are reported for each field', () =>
    expect(ask('alpha-strike/target-number', { skill: 9, inches: 8 })).toEqual({
      ok: false,
      problems: [expect.objectContaining({ code: 'OUT_OF_RANGE', path: 'skill', given: 9, allowed: 'a whole number from 0 to 8' })],
    }));

  test('include an unknown question', () =>
    expect(ask('alpha-strike/target-numbr', {})).toMatchObject({
      ok: false,
      problems: [{ code: 'UNKNOWN_VALUE', path: 'question', message: expect.stringContaining('target-number') }],
    }));
});

test('dice', () => {
  expect(askDice('2d6')).toMatchObject({ ok: true, answer: { mean: 7, summary: '2d6: 7 on average.' } });
  expect(askDice('2d6>=7')).toMatchObject({ ok: false, problems: [{ code: 'OUT_OF_RANGE', path: 'expression' }] });
  expect(askDice('3d6q', { language: 'ru' })).toMatchObject({ ok: false, problems: [{ code: 'BAD_FORMAT' }] });
  expect(askDice('300d20')).toMatchObject({ ok: false, problems: [{ code: 'OUT_OF_RANGE', path: 'expression' }] });
});

test('a plus that an address lost is named', () => {
  const result = askDice('2d6 1');
  expect(result.ok ? [] : result.problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('in an address + is written %2B'),
  ]);
});
