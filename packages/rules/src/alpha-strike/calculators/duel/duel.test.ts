import { add, compare, equals, fraction, ONE, subtract, toText, ZERO } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import type { Critical, Movement } from '../../vocabulary.js';
import { duel } from './index.js';
import { turnsOf } from './joint.js';
import { readSide } from './side.js';
import { type Duelist, playOut } from './testing/brute-force.js';

const value = fc.constantFrom('0*', '1', '2', '3');

const duelist: fc.Arbitrary<Duelist> = fc.record({
  fighter: fc.record({
    skill: fc.integer({ min: 2, max: 7 }),
    size: fc.constant(1),
    tmm: fc.integer({ min: 0, max: 3 }),
    ground: fc.constantFrom(2, 4, 8),
    jump: fc.constantFrom(0, 0, 4),
    damage: fc.tuple(value, value, value),
    ov: fc.integer({ min: 0, max: 3 }),
    armor: fc.integer({ min: 0, max: 1 }),
    structure: fc.integer({ min: 1, max: 2 }),
    flags: fc.subarray(['CASE', 'ENE', 'OVL'], { maxLength: 1 }),
    rear: fc.constant(null),
    lrm: fc.constant(null),
    indirect: fc.constant(null),
    ht: fc.option(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 }), fc.constant(0))),
    heatScale: fc.constant(true),
    heat: fc.integer({ min: 0, max: 4 }),
    criticals: fc
      .array(fc.constantFrom<Critical>('FIRE_CONTROL', 'WEAPON', 'MOVEMENT'), { maxLength: 2 })
      .chain((some) => fc.boolean().map((engine): Critical[] => (engine ? ['ENGINE', ...some] : some))),
  }),
  moved: fc.constantFrom<Movement>('GROUND', 'GROUND', 'STOOD_STILL', 'JUMPED'),
  overheat: fc.integer({ min: 0, max: 2 }),
  waterDepth: fc.constantFrom(0, 0, 1, 2),
});

const specialsOf = ({ flags, ht }: Duelist['fighter']): string[] => [...flags, ...(ht ? [`HT${ht.join('/')}`] : [])];

const unitOf = ({ fighter }: Duelist) => ({
  skill: fighter.skill,
  tmm: fighter.tmm,
  move: fighter.jump > 0 ? `${fighter.ground}"/${fighter.jump}"j` : `${fighter.ground}"`,
  damage: fighter.damage,
  overheatValue: fighter.ov,
  armor: fighter.armor,
  structure: fighter.structure,
  specials: specialsOf(fighter),
  heat: fighter.heat,
  criticals: fighter.criticals,
});

const conductOf = ({ fighter, moved, overheat, waterDepth }: Duelist) => ({ moved, overheat: Math.min(overheat, fighter.ov), waterDepth });

const frail = duelist.map(
  (one): Duelist => ({ ...one, fighter: { ...one.fighter, armor: 1, structure: 1, flags: [], damage: ['1', '1', '1'] } }),
);

test.each([
  { title: 'one and two turns', who: duelist, most: 2, least: 1, numRuns: 160, compared: 40, hot: 8 },
  { title: 'three turns', who: frail, most: 3, least: 3, numRuns: 25, compared: 5, hot: 1 },
])('equals every pair of states followed by name over $title', ({ who, most, least, numRuns, compared, hot }) => {
  const reached = { compared: 0, hot: 0 };
  fc.assert(
    fc.property(
      who,
      who,
      fc.constantFrom(5, 12, 30),
      fc.boolean(),
      fc.integer({ min: least, max: most }),
      (first, second, inches, woods, turns) => {
        const draft = {
          first: unitOf(first),
          second: unitOf(second),
          situation: { inches, woods, first: conductOf(first), second: conductOf(second) },
          turns,
        };
        const checked = check(duel, draft);
        if (!checked.ok) return;
        const { figures, refusal } = duel.resolve(checked.value);
        if (refusal) return;
        const played = playOut({
          first: { ...first, overheat: conductOf(first).overheat },
          second: { ...second, overheat: conductOf(second).overheat },
          inches,
          woods,
          turns,
        });
        const end = figures.turns.at(-1);
        expect(toText(end?.firstDestroyed ?? ZERO)).toBe(toText(fraction(played.first, played.total)));
        expect(toText(end?.secondDestroyed ?? ZERO)).toBe(toText(fraction(played.second, played.total)));
        expect(toText(end?.bothDestroyed ?? ZERO)).toBe(toText(fraction(played.both, played.total)));
        reached.compared++;
        if (first.overheat > 0 && turns > 1) reached.hot++;
      },
    ),
    { numRuns },
  );
  expect(reached.compared).toBeGreaterThan(compared);
  expect(reached.hot).toBeGreaterThan(hot);
});

