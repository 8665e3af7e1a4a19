import { toDecimal, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove, skipQuestion } from '../../../testing/proof.js';
import { exchangeOfFire } from './index.js';
import { bruteForce } from './testing/brute-force.js';

type Draft = Readonly<Record<string, unknown>>;

function ask(draft: Draft) {
  const checked = check(exchangeOfFire, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return exchangeOfFire.resolve(checked.value);
}
const fates = (draft: Draft, side: 'first' | 'second', at = 0) =>
  Object.fromEntries((ask(draft).figures[side][at]?.fates ?? []).map(({ fate, chance }) => [fate, toText(chance)]));

const RIFLE = { rep: 4, weapon: 'rifle' };

describe('a rifle against a knife', () => {
  const draft = { first: [RIFLE], second: [{ rep: 4, weapon: 'combat-knife', armor: 'light' }], inches: 20 };
  test('is one burst and one test: the knife is suppressed and cannot answer', () =>
    // A die of 4 or more hits (1/2): dead 1/6, out 1/3, stunned 1/2. Suppressed it goes prone with 2 or 1 dice passed, else runs.
    expect(fates(draft, 'second')).toEqual({ PRONE: '4/9', FLED: '1/18', STUNNED: '1/4', OUT_OF_THE_FIGHT: '1/6', DEAD: '1/12' }));
  test('leaves the rifle standing', () => expect(fates(draft, 'first')).toEqual({ STANDS: '1' }));
});

describe('two rifles of Rep 4 in the open', () => {
  const { figures } = ask({ first: [RIFLE], second: [RIFLE] });
  test('end it for one of them, sooner or later', () => {
    expect(toDecimal(figures.firstSilenced) + toDecimal(figures.secondSilenced)).toBeCloseTo(1, 12);
    expect(toDecimal(figures.secondSilenced)).toBeGreaterThan(toDecimal(figures.firstSilenced));
  });
});

test('a suppressed figure does not fire back', () => {
  const machineGun = { rep: 5, weapon: 'machine-gun' };
  expect(Object.keys(fates({ first: [machineGun], second: [RIFLE] }, 'first'))).toEqual(['STANDS', 'STANDS_EMPTY']);
  expect(Object.keys(fates({ first: [machineGun], second: [RIFLE] }, 'second'))).not.toContain('STANDS');
});

test('a pistol at 20 inches cannot answer a rifle', () =>
  expect(fates({ first: [RIFLE], second: [{ rep: 4, weapon: 'pistol' }], inches: 20 }, 'second')).toMatchObject({ CANNOT_FIRE: '4/9' }));

test('an empty weapon does not answer, and the last to fire may be left without ammunition', () => {
  expect(fates({ first: [RIFLE], second: [{ ...RIFLE, loaded: false }] }, 'second')).toMatchObject({ CANNOT_FIRE: '4/9' });
  expect(fates({ first: [{ rep: 4, weapon: 'pistol' }], second: [{ ...RIFLE, loaded: false }] }, 'first')).toEqual({
    STANDS: '35/36',
    STANDS_EMPTY: '1/36',
  });
});

test('heroes of Rep 1 who can hit nothing fire without end', () =>
  expect(fates({ first: [{ ...RIFLE, rep: 1, hero: true }], second: [{ ...RIFLE, rep: 1, hero: true }] }, 'first')).toEqual({
    FIRES_ON: '1',
  }));

describe('groups', () => {
  const three = [RIFLE, RIFLE, RIFLE];
  test('who is not shot at neither tests nor answers', () =>
    expect(fates({ first: [RIFLE], second: three }, 'second', 1)).toEqual({ STANDS: '1' }));
  test('one shot at by three answers the first of them', () => {
    const draft = { first: three, second: [RIFLE] };
    expect(fates(draft, 'first', 2)).toEqual({ STANDS: '1' });
    expect(Object.keys(fates(draft, 'first', 0))).toContain('DEAD');
  });
  test('each fires at the one opposite, or at the one named', () => {
    const sure = { first: [{ ...RIFLE, target: 2 }], second: [RIFLE, RIFLE] };
    expect(fates(sure, 'second', 0)).toEqual({ STANDS: '1' });
    expect(Object.keys(fates(sure, 'second', 1))).toContain('DEAD');
  });
});

describe('refusals and problems', () => {
  test.each([
    [{ first: [{ rep: 4, weapon: 'combat-knife' }], second: [RIFLE] }, 'NOT_FOR_SHOOTING'],
    [{ first: [{ rep: 4, weapon: 'grenades' }], second: [RIFLE] }, 'NOT_FOR_SHOOTING'],
    [{ first: [{ ...RIFLE, loaded: false }], second: [RIFLE] }, 'OUT_OF_AMMUNITION'],
    [{ first: [{ rep: 4, weapon: 'pistol' }], second: [RIFLE], inches: 13 }, 'OUT_OF_RANGE'],
    [{ first: [RIFLE], second: [RIFLE], inches: 13, visibility: 'NIGHT' }, 'NOT_SEEN'],
    [{ first: [RIFLE], second: [RIFLE], coversOnLine: 2 }, 'LINE_BLOCKED'],
  ])('%j is refused', (draft, code) => expect(ask(draft).refusal?.code).toBe(code));
  test.each([
    [{ first: [{ ...RIFLE, target: 2 }], second: [RIFLE] }, ['first', 0, 'target']],
    [{ first: [RIFLE], second: [{ ...RIFLE, target: 1 }] }, ['second', 0, 'target']],
  ])('%j is a contradiction', (draft, path) =>
    expect(check(exchangeOfFire, draft)).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path }] }),
  );
});

