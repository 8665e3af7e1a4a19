import { toText } from '@rangefinder/dice';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { provedAll } from '../../../testing/proof.js';
import { stormDuration } from './index.js';

test('ends in marker phases 1 to 5 with odds 1/3, 1/3, 2/9, 5/54, 1/54', () => {
  const result = answer(stormDuration, {}, 'en');
  expect(result).toMatchObject({
    ok: true,
    value: {
      summary: 'Thor’s hammer ends in marker phase 1 with odds of 1/3, in 2 with 1/3, in 3 with 2/9, in 4 with 5/54, in 5 with 1/54.',
    },
  });
});

/** Reference implementation: enumerates all throws of five dice. Each throw ends the storm in its first successful phase. */
test('matches the enumeration of all throws of five dice', () => {
  const ends = [0, 0, 0, 0, 0];
  for (let roll = 0; roll < 6 ** 5; roll++) {
    let phase = 0;
    while ((Math.floor(roll / 6 ** phase) % 6) + 1 + phase < 5) phase++;
    ends[phase] = (ends[phase] ?? 0) + 1;
  }
  const { phases, mean } = stormDuration.resolve({}).figures;
  expect(phases.map(({ chance }) => Number((chance.numerator * 7776n) / chance.denominator))).toEqual(ends);
  expect(toText(mean)).toBe('115/54');
  expect(toText(phases[4]?.over as never)).toBe('1');
  provedAll(
    {
      calculator: 'world-at-war stormDuration',
      against: { en: 'five dice thrown in every way', ru: 'пять кубиков, брошенных всеми способами' },
    },
    1,
  );
});
