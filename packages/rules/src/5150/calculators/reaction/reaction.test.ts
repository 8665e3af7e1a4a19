import { type Fraction, toText } from '@rangefinder/dice';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { SKIPPED } from '../../../testing/mostly.js';
import { proveMostly } from '../../../testing/proof.js';
import type { Action } from '../../engine/reaction/vocabulary.js';
import { rulings } from '../../reference/rulings/index.js';
import { reactionTables } from '../../reference/tables/reaction-tables.js';
import { PASSED, REACTIONS } from '../../reference/tables/reactions.js';
import { reaction } from './index.js';
import type { Given, Question } from './situation.js';

/** Suppression ratings, copied from the list. */
const rating = (weapon: string): number => {
  if (weapon === 'grenades') return 5;
  if (weapon === 'machine-gun') return 4;
  if (['rapid-fire-laser-pistol', 'submachine-gun', 'pump-shotgun', 'assault-rifle'].includes(weapon)) return 3;
  return ['unarmed', 'combat-knife', 'rifle-with-bayonet', 'improvised'].includes(weapon) ? 1 : 2;
};

/** The question with what the weapons mean. */
const meant = ({ suppressed, canFire, ...given }: Given): Question => ({
  ...given,
  suppressed:
    suppressed ?? (given.weapon !== undefined && given.enemyWeapon !== undefined && rating(given.enemyWeapon) > rating(given.weapon)),
  canFire:
    canFire ??
    ((given.weapon === undefined || (rating(given.weapon) > 1 && given.weapon !== 'grenades')) &&
      !(given.test === 'BEING_CHARGED' && given.flanked)),
});

/** Figures of an answer with odds as text: `{ RUN: '1/9', hero: '1/36' }`. */
function figures(draft: Record<string, unknown>): Record<string, string> {
  const checked = check(reaction, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const { actions, hero } = reaction.resolve(checked.value).figures;
  return { ...Object.fromEntries(actions.map(({ action, chance }) => [action, toText(chance)])), hero: toText(hero) };
}

describe('expected results computed by hand', () => {
  test.each([
    [
      { test: 'IN_SIGHT', rep: 4 },
      { FIRE: '4/9', HIDE_OR_GO_PRONE: '4/9', DO_NOTHING: '1/9', hero: '0' },
    ],
    [
      { test: 'IN_SIGHT', rep: 3, cover: true, covering: true },
      { FIRE: '1/2', FIRE_AT_MINUS_ONE: '3/8', DO_NOTHING: '1/8', hero: '0' },
    ],
    [
      { test: 'IN_SIGHT', rep: 4, hidden: true, leader: true },
      { CHOOSE_TO_FIRE: '8/9', BECOME_VISIBLE: '1/9', hero: '0' },
    ],
    [
      { test: 'RECEIVED_FIRE', rep: 4, cover: true, suppressed: true },
      { DUCK_BACK: '8/9', PANIC: '1/9', hero: '1/36' },
    ],
    [
      { test: 'RECEIVED_FIRE', rep: 3, leader: true },
      { STOP_AND_FIRE: '1/2', STOP_AND_FIRE_AT_MINUS_ONE: '3/8', RUN: '1/8', hero: '2/27' },
    ],
    [
      { test: 'RECEIVED_FIRE', rep: 5, panicked: true },
      { RUN: '1', hero: '0' },
    ],
    [
      { test: 'WANTS_TO_CHARGE', rep: 3, cover: true, leaderRep: 3 },
      { CHARGE: '1/2', STAY_AND_FIRE: '3/8', STAY: '1/8', hero: '1/36' },
    ],
    [
      { test: 'BEING_CHARGED', rep: 4, flanked: true, canFire: false },
      { TURN_AND_FIGHT: '4/9', RUN: '5/9', hero: '1/36' },
    ],
    // Weapons fire to the front.
    [
      { test: 'BEING_CHARGED', rep: 4, flanked: true, weapon: 'rifle' },
      { TURN_AND_FIGHT: '4/9', RUN: '5/9', hero: '1/36' },
    ],
    [
      { test: 'BEING_CHARGED', rep: 4, flanked: true, cover: true },
      { TURN_AND_FIGHT: '4/9', FIGHT: '5/9', hero: '1/36' },
    ],
    [
      { test: 'BEING_CHARGED', rep: 4, flanked: true, canFire: true },
      { FIRE_AND_FIGHT: '4/9', RUN: '5/9', hero: '1/36' },
    ],
    [
      { test: 'RECEIVED_FIRE', rep: 4, flanked: true },
      { STOP_AND_FIRE: '4/9', RUN: '5/9', hero: '1/36' },
    ],
    [
      { test: 'RECOVERY', rep: 4, stunned: true },
      { RETURN: '52/81', OUT_OF_THE_FIGHT: '29/81', hero: '13/324' },
    ],
    [
      { test: 'RECOVERY', rep: 4, hero: true },
      { CHOOSE_RESULT: '1', hero: '1' },
    ],
    [
      { test: 'RALLY', rep: 3, cover: true },
      { RETURN: '3/4', LEAVE: '1/4', hero: '1/36' },
    ],
    [
      { test: 'AFTER_BATTLE', rep: 3, medicalCare: true },
      { BACK_UNHURT: '1/2', BACK_AT_MINUS_ONE: '3/8', DEAD_OR_GONE: '1/8', hero: '0' },
    ],
    [
      { test: 'CONTACT', contactRating: 2 },
      { HIDDEN_ENEMY: '1/9', ENEMY_IN_THE_OPEN: '4/9', NO_CONTACT: '4/9', hero: '0' },
    ],
    [
      { test: 'AWARENESS', rep: 3, atWar: true, policeAlert: true, safeArea: true },
      { FACE_WITH_EXTRA_DIE: '4/9', FACE: '4/9', MAY_FACE: '1/9', hero: '0' },
    ],
  ])('%j', (draft, expected) => expect(figures(draft)).toEqual(expected));
});

test.each([
  [{ test: 'WANTS_TO_CHARGE', rep: 4, chargeInReach: false }, 'OUT_OF_REACH'],
  [{ test: 'RALLY', rep: 4, friendNear: false }, 'NO_FRIEND'],
  [{ test: 'AFTER_BATTLE', rep: 4, leftBehind: true }, 'LEFT_BEHIND'],
])('refuses %j', (draft, code) =>
  expect(answer(reaction, draft, 'en')).toMatchObject({ ok: true, value: { allowed: false, refusal: { code } } }),
);

test.each([
  [{ test: 'CONTACT' }, 'contactRating'],
  [{ test: 'RALLY' }, 'rep'],
])('rejects %j without %s', (draft, path) =>
  expect(check(reaction, draft)).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path: [path] }] }),
);

