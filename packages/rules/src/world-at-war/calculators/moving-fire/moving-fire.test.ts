import { toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { prove } from '../../../testing/proof.js';
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

test('level 1 adds 1 to the number needed and costs 1 firepower; Bradleys fire HE only', () => {
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
      summary:
        'Bradley: level 1 (on the move: number needed +1, firepower −1, HE only); advanced (at smoke and through it: number needed +1, once, not for each hex, no extended range).',
    },
  });
});

test('shows the other reading of a damaged row', () => {
  expect(answer(movingFireCalculator, { nation: 'FRANCE', unit: 'milan' }, 'ru')).toMatchObject({
    value: {
      figures: { moving: false, smoke: true },
      steps: expect.arrayContaining([
        expect.objectContaining({
          rule: 'world-at-war/ruling/moving-fire-columns',
          text: 'Строка потеряла ячейки; возможно и другое: уровень 2',
        }),
      ]),
    },
  });
});

test('summarizes a damaged row in one sentence', () => {
  const textsIn = (language: 'en' | 'ru') => {
    const answered = answer(movingFireCalculator, { nation: 'GREAT_BRITAIN', unit: 'chieftain' }, language);
    return answered.ok ? answered.value.summary : '';
  };
  expect(textsIn('en')).toBe(
    'Chieftain: level 1 (on the move: number needed +1, firepower −1); advanced (at smoke and through it: number needed +1, once, not for each hex, no extended range); its row is damaged, the other reading: level 1 and level 2.',
  );
  expect(textsIn('ru')).toBe(
    'Чифтен: уровень 1 (в движении: нужное число +1, огневая мощь −1); продвинутый уровень (по дыму и сквозь него: нужное число +1, один раз, а не за гекс, без увеличенной дальности); строка испорчена, другое прочтение: уровень 1 и уровень 2.',
  );
});