test('is summarized in one sentence', () => {
  const draft = { first: [RIFLE], second: [{ rep: 4, weapon: 'combat-knife', armor: 'light' }] };
  expect(answer(exchangeOfFire, draft, 'en')).toMatchObject({
    value: {
      summary:
        'Exchange of fire; shot at: dead 8.3%, out of the fight 16.7%, stunned 25%, runs away 5.6%, prone 44.4%; fired first: stands.',
    },
  });
});

const often = (weight: number) => fc.oneof({ weight, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const WEAPONS = [
  'laser-pistol',
  'laser-carbine',
  'laser-rifle',
  'rapid-fire-laser-pistol',
  'net-thrower',
  'pistol',
  'large-calibre-pistol',
  'submachine-gun',
  'pump-shotgun',
  'rifle',
  'semi-automatic-rifle',
  'assault-rifle',
  'machine-gun',
];
const figures = fc.record({
  rep: fc.integer({ min: 1, max: 7 }),
  weapon: fc.constantFrom(...WEAPONS),
  armor: fc.constantFrom('none', 'light', 'heavy', 'absorbing', 'reflecting', 'distorting', 'shimmer', 'exo', 'battle'),
  cover: often(1),
  concealed: often(5),
  prone: often(5),
  movedFast: often(3),
  flanked: often(3),
  coverInches: fc.constantFrom(undefined, 2, 3, 3.5, 8),
  leader: often(3),
  hero: often(5),
});
const shotAt = figures.chain((figure) =>
  fc
    .record({
      loaded: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
      knife: often(8),
    })
    .map(({ loaded, knife }) => ({
      ...figure,
      loaded,
      ...(knife && { weapon: 'combat-knife' }),
    })),
);
const drafts = fc.record({
  first: fc.array(
    figures.chain((figure) => fc.constantFrom(undefined, 1).map((target) => ({ ...figure, target }))),
    { minLength: 1, maxLength: 3 },
  ),
  second: fc.array(shotAt, { minLength: 1, maxLength: 3 }),
  firstModifier: fc.constantFrom(0, 0, -1),
  inches: fc.constantFrom(undefined, 5, 6, 12, 20),
  luckyShot: fc.boolean(),
  readings: fc.constantFrom([], [], ['hero-at-once'], ['lucky-shot-own-rep'], ['lucky-ones-count'], ['fast-runs-to-cover']),
});

test('matches an exchange fired burst by burst, with every roll counted', () => {
  prove(
    {
      calculator: '5150 exchangeOfFire',
      against: { en: 'burst after burst, every roll of each', ru: 'очередь за очередью, каждый бросок' },
    },
    fc.property(drafts, (draft) => {
      const checked = check(exchangeOfFire, draft);
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const { figures: answered, refusal } = exchangeOfFire.resolve(checked.value);
      if (refusal) return skipQuestion();
      const expected = bruteForce(checked.value);
      for (const side of ['first', 'second'] as const)
        for (const [index, { fates: ends }] of answered[side].entries()) {
          const counted = expected[side][index] as Readonly<Record<string, number>>;
          const given = Object.fromEntries(ends.map(({ fate, chance }) => [fate, toDecimal(chance)]));
          for (const fate of new Set([...Object.keys(counted), ...Object.keys(given)]))
            expect(given[fate] ?? 0, `${side} ${index} ${fate}`).toBeCloseTo(counted[fate] ?? 0, 9);
        }
    }),
    { numRuns: 150 },
  );
});