test('refuses a circumstance that no row of the test asks for', () => {
  const allowed = {
    en: 'no: it counts only for In Sight, Received Fire, Wants to Charge, Being Charged and Rally',
    ru: 'нет: учитывается только в тестах «В поле видимости», «Обстрелян», «Хочу атаковать», «Меня атаковали» и «Возвращение»',
  };
  const checked = check(reaction, { test: 'RECOVERY', rep: 4, cover: true });
  expect(checked).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path: ['cover'], allowed }] });
});

describe('heroes', () => {
  const stepsOf = (draft: object) => {
    const answered = answer(reaction, { rep: 4, hero: true, ...draft }, 'en');
    return answered.ok ? answered.value.steps : [];
  };
  test.each([{ test: 'IN_SIGHT' }, { test: 'RECOVERY', stunned: true }])('roll %j by a ruling', (draft) => {
    expect(stepsOf(draft)).toContainEqual(expect.objectContaining({ rule: '5150/ruling/hero-tests' }));
  });
  test.each([{ test: 'RECEIVED_FIRE' }, { test: 'RECOVERY' }, { test: 'RALLY' }, { test: 'BEING_CHARGED' }, { test: 'WANTS_TO_CHARGE' }])(
    'choose the result of %j',
    (draft) => expect(stepsOf(draft).map(({ rule }) => rule)).toEqual(['5150/heroes']),
  );
  test('the ruling has more than one reading', () =>
    expect(rulings.find(({ id }) => id === '5150/ruling/hero-tests')?.readings.length).toBeGreaterThan(1));
});

test('summarizes the test in one sentence', () => {
  const draft = { test: 'RECEIVED_FIRE', rep: 4, cover: true, suppressed: true };
  expect(answer(reaction, draft, 'en')).toMatchObject({
    value: { summary: 'Received Fire, Rep 4, in cover, suppressed: ducks back 8/9 (88.9%); panics 1/9 (11.1%).' },
  });
  expect(answer(reaction, draft, 'ru')).toMatchObject({
    value: { summary: '«Обстрелян», Умение 4, в укрытии, подавлена: пугается — 8/9 (88,9\u00a0%); паникует — 1/9 (11,1\u00a0%).' },
  });
});

