import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { prove } from '../../../testing/proof.js';
import { movementEffect } from './index.js';

test.each([
  [
    { walk: 5, change: 2 },
    { walk: 7, run: 11, alphaStrikeInches: 4 },
  ],
  [
    { walk: 4, change: -1 },
    { walk: 3, run: 5, alphaStrikeInches: -2 },
  ],
  [
    { walk: 4, change: 0 },
    { walk: 4, run: 6, alphaStrikeInches: 0 },
  ],
  [
    { walk: 2, change: -3 },
    { walk: 0, run: 0, alphaStrikeInches: -6 },
  ],
])('%j', (draft, figures) => expect(answer(movementEffect, draft, 'en')).toMatchObject({ ok: true, value: { allowed: true, figures } }));

test('summarizes the effect in one sentence', () => {
  expect(answer(movementEffect, { walk: 4, change: -1 }, 'en')).toMatchObject({
    value: { summary: '−1 MP: Walk or Cruise 3, Run or Flank 5; in Alpha Strike MV −2".' },
  });
  expect(answer(movementEffect, { walk: 5, change: 2 }, 'ru')).toMatchObject({
    value: { summary: '+2 ОД: ходьба или крейсерская скорость 7, бег или максимальная скорость 11; в «Альфа-ударе» ДВ +4".' },
  });
});

test('matches counting: one point and half a point for each step', () => {
  prove(
    { calculator: 'initiative-deck movementEffect', against: { en: 'points counted on the fingers', ru: 'очки, посчитанные на пальцах' } },
    fc.property(draftOf(movementEffect.input), (draft) => {
      const checked = check(movementEffect, draft);
      if (!checked.ok) throw new Error('every such draft is allowed');
      const { figures } = movementEffect.resolve(checked.value);
      let walk = checked.value.walk;
      for (let left = Math.abs(checked.value.change); left > 0; left--)
        if (checked.value.change > 0) walk++;
        else if (walk > 1 || (walk === 1 && !checked.value.readings.includes('one-mp-left'))) walk--;
      let halves = 0;
      for (let point = 0; point < walk; point++) halves += 3;
      let run = 0;
      while (2 * run < halves) run++;
      expect([figures.walk, figures.run]).toEqual([walk, run]);
    }),
  );
});
