import type { Fraction } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import { survivalTest } from './index.js';

const same = (chance: Fraction | undefined, count: number, all: number): void => {
  expect(chance && chance.numerator * BigInt(all)).toBe(chance && BigInt(count) * chance.denominator);
};
const dice = fc.constantFrom(6, 12, 20);
const armors = fc.integer({ min: 0, max: 22 });

describe('survival test', () => {
  test('D6 with armor 3: alive 1/2', () => {
    expect(answer(survivalTest, { armor: 3 }, 'en')).toMatchObject({
      ok: true,
      value: { summary: 'Survival test D6 with armor 3: alive 1/2 (50%), dead 1/2 (50%).' },
    });
  });

  test('with panic, a die equal to the armor means fleeing', () => {
    const result = answer(survivalTest, { armor: 3, panic: true }, 'ru');
    expect(result).toMatchObject({
      value: {
        summary: 'Тест выживания Д6 с бронёй 3: уцелеет — 1/3 (33,3\u00a0%), запаникует — 1/6 (16,7\u00a0%), погибнет — 1/2 (50\u00a0%).',
      },
    });
  });

  test('accepts only the dice of the game', () => {
    expect(check(survivalTest, { armor: 3, die: 8 })).toMatchObject({
      ok: false,
      problems: [{ code: 'UNKNOWN_VALUE', path: ['die'], given: 8 }],
    });
  });

  test('matches the enumeration of every face', () => {
    prove(
      { calculator: 'bronepehota survivalTest', against: { en: 'every face of the die', ru: 'каждая грань кубика' } },
      fc.property(armors, dice, fc.boolean(), (armor, die, panic) => {
        const { alive, panicked, dead } = survivalTest.resolve({ armor, die, panic }).figures;
        const counted = { alive: 0, panicked: 0, dead: 0 };
        for (let face = 1; face <= die; face++) counted[face > armor ? 'dead' : panic && face === armor ? 'panicked' : 'alive']++;
        same(alive, counted.alive, die);
        same(panicked, counted.panicked, die);
        same(dead, counted.dead, die);
      }),
    );
  });
});