test('every table covers every case for every number of dice, and prints all its rows', () => {
  for (const table of Object.values(REACTIONS)) {
    for (const passed of PASSED) expect(table.rows.filter((row) => row.passed === passed).at(-1)?.when).toEqual([]);
    expect(reactionTables.find(({ id }) => id === table.id)?.rows.length).toBe(table.rows.length);
  }
});

/** Reference implementation: the tables as conditions, independent of their rows. */
const READ: { readonly [test: string]: (q: Question, passed: number) => Action | 'AGAIN' } = {
  IN_SIGHT(q, passed) {
    if (passed === 0) return q.hidden ? 'BECOME_VISIBLE' : 'DO_NOTHING';
    if (q.hidden && (q.leader || q.leaderRep)) return q.canFire ? 'CHOOSE_TO_FIRE' : 'STAY_HIDDEN';
    if (passed === 2) return fires(q, 'FIRE');
    return q.hidden || q.cover ? fires(q, 'FIRE_AT_MINUS_ONE') : 'HIDE_OR_GO_PRONE';
  },
  RECEIVED_FIRE(q, passed) {
    if (passed === 0) return q.cover ? 'PANIC' : 'RUN';
    if (q.cover) {
      if (passed === 1 && q.flanked) return 'RUN';
      return q.suppressed ? 'DUCK_BACK' : fires(q, passed === 2 ? 'FIRE' : 'FIRE_AT_MINUS_ONE');
    }
    if (q.suppressed)
      return passed === 2 &&
        q.movedFast &&
        ((q.coverInches !== undefined && q.coverInches <= 3) || q.readings.includes('fast-runs-to-cover'))
        ? 'REACH_COVER_AND_DUCK_BACK'
        : 'GO_PRONE';
    if (passed === 1 && q.flanked) return 'RUN';
    return fires(q, passed === 2 ? 'STOP_AND_FIRE' : 'STOP_AND_FIRE_AT_MINUS_ONE');
  },
  WANTS_TO_CHARGE: (q, passed) => (passed === 0 ? 'STAY' : passed === 2 || !q.cover ? 'CHARGE' : q.canFire ? 'STAY_AND_FIRE' : 'STAY'),
  BEING_CHARGED(q, passed) {
    if (passed === 2 && q.flanked && q.readings.includes('charged-flank-turns')) return 'TURN_AND_FIGHT';
    if (passed === 2) return q.canFire ? 'FIRE_AND_FIGHT' : q.flanked ? 'TURN_AND_FIGHT' : 'FIGHT';
    if (passed === 0) return q.cover ? 'FIGHT' : 'RUN';
    if (q.cover && q.flanked && q.readings.includes('charged-in-cover-runs')) return 'RUN';
    if (q.cover) return q.canFire ? 'FIRE_AND_FIGHT' : 'FIGHT';
    return q.flanked ? 'RUN' : 'FIGHT';
  },
  RECOVERY: (q, passed) => (passed === 2 ? 'RETURN' : passed === 1 ? 'AGAIN' : q.stunned ? 'OUT_OF_THE_FIGHT' : 'RUN'),
  RALLY: (q, passed) => (passed === 2 || (passed === 1 && q.cover) ? 'RETURN' : 'LEAVE'),
  AFTER_BATTLE: (_, passed) => (passed === 2 ? 'BACK_UNHURT' : passed === 1 ? 'BACK_AT_MINUS_ONE' : 'DEAD_OR_GONE'),
  CONTACT: (_, passed) => (passed === 2 ? 'HIDDEN_ENEMY' : passed === 1 ? 'ENEMY_IN_THE_OPEN' : 'NO_CONTACT'),
  AWARENESS: (_, passed) => (passed === 2 ? 'FACE_WITH_EXTRA_DIE' : passed === 1 ? 'FACE' : 'MAY_FACE'),
};

function fires(q: Question, action: Action): Action {
  if (q.canFire) return action;
  if (q.chargeInReach) return 'TRY_TO_CHARGE';
  return q.cover || (q.coverInches !== undefined && q.coverInches <= 12) ? 'HIDE_OR_STAY' : 'STAY';
}

