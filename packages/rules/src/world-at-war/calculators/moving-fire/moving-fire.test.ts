import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { movingFire, movingFireTable } from '../../reference/tables/moving-fire.js';
import { movingFireCalculator } from './index.js';

describe('units of the table', () => {
  test.each([
    ['USA', 'bradley', ['LEVEL_1', 'ADVANCED'], []],
    ['USA', 'abrams', ['LEVEL_2', 'ADVANCED'], []],
    ['USA', 'm60a3', ['LEVEL_1', 'ADVANCED'], []],
    ['USA', 'tow', ['ADVANCED'], []],
    ['USA', 'seals', ['LEVEL_2'], []],
    ['FRANCE', 'amx30-b2', ['LEVEL_1'], []],
    ['FRANCE', 'milan', ['ADVANCED'], ['LEVEL_2']],
    ['GREAT_BRITAIN', 'chieftain', ['LEVEL_1', 'ADVANCED'], ['LEVEL_1', 'LEVEL_2']],
    ['GREAT_BRITAIN', 'centurion', ['LEVEL_1'], []],
    ['CANADA', 'leopard-c1', ['LEVEL_1', 'ADVANCED'], ['LEVEL_1', 'LEVEL_2']],
    ['CANADA', 'tow', ['ADVANCED'], ['LEVEL_2']],
    ['CUBA', 'shilka', ['LEVEL_1'], []],
    ['MEXICO', 'milan', ['ADVANCED'], ['LEVEL_1']],
    ['RUSSIA', 'black-eagle', ['LEVEL_1', 'ADVANCED'], ['LEVEL_1', 'LEVEL_2']],
  ])('%s %s: %j', (nation, unit, levels, otherReading) => {
    expect(answer(movingFireCalculator, { nation, unit }, 'en')).toMatchObject({
      ok: true,
      value: { allowed: true, figures: { levels: levels.map((level) => ({ level })), otherReading } },
    });
  });
});

test('level 1 costs 1 to hit and 1 firepower; HE only for Bradleys', () => {
  expect(answer(movingFireCalculator, { nation: 'USA', unit: 'bradley' }, 'en')).toMatchObject({
    value: {
      figures: {
        moving: true,
        smoke: true,
        levels: [
          { toHit: 1, firepower: -1, smoke: false, only: 'HE only' },
          { toHit: 1, firepower: 0, smoke: true, extendedRange: false, only: null },
        ],
      },
      summary: 'Bradley: level 1 (on the move: number needed +1, firepower −1, HE only); advanced (through smoke: number needed +1).',
    },
  });
});

test('a damaged row is shown with its other reading', () => {
  expect(answer(movingFireCalculator, { nation: 'FRANCE', unit: 'milan' }, 'ru')).toMatchObject({
    value: {
      figures: { moving: false, smoke: true },
      steps: expect.arrayContaining([
        expect.objectContaining({
          rule: 'world-at-war/ruling/moving-fire-columns',
          text: 'Строка потеряла ячейки; другое прочтение: уровень 2',
        }),
      ]),
    },
  });
});

test('a unit of another row has no moving fire', () => {
  expect(answer(movingFireCalculator, { nation: 'CUBA', unit: 'abrams' }, 'ru')).toMatchObject({
    ok: true,
    value: {
      allowed: false,
      refusal: { code: 'NOT_LISTED' },
      summary: 'Нельзя: в строке «Куба» у «Абрамс» нет стрельбы в движении.',
      figures: { levels: [], moving: false, smoke: false },
    },
  });
  expect(check(movingFireCalculator, { nation: 'CUBA', unit: 'leopard-2' })).toMatchObject({
    ok: false,
    problems: [{ code: 'UNKNOWN_VALUE', path: ['unit'] }],
  });
});

test('no unit stands twice in a nation, and every nation has a row', () => {
  const keys = movingFire.map(({ id, nation }) => `${nation.id}/${id}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(movingFireTable.rows.every((row) => row.slice(1).some((cell) => cell !== null))).toBe(true);
});
