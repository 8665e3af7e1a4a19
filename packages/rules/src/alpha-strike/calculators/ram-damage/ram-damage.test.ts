import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { prove } from '../../../testing/proof.js';
import { physicalDamage, ramDamage } from '../../engine/physical/ram.js';
import { ramDamage as calculator } from './index.js';
import type { Question } from './resolve.js';

test('the example of the source: 6", size 3', () => {
  expect(answer(calculator, { inches: 6, size: 3, targetSize: 2 }, 'en')).toMatchObject({
    ok: true,
    value: {
      figures: { damage: 2, attackerDamageOnHit: 0, attackerDamageOnMiss: 0 },
      summary: 'A charge over 6" by a size 3 unit deals 2 points of damage; the attacker takes none.',
    },
  });
});

test('death from above over the same distance', () => {
  expect(answer(calculator, { inches: 6, size: 3, targetSize: 3, deathFromAbove: true }, 'ru')).toMatchObject({
    ok: true,
    value: {
      figures: { damage: 3, attackerDamageOnHit: 3, attackerDamageOnMiss: 2 },
      summary:
        'Мех 3-го размерного класса прыжком в 6" наносит «смертью с небес» 3 очка урона; сам получает 3 при попадании и 2 при промахе.',
    },
  });
});

test.each([
  [4, 1, 1],
  [3.9999, 1, 0],
  [12, 1, 2],
  [4, 3, 2],
  [3, 4, 2],
  [0, 4, 0],
])('%d" of size %d rams for %d: halves round up', (inches, size, damage) => expect(ramDamage(inches, size)).toBe(damage));

test('kicks and melee weapons', () => {
  expect([physicalDamage(2, false), physicalDamage(2, true)]).toEqual([2, 3]);
});

/** Reference implementation: finds the nearest integer by trying all. */
function bruteForce({ inches, size, targetSize, deathFromAbove, fromRear, readings }: Question) {
  const eighths = Math.round(inches * 10_000) * size;
  let damage = 0;
  while (Math.abs((damage + 1) * 80_000 - eighths) <= Math.abs(damage * 80_000 - eighths)) damage++;
  if (deathFromAbove) damage += 1;
  if (fromRear && readings.length === 0) damage += 1;
  const hard = targetSize === 3 || targetSize === 4;
  if (deathFromAbove) return { damage, attackerDamageOnHit: size, attackerDamageOnMiss: hard ? 2 : 1 };
  return { damage, attackerDamageOnHit: hard ? 1 : 0, attackerDamageOnMiss: 0 };
}

test('matches the nearest integer found by trying', () => {
  const seen = new Set<string>();
  prove(
    {
      calculator: 'alpha-strike ramDamage',
      against: { en: 'the nearest whole number, found by trying', ru: 'ближайшее целое число, найденное перебором' },
    },
    fc.property(draftOf(calculator.input), (draft) => {
      const checked = check(calculator, draft);
      if (!checked.ok) throw new Error('every such draft is allowed');
      const { deathFromAbove, targetSize } = checked.value;
      seen.add(`${deathFromAbove} ${targetSize > 2}`);
      expect(calculator.resolve(checked.value).figures).toEqual(bruteForce(checked.value));
    }),
    { numRuns: 500 },
  );
  expect(seen.size).toBe(4);
});
