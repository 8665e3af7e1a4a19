import { type Fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { prove } from '../../../testing/proof.js';
import { virtualShot } from './index.js';
import { resolve } from './resolve.js';

const figures = (draft: object) => {
  const checked = check(virtualShot, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return resolve(checked.value).figures;
};
const codeOf = (draft: object) => {
  const result = answer(virtualShot, draft, 'en');
  return result.ok ? result.value.refusal?.code : result.problems.map(({ code, path }) => `${code} ${path.join('.')}`);
};

describe('examples of the source', () => {
  test('rounds a little over 4 steps up to 5, and D6+2 hits on 3 or more', () => {
    expect(figures({ range: 'Д6+2', power: '2Д6', centimetres: 20.5, armor: 3 })).toMatchObject({ distance: 5, least: 3 });
    expect(toText(figures({ range: 'D6+2', power: '2D6', steps: 5, armor: 3 }).hit)).toBe('2/3');
  });

  test('an aimed D6+1 reaches 12 steps with a 5', () => {
    expect(figures({ range: 'D6+1', power: '1D6', steps: 12, armor: 3, aimed: true })).toMatchObject({ least: 5 });
  });

  test('each of four D12 causes damage to armor 7 with odds of 5/12', () => {
    const { damage } = figures({ range: 'D20+20', power: '4D12', steps: 3, target: 'MACHINE', armor: 7, pilotArmor: 3 });
    expect(damage.map(({ damage, chance }) => [damage, toText(chance)])).toEqual([
      [0, '2401/20736'],
      [1, '1715/5184'],
      [2, '1225/3456'],
      [3, '875/5184'],
      [4, '625/20736'],
    ]);
  });
});

test('summarizes the shot in one sentence', () => {
  const draft = { range: 'D12', power: '4D12', steps: 6, target: 'MACHINE', armor: 3, pilotArmor: 3 };
  expect(answer(virtualShot, draft, 'en')).toMatchObject({
    value: {
      summary:
        'D12 at 6 steps hits on 6 or more, 7/12 (58.3%); 4D12 against armor 3, in all: 1.75 damage on average, destroyed 43.1%, pilot killed 29.1%.',
    },
  });
});

test('mentions the crash and panic in the summary', () => {
  const draft = { range: 'D6', power: '2D6', steps: 4, target: 'MACHINE', armor: 3, pilotArmor: 3, flying: true, panic: true };
  expect(toText(figures(draft).mean)).toBe('1/2');
  expect(figures(draft).meanWithCrash && toText(figures(draft).meanWithCrash as Fraction)).toBe('37/32');
  const textsIn = (language: 'en' | 'ru') => {
    const answered = answer(virtualShot, draft, language);
    return answered.ok ? answered.value.summary : '';
  };
  expect(textsIn('en')).toContain(
    '0.5 damage on average (1.156 with the crash), destroyed 1/6 (16.7%), pilot killed 3/16 (18.8%), panicked 1/16 (6.3%)',
  );
  expect(textsIn('ru')).toContain(
    'повреждений в среднем 0,5 (с аварийной посадкой 1,156), уничтожение 1/6 (16,7\u00a0%), гибель пилота 3/16 (18,8\u00a0%), паника пилота 1/16 (6,3\u00a0%)',
  );
});

describe('refusals', () => {
  const shot = { range: 'D12', power: '4D12', steps: 6, target: 'MACHINE', armor: 7, shooter: 'MACHINE' };
  test.each([
    ['NO_PILOT', { shooter: 'UNMANNED_MACHINE' }],
    ['UNSEEN', { cover: 'UNSEEN' }],
    ['OUT_OF_SIGHT', { inFront: false }],
    ['CONTACT', { contact: true }],
    ['RANK', { rank: 1, rankNeeded: 2 }],
    ['AIMED_INFANTRY_ONLY', { aimed: true }],
    ['SHORT_AMMUNITION', { ammunition: 3 }],
    [undefined, { ammunition: 4, rank: 2, rankNeeded: 2 }],
    [undefined, { shooter: 'INFANTRY', ammunition: 0, aimed: true }],
  ])('refuses %s', (code, more) => expect(codeOf({ ...shot, ...more })).toBe(code));
});

describe('problems', () => {
  test.each([
    [['MISSING range', 'MISSING power', 'MISSING steps'], { armor: 3 }],
    [['MISSING power'], { range: 'D6', steps: 1, armor: 3 }],
    [['CONFLICT centimetres'], { range: 'D6', power: 'D6', steps: 4, centimetres: 21, armor: 3 }],
    [['OUT_OF_RANGE armor'], { range: 'D6', power: 'D6', steps: 4, target: 'GUN', armor: 0 }],
    [
      ['OUT_OF_RANGE blast.bystanders.0.armor'],
      {
        range: 'D6',
        power: 'D6',
        steps: 4,
        armor: 0,
        blast: { power: 'D20', steps: 2, bystanders: [{ kind: 'MACHINE', armor: 0, steps: 1 }] },
      },
    ],
    [['BAD_FORMAT range', 'BAD_FORMAT power'], { range: 'D8', power: '41D6', steps: 4, armor: 3 }],
  ])('rejects %j', (problems, draft) => expect(codeOf(draft)).toEqual(problems));
});

test('applies a blast to bystanders within its radius, ignoring cover, and not to the target again', () => {
  const blast = {
    power: '1D20',
    steps: 2,
    bystanders: [
      { kind: 'INFANTRY', armor: 5, steps: 2 },
      { kind: 'MACHINE', armor: 1, steps: 0.5, pilotArmor: 3 },
      { kind: 'INFANTRY', armor: 0, steps: 2.1 },
    ],
  };
  const plain = { range: 'D12', power: '4D20', steps: 7, target: 'GUN', armor: 8, cover: 'LESS_THAN_HALF_SEEN' };
  const { bystanders, damage } = figures({ ...plain, blast });
  expect(damage).toEqual(figures(plain).damage);
  expect(bystanders.map(({ inReach, destroyed, pilotKilled }) => [inReach, toText(destroyed), pilotKilled && toText(pilotKilled)])).toEqual(
    [
      [true, '3/8', undefined],
      [true, '19/40', '19/80'],
      [false, '0', undefined],
    ],
  );
});

test('computes forty dice quickly and exactly', () => {
  const { damage } = figures({ range: 'D20', power: '40D20', steps: 7, target: 'MACHINE', armor: 7, pilotArmor: 3, flying: true });
  expect(damage).toHaveLength(41);
});

const PLAIN = {
  cover: ['NONE', 'MORE_THAN_HALF_SEEN', 'LESS_THAN_HALF_SEEN'],
  kinds: ['INFANTRY', 'MACHINE', 'GUN', 'UNMANNED_MACHINE'],
} as const;
const pools = fc.constantFrom([1, 6], [3, 6], [4, 6], [1, 12], [3, 12], [1, 20], [2, 20]);
const shots = fc.record({
  faces: fc.constantFrom(6, 12, 20),
  bonus: fc.integer({ min: 0, max: 4 }),
  pool: pools,
  half: fc.integer({ min: 0, max: 40 }),
  target: fc.constantFrom(...PLAIN.kinds),
  armor: fc.integer({ min: 1, max: 12 }),
  cover: fc.constantFrom(...PLAIN.cover),
  aimed: fc.boolean(),
  pilotArmor: fc.option(fc.integer({ min: 0, max: 7 }), { nil: undefined }),
  flying: fc.boolean(),
  panic: fc.boolean(),
  readings: fc.subarray(['panic-crashes']),
});
type Shot = typeof shots extends fc.Arbitrary<infer S> ? S : never;

interface Tally {
  all: number;
  hit: number;
  destroyed: number;
  killed: number;
  panicked: number;
  damage: number[];
  withCrash: number[];
}

/** Visits every combination of faces of the power dice. */
function eachRoll(count: number, faces: number, visit: (roll: readonly number[]) => void, roll: readonly number[] = []): void {
  if (roll.length === count) visit(roll);
  else for (let face = 1; face <= faces; face++) eachRoll(count, faces, visit, [...roll, face]);
}

/** Reference implementation: enumerates every face of the range die, the power dice, the pilot's die and the crash die. */
function bruteForce(shot: Shot): Tally {
  const [count = 1, faces = 6] = shot.pool;
  const beat = shot.armor + { NONE: 0, MORE_THAN_HALF_SEEN: 1, LESS_THAN_HALF_SEEN: 3 }[shot.cover];
  const distance = Math.ceil(shot.half / 2);
  const tally: Tally = { all: 0, hit: 0, destroyed: 0, killed: 0, panicked: 0, damage: [], withCrash: [] };
  const manned = shot.target === 'MACHINE' && shot.pilotArmor !== undefined;
  for (let range = 1; range <= shot.faces; range++) {
    const reached = (range + shot.bonus) * (shot.aimed ? 2 : 1) >= distance;
    eachRoll(count, faces, (roll) => {
      const pierced = reached ? roll.filter((face) => face > beat).length : 0;
      const damage = shot.target === 'INFANTRY' ? Math.min(pierced, 1) : pierced;
      for (let test = 1; test <= 6; test++)
        for (let crash = 1; crash <= 6; crash++) {
          tally.all++;
          if (reached) tally.hit++;
          const dead = manned && damage > 0 && test > (shot.pilotArmor ?? 0);
          if (dead) tally.killed++;
          if (manned && damage > 0 && shot.panic && test === shot.pilotArmor) tally.panicked++;
          const panicked = manned && damage > 0 && shot.panic && test === shot.pilotArmor;
          const falls = dead || (panicked && shot.readings.length > 0);
          const total = damage + (falls && shot.flying && damage < shot.armor ? crash : 0);
          tally.damage[damage] = (tally.damage[damage] ?? 0) + 1;
          tally.withCrash[total] = (tally.withCrash[total] ?? 0) + 1;
          if (shot.target === 'INFANTRY' ? damage > 0 : total >= shot.armor) tally.destroyed++;
        }
    });
  }
  return tally;
}

const same = (chance: Fraction | undefined, count: number, all: number): void => {
  expect(chance && chance.numerator * BigInt(all)).toBe(chance && BigInt(count) * chance.denominator);
};

test('matches the enumeration of every roll', () => {
  const reached = new Set<string>();
  prove(
    { calculator: 'bronepehota virtualShot', against: { en: 'every roll of all dice', ru: 'каждый бросок всех кубиков' } },
    fc.property(shots, (shot) => {
      const { faces, bonus, pool, half, pilotArmor, flying, ...plain } = shot;
      const rest = shot.target === 'MACHINE' ? { ...plain, pilotArmor, flying } : plain;
      const found = figures({
        ...rest,
        range: `D${faces}+${bonus}`,
        power: `${pool[0]}D${pool[1]}`,
        ...(half % 2 === 0 ? { steps: half / 2 } : { centimetres: half * 2.5 }),
      });
      const expected = bruteForce(shot);
      same(found.hit, expected.hit, expected.all);
      same(found.destroyed, expected.destroyed, expected.all);
      const manned = shot.target === 'MACHINE' && shot.pilotArmor !== undefined;
      expect(found.pilotKilled !== undefined).toBe(manned);
      same(found.pilotKilled, expected.killed, expected.all);
      same(found.pilotPanicked, expected.panicked, expected.all);
      expect(found.damage.map(({ damage }) => damage)).toEqual(Object.keys(expected.damage).map(Number));
      for (const { damage, chance } of found.damage) same(chance, expected.damage[damage] ?? 0, expected.all);
      expect(found.damageWithCrash !== undefined).toBe(manned && shot.flying);
      for (const { damage, chance } of found.damageWithCrash ?? []) same(chance, expected.withCrash[damage] ?? 0, expected.all);
      expect(found.meanWithCrash !== undefined).toBe(manned && shot.flying);
      const summed = expected.withCrash.reduce((sum, count, damage) => sum + count * damage, 0);
      same(found.meanWithCrash, summed, expected.all);
      if (expected.hit === 0) reached.add('never hits');
      if (expected.hit === expected.all) reached.add('always hits');
      if (found.damageWithCrash && expected.killed > 0) reached.add('crash');
      if (expected.panicked > 0) reached.add('panic');
      if (expected.destroyed > 0 && shot.target === 'GUN') reached.add('gun destroyed');
    }),
    { numRuns: 400 },
  );
  expect([...reached].sort()).toEqual(['always hits', 'crash', 'gun destroyed', 'never hits', 'panic']);
});

testAnswerTexts(virtualShot, [
  [
    { range: 'D6+2', power: '2D6', steps: 2, armor: 3, shooter: 'GUN', aimed: true },
    'only infantry with its own weapon aims, guns do not',
    'только пехотинец из личного оружия, а не орудие',
  ],
  [{ range: 'D6+2', power: '2D6', steps: 2, armor: 3, shooter: 'MACHINE', aimed: true }, 'machines do not', 'а не машина'],
  [
    { range: 'D6+2', power: '2D6', steps: 2, armor: 3, shooter: 'MACHINE', ammunition: 0 },
    'takes 2 of the ammunition, with none left',
    'нужно 2 из боезапаса, а он пуст',
  ],
  [
    { range: 'D6+2', power: '2D6', steps: 2, armor: 3, target: 'MACHINE' },
    '1 damage on average, one shot cannot destroy it.',
    'повреждений в среднем 1, одним выстрелом не уничтожить.',
  ],
  [
    { range: 'D6+2', power: '2D6', steps: 2, armor: 3, cover: 'MORE_THAN_HALF_SEEN' },
    'more than half seen: +1 against the power dice\n',
    'Видно больше половины: +1 против кубиков мощности\n',
  ],
  [
    { range: 'D6+2', power: '2D6', centimetres: 9, armor: 3, target: 'GUN', cover: 'MORE_THAN_HALF_SEEN' },
    '9 cm, rounded up to 2 steps',
    '9 см, с округлением вверх — 2 шага',
  ],
  [
    { range: 'D6+2', power: '2D6', centimetres: 9, armor: 3, target: 'GUN', cover: 'MORE_THAN_HALF_SEEN' },
    'it is still destroyed at its own armor',
    'уничтожается цель всё равно на своей броне',
  ],
]);

test('ammunition of infantry is told not to count', () => {
  const shot = { range: 'D6', power: '1D6', steps: 2, armor: 3, ammunition: 0 };
  const answered = answer(virtualShot, shot, 'en');
  expect(answered.ok && answered.value.steps.map(({ text }) => text)).toContain('Infantry has no limit: nothing is counted');
});
