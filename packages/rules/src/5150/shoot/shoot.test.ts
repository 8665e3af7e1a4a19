import { add, equals, type Fraction, fraction, multiply, ONE, toText, ZERO } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../calculator/answer.js';
import { check } from '../../calculator/calculator.js';
import type { Result } from '../vocabulary.js';
import { shoot } from './index.js';
import type { Question } from './situation.js';

const ask = (draft: object) => {
  const result = answer(shoot, draft, 'en');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
type Targets = readonly { hits: readonly { hits: number; chance: Fraction }[]; worst: readonly { result: Result; chance: Fraction }[] }[];
const targetsOf = (draft: object) => ask(draft).figures['targets'] as Targets;
const hitsOf = (draft: object) => targetsOf(draft).map(({ hits }) => hits.map(({ chance }) => toText(chance)));
const worstOf = (draft: object) =>
  targetsOf(draft).map(({ worst }) => Object.fromEntries(worst.map(({ result, chance }) => [result, toText(chance)])));

describe('one die', () => {
  test('Impact 2 against light armor', () => {
    expect(worstOf({ rep: 7, weapon: 'large-calibre-pistol', targets: [{ dice: 1, armor: 'light' }] })).toEqual([
      { MISSED: '0', ABSORBED: '0', UNHARMED: '0', STUNNED: '2/3', OUT_OF_THE_FIGHT: '1/6', DEAD: '1/6' },
    ]);
  });
  test('distorting armor is cover', () => {
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
  ])('%i dice', (dice, chance) =>
    expect(toText(ask({ rep: 4, rateOfFire: 4, targets: [{ dice }] }).figures['outOfAmmunition'] as Fraction)).toBe(chance),
  );
});

test('without a weapon and an Impact only hits are told', () => {
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
])('refuses: %s %j', (code, draft) => {
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
])('allows the limit itself: %j', (draft) => expect(ask({ rep: 4, ...draft }).allowed).toBe(true));

test('a weapon or a rate of fire is needed, and a second weapon needs a first', () => {
  expect(check(shoot, { rep: 4, targets: [target] })).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path: ['weapon'] }] });
  expect(check(shoot, { rep: 4, rateOfFire: 2, secondWeapon: 'pistol', targets: [target] })).toMatchObject({
    ok: false,
    problems: [{ code: 'MISSING', path: ['weapon'] }],
  });
});

