import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { prove } from '../../../testing/proof.js';
import { ammunition } from './index.js';

const outcome = (draft: object) => {
  const checked = check(ammunition, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return ammunition.resolve(checked.value);
};

test('spends 3 for 3D20, then 2 for 2D12', () => {
  expect(outcome({ track: 16, shots: [{ power: '3Д20' }, { power: '2D12' }] }).figures).toEqual({
    used: 5,
    left: 11,
    dry: false,
    turns: 3,
    shots: [
      { used: 3, left: 13 },
      { used: 2, left: 11 },
    ],
  });
});

test('spends 2, 3 and 4 for the charges', () => {
  expect(
    outcome({ track: 9, shooter: 'GUN', shots: [{ charge: 'SHELL' }, { charge: 'MINE' }, { charge: 'ROCKET' }] }).figures,
  ).toMatchObject({ used: 9, left: 0, dry: true, turns: 1 });
});

describe('refusals', () => {
  test.each([
    ['SHORT_AMMUNITION', { track: 4, shots: [{ power: '3D20' }, { power: '2D12' }] }],
    ['RATE_OF_FIRE', { track: 16, rateOfFire: 1, shots: [{ power: '3D20' }, { power: '2D12' }] }],
    ['RATE_OF_FIRE', { track: 16, shooter: 'INFANTRY', shots: [{ power: '3D20' }, { power: '2D12' }] }],
    [
      'FIRED_TWICE',
      {
        track: 16,
        shots: [
          { name: 'Laser', power: '1D12' },
          { name: 'Laser', power: '1D12' },
        ],
      },
    ],
    ['NO_PILOT', { track: 16, shooter: 'UNMANNED_MACHINE', shots: [{ power: '3D20' }] }],
    [
      undefined,
      {
        track: 16,
        shooter: 'GUN',
        shots: [
          { name: 'Twin gun', power: '3D20' },
          { name: 'Twin gun', power: '3D20' },
        ],
      },
    ],
  ])('refuses %s', (code, draft) => expect(outcome(draft).refusal?.code).toBe(code));
});

test('rejects a shot with both dice and a charge', () => {
  expect(check(ammunition, { track: 5, shots: [{}, { power: 'D6', charge: 'MINE' }] })).toMatchObject({
    problems: [
      { code: 'MISSING', path: ['shots', 0, 'power'] },
      { code: 'CONFLICT', path: ['shots', 1, 'charge'] },
    ],
  });
});

test('infantry has unlimited ammunition', () => {
  expect(answer(ammunition, { track: 0, shooter: 'INFANTRY', shots: [{ power: '2D6' }] }, 'en')).toMatchObject({
    value: { allowed: true, figures: { used: 0, dry: false, turns: null }, summary: 'Infantry never runs dry: nothing is counted.' },
  });
});

test('adds up the shots of a turn until one cannot be paid', () => {
  const reached = { paid: 0, short: 0 };
  prove(
    { calculator: 'bronepehota ammunition', against: { en: 'shots paid for one by one', ru: 'выстрелы, оплаченные по одному' } },
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }),
      fc.subarray(['last-shot-fires']),
      (track, costs, readings) => {
        const last = readings.length > 0;
        let left = track;
        let fired = 0;
        while (fired < costs.length && (last ? left > 0 : (costs[fired] ?? 0) <= left)) left = Math.max(0, left - (costs[fired++] ?? 0));
        const { figures, refusal } = outcome({ track, shots: costs.map((cost) => ({ power: `${cost}D12` })), readings });
        let [turns, rest] = [0, track];
        for (let turn = 1; ; turn++) {
          let isWhole = true;
          for (const cost of costs) {
            if (last ? rest === 0 : cost > rest) isWhole = false;
            rest = Math.max(0, rest - cost);
          }
          if (!isWhole) break;
          turns = turn;
        }
        expect(figures).toMatchObject({ left, used: track - left, dry: left === 0, turns });
        expect(figures.shots).toHaveLength(fired);
        expect(refusal?.code).toBe(fired < costs.length ? 'SHORT_AMMUNITION' : undefined);
        reached[refusal ? 'short' : 'paid']++;
      },
    ),
    { numRuns: 300 },
  );
  for (const times of Object.values(reached)) expect(times).toBeGreaterThan(0);
});

testAnswerTexts(ammunition, [
  [{ track: 0, shots: [{ power: '2D6' }] }, 'shot 1 takes 2 of the ammunition, with none left', 'нужно 2 из боезапаса, а он пуст'],
  [{ track: 1, shots: [{ charge: 'SHELL' }] }, 'only 1 left', 'а осталось 1'],
  [
    { track: 2, shots: [{ power: '2D6' }] },
    'none left: no more shots this game; the whole track lasts 1 turn of such fire',
    'не осталось ничего: до конца игры стрелять нечем; всей шкалы хватит на 1 тур',
  ],
  [{ track: 3, shots: [{ power: '2D6' }] }, 'Ammunition used: 2, 1 left', 'Расход боезапаса — 2, остаётся 1'],
]);