const shotOf = (draft: object) => {
  const checked = check(movingFireCalculator, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return movingFireCalculator.resolve(checked.value);
};

describe('combined modifiers of movement, smoke and range', () => {
  const abrams = { nation: 'USA', unit: 'abrams', toHit: 3, firepower: 4 };
  test('adds up movement and smoke', () => {
    const draft = { ...abrams, onTheMove: true, throughSmoke: true };
    expect(shotOf(draft).figures).toMatchObject({ change: 2, needed: 5, dice: 4 });
    expect(answer(movingFireCalculator, draft, 'en')).toMatchObject({
      value: {
        summary: 'Abrams, on the move, through smoke: 4 dice; each die hits on 5 or more, 1/3 (33.3%); at least one hit 65/81 (80.2%).',
      },
    });
    expect(answer(movingFireCalculator, draft, 'ru')).toMatchObject({
      value: {
        summary:
          'Абрамс, в движении, сквозь дым: 4 кубика; кубик попадает на 5 и больше, 1/3 (33,3\u00a0%); хоть одно попадание — 65/81 (80,2\u00a0%).',
      },
    });
  });
  test.each([
    ['en', 'Bradley, on the move, HE only: firepower −1; number needed +1.'],
    ['ru', 'Брэдли, в движении, только ОФ: огневая мощь −1; нужное число +1.'],
  ] as const)('says what it does to a firepower that is not given, %s', (language, summary) =>
    expect(answer(movingFireCalculator, { nation: 'USA', unit: 'bradley', onTheMove: true }, language)).toMatchObject({
      value: { summary },
    }),
  );
  test('cannot hit when the number needed is above 6', () =>
    expect(answer(movingFireCalculator, { ...abrams, toHit: 6, onTheMove: true }, 'en')).toMatchObject({
      value: { allowed: true, summary: 'Abrams, on the move: 4 dice; needs 7, cannot hit.' },
    }));
  test.each([
    ['NOT_ON_THE_MOVE', { nation: 'USA', unit: 'm901', onTheMove: true }],
    ['NOT_ON_THE_MOVE', { nation: 'FRANCE', unit: 'milan', onTheMove: true }],
    ['NOT_THROUGH_SMOKE', { nation: 'CUBA', unit: 't-72', throughSmoke: true }],
    ['NO_EXTENDED_RANGE', { ...abrams, throughSmoke: true, range: 'EXTENDED' }],
    [undefined, { ...abrams, onTheMove: true, range: 'EXTENDED', rangeToHit: 1 }],
    [undefined, { ...abrams, throughSmoke: true, range: 'CLOSE', rangeToHit: -1 }],
  ])('%s: %j', (code, draft) => expect(shotOf(draft).refusal?.code).toBe(code));
});

test('matches the enumeration of every roll', () => {
  const shots = fc.record({
    unit: fc.constantFrom(['USA', 'bradley', -1] as const, ['USA', 'abrams', 0] as const, ['RUSSIA', 'black-eagle', -1] as const),
    onTheMove: fc.boolean(),
    throughSmoke: fc.boolean(),
    rangeToHit: fc.integer({ min: -2, max: 2 }),
    toHit: fc.integer({ min: 1, max: 6 }),
    firepower: fc.integer({ min: 1, max: 5 }),
    readings: fc.subarray(['moving-helps', 'smoke-alone']),
  });
  const reached = { sure: 0, never: 0, between: 0 };
  prove(
    { calculator: 'world-at-war movingFire', against: { en: 'every roll of all dice', ru: 'каждый бросок всех кубиков' } },
    fc.property(shots, ({ unit: [nation, unit, lost], ...shot }) => {
      const { figures } = shotOf({ nation, unit, ...shot });
      const moves = shot.onTheMove && !(shot.throughSmoke && shot.readings.includes('smoke-alone'));
      const dice = shot.firepower + (moves ? lost : 0);
      const forMoving = shot.readings.includes('moving-helps') ? -1 : 1;
      const least = shot.toHit + (moves ? forMoving : 0) + Number(shot.throughSmoke) + shot.rangeToHit;
      const counts = new Array<number>(dice + 1).fill(0);
      for (let roll = 0; roll < 6 ** dice; roll++) {
        let hits = 0;
        for (let at = 0, rest = roll; at < dice; at++, rest = Math.floor(rest / 6)) if ((rest % 6) + 1 >= least) hits++;
        counts[hits] = (counts[hits] ?? 0) + 1;
      }
      expect(figures.dice).toBe(dice);
      expect(figures.needed).toBe(least < 1 ? 1 : least);
      for (const [hits, count] of counts.entries()) {
        const chance = figures.hits.find((row) => row.hits === hits)?.chance;
        expect(chance ? chance.numerator * BigInt(6 ** dice) : 0n).toBe(BigInt(count) * (chance?.denominator ?? 1n));
      }
      expect(figures.anyHit && toText(figures.anyHit) === '1').toBe(dice > 0 && least <= 1);
      reached[least <= 1 ? 'sure' : least > 6 ? 'never' : 'between']++;
    }),
    { numRuns: 200 },
  );
  for (const times of Object.values(reached)) expect(times).toBeGreaterThan(0);
});

test('treats a unit outside the table as without moving fire', () => {
  expect(answer(movingFireCalculator, { nation: 'CUBA', unit: 'abrams' }, 'ru')).toMatchObject({
    ok: true,
    value: {
      allowed: false,
      refusal: { code: 'NOT_LISTED' },
      summary: 'Нельзя: в строке «Куба» нет подразделения «Абрамс», а значит, и стрельбы в движении.',
      figures: { levels: [], moving: false, smoke: false },
    },
  });
  expect(check(movingFireCalculator, { nation: 'CUBA', unit: 'leopard-2' })).toMatchObject({
    ok: false,
    problems: [{ code: 'UNKNOWN_VALUE', path: ['unit'] }],
  });
});

test('lists no unit twice in a nation, and at least one unit for every nation', () => {
  const keys = movingFire.map(({ id, nation }) => `${nation.id}/${id}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(movingFireTable.rows.every((row) => row.slice(1).some((cell) => cell !== null))).toBe(true);
});

testAnswerTexts(movingFireCalculator, [
  [{ nation: 'USA', unit: 'abrams', onTheMove: true, toHit: 6 }, 'needs 7, cannot hit', 'нужно 7, попасть нельзя'],
  [
    { nation: 'USA', unit: 'abrams', onTheMove: true, toHit: 6 },
    'Number needed: 7, which no die shows',
    'Нужное число: 7, на кубике столько не бывает',
  ],
  [{ nation: 'USA', unit: 'm60a3', onTheMove: true, toHit: 4, firepower: 1 }, 'no die left to roll', 'кубиков не остаётся'],
]);