test('says it in one sentence and redoes the sum in steps', () => {
  const { summary, steps } = ask({
    rep: 4,
    weapon: 'assault-rifle',
    targets: [
      { dice: 2, armor: 'light' },
      { dice: 1, cover: true },
    ],
  });
  expect(summary).toBe(
    'Rep 4, assault rifle: target 1 — dead 21.5%, out of the fight 34.7%, stunned 31.3%, missed 12.5%; target 2 — dead <0.1%, out of the fight 0.2%, stunned 0.2%, missed 99.5%; out of ammunition 7.4%.',
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

test('says it in Russian, the change of Rep and both weapons included', () => {
  const result = answer(shoot, { rep: 4, repModifier: -1, weapon: 'pistol', secondWeapon: 'laser-pistol', targets: [{ dice: 3 }] }, 'ru');
  expect(result).toMatchObject({
    value: {
      summary:
        'Умение 4 −1, пистолет и лазерный пистолет: цель — убит 8,1 %, выведен из боя 7,9 %, оглушён 26,1 %, промах 57,9 %; кончатся патроны — 7,4 %.',
    },
  });
});

test('cites every ruling that it rests on', () => {
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

// ── brute force, written apart: every roll of every die, sorted and dealt by hand ───────────────────────────────────

const IMPACTS: Record<string, Record<string, number | 'NE' | 'special'>> = {
  pistol: { none: 1, light: 1, heavy: 0, absorbing: 'special', reflecting: 1, distorting: 1, shimmer: 1, exo: 'NE', battle: 'NE' },
  'laser-pistol': { none: 4, light: 4, heavy: 3, absorbing: 3, reflecting: 'special', distorting: 4, shimmer: 4, exo: 2, battle: 1 },
  'large-calibre-pistol': {
    none: 2,
    light: 2,
    heavy: 1,
    absorbing: 'special',
    reflecting: 2,
    distorting: 2,
    shimmer: 2,
    exo: 'NE',
    battle: 'NE',
  },
  'submachine-gun': {
    none: 1,
    light: 1,
    heavy: 0,
    absorbing: 'special',
    reflecting: 1,
    distorting: 1,
    shimmer: 1,
    exo: 'NE',
    battle: 'NE',
  },
  'machine-gun': { none: 3, light: 3, heavy: 2, absorbing: 'special', reflecting: 3, distorting: 3, shimmer: 3, exo: 0, battle: 'NE' },
};
const RATES: Record<string, number> = { pistol: 2, 'laser-pistol': 1, 'large-calibre-pistol': 2, 'submachine-gun': 3, 'machine-gun': 4 };
const ORDER: readonly Result[] = ['MISSED', 'ABSORBED', 'UNHARMED', 'STUNNED', 'OUT_OF_THE_FIGHT', 'DEAD'];
type Odds = Record<Result, Fraction>;
const nothing = (): Odds => ({ MISSED: ZERO, ABSORBED: ZERO, UNHARMED: ZERO, STUNNED: ZERO, OUT_OF_THE_FIGHT: ZERO, DEAD: ZERO });

/** One hit: four dice in loops. */
function bruteHit(weapon: string, armor: string): Odds {
  const odds = nothing();
  const share = fraction(1, 1296);
  for (let stop = 1; stop <= 6; stop++)
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (let d = 1; d <= 6; d++) {
          const land = (impact: number): Result => (d > impact ? 'STUNNED' : d === 1 ? 'DEAD' : 'OUT_OF_THE_FIGHT');
          const impact = IMPACTS[weapon]?.[armor] ?? 0;
          let result: Result;
          if (impact === 'NE') result = a === 1 && b === 1 ? land(1) : 'UNHARMED';
          else if (impact === 'special') result = stop <= 3 ? 'ABSORBED' : land(IMPACTS[weapon]?.['heavy'] as number);
          else result = land(impact);
          odds[result] = add(odds[result], share);
        }
  return odds;
}

/** The worse of two independent results. */
function worse(a: Odds, b: Odds): Odds {
  const odds = nothing();
  for (const x of ORDER)
    for (const y of ORDER)
      odds[ORDER[Math.max(ORDER.indexOf(x), ORDER.indexOf(y))] as Result] = add(
        odds[ORDER[Math.max(ORDER.indexOf(x), ORDER.indexOf(y))] as Result],
        multiply(a[x], b[y]),
      );
  return odds;
}

interface Shot {
  readonly face: number;
  readonly weapon: string;
}

function hitChance(q: Question, t: Question['targets'][number], index: number, face: number): Fraction {
  const rep = q.rep + q.repModifier;
  const total = face + rep;
  const cover = t.cover || t.armor === 'distorting';
  const two = q.twoWeapons || q.secondWeapon !== undefined;
  const hit =
    total >= 10 ||
    (total === 9 && !cover && index < 2) ||
    (total === 8 && !(cover || t.concealed || t.prone || t.movedFast || q.shooterMovedFast || two || index >= 1));
  if (hit) return ONE;
  return q.luckyShot && rep === 3 && face === 6 ? fraction(1, 2) : ZERO;
}

const complementOf = (chance: Fraction): Fraction => fraction(chance.denominator - chance.numerator, chance.denominator);

function bruteForce(q: Question) {
  const dice = q.targets.reduce((sum, t) => sum + t.dice, 0);
  const weapon = q.weapon as string;
  const second = q.secondWeapon ?? weapon;
  const ofFirst = Math.min(dice, q.rateOfFire ?? RATES[weapon] ?? 0);
  const known = new Map<string, Odds>();
  const hitOf = (w: string, armor: string) =>
    known.get(`${w} ${armor}`) ?? known.set(`${w} ${armor}`, bruteHit(w, armor)).get(`${w} ${armor}`) ?? nothing();
  const worst = q.targets.map(nothing);
  const hits = q.targets.map((t) => Array.from({ length: t.dice + 1 }, () => ZERO));
  const seen = new Map<string, { hits: Fraction[]; worst: Odds }>();
  const weights = q.targets.map(() => new Map<string, number>());
  let dry = 0;
  for (let roll = 0; roll < 6 ** dice; roll++) {
    const shots: Shot[] = [];
    for (let at = 0, rest = roll; at < dice; at++, rest = Math.floor(rest / 6))
      shots.push({ face: (rest % 6) + 1, weapon: at < ofFirst ? weapon : second });
    if (shots.filter(({ face }) => face === 1).length >= 2) dry++;
    // A stable sort keeps the first weapon's dice before equal ones of the second.
    shots.sort((a, b) => b.face - a.face);
    let next = 0;
    for (const [index, t] of q.targets.entries()) {
      const mine = shots.slice(next, next + t.dice);
      next += t.dice;
      const key = `${index}|${mine.map((shot) => `${shot.face}${shot.weapon}`).join()}`;
      weights[index]?.set(key, (weights[index]?.get(key) ?? 0) + 1);
      if (seen.has(key)) continue;
      let odds = { ...nothing(), MISSED: ONE };
      let count: Fraction[] = [ONE];
      for (const shot of mine) {
        const chance = hitChance(q, t, index, shot.face);
        const one = hitOf(shot.weapon, t.armor);
        const die = nothing();
        for (const result of ORDER) die[result] = multiply(chance, one[result]);
        die.MISSED = add(die.MISSED, complementOf(chance));
        odds = worse(odds, die);
        count = Array.from({ length: count.length + 1 }, (_, n) =>
          add(multiply(count[n] ?? ZERO, complementOf(chance)), multiply(count[n - 1] ?? ZERO, chance)),
        );
      }
      seen.set(key, { hits: count, worst: odds });
    }
  }
  for (const [index, keys] of weights.entries())
    for (const [key, ways] of keys) {
      const share = fraction(ways, 6 ** dice);
      const result = seen.get(key);
      for (const name of ORDER)
        (worst[index] as Odds)[name] = add((worst[index] as Odds)[name], multiply(share, result?.worst[name] ?? ZERO));
      for (const n of (hits[index] as Fraction[]).keys())
        (hits[index] as Fraction[])[n] = add((hits[index] as Fraction[])[n] ?? ZERO, multiply(share, result?.hits[n] ?? ZERO));
    }
  return { worst, hits, dry: fraction(dry, 6 ** dice) };
}

function expectEqual(q: Question): void {
  const { figures, refusal } = shoot.resolve(q);
  expect(refusal).toBeUndefined();
  const expected = bruteForce(q);
  expect(toText(figures.outOfAmmunition)).toBe(toText(expected.dry));
  for (const [index, t] of figures.targets.entries()) {
    expect(t.hits.map(({ chance }) => toText(chance))).toEqual(expected.hits[index]?.map(toText));
    expect(t.worst.map(({ result, chance }) => `${result} ${toText(chance)}`)).toEqual(
      ORDER.map((result) => `${result} ${toText((expected.worst[index] as Odds)[result])}`),
    );
    expect(
      equals(
        t.worst.reduce((sum, { chance }) => add(sum, chance), ZERO),
        ONE,
      ),
    ).toBe(true);
  }
}

const checked = (draft: object): Question => {
  const result = check(shoot, draft);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

/** Splits dice over targets. */
const split = (dice: number): fc.Arbitrary<readonly number[]> =>
  fc
    .array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 3 })
    .map((sizes) => (sizes.reduce((sum, size) => sum + size, 0) <= dice ? sizes : [dice]));
const often = (weight: number) => fc.oneof({ weight, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const targetOf = (dice: number) =>
  fc.record({
    dice: fc.constant(dice),
    armor: fc.constantFrom('none', 'light', 'heavy', 'absorbing', 'reflecting', 'distorting', 'shimmer', 'exo', 'battle'),
    cover: often(3),
    concealed: often(5),
    prone: often(5),
    movedFast: often(5),
  });
const shooter = {
  rep: fc.integer({ min: 1, max: 7 }),
  repModifier: fc.constantFrom(0, 0, -1),
  shooterMovedFast: often(5),
  luckyShot: fc.boolean(),
};
const draftWith = (weapons: Record<string, fc.Arbitrary<unknown>>, dice: number) =>
  split(dice).chain((sizes) => fc.record({ ...shooter, ...weapons, targets: fc.tuple(...sizes.map(targetOf)) }));

test('one weapon equals every roll sorted, dealt and counted', () => {
  fc.assert(
    fc.property(draftWith({ weapon: fc.constant('machine-gun') }, 4), (draft) => expectEqual(checked(draft))),
    { numRuns: 120 },
  );
});

test('two weapons equal every roll of dice of two colors', () => {
  let mixed = 0;
  const weapons = {
    weapon: fc.constantFrom('pistol', 'laser-pistol', 'large-calibre-pistol'),
    secondWeapon: fc.constantFrom('laser-pistol', 'submachine-gun', 'large-calibre-pistol'),
  };
  fc.assert(
    fc.property(draftWith(weapons, 4), (draft) => {
      const result = checked(draft);
      if (shoot.resolve(result).refusal) return;
      mixed++;
      expectEqual(result);
    }),
    { numRuns: 120 },
  );
  expect(mixed).toBeGreaterThan(40);
});

test('luck over several targets', () => {
  fc.assert(
    fc.property(
      draftWith({ weapon: fc.constant('machine-gun'), rep: fc.constant(3), repModifier: fc.constant(0), luckyShot: fc.constant(true) }, 4),
      (draft) => expectEqual(checked(draft)),
    ),
    { numRuns: 60 },
  );
});

test('six dice of two submachine guns on three targets', () => {
  expectEqual(
    checked({
      rep: 4,
      weapon: 'submachine-gun',
      twoWeapons: true,
      targets: [{ dice: 3, armor: 'exo' }, { dice: 2, armor: 'absorbing', prone: true }, { dice: 1 }],
    }),
  );
});
