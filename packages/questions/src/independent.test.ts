/** Figures of incomplete questions: the same whatever the missing value is, checked with random values. */
import { ask, CALCULATOR_IDS, calculatorBy, check, type Field } from '@rangefinder/rules';
import { describe, expect, test } from 'vitest';
import { independentFigures } from './independent.js';

const RANDOM_VALUES = 60;

function partialAnswer(id: string, draft: Readonly<Record<string, unknown>>) {
  const calculator = calculatorBy(id);
  if (!calculator) throw new Error(`no calculator ${id}`);
  const checked = check(calculator, draft);
  return checked.ok ? undefined : independentFigures(id, draft, checked.problems, 'en');
}

test('states what does not depend on the missing value', () => {
  expect(partialAnswer('alpha-strike/weapon-damage', { damage: ['3', '4', '2'], overheat: 3, ov: 3 })).toMatchObject({
    allowed: true,
    heatGained: 3,
    summary: expect.stringContaining('Heat from overheat: 3'),
  });
  const shot = { range: 'D6+2', steps: 4.2, armor: 3 };
  expect(partialAnswer('bronepehota/virtual-shot', shot)).toMatchObject({
    hit: { fraction: '2/3' },
    summary: expect.stringContaining('Odds to hit: 2/3 (66.7%)'),
  });
});

test.each([
  ['a verdict on a force that is not given', 'alpha-strike/force-balance', { second: [{ pointValue: 35 }, { pointValue: 17 }] }],
  ['a refusal that only some weapons have', '5150/shoot', { rep: 4, inches: 18, targets: [{ armor: 'light' }] }],
  ['hits on targets that are not given', '5150/shoot', { rep: 4, weapon: 'assault-rifle', inches: 18 }],
])('does not state %s', (_, calculator, draft) => {
  expect(partialAnswer(calculator, draft)).toBeUndefined();
});

function randomValue(field: Field): unknown {
  const at = Math.random();
  switch (field.kind) {
    case 'int':
      return field.min + Math.floor(at * (field.max - field.min + 1));
    case 'number':
      return field.min + at * (field.max - field.min);
    case 'boolean':
      return at < 0.5;
    case 'choice':
      return Object.keys(field.type.values)[Math.floor(at * Object.keys(field.type.values).length)];
    case 'id':
      return field.of[Math.floor(at * field.of.length)];
    default:
      return undefined;
  }
}

const CASES = CALCULATOR_IDS.flatMap((id) => {
  const calculator = calculatorBy(id) ?? expect.fail(id);
  return calculator.examples.flatMap(({ draft }) =>
    Object.entries<Field>(calculator.input).flatMap(([name, field]) => {
      const { [name]: given, ...rest } = draft as Readonly<Record<string, unknown>>;
      const partial = given === undefined ? undefined : partialAnswer(id, rest);
      return partial ? [{ id, name, field, rest, partial }] : [];
    }),
  );
});

describe('of the examples of all calculators', () => {
  test('some have a partial answer', () => {
    expect(CASES.length).toBeGreaterThan(10);
  });

  test.each(CASES)('$id without $name', ({ id, name, field, rest, partial: { summary: _, ...figures } }) => {
    for (let time = 0; time < RANDOM_VALUES; time++) {
      const value = randomValue(field);
      if (value === undefined) return;
      const result = ask<string>(id, { ...rest, [name]: value } as never, { language: 'en' });
      if (result.ok) expect(result.answer, `${name}: ${value}`).toMatchObject(figures);
    }
  });
});
