/** The public format of answers: every kind of figure. */
import { type Fraction, toDecimal, toText } from '@rangefinder/dice';
import { expect, test } from 'vitest';
import { systems } from '../index.js';
import { answer } from './answer.js';
import type { AnyCalculator } from './calculator.js';
import { boundedChanceOf, publicAnswer, type Showing } from './public.js';

const showing: Showing = {
  rule: (id) => ({ id, title: `Title of ${id}`, url: `/rules/${id}` }),
  entry: (kind, id) => ({ kind, id, name: `Name of ${id}` }),
};
const named = (system: string, name: string): AnyCalculator =>
  systems.find(({ slug }) => slug === system)?.calculators.find((one) => one.name === name) as AnyCalculator;

function shown(system: string, name: string, draft: object) {
  const calculator = named(system, name);
  const answered = answer(calculator, draft, 'en');
  if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
  return { own: answered.value, published: publicAnswer(calculator, answered.value, showing) };
}

test('converts chances, steps and their rules', () => {
  const { own, published } = shown('alpha-strike', 'targetNumber', { skill: 4, range: 'SHORT' });
  const chance = own.figures.chance as Fraction;
  expect(published).toMatchObject({ allowed: true, refusal: null, summary: own.summary, target: own.figures.target });
  expect(published.chance).toEqual({ fraction: toText(chance), decimal: toDecimal(chance) });
  expect(published.steps).toEqual(own.steps.map((step) => ({ ...step, rule: showing.rule(step.rule) })));
});

test('converts a refusal and omits forbidden figures', () => {
  const { own, published } = shown('alpha-strike', 'targetNumber', { skill: 4, inches: 50 });
  expect(published).toMatchObject({ allowed: false, refusal: { code: 'OUT_OF_RANGE', text: own.summary }, target: null });
  expect(published.refusal?.rule).toEqual(showing.rule(own.refusal?.rule as never));
});

test('converts means, lists and objects', () => {
  const { own, published } = shown('alpha-strike', 'attack', named('alpha-strike', 'attack').examples[0]?.draft as object);
  expect(published.expectedDamage).toBe(toDecimal(own.figures.expectedDamage as Fraction));
  const states = own.figures.states as readonly { armor: number; chance: Fraction }[];
  expect((published.states as readonly object[]).length).toBe(states.length);
  expect((published.states as readonly { armor: number; chance: unknown }[])[0]).toMatchObject({
    armor: states[0]?.armor,
    chance: { fraction: toText(states[0]?.chance as Fraction) },
  });
  expect(published.notCounted).toEqual(own.figures.notCounted);
});

test('replaces ids of built-in weapons and armors by entries', () => {
  const { own, published } = shown('5150', 'damageMatrix', {});
  type Cells = readonly { readonly weapon: string; readonly armor: string }[];
  expect((published.cells as Cells).map(({ weapon, armor }) => [weapon, armor])).toEqual(
    (own.figures.cells as Cells).map(({ weapon, armor }) => [showing.entry('weapon', weapon), showing.entry('armor', armor)]),
  );
});

test('converts exact and bounded chances', () => {
  expect(boundedChanceOf({ numerator: 1n, denominator: 4n })).toEqual({
    exact: true,
    fraction: '1/4',
    decimal: 0.25,
    low: 0.25,
    high: 0.25,
  });
  expect(boundedChanceOf({ low: 0.25, high: 0.5 })).toEqual({ exact: false, fraction: null, decimal: 0.375, low: 0.25, high: 0.5 });
  const { own, published } = shown('alpha-strike', 'duel', named('alpha-strike', 'duel').examples[0]?.draft as object);
  const [first] = own.figures.turns as readonly { firstDestroyed: Fraction }[];
  expect((published.turns as readonly { firstDestroyed: unknown }[])[0]?.firstDestroyed).toEqual(
    boundedChanceOf(first?.firstDestroyed as Fraction),
  );
});
