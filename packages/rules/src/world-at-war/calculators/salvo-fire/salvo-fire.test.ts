import { fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testSteps } from '../../../testing/answer-tests.js';
import { prove } from '../../../testing/proof.js';
import { salvoFire } from './index.js';

test('the printed example: T-72s with infantry and T-55s roll 6 dice at 5+', () => {
  expect(answer(salvoFire, { firepower: 4, toHit: 5 }, 'en')).toMatchObject({
    ok: true,
    value: {
      figures: { dice: 6 },
      summary: 'Salvo of 6 dice, each hits on 5 or more, 1/3 (33.3%); at least one hit: 665/729 (91.2%).',
      steps: [{ value: 4 }, { value: 2 }, { text: '6 dice, each hits on 5 or more: 1/3 (33.3%)' }],
    },
  });
});

test('limits leadership 1 + 2 to 2', () => {
  expect(answer(salvoFire, { firepower: 4, toHit: 5, leadership: [1, 2] }, 'ru')).toMatchObject({
    value: {
      figures: { dice: 8 },
      steps: [
        {},
        {},
        { value: 2, text: 'Штабы и лидеры 1 + 2 = 3, в счёт идёт не больше 2: +2 кубика', rule: 'world-at-war/ruling/leadership-dice' },
        {},
      ],
    },
  });
});

test('adds leadership to each die by another reading', () => {
  const draft = { firepower: 4, toHit: 5, leadership: [1, 2], readings: ['leadership-on-each-die'] };
  expect(answer(salvoFire, draft, 'en')).toMatchObject({
    value: {
      figures: { dice: 6 },
      summary: expect.stringContaining('Salvo of 6 dice, each hits on 3 or more, 2/3 (66.7%)'),
      steps: [{}, {}, { value: null, text: 'HQs and leaders 1 + 2 = 3, at most 2 count: each die +2' }, {}, {}],
    },
  });
  expect(answer(salvoFire, draft, 'ru')).toMatchObject({
    value: { steps: [{}, {}, { text: 'Штабы и лидеры 1 + 2 = 3, в счёт идёт не больше 2: каждый кубик +2' }, {}, {}] },
  });
});

test.each([0, 1, 3, 5])('refuses a salvo with %i supporters', (supporters) => {
  expect(answer(salvoFire, { firepower: 4, toHit: 5, supporters }, 'en')).toMatchObject({
    ok: true,
    value: { allowed: false, refusal: { code: 'NEEDS_TWO_SUPPORTERS', rule: 'world-at-war/salvo-fire' }, figures: { dice: 0, hits: [] } },
  });
});

test.each([
  [{ firepower: 4, toHit: 7 }, 'toHit'],
  [{ firepower: 0, toHit: 5 }, 'firepower'],
  [{ firepower: 4, toHit: 5, supporters: -1 }, 'supporters'],
])('rejects %j', (draft, name) =>
  expect(check(salvoFire, draft)).toMatchObject({ ok: false, problems: [{ code: 'OUT_OF_RANGE', path: [name] }] }),
);

/** Reference implementation: enumerates every throw of all dice, face by face, with what is added to each. */
function everyThrow(dice: number, toHit: number, added: number): number[] {
  const hits = new Array<number>(dice + 1).fill(0);
  for (let roll = 0; roll < 6 ** dice; roll++) {
    let count = 0;
    for (let rest = roll, die = 0; die < dice; die++, rest = Math.floor(rest / 6)) if ((rest % 6) + 1 + added >= toHit) count++;
    hits[count] = (hits[count] ?? 0) + 1;
  }
  return hits;
}

test('matches the enumeration of every throw', () => {
  prove(
    { calculator: 'world-at-war salvoFire', against: { en: 'every throw, face by face', ru: 'каждый бросок, грань за гранью' } },
    fc.property(
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
      fc.subarray(['leadership-on-each-die']),
      (firepower, toHit, leadership, readings) => {
        const checked = check(salvoFire, { firepower, toHit, leadership, readings });
        if (!checked.ok) throw new Error('draft');
        const { figures } = salvoFire.resolve(checked.value);
        let leaders = 0;
        for (const value of leadership) leaders += value;
        const added = readings.length > 0 ? Math.min(leaders, 2) : 0;
        const dice = firepower + 2 + (readings.length > 0 ? 0 : Math.min(leaders, 2));
        expect(figures.dice).toBe(dice);
        const expected = everyThrow(dice, toHit, added);
        const counted = expected.map((_, hits) => {
          const found = figures.hits.find((outcome) => outcome.hits === hits);
          return found ? Number((found.chance.numerator * BigInt(6 ** dice)) / found.chance.denominator) : 0;
        });
        expect(counted).toEqual(expected);
        expect(toText(figures.expectedHits)).toBe(toText(fraction(BigInt(dice * Math.min(6, 7 - toHit + added)), 6n)));
      },
    ),
    { numRuns: 40 },
  );
});

testSteps(salvoFire, [
  [
    { firepower: 3, toHit: 4, supporters: 2, leadership: [1, 2] },
    [
      'lead 3 salvo-lead {"firepower":3}',
      'supporters 2 salvo-support {"supporters":2}',
      'leadership 2 ruling/leadership-dice {"values":[1,2],"sum":3,"counted":2,"eachDie":false}',
      'roll null salvo-lead {"dice":7,"toHit":4,"hit":"1/2"}',
    ],
  ],
  [
    { firepower: 3, toHit: 4, supporters: 2 },
    [
      'lead 3 salvo-lead {"firepower":3}',
      'supporters 2 salvo-support {"supporters":2}',
      'roll null salvo-lead {"dice":5,"toHit":4,"hit":"1/2"}',
    ],
  ],
]);
