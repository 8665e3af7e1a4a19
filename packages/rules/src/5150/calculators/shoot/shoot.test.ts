import { type Fraction, toText, ZERO } from '@rangefinder/dice';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import type { Result } from '../../vocabulary.js';
import { shoot } from './index.js';

const ask = (draft: object) => {
  const result = answer(shoot, draft, 'en');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
type Targets = readonly { hits: readonly { hits: number; chance: Fraction }[]; worst: readonly { result: Result; chance: Fraction }[] }[];
const targetsOf = (draft: object) => ask(draft).figures.targets as Targets;
const hitsOf = (draft: object) => targetsOf(draft).map(({ hits }) => hits.map(({ chance }) => toText(chance)));
const worstOf = (draft: object) =>
  targetsOf(draft).map(({ worst }) => Object.fromEntries(worst.map(({ result, chance }) => [result, toText(chance)])));

describe('one die', () => {
  test('Impact 2 against light armor', () => {
    expect(worstOf({ rep: 7, weapon: 'large-calibre-pistol', targets: [{ dice: 1, armor: 'light' }] })).toEqual([
      { MISSED: '0', ABSORBED: '0', UNHARMED: '0', STUNNED: '2/3', OUT_OF_THE_FIGHT: '1/6', DEAD: '1/6' },
    ]);
  });
  test('distorting armor counts as cover', () => {
    expect(hitsOf({ rep: 4, weapon: 'rifle', targets: [{ dice: 1, armor: 'distorting' }] })).toEqual([['5/6', '1/6']]);
  });
  test('a lucky recruit saves half of the sixes', () => {
    expect(hitsOf({ rep: 3, weapon: 'rifle', luckyShot: true, targets: [{ dice: 1, cover: true }] })).toEqual([['11/12', '1/12']]);
    expect(hitsOf({ rep: 4, repModifier: -1, weapon: 'rifle', luckyShot: true, targets: [{ dice: 1, cover: true }] })).toEqual([
      ['11/12', '1/12'],
    ]);
    expect(hitsOf({ rep: 2, weapon: 'rifle', luckyShot: true, targets: [{ dice: 1, cover: true }] })).toEqual([['1', '0']]);
  });
});

describe('ammunition', () => {
  test.each([
    [1, '0'],
    [2, '1/36'],
    [3, '2/27'],
    [4, '19/144'],
  ])('runs out with %i dice', (dice, chance) =>
    expect(toText(ask({ rep: 4, rateOfFire: 4, targets: [{ dice }] }).figures.outOfAmmunition as Fraction)).toBe(chance),
  );
});

test('counts only hits without a weapon and an Impact', () => {
  expect(worstOf({ rep: 4, rateOfFire: 2, targets: [{ dice: 2 }] })).toEqual([{}]);
  expect(worstOf({ rep: 7, rateOfFire: 1, impact: 5, targets: [{ dice: 1 }] })).toMatchObject([
    { DEAD: '1/6', OUT_OF_THE_FIGHT: '2/3', STUNNED: '1/6' },
  ]);
});

const target = { dice: 1 };
test.each([
  ['NOT_FOR_SHOOTING', { weapon: 'combat-knife', targets: [target] }],
  ['NOT_FOR_SHOOTING', { weapon: 'grenades', targets: [target] }],
  ['NOT_IN_PAIRS', { weapon: 'rifle', twoWeapons: true, targets: [target] }],
  ['NOT_IN_PAIRS', { weapon: 'pistol', secondWeapon: 'pump-shotgun', targets: [target] }],
  ['OUT_OF_RANGE', { weapon: 'pistol', inches: 12.1, targets: [target] }],
  ['NOT_SEEN', { weapon: 'rifle', inches: 13, visibility: 'NIGHT', targets: [target] }],
  ['NOT_SEEN', { weapon: 'rifle', inches: 7, visibility: 'WOODS_AT_NIGHT', targets: [target] }],
  ['LINE_BLOCKED', { weapon: 'rifle', coversOnLine: 2, targets: [target] }],
  ['NOT_IN_FRONT', { weapon: 'rifle', inFront: false, targets: [target] }],
  ['TOO_MANY_DICE', { weapon: 'rifle', targets: [{ dice: 2 }] }],
  ['TOO_MANY_DICE', { weapon: 'submachine-gun', twoWeapons: true, targets: [{ dice: 6 }, target] }],
  ['TOO_FAR_APART', { weapon: 'assault-rifle', spreadInches: 3.5, targets: [target, target] }],
])('refuses with %s: %j', (code, draft) => {
  expect(ask({ rep: 4, ...draft })).toMatchObject({
    allowed: false,
    refusal: { code },
    steps: [],
    figures: { targets: [], outOfAmmunition: ZERO },
  });
});

test.each([
  { weapon: 'pistol', inches: 12, targets: [target] },
  { weapon: 'rifle', inches: 12, visibility: 'NIGHT', targets: [target] },
  { weapon: 'rifle', coversOnLine: 1, targets: [target] },
  { weapon: 'submachine-gun', twoWeapons: true, targets: [{ dice: 6 }] },
  { weapon: 'laser-pistol', secondWeapon: 'submachine-gun', targets: [{ dice: 4 }] },
  { weapon: 'assault-rifle', spreadInches: 3, targets: [target, target] },
])('allows the exact limit: %j', (draft) => expect(ask({ rep: 4, ...draft }).allowed).toBe(true));

test('requires a weapon or a rate of fire, and a first weapon with a second one', () => {
  expect(check(shoot, { rep: 4, targets: [target] })).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path: ['weapon'] }] });
  expect(check(shoot, { rep: 4, rateOfFire: 2, secondWeapon: 'pistol', targets: [target] })).toMatchObject({
    ok: false,
    problems: [{ code: 'MISSING', path: ['weapon'] }],
  });
});