const THUNDERBOLT = { size: 3, tmm: 1, move: '8"j', damage: ['3', '3', '1'], armor: 7, structure: 5, specials: ['IF1'] };
const LOCUST = { size: 1, tmm: 3, move: '16"', damage: ['2', '1', '0'], armor: 2, structure: 2, specials: ['ENE'] };

function turnsIn(draft: object) {
  const checked = check(duel, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return duel.resolve(checked.value).figures;
}

test('odds add up to one after each turn and never fall', () => {
  const { turns, countedTurns } = turnsIn({
    first: LOCUST,
    second: { ...LOCUST, skill: 3, heat: 1, overheatValue: 2 },
    situation: { inches: 12, second: { overheat: 1 } },
    turns: 10,
  });
  expect(countedTurns).toBe(10);
  turns.forEach(({ firstDestroyed, secondDestroyed, bothDestroyed, neitherDestroyed }, index) => {
    expect(equals(add(subtract(add(firstDestroyed, secondDestroyed), bothDestroyed), neitherDestroyed), ONE)).toBe(true);
    const before = turns[index - 1];
    if (before)
      for (const [now, then] of [
        [firstDestroyed, before.firstDestroyed],
        [secondDestroyed, before.secondDestroyed],
        [bothDestroyed, before.bothDestroyed],
      ] as const)
        expect(compare(now, then)).toBeGreaterThanOrEqual(0);
  });
});

test('equal sides have equal odds', () => {
  for (const { firstDestroyed, secondDestroyed } of turnsIn({ first: LOCUST, second: LOCUST, situation: { inches: 5 }, turns: 5 }).turns)
    expect(equals(firstDestroyed, secondDestroyed)).toBe(true);
});

test('a count that ends early gives the very odds of a longer one', () => {
  const side = readSide(
    { ...LOCUST, skill: 4, hasHeatScale: true, heat: 0, criticals: [], overheatValue: 0, type: undefined, unit: undefined },
    undefined,
    'SHORT',
  );
  const short = turnsOf(side, side, { inches: 5, woods: false }, 6, 200);
  const long = turnsOf(side, side, { inches: 5, woods: false }, 6);
  expect(short.length).toBeLessThan(long.length);
  expect(long.slice(0, short.length)).toEqual(short);
});

test('says how many turns were counted', () => {
  const result = answer(duel, { first: THUNDERBOLT, second: THUNDERBOLT, situation: { inches: 12 }, turns: 10 }, 'en');
  expect(result.ok && result.value.figures.countedTurns).toBeLessThan(10);
  expect(result.ok && result.value.steps.at(-1)).toMatchObject({ label: 'Turns counted' });
});

test('two units that cannot reach each other', () => {
  expect(answer(duel, { first: LOCUST, second: LOCUST, situation: { inches: 30 } }, 'en')).toMatchObject({
    ok: true,
    value: { allowed: false, refusal: { code: 'NOBODY_FIRES' } },
  });
  expect(answer(duel, { first: LOCUST, second: LOCUST, situation: { inches: 50 } }, 'ru')).toMatchObject({
    ok: true,
    value: { allowed: false, refusal: { code: 'OUT_OF_RANGE' } },
  });
});

test('a jump without jump jets', () => {
  expect(check(duel, { first: LOCUST, second: LOCUST, situation: { inches: 5, first: { moved: 'JUMPED' } } })).toMatchObject({
    ok: false,
    problems: [{ code: 'CONFLICT', path: ['situation', 'first', 'moved'] }],
  });
});

test('fire-control hits stop counting only where nothing could be hit any more', () => {
  for (let skill = 0; skill <= 8; skill++) {
    const { blind } = readSide(
      { ...LOCUST, skill, hasHeatScale: true, heat: 0, criticals: [], overheatValue: 0, type: undefined, unit: undefined },
      undefined,
      'SHORT',
    );
    const easiest = (hits: number): number => skill + 2 * hits - 1 - 4;
    expect(easiest(blind)).toBeGreaterThan(12);
    expect(easiest(blind - 1)).toBeLessThanOrEqual(12);
  }
});
