/** Every figure declares its better direction, and every calculator with such a figure its principal one. */
import { describe, expect, test } from 'vitest';
import { systems } from '../../index.js';
import type { AnyCalculator } from '../calculator.js';
import type { Field, Fields } from '../fields.js';
import { directionOf, figureBy, principalFigure } from './better.js';

const NUMERIC: readonly Field['kind'][] = ['int', 'number', 'boolean', 'chance', 'boundedChance', 'exact'];

/** Figures outside of lists, by path. */
function figuresIn(fields: Fields, above = ''): readonly (readonly [path: string, field: Field])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'object') return figuresIn(field.fields, `${above}${name}.`);
    return NUMERIC.includes(field.kind) ? [[`${above}${name}`, field] as const] : [];
  });
}

const calculators = systems.flatMap(({ slug, calculators }) =>
  calculators.map((calculator): readonly [string, AnyCalculator] => [`${slug}/${calculator.name}`, calculator]),
);

describe.each(calculators)('%s', (_, calculator) => {
  const figures = figuresIn(calculator.output);

  test('declares the better direction of every figure', () =>
    expect(figures.filter(([, { better }]) => better === undefined).map(([path]) => path)).toEqual([]));

  test('has a principal figure with a better direction if any figure has one', () => {
    const { rankBy } = calculator;
    const paths = rankBy === undefined ? [] : typeof rankBy === 'string' ? [rankBy] : Object.values(rankBy);
    if (figures.some(([, { better }]) => directionOf(better).better !== null)) expect(paths).not.toEqual([]);
    for (const path of paths) {
      const figure = figureBy(calculator, path);
      expect(figure.ok && directionOf(figure.value.field.better).better, path).toMatch(/HIGHER|LOWER/);
    }
  });

  test('names inputs in a principal figure for each side', () => {
    const { rankBy } = calculator;
    if (rankBy === undefined || typeof rankBy === 'string') return;
    for (const [input, path] of Object.entries(rankBy)) {
      expect(Object.keys(calculator.input)).toContain(input);
      expect(principalFigure(calculator, [input, 'unit'])).toBe(path);
    }
    expect(principalFigure(calculator, [])).toBe(Object.values(rankBy)[0]);
  });
});

test('directions are read from declarations', () => {
  expect(directionOf({ lower: 'ATTACKER' })).toEqual({ better: 'LOWER', betterFor: 'ATTACKER' });
  expect(directionOf({ higher: 'FIRST' })).toEqual({ better: 'HIGHER', betterFor: 'FIRST' });
  expect(directionOf('neither')).toEqual({ better: null, betterFor: null });
  expect(directionOf(undefined)).toEqual({ better: null, betterFor: null });
});