test('one target has no spread', () => {
  const draft = { rep: 4, weapon: 'assault-rifle', spreadInches: 2 };
  expect(check(shoot, { ...draft, targets: [target] })).toMatchObject({ problems: [{ code: 'CONFLICT', path: ['spreadInches'] }] });
  expect(check(shoot, { ...draft, targets: [target, target] })).toMatchObject({ ok: true });
});

test('summarizes the burst in one sentence and explains it in steps', () => {
  const { summary, steps } = ask({
    rep: 4,
    weapon: 'assault-rifle',
    targets: [
      { dice: 2, armor: 'light' },
      { dice: 1, cover: true },
    ],
  });
  expect(summary).toBe(
    'Rep 4, assault rifle; target 1: dead 21.5%, out of the fight 34.7%, stunned 31.3%, missed 12.5%; target 2: dead 1/1296, out of the fight 0.2%, stunned 0.2%, missed 99.5%; out of ammunition: 7.4%.',
  );
  expect(steps.map(({ rule }) => rule)).toEqual([
    '5150/table/hit-table',
    '5150/table/ranged-weapons',
    '5150/targets',
    '5150/table/hit-table',
    '5150/table/hit-table',
    '5150/table/ranged-weapons',
    '5150/table/damage',
    '5150/table/ranged-weapons',
    '5150/table/damage',
    '5150/damage',
    '5150/ammunition',
  ]);
});

test('words the burst in Russian, including the change of Rep and both weapons', () => {
  const result = answer(shoot, { rep: 4, repModifier: -1, weapon: 'pistol', secondWeapon: 'laser-pistol', targets: [{ dice: 3 }] }, 'ru');
  expect(result).toMatchObject({
    value: {
      summary:
        'Умение 3 (4 − 1), пистолет и лазерный пистолет; цель: убита 8,1\u00a0%, выведена из боя 7,9\u00a0%, оглушена 26,1\u00a0%, промах 57,9\u00a0%; кончатся патроны: 7,4\u00a0%.',
    },
  });
});

test('cites all rulings that apply', () => {
  const rules = (draft: object) => ask(draft).steps.map(({ rule }) => rule);
  expect(rules({ rep: 2, weapon: 'pistol', secondWeapon: 'laser-pistol', inches: 6, targets: [{ dice: 3, armor: 'reflecting' }] })).toEqual(
    expect.arrayContaining([
      '5150/ruling/low-rep-shoots',
      '5150/ruling/two-weapons-kinds',
      '5150/ruling/two-weapons-dice',
      '5150/ruling/hard-range',
      '5150/ruling/absorb-laser',
    ]),
  );
  expect(rules({ rep: 3, weapon: 'pistol', luckyShot: true, targets: [{ dice: 2, cover: true }] })).toEqual(
    expect.arrayContaining(['5150/ruling/lucky-shot-rep', '5150/ruling/lucky-shot-ones']),
  );
});

testAnswerTexts(shoot, [
  [{ rep: 4, rateOfFire: 1, impact: 1, inches: 10, targets: [{ dice: 1 }] }, 'Distance: 10" away', 'Расстояние: До цели 10"'],
  [{ rep: 4, weapon: 'rifle', inches: 10, targets: [{ dice: 1 }] }, 'Distance: 10", range 48"', '10", дальность 48"'],
]);

describe('figures of a listed weapon', () => {
  const target = { dice: 1, armor: 'heavy' };
  test.each([
    [{ weapon: 'rifle', rateOfFire: 3 }, ['rateOfFire']],
    [{ weapon: 'rifle', impact: 3 }, ['impact']],
    [{ weapon: 'pistol', impact: 1 }, ['impact']],
  ])('%j contradict it', (given, path) =>
    expect(check(shoot, { rep: 4, targets: [target], ...given })).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path }] }),
  );
  test('change nothing when they are the printed ones', () => {
    const plain = ask({ rep: 4, weapon: 'rifle', targets: [target] }).figures;
    expect(ask({ rep: 4, weapon: 'rifle', rateOfFire: 1, impact: 2, targets: [target] }).figures).toEqual(plain);
  });
});

test('a Rep below 0 has a minus sign in either language', () => {
  const draft = { rep: 1, repModifier: -3, weapon: 'rifle', targets: [{}] };
  for (const [language, text] of [
    ['en', 'Rep −2 (1 − 3)'],
    ['ru', 'Умение −2 (1 − 3)'],
  ] as const) {
    const answered = answer(shoot, draft, language);
    expect(answered.ok && answered.value.summary).toContain(text);
  }
});