const PERSONAL = ['RECEIVED_FIRE', 'WANTS_TO_CHARGE', 'BEING_CHARGED', 'RECOVERY', 'RALLY'];

function rolls(dice: number): number[][] {
  return dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
}

/** Enumerates every roll, including the leader die and the second roll where a table demands one. */
function bruteForce(q: Question): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (key: string, ways: number) => counts.set(key, (counts.get(key) ?? 0) + ways);
  let rep = q.test === 'CONTACT' ? (q.contactRating ?? 0) : (q.rep ?? 0);
  if (q.test === 'AWARENESS') rep += (q.shotsHeard ? 2 : 0) + (q.atWar ? 1 : 0) + (q.policeAlert ? 1 : 0) - (q.safeArea ? 1 : 0);
  let dice = 2;
  if (q.test === 'IN_SIGHT') dice += (q.covering ? 1 : 0) + (q.alerted ? 1 : 0);
  if (PERSONAL.includes(q.test) && q.leader) dice++;
  if (q.test === 'AFTER_BATTLE' && q.medicalCare) dice++;
  const own = q.leader ? (q.readings.includes('leader-lends-himself') ? q.rep : undefined) : q.leaderRep;
  const lender = q.test === 'WANTS_TO_CHARGE' ? own : undefined;
  const all = rolls(dice);
  const read = READ[q.test] as (typeof READ)[string];
  for (const roll of all)
    for (let lent = 1; lent <= 6; lent++) {
      const passed = Math.min(2, roll.filter((face) => face <= rep).length + (lender !== undefined && lent <= lender ? 1 : 0));
      const twoOnes = roll.filter((face) => face === 1).length >= 2;
      const action = read(q, passed);
      if (action !== 'AGAIN') {
        count(action, all.length);
        if (twoOnes) count('hero', all.length);
        continue;
      }
      for (const second of all) {
        const again = Math.min(2, second.filter((face) => face <= rep).length);
        count(read(q, again === 1 ? 0 : again), 1);
        if (twoOnes || second.filter((face) => face === 1).length >= 2) count('hero', 1);
      }
    }
  count('all', all.length * all.length * 6);
  return counts;
}

const same = (chance: Fraction, ways: number, all: number): boolean => chance.numerator * BigInt(all) === BigInt(ways) * chance.denominator;

/** A draft in which nothing contradicts the weapons, and a Leader is stated once. */
const consistent = (draft: Record<string, unknown>): Record<string, unknown> => {
  const { suppressed, canFire, leaderRep, enemyWeapon, ...others } = draft;
  return {
    ...others,
    ...(others.weapon === undefined ? { suppressed, canFire } : { enemyWeapon }),
    ...(others.leader ? {} : { leaderRep }),
  };
};

test('matches the reference tables and the enumeration of every roll', () => {
  const reached = new Set<string>();
  proveMostly(
    { calculator: '5150 reaction', against: { en: 'tables typed apart, every roll', ru: 'таблицы, набранные отдельно, каждый бросок' } },
    draftOf({ ...reaction.input, coverInches: { ...reaction.input.coverInches, max: 16 } }).map(consistent),
    (draft) => {
      const checked = check(reaction, draft);
      if (!checked.ok) return SKIPPED;
      const q = meant(checked.value);
      const outcome = reaction.resolve(checked.value);
      if (outcome.refusal || outcome.figures.rows.length === 0) return SKIPPED;
      const expected = bruteForce(q);
      const all = expected.get('all') ?? 0;
      for (const { action, chance } of outcome.figures.actions) {
        reached.add(`${q.test} ${action}`);
        expect(same(chance, expected.get(action) ?? 0, all), `${JSON.stringify(q)} ${action}`).toBe(true);
      }
      expect(outcome.figures.actions.length).toBe([...expected.keys()].filter((key) => key !== 'all' && key !== 'hero').length);
      const heroWays = PERSONAL.includes(q.test) ? (expected.get('hero') ?? 0) : 0;
      if (!q.hero) expect(same(outcome.figures.hero, heroWays, all)).toBe(true);
    },
    { numRuns: 2000, share: 0.3 },
  );
  expect(reached.size).toBeGreaterThan(35);
});

testAnswerTexts(reaction, [
  [{ test: 'RECOVERY', rep: 4, stunned: true, hero: true }, 'stunned', 'Оглушённый герой проходит «Восстановление» на кубиках, как все'],
]);
