import { add, compare, equals, type Fraction, fraction, ONE, subtract } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { prove, skipQuestion } from '../../../testing/proof.js';
import { turnsOf } from './exact.js';
import { duel } from './index.js';
import { readSide } from './side.js';
import { playOut } from './testing/brute-force.js';
import { conductOf, draftOf, duelist, duelReadings, frail } from './testing/duelists.js';
import { sidesOf } from './walk/arena.js';

test.each([
  { title: 'one and two turns', inRussian: 'один-два хода', who: duelist, most: 2, least: 1, numRuns: 160, compared: 40, hot: 8 },
  { title: 'three turns', inRussian: 'три хода', who: frail, most: 3, least: 3, numRuns: 25, compared: 5, hot: 1 },
])('matches the enumeration of every pair of states: $title', ({ title, inRussian, who, most, least, numRuns, compared, hot }) => {
  const reached = { compared: 0, hot: 0 };
  prove(
    {
      calculator: 'alpha-strike duel',
      against: { en: `every pair of states followed by name: ${title}`, ru: `каждая пара состояний по имени: ${inRussian}` },
    },
    fc.property(
      who,
      who,
      fc.constantFrom(5, 12, 30),
      fc.boolean(),
      fc.integer({ min: least, max: most }),
      duelReadings,
      (first, second, inches, woods, turns, readings) => {
        const checked = check(duel, draftOf({ first, second, inches, woods, turns, readings }));
        if (!checked.ok) return skipQuestion();
        const { figures, refusal } = duel.resolve(checked.value);
        if (refusal) return skipQuestion();
        const played = playOut({
          first: { ...first, overheat: conductOf(first).overheat },
          second: { ...second, overheat: conductOf(second).overheat },
          inches,
          woods,
          turns,
          readings,
        });
        const end = figures.turns.at(-1);
        expect(end?.firstDestroyed).toEqual(fraction(played.first, played.total));
        expect(end?.secondDestroyed).toEqual(fraction(played.second, played.total));
        expect(end?.bothDestroyed).toEqual(fraction(played.both, played.total));
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

test('the odds add up to one after each turn and never decrease', () => {
  const { turns, countedTurns } = turnsIn({
    first: LOCUST,
    second: { ...LOCUST, skill: 3, heat: 1, overheatValue: 2 },
    situation: { inches: 12, second: { overheat: 1 } },
    turns: 10,
  });
  expect(countedTurns).toBe(10);
  const exact = turns as unknown as readonly Readonly<Record<keyof (typeof turns)[number], Fraction>>[];
  exact.forEach(({ firstDestroyed, secondDestroyed, bothDestroyed, neitherDestroyed }, index) => {
    expect(equals(add(subtract(add(firstDestroyed, secondDestroyed), bothDestroyed), neitherDestroyed), ONE)).toBe(true);
    const before = exact[index - 1];
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
    expect(firstDestroyed).toEqual(secondDestroyed);
});

test.each([3, 6, 12])('sides that change places change their odds, after %i turns', (turns) => {
  const cool = { ...THUNDERBOLT, skill: 3, structure: 4, overheatValue: 1 };
  const conduct = { moved: 'STOOD_STILL', overheat: 1 };
  const there = turnsIn({ first: THUNDERBOLT, second: cool, situation: { inches: 12, second: conduct }, turns });
  const back = turnsIn({ first: cool, second: THUNDERBOLT, situation: { inches: 12, first: conduct }, turns });
  const { firstWins, secondWins, ...others } = there.outcome;
  expect(back.outcome).toEqual({ ...others, firstWins: secondWins, secondWins: firstWins });
  expect([back.exactTurns, back.firstTarget, back.secondTarget]).toEqual([there.exactTurns, there.secondTarget, there.firstTarget]);
  expect(back.turns).toEqual(
    there.turns.map(({ firstDestroyed, secondDestroyed, ...rest }) => ({
      ...rest,
      firstDestroyed: secondDestroyed,
      secondDestroyed: firstDestroyed,
    })),
  );
});

test('a stopped computation has the same odds as a longer one', () => {
  const side = readSide(
    { ...LOCUST, skill: 4, hasHeatScale: true, heat: 0, criticals: [], overheatValue: 0, type: undefined, unit: undefined },
    undefined,
    'SHORT',
  );
  const short = turnsOf(sidesOf(side, side, { inches: 5, woods: false }), 6, 200);
  const long = turnsOf(sidesOf(side, side, { inches: 5, woods: false }), 6);
  expect(short.length).toBeLessThan(long.length);
  expect(long.slice(0, short.length)).toEqual(short);
});

test('states the turn from which odds are bounds', () => {
  const result = answer(duel, { first: THUNDERBOLT, second: THUNDERBOLT, situation: { inches: 12 }, turns: 6 }, 'en');
  if (!result.ok) throw new Error('a problem');
  const { figures, steps } = result.value as unknown as { figures: ReturnType<typeof turnsIn>; steps: readonly { label: string }[] };
  expect(figures).toMatchObject({ countedTurns: 6, exactTurns: 4 });
  const labels = steps.map(({ label }) => label).slice(-7);
  expect(labels).toEqual(['After turn 1', 'After turn 2', 'After turn 3', 'After turn 4', 'Bounds', 'After turn 5', 'After turn 6']);
  expect(figures.turns.map(({ firstDestroyed }) => 'denominator' in firstDestroyed)).toEqual([true, true, true, true, false, false]);
});

test('refuses two units that cannot reach each other', () => {
  expect(answer(duel, { first: LOCUST, second: LOCUST, situation: { inches: 30 } }, 'en')).toMatchObject({
    ok: true,
    value: { allowed: false, refusal: { code: 'NOBODY_FIRES' } },
  });
  expect(answer(duel, { first: LOCUST, second: LOCUST, situation: { inches: 50 } }, 'ru')).toMatchObject({
    ok: true,
    value: { allowed: false, refusal: { code: 'OUT_OF_RANGE' } },
  });
});

test('refuses a jump without jump jets', () => {
  expect(check(duel, { first: LOCUST, second: LOCUST, situation: { inches: 5, first: { moved: 'JUMPED' } } })).toMatchObject({
    ok: false,
    problems: [{ code: 'CONFLICT', path: ['situation', 'first', 'moved'] }],
  });
});

test('ignores fire-control hits only when nothing could be hit anyway', () => {
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

const unit = { size: 3, tmm: 1, move: '8"', damage: ['3', '3', '1'], overheatValue: 1, armor: 3, structure: 3 };

testAnswerTexts(duel, [
  [
    { first: unit, second: unit, situation: { inches: 12, second: { overheat: 2 } }, turns: 2 },
    'overheat 2 is more than the overheat value of the second unit (1)',
    'Нельзя: ',
  ],
  [
    { first: unit, second: unit, situation: { inches: 50 }, turns: 2 },
    'Not allowed: 50" is beyond long range',
    '50" — за пределами дальней дистанции',
  ],
]);

test.each([
  [{ criticals: ['ENGINE', 'ENGINE'] }, {}, 'by its second engine hit'],
  [{}, { criticals: ['AMMUNITION'] }, 'without CASE, CASE II and ENE'],
  [{}, { criticals: ['DESTROYED'] }, '“destroyed”'],
])('refuses a unit that is destroyed: %j against %j', (first, second, text) => {
  const draft = { first: { ...unit, ...first }, second: { ...unit, ...second }, situation: { inches: 12 } };
  const refusal = { code: 'DESTROYED', text: expect.stringContaining(text) };
  expect(answer(duel, draft, 'en')).toMatchObject({ ok: true, value: { allowed: false, refusal } });
});
