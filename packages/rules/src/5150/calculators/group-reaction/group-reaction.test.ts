import { toDecimal, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { counted } from '../../../testing/arbitraries.js';
import { prove } from '../../../testing/proof.js';
import { groupReaction } from './index.js';
import type { Question } from './resolve.js';

type Draft = Readonly<Record<string, unknown>>;

function ask(draft: Draft) {
  const checked = check(groupReaction, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return groupReaction.resolve(checked.value);
}

test('who is charged from flank or rear turns, and the others fire', () => {
  const { figures } = ask({ test: 'BEING_CHARGED', figures: [{ rep: 6, flanked: true }, { rep: 6 }] });
  expect(figures.figures.map(({ actions }) => actions.map(({ action }) => action))).toEqual([['TURN_AND_FIGHT'], ['FIRE_AND_FIGHT']]);
});

describe('two figures of Rep 4 and 5 in the open, shot at', () => {
  const { figures } = ask({ test: 'RECEIVED_FIRE', figures: [{ rep: 4 }, { rep: 5 }] });
  test('share their dice: the better one never does worse', () =>
    expect(figures.together.map(({ actions }) => actions.join())).not.toContain('STOP_AND_FIRE,RUN'));
  // On two 6s both fail.
  test('both run only on two 6s', () => expect(toText(figures.nobody)).toBe('1/36'));
  test('both act unless both dice show 5 or more', () => expect(toText(figures.everyone)).toBe('8/9'));
});

test('the leader die of a Rep 6 Leader always helps', () => {
  const { figures } = ask({ test: 'WANTS_TO_CHARGE', figures: [{ rep: 1 }], leaderRep: 6 });
  expect(figures.figures[0]?.actions).toMatchObject([{ action: 'CHARGE' }]);
});

test('refuses a Leader who is stated twice with different Reps', () => {
  const figures = [{ rep: 5, leader: true }, { rep: 4 }];
  expect(check(groupReaction, { test: 'WANTS_TO_CHARGE', figures, leaderRep: 4 })).toMatchObject({
    ok: false,
    problems: [{ code: 'CONFLICT', path: ['leaderRep'] }],
  });
  expect(ask({ test: 'WANTS_TO_CHARGE', figures, leaderRep: 5 })).toEqual(ask({ test: 'WANTS_TO_CHARGE', figures }));
  // Where the Leader does not count, only that is said.
  expect(check(groupReaction, { test: 'RECEIVED_FIRE', figures, leaderRep: 4 })).toMatchObject({
    problems: [{ path: ['leaderRep'], allowed: { en: expect.stringMatching(/^none: /) } }],
  });
  expect(
    check(groupReaction, {
      test: 'RALLY',
      figures: [
        { rep: 5, leader: true },
        { rep: 4, leader: true },
      ],
    }),
  ).toMatchObject({
    ok: false,
    problems: [{ code: 'CONFLICT', path: ['figures', 1, 'leader'] }],
  });
});

test('a charge out of reach is refused for its figure', () =>
  expect(ask({ test: 'WANTS_TO_CHARGE', figures: [{ rep: 5 }, { rep: 4, chargeInReach: false }] }).refusal).toMatchObject({
    code: 'OUT_OF_REACH',
    given: { number: 2 },
  }));

// ── reference implementation ────────────────────────────────────────────────────────────────────────────────────────
type Figure = Question['figures'][number];

function unableTo(f: Figure): string {
  if (f.chargeInReach) return 'TRY_TO_CHARGE';
  return f.cover || (f.coverInches !== undefined && f.coverInches <= 12) ? 'HIDE_OR_STAY' : 'STAY';
}
const fires = (f: Figure, how: string): string => (f.canFire ? how : unableTo(f));

/** The tables, written out as in the source. */
function act(testName: string, f: Figure, passed: number, led: boolean, readings: readonly string[]): string {
  const isRolled = testName === 'IN_SIGHT' || (testName === 'RECOVERY' && f.stunned);
  if (f.hero && (!isRolled || readings.includes('hero-chooses-every-test'))) return 'CHOOSE_RESULT';
  switch (testName) {
    case 'IN_SIGHT':
      if (f.hidden && led && passed > 0) return f.canFire ? 'CHOOSE_TO_FIRE' : 'STAY_HIDDEN';
      if (passed === 2) return fires(f, 'FIRE');
      if (passed === 1) return f.hidden || f.cover ? fires(f, 'FIRE_AT_MINUS_ONE') : 'HIDE_OR_GO_PRONE';
      return f.hidden ? 'BECOME_VISIBLE' : 'DO_NOTHING';
    case 'RECEIVED_FIRE':
      if (f.panicked) return 'RUN';
      if (passed === 0) return f.cover ? 'PANIC' : 'RUN';
      if (f.cover) {
        if (passed === 1 && f.flanked) return 'RUN';
        if (f.suppressed) return 'DUCK_BACK';
        return fires(f, passed === 2 ? 'FIRE' : 'FIRE_AT_MINUS_ONE');
      }
      if (f.suppressed) {
        const near = f.coverInches !== undefined && f.coverInches <= 3;
        const runs = readings.includes('fast-runs-to-cover');
        return passed === 2 && f.movedFast && (near || runs) ? 'REACH_COVER_AND_DUCK_BACK' : 'GO_PRONE';
      }
      if (passed === 1 && f.flanked) return 'RUN';
      return fires(f, passed === 2 ? 'STOP_AND_FIRE' : 'STOP_AND_FIRE_AT_MINUS_ONE');
    case 'WANTS_TO_CHARGE':
      if (passed === 0) return 'STAY';
      if (passed === 1 && f.cover) return f.canFire ? 'STAY_AND_FIRE' : 'STAY';
      return 'CHARGE';
    case 'BEING_CHARGED':
      if (passed === 2) {
        if (f.flanked && readings.includes('charged-flank-turns')) return 'TURN_AND_FIGHT';
        if (f.canFire) return 'FIRE_AND_FIGHT';
        return f.flanked ? 'TURN_AND_FIGHT' : 'FIGHT';
      }
      if (passed === 1) {
        if (f.cover && f.flanked && readings.includes('charged-in-cover-runs')) return 'RUN';
        if (f.cover) return f.canFire ? 'FIRE_AND_FIGHT' : 'FIGHT';
        return f.flanked ? 'RUN' : 'FIGHT';
      }
      return f.cover ? 'FIGHT' : 'RUN';
    case 'RECOVERY':
      if (passed === 2) return 'RETURN';
      if (passed === 1) return 'ROLL_AGAIN';
      return f.stunned ? 'OUT_OF_THE_FIGHT' : 'RUN';
    default:
      return passed === 2 || (passed === 1 && f.cover) ? 'RETURN' : 'LEAVE';
  }
}

/** Every roll of two shared dice, a third one and the leader die. */
function bruteForce(q: Question): Map<string, number> {
  const leaderRep = q.figures.find(({ leader }) => leader)?.rep ?? q.leaderRep;
  const led = leaderRep !== undefined;
  const hasThird = (f: Figure): boolean => (q.test === 'IN_SIGHT' ? f.covering : f.leader);
  const thirds = q.figures.some(hasThird) ? 6 : 1;
  const lents = q.test === 'WANTS_TO_CHARGE' && led ? 6 : 1;
  const rolls: number[][] = [];
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) for (let c = 1; c <= thirds; c++) for (let d = 1; d <= lents; d++) rolls.push([a, b, c, d]);
  const passed = (f: Figure, [a, b, c, d]: readonly number[]): number => {
    const third = hasThird(f) || (thirds === 6 && q.readings.includes('third-die-for-all'));
    const own = [a, b, ...(third ? [c] : [])].filter((face) => (face as number) <= f.rep).length;
    const lent =
      lents === 6 && (!f.leader || q.readings.includes('leader-lends-himself')) && (d as number) <= (leaderRep as number) ? 1 : 0;
    return Math.min(2, own + lent);
  };
  const ends = new Map<string, number>();
  const count = (actions: readonly string[], odds: number): void => {
    ends.set(actions.join(), (ends.get(actions.join()) ?? 0) + odds);
  };
  for (const roll of rolls) {
    const first = q.figures.map((f) => act(q.test, f, passed(f, roll), led, q.readings));
    if (!first.includes('ROLL_AGAIN')) {
      count(first, 1 / rolls.length);
      continue;
    }
    for (const second of rolls) {
      const actions = first.map((action, index) => {
        const f = q.figures[index] as Figure;
        if (action !== 'ROLL_AGAIN') return action;
        return passed(f, second) === 2 ? 'RETURN' : act(q.test, f, 0, led, q.readings);
      });
      count(actions, 1 / rolls.length ** 2);
    }
  }
  return ends;
}

const often = (weight: number) => fc.oneof({ weight, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const rarely = fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
const drafts = fc
  .record({
    test: fc.constantFrom('IN_SIGHT', 'RECEIVED_FIRE', 'WANTS_TO_CHARGE', 'BEING_CHARGED', 'RECOVERY', 'RALLY'),
    figures: fc.array(
      fc.record({
        rep: fc.integer({ min: 1, max: 7 }),
        cover: fc.boolean(),
        hidden: often(3),
        suppressed: often(2),
        movedFast: often(2),
        flanked: often(2),
        canFire: rarely,
        chargeInReach: rarely,
        coverInches: fc.constantFrom(undefined, 2, 3, 10, 12, 13),
        covering: often(2),
        stunned: often(1),
        panicked: often(6),
        hero: often(6),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    leaderRep: fc.constantFrom(undefined, 3, 4, 5),
    leader: fc.constantFrom(undefined, undefined, 0, 1),
    readings: fc.subarray([
      'fast-runs-to-cover',
      'charged-flank-turns',
      'charged-in-cover-runs',
      'hero-chooses-every-test',
      'leader-lends-himself',
      'third-die-for-all',
    ]),
  })
  .map(({ leader, leaderRep, figures, test: name, readings }) => ({
    test: name,
    readings,
    figures: figures.map((figure, index) => ({
      ...figure,
      leader: index === leader,
      chargeInReach: figure.chargeInReach || name === 'WANTS_TO_CHARGE',
    })),
    ...(leader !== undefined && leader < figures.length ? {} : { leaderRep }),
  }))
  .map((draft) => counted(groupReaction.input, draft));

test.each([
  [{}, 'adds one passed die to all others', '5150/ruling/leader-own-die'],
  [{ readings: ['leader-lends-himself'] }, 'adds one passed die to all figures, the Leader, too', undefined],
])('a Leader in the group gives the leader die and takes none, except by another reading: %j', (draft, text, ruling) => {
  const figures = [
    { rep: 5, leader: true, chargeInReach: true },
    { rep: 4, chargeInReach: true },
  ];
  const answered = answer(groupReaction, { test: 'WANTS_TO_CHARGE', figures, ...draft }, 'en');
  if (!answered.ok) throw new Error('the group may charge');
  const { steps } = answered.value;
  expect(steps.find(({ label }) => label === 'Leader die')?.text).toContain(text);
  expect(steps.find(({ label }) => label === 'The Leader himself')?.rule).toBe(ruling);
});

test('matches every roll of the shared dice', () => {
  prove(
    {
      calculator: '5150 groupReaction',
      against: { en: 'every roll of the shared dice, tables written out', ru: 'каждый бросок общих кубиков, таблицы выписаны заново' },
    },
    fc.property(drafts, (draft) => {
      const checked = check(groupReaction, draft);
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const { figures } = groupReaction.resolve(checked.value);
      const expected = bruteForce(checked.value as Question);
      expect(new Set(figures.together.map(({ actions }) => actions.join()))).toEqual(new Set(expected.keys()));
      for (const { actions, chance } of figures.together) expect(toDecimal(chance)).toBeCloseTo(expected.get(actions.join()) as number, 12);
      for (const [index, { actions }] of figures.figures.entries())
        for (const { action, chance } of actions) {
          const odds = [...expected].filter(([key]) => key.split(',')[index] === action).reduce((sum, [, each]) => sum + each, 0);
          expect(toDecimal(chance)).toBeCloseTo(odds, 12);
        }
    }),
    { numRuns: 150 },
  );
});
