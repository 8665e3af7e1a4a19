import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { prove, skipQuestion } from '../../../testing/proof.js';
import { cover } from './index.js';

/** Reference implementation: counts quarter inches of the target, three for each that is hidden. */
function counted(height: number, hidden: number, water: number, limits: boolean): { seen: boolean; covered: boolean } {
  let [thirds, whole] = [0, 0];
  for (let quarter = 0; quarter < hidden; quarter++) thirds += 3;
  for (let quarter = 0; quarter < height; quarter++) whole++;
  const seen = thirds <= 2 * whole;
  const terrain = limits ? thirds >= whole && thirds <= 2 * whole : thirds > whole && thirds < 2 * whole;
  return { seen, covered: seen && (terrain || water > 0) };
}

test('matches quarter inches counted one by one', () => {
  prove(
    { calculator: 'alpha-strike cover', against: { en: 'quarter inches counted one by one', ru: 'четверти дюйма, сосчитанные по одной' } },
    fc.property(fc.integer({ min: 1, max: 48 }), fc.nat(48), fc.constantFrom(0, 0, 1), fc.boolean(), (height, hidden, water, limits) => {
      const readings = limits ? ['cover-with-limits'] : [];
      const checked = check(cover, { height: height / 4, hidden: hidden / 4, targetWaterDepth: water, readings });
      expect(checked.ok).toBe(hidden <= height);
      if (!checked.ok) return skipQuestion();
      const { figures, refusal } = cover.resolve(checked.value);
      const { seen, covered } = counted(height, hidden, water, limits);
      expect([figures.lineOfSight, figures.partialCover, figures.modifier]).toEqual([seen, covered, covered ? 1 : 0]);
      expect(refusal === undefined).toBe(seen);
    }),
    { numRuns: 500 },
  );
});

testAnswerTexts(cover, [
  [
    { targetWaterDepth: 1 },
    '0% hidden, in water: line of sight, partial cover +1.',
    'Скрыто 0\u00a0%, цель в воде: линия видимости есть, частичное укрытие +1.',
  ],
  [{ hidden: 1 }, '50% hidden: line of sight, partial cover +1.', 'Скрыто 50\u00a0%: линия видимости есть, частичное укрытие +1.'],
]);
