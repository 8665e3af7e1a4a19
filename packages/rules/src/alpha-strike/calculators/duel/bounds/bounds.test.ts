import { type Fraction, fraction, type Interval, toDecimal } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check } from '../../../../calculator/calculator.js';
import { prove, skipQuestion } from '../../../../testing/proof.js';
import { rangeAt } from '../../../reference/tables/ranges.js';
import { turnsOf } from '../exact.js';
import { duel } from '../index.js';
import { refusalOf } from '../legality.js';
import { readSide } from '../side.js';
import { type Duel, type Duelist, playOut } from '../testing/brute-force.js';
import { conductOf, draftOf, duelist, duelReadings, frail } from '../testing/duelists.js';
import { type Shares, simulate } from '../testing/simulate.js';
import { type Sides, sidesOf } from '../walk/arena.js';
import { boundsOf, MAX_WIDTH } from './bounds.js';

/** Both sides as parsed by the calculator. Undefined when it rejects them. */
function sidesIn(plain: Duel): Sides | undefined {
  const checked = check(duel, draftOf(plain));
  if (!checked.ok) return undefined;
  const { first, second, situation, readings } = checked.value;
  const range = rangeAt(plain.inches) ?? 'LONG';
  const sides = [readSide(first, situation.first, range, readings), readSide(second, situation.second, range, readings)] as const;
  return refusalOf(checked.value, ...sides) ? undefined : sidesOf(...sides, plain);
}

/** Compares the exact value of a double with a fraction, in integers. */
function isWithin({ low, high }: Interval, { numerator, denominator }: Fraction): boolean {
  const scale = 2 ** 200;
  const scaled = (double: number): bigint => BigInt(Math.floor(double * scale)) * denominator;
  const value = numerator * 2n ** 200n;
  return scaled(low) <= value && value <= scaled(high) + denominator;
}

const duels = (who: fc.Arbitrary<Duelist>, turns: number): fc.Arbitrary<Duel> =>
  fc
    .record({
      first: who,
      second: who,
      inches: fc.constantFrom(5, 12, 30),
      woods: fc.boolean(),
      turns: fc.constant(turns),
      readings: duelReadings,
    })
    .map((plain) => ({
      ...plain,
      first: { ...plain.first, overheat: conductOf(plain.first).overheat },
      second: { ...plain.second, overheat: conductOf(plain.second).overheat },
    }));

const PARTS = ['first', 'second', 'both'] as const;

test.each([
  { title: 'one turn', inRussian: 'один ход', who: duelist, turns: 1, numRuns: 60, least: 20 },
  { title: 'two turns', inRussian: 'два хода', who: duelist, turns: 2, numRuns: 60, least: 20 },
  { title: 'three turns', inRussian: 'три хода', who: frail, turns: 3, numRuns: 15, least: 4 },
])('contain the enumerated odds of $title', ({ title, inRussian, who, turns, numRuns, least }) => {
  let compared = 0;
  prove(
    {
      calculator: 'alpha-strike duel',
      against: { en: `every pair of states within the bounds: ${title}`, ru: `каждая пара состояний в пределах границ: ${inRussian}` },
    },
    fc.property(duels(who, turns), (plain) => {
      const sides = sidesIn(plain);
      if (!sides) return skipQuestion();
      const bounds = boundsOf(sides, turns).at(-1);
      const played = playOut(plain);
      for (const part of PARTS) expect(bounds && isWithin(bounds[part], fraction(played[part], played.total)), part).toBe(true);
      compared++;
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(least);
});

test('contain the exact odds after every turn, and are narrow', () => {
  const reached = { compared: 0, dropped: 0 };
  fc.assert(
    fc.property(duels(duelist, 10), (plain) => {
      const sides = sidesIn(plain);
      if (!sides) return;
      const bounds = boundsOf(sides, 10);
      turnsOf(sides, 10).forEach((exact, index) => {
        const between = bounds[index];
        for (const part of ['first', 'second', 'both', 'neither', 'firstOnly', 'secondOnly'] as const) {
          const interval = between?.[part] as Interval;
          expect(isWithin(interval, exact[part]), `${part} in turn ${index + 1}: ${toDecimal(exact[part])}`).toBe(true);
          expect(interval.high - interval.low).toBeLessThan(MAX_WIDTH);
          if (interval.high - interval.low > MAX_WIDTH / 10) reached.dropped++;
          reached.compared++;
        }
      });
    }),
    { numRuns: 60 },
  );
  expect(reached.compared).toBeGreaterThan(1000);
  expect(reached.dropped).toBeGreaterThan(100);
});

const HEAVY: Duelist = {
  fighter: {
    skill: 4,
    size: 3,
    tmm: 1,
    ground: 8,
    jump: 0,
    damage: ['3', '3', '1'],
    ov: 0,
    armor: 7,
    structure: 5,
    flags: [],
    rear: null,
    lrm: null,
    srm: null,
    indirect: null,
    ht: null,
    heatScale: true,
    heat: 0,
    criticals: [],
  },
  moved: 'GROUND',
  overheat: 0,
  waterDepth: 0,
  inWoods: false,
  cover: undefined,
};
const HOT: Duelist = {
  ...HEAVY,
  fighter: { ...HEAVY.fighter, skill: 3, tmm: 2, ground: 10, damage: ['4', '4', '4'], ov: 2, armor: 5, structure: 4, flags: ['ENE'] },
  overheat: 1,
};
const BATTERED: Duelist = { ...HEAVY, fighter: { ...HEAVY.fighter, armor: 2, heat: 1, criticals: ['ENGINE', 'FIRE_CONTROL'] } };

const DUELS = 20_000;
/** Five times the maximum standard deviation of a share among this many duels. */
const TOLERANCE = 5 * Math.sqrt(0.25 / DUELS);

test.each([
  { title: 'two heavies', first: HEAVY, second: HEAVY, inches: 12, turns: 12, seed: 1 },
  { title: 'a hot one and a sturdy one', first: HOT, second: HEAVY, inches: 12, turns: 100, seed: 2 },
  { title: 'hardly hitting each other', first: BATTERED, second: HEAVY, inches: 30, turns: 40, seed: 3 },
])('match a long random simulation: $title', ({ first, second, inches, turns, seed }) => {
  const plain: Duel = { first, second, inches, woods: false, turns, readings: [] };
  const sides = sidesIn(plain);
  if (!sides) throw new Error('not allowed');
  const bounds = boundsOf(sides, turns);
  expect(bounds).toHaveLength(turns);
  const shares = simulate(plain, DUELS, seed);
  bounds.forEach((between, index) => {
    const share = shares[index] as Shares;
    for (const part of PARTS) {
      const { low, high } = between[part];
      expect(share[part], `${part} after turn ${index + 1}`).toBeGreaterThan(low - TOLERANCE);
      expect(share[part], `${part} after turn ${index + 1}`).toBeLessThan(high + TOLERANCE);
    }
  });
});

test('stop before they become wide or too expensive', () => {
  const plain: Duel = { first: HEAVY, second: HEAVY, inches: 12, woods: false, turns: 100, readings: [] };
  const sides = sidesIn(plain);
  if (!sides) throw new Error('not allowed');
  const short = boundsOf(sides, 100, 100_000);
  expect(short.length).toBeGreaterThan(2);
  expect(short.length).toBeLessThan(10);
  expect(boundsOf(sides, 100)).toHaveLength(100);
});
