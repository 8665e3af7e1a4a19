import { type Fraction, toText } from '@rangefinder/dice';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { SKIPPED } from '../../../testing/mostly.js';
import { proveMostly } from '../../../testing/proof.js';
import { figureState } from './index.js';
import type { Given } from './relations.js';

type Draft = Readonly<Record<string, unknown>>;
function ask(draft: Draft) {
  const checked = check(figureState, { rep: 4, ...draft });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return figureState.resolve(checked.value).figures;
}
const odds = (rows: readonly { readonly action: string; readonly chance: Fraction }[]) =>
  Object.fromEntries(rows.map(({ action, chance }) => [action, toText(chance)]));

describe('a Rep 4 figure', () => {
  test('in good order acts when its side rolls 4 or less without a double', () => expect(toText(ask({}).acts)).toBe('5/9'));
  test('acts by the Rep of its Leader', () => expect(toText(ask({ leaderRep: 5 }).acts)).toBe('25/36'));
  test('that lost a Rep acts, moves and hits by Rep 3', () => {
    const figures = ask({ repLost: 1, weapon: 'rifle' });
    expect(figures).toMatchObject({ rep: 3, moveInches: 8, dice: 1, rangeInches: 48, suppression: 2 });
    expect([figures.acts, figures.hit as Fraction].map(toText)).toEqual(['5/12', '1/3']);
  });
  test('stunned recovers first', () => {
    const figures = ask({ state: 'STUNNED' });
    expect(odds(figures.testActions)).toEqual({ RETURN: '52/81', OUT_OF_THE_FIGHT: '29/81' });
    expect(toText(figures.acts)).toBe('260/729');
  });
  test('that ducked back as a hero chooses to return', () => expect(toText(ask({ state: 'DUCKED_BACK', hero: true }).acts)).toBe('5/9'));
  test('in a panic is in cover, and runs when shot at', () => {
    const figures = ask({ state: 'PANICKED' });
    expect(odds(figures.testActions)).toEqual({ RETURN: '8/9', LEAVE: '1/9' });
    expect(odds(figures.nextMiss)).toEqual({ RUN: '1' });
  });
  test.each([
    [{ enemyInches: 6 }, true],
    [{ enemyInches: 6.5 }, false],
    [{}, false],
  ])('in a panic surrenders to an armed enemy in sight within 6": %j', (draft, surrenders) => {
    const figures = ask({ state: 'PANICKED', ...draft });
    expect(figures.surrenders).toBe(surrenders);
    if (surrenders) expect(figures).toMatchObject({ test: undefined, may: [], moveInches: 0, nextMiss: [], acts: { numerator: 0n } });
    else expect(figures).toEqual(ask({ state: 'PANICKED' }));
  });
  test('that runs needs a friend', () => {
    expect(toText(ask({ state: 'RUNNING' }).acts)).toBe('20/81');
    expect(ask({ state: 'RUNNING', friendNear: false })).toMatchObject({ test: undefined, testActions: [], acts: { numerator: 0n } });
  });
  test('without ammunition may reload and is not able to fire', () =>
    expect(ask({ weapon: 'submachine-gun', loaded: false })).toMatchObject({
      dice: 0,
      rangeInches: undefined,
      may: ['MOVE', 'RELOAD', 'FAST_MOVE', 'CHARGE', 'GO_PRONE'],
    }));
  test.each([
    [
      'machine-gun',
      'light',
      [
        ['STUNNED', '1/2'],
        ['OUT_OF_THE_FIGHT', '1/3'],
        ['DEAD', '1/6'],
      ],
    ],
    [
      'rifle',
      'absorbing',
      [
        ['ABSORBED', '1/2'],
        ['STUNNED', '1/3'],
        ['OUT_OF_THE_FIGHT', '1/12'],
        ['DEAD', '1/12'],
      ],
    ],
    [
      'pistol',
      'exo',
      [
        ['UNHARMED', '35/36'],
        ['STUNNED', '5/216'],
        ['DEAD', '1/216'],
      ],
    ],
  ])('hit by %s in %s armor', (enemyWeapon, armor, expected) =>
    expect(ask({ weapon: 'rifle', enemyWeapon, armor }).nextHit.map(({ result, chance }) => [result, toText(chance)])).toEqual(expected),
  );
  test('out of the fight or dead takes no further part', () => {
    for (const state of ['OUT_OF_THE_FIGHT', 'DEAD'])
      expect(ask({ state })).toMatchObject({
        may: [],
        moveInches: 0,
        dice: 0,
        nextHit: [],
        nextMiss: [],
      });
    expect(odds(ask({ state: 'OUT_OF_THE_FIGHT' }).testActions)).toEqual({
      BACK_UNHURT: '4/9',
      BACK_AT_MINUS_ONE: '4/9',
      DEAD_OR_GONE: '1/9',
    });
  });
});

test('summarizes the state in one sentence', () => {
  const draft = { rep: 4, state: 'STUNNED', weapon: 'submachine-gun' };
  expect(answer(figureState, draft, 'en')).toMatchObject({
    value: { summary: 'Rep 4, stunned: acts this turn 260/729 (35.7%); move 8", fire 3 dice.' },
  });
  expect(answer(figureState, draft, 'ru')).toMatchObject({
    value: { summary: 'Умение 4, оглушена: действует в этот ход — 260/729 (35,7\u00a0%); движение 8", стрельба — 3 кубика.' },
  });
});

test('says that a figure surrenders', () => {
  const draft = { rep: 4, state: 'PANICKED', enemyInches: 5.5 };
  expect(answer(figureState, draft, 'en')).toMatchObject({
    value: {
      summary: 'Rep 4, panicked: surrenders, an armed enemy is near.',
      steps: expect.arrayContaining([expect.objectContaining({ rule: '5150/mandated-actions', text: expect.stringContaining('5.5"') })]),
    },
  });
  expect(answer(figureState, draft, 'ru')).toMatchObject({
    value: { summary: 'Умение 4, в панике: сдаётся, вооружённый противник рядом.' },
  });
});

test.each([
  [{ rep: 2, repLost: 2 }, 'CONFLICT', ['repLost']],
  [{ state: 'PANICKED', cover: false }, 'CONFLICT', ['cover']],
  [{ weapon: 'combat-knife', loaded: false }, 'CONFLICT', ['loaded']],
  [{ standIn: true }, 'MISSING', ['leaderRep']],
  [{ standIn: true, leader: true }, 'CONFLICT', ['standIn']],
  [{ leader: true, leaderRep: 5 }, 'CONFLICT', ['leaderRep']],
  [{ state: 'STUNNED', enemyInches: 5 }, 'CONFLICT', ['enemyInches']],
  [{ enemyWeapon: 'rifle' }, 'MISSING', ['weapon']],
  [{ weapon: 'rifle', enemyWeapon: 'machine-gun', suppressed: false }, 'CONFLICT', ['suppressed']],
])('%j is a problem', (draft, code, path) =>
  expect(check(figureState, { rep: 4, ...draft })).toMatchObject({ ok: false, problems: [{ code, path }] }),
);

const rolls = (dice: number): number[][] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
const ROLLS = [0, 1, 2, 3, 4, 5, 6].map(rolls);
const RATINGS: Record<string, number> = { grenades: 5, 'machine-gun': 4 };
const THREE_DICE = ['rapid-fire-laser-pistol', 'submachine-gun', 'pump-shotgun', 'assault-rifle'];
const TWO_DICE = ['pistol', 'large-calibre-pistol', 'semi-automatic-rifle'];
const MELEE = ['unarmed', 'combat-knife', 'rifle-with-bayonet', 'improvised'];
const ratingOf = (weapon: string): number => RATINGS[weapon] ?? (MELEE.includes(weapon) ? 1 : THREE_DICE.includes(weapon) ? 3 : 2);

/** The action for a number of dice passed, read from the source. */
function actionOf(q: Given, test: string, passed: number): string {
  const cover = q.cover ?? q.state === 'PANICKED';
  if (test === 'RECOVERY') return passed === 2 ? 'RETURN' : passed === 1 ? 'AGAIN' : q.state === 'STUNNED' ? 'OUT_OF_THE_FIGHT' : 'RUN';
  if (test === 'RALLY') return passed === 2 || (passed === 1 && cover) ? 'RETURN' : 'LEAVE';
  if (test === 'AFTER_BATTLE') return ['DEAD_OR_GONE', 'BACK_AT_MINUS_ONE', 'BACK_UNHURT'][passed] as string;
  const suppressed =
    q.suppressed ?? (q.weapon !== undefined && q.enemyWeapon !== undefined && ratingOf(q.enemyWeapon) > ratingOf(q.weapon));
  if (passed === 0) return cover ? 'PANIC' : 'RUN';
  if (suppressed && cover && !(passed === 1 && q.flanked)) return 'DUCK_BACK';
  if (suppressed && !cover) {
    const near = q.readings.includes('fast-runs-to-cover') || (q.coverInches ?? 99) <= 3;
    return passed === 2 && q.movedFast && near ? 'REACH_COVER_AND_DUCK_BACK' : 'GO_PRONE';
  }
  if (passed === 1 && q.flanked) return 'RUN';
  const unable = q.loaded === false || (q.weapon !== undefined && (MELEE.includes(q.weapon) || q.weapon === 'grenades'));
  if (unable) return q.chargeInReach ? 'TRY_TO_CHARGE' : cover || (q.coverInches ?? 99) <= 12 ? 'HIDE_OR_STAY' : 'STAY';
  return `${cover ? 'FIRE' : 'STOP_AND_FIRE'}${passed === 2 ? '' : '_AT_MINUS_ONE'}`;
}

/** Counts every roll of a test, and of the second one where the table demands it. */
function countTest(q: Given, test: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (key: string, ways: number) => counts.set(key, (counts.get(key) ?? 0) + ways);
  const rep = q.rep - q.repLost;
  const freely = q.hero && (test === 'RECEIVED_FIRE' || test === 'RALLY' || (test === 'RECOVERY' && q.state === 'DUCKED_BACK'));
  if (freely || (q.hero && test === 'RECOVERY' && q.readings.includes('hero-chooses-every-test')))
    return new Map([
      ['CHOOSE_RESULT', 1],
      ['all', 1],
    ]);
  const third = test === 'AFTER_BATTLE' ? q.medicalCare : q.leader;
  const all = ROLLS[third ? 3 : 2] as number[][];
  const passedOf = (roll: number[]) => Math.min(2, roll.filter((face) => face <= rep).length);
  for (const roll of all) {
    const action = actionOf(q, test, passedOf(roll));
    if (action !== 'AGAIN') count(action, all.length);
    else
      for (const second of all) {
        const passed = passedOf(second);
        count(actionOf(q, test, passed === 1 ? 0 : passed), 1);
      }
  }
  return counts.set('all', all.length ** 2);
}

/** Counts the rolls of all sides in which the first may activate the figure. */
function countActivated(q: Given): number {
  const by = Math.max(q.rep - q.repLost, q.leaderRep ?? 0);
  return (ROLLS[q.sides] as number[][]).filter((roll) => new Set(roll).size === roll.length && (roll[0] as number) <= by).length;
}

const same = (chance: Fraction, ways: number, all: number): boolean => chance.numerator * BigInt(all) === BigInt(ways) * chance.denominator;
const matches = (rows: readonly { readonly action: string; readonly chance: Fraction }[], counts: Map<string, number>): boolean =>
  rows.length === counts.size - 1 && rows.every(({ action, chance }) => same(chance, counts.get(action) ?? 0, counts.get('all') as number));

const TESTS: Record<string, string> = {
  DUCKED_BACK: 'RECOVERY',
  STUNNED: 'RECOVERY',
  PANICKED: 'RALLY',
  RUNNING: 'RALLY',
  OUT_OF_THE_FIGHT: 'AFTER_BATTLE',
};

/** A draft with fewer contradictions: random facts of weapons seldom agree. */
const consistent = ({ suppressed, enemyWeapon, loaded, cover, ...draft }: Record<string, unknown>): Record<string, unknown> => ({
  ...draft,
  ...(draft.weapon === undefined ? { suppressed } : { enemyWeapon }),
  ...(MELEE.includes(draft.weapon as string) || draft.weapon === 'grenades' ? {} : { loaded }),
  ...(draft.state === 'PANICKED' ? {} : { cover }),
  ...(draft.leader ? { leaderRep: undefined, standIn: false } : draft.leaderRep === undefined ? { standIn: false } : {}),
  repLost: Math.min((draft.repLost as number | undefined) ?? 0, (draft.rep as number) - 1),
});

test('matches every roll of activation, tests, movement and damage', () => {
  const reached = new Set<string>();
  proveMostly(
    {
      calculator: '5150 figureState',
      against: { en: 'tables typed apart, every roll of all dice', ru: 'таблицы, набранные отдельно, каждый бросок всех кубиков' },
    },
    draftOf({
      ...figureState.input,
      coverInches: { ...figureState.input.coverInches, max: 16 },
      enemyInches: { ...figureState.input.enemyInches, max: 16 },
    }).map(consistent),
    (draft) => {
      const checked = check(figureState, draft);
      if (!checked.ok) return SKIPPED;
      const q = checked.value;
      const figures = figureState.resolve(q).figures;
      const rep = q.rep - q.repLost;
      const captured = q.state === 'PANICKED' && (q.enemyInches ?? 99) <= 6;
      const finished = q.state === 'DEAD' || q.state === 'OUT_OF_THE_FIGHT' || captured;
      reached.add(captured ? 'SURRENDERS' : q.state);
      expect(figures.surrenders).toBe(captured);
      // The test, and the odds to act.
      const activated = finished ? 0 : countActivated(q);
      const sides = 6 ** q.sides;
      expect(same(figures.activated, activated, sides)).toBe(true);
      const test = TESTS[q.state] === 'RALLY' && (!q.friendNear || captured) ? undefined : TESTS[q.state];
      expect(figures.test).toBe(test);
      const counts = test === undefined ? new Map([['all', 1]]) : countTest(q, test);
      expect(matches(figures.testActions, counts), JSON.stringify(q)).toBe(true);
      const free = q.state === 'STEADY' ? 1 : (counts.get('RETURN') ?? counts.get('CHOOSE_RESULT') ?? 0);
      const [ways, of] = test === 'RALLY' && q.readings.includes('rally-at-once') ? [1, 1] : [activated, sides];
      expect(same(figures.acts, free * ways, of * (counts.get('all') as number)), JSON.stringify(q)).toBe(true);
      // Movement and fire.
      expect(figures.moveInches).toBe(finished ? 0 : rep <= 2 ? 6 : 8);
      const lender = q.leader ? (q.readings.includes('leader-lends-himself') ? rep : 0) : q.standIn ? 0 : (q.leaderRep ?? 0);
      const lent = q.readings.includes('fast-move-without-leader') ? 0 : lender;
      for (const { inches, chance } of figures.fastMove) {
        const found = rolls(3).filter(
          ([a = 0, b = 0, c = 0]) => Math.min(2, Number(a <= rep) + Number(b <= rep) + Number(c <= lent)) === (inches - 8) / 4,
        );
        expect(same(chance, found.length, 216), JSON.stringify(q)).toBe(true);
      }
      if (q.weapon !== undefined) {
        const fires = !finished && q.loaded !== false && !MELEE.includes(q.weapon) && q.weapon !== 'grenades';
        const rate = q.weapon === 'machine-gun' ? 4 : THREE_DICE.includes(q.weapon) ? 3 : TWO_DICE.includes(q.weapon) ? 2 : 1;
        expect(figures.dice).toBe(fires ? rate : 0);
        expect(figures.suppression).toBe(ratingOf(q.weapon));
        expect(figures.hit !== undefined).toBe(fires);
        const faces = [1, 2, 3, 4, 5, 6].filter((face) => face + rep >= (q.movedFast ? 9 : 8)).length;
        if (figures.hit) expect(same(figures.hit, faces, 6)).toBe(true);
      }
      // The next shot.
      const tested = q.state === 'STEADY' || q.state === 'DUCKED_BACK';
      const missed = tested
        ? countTest(q, 'RECEIVED_FIRE')
        : new Map([...(q.state === 'PANICKED' && !captured ? ([['RUN', 1]] as const) : []), ['all', 1]] as const);
      expect(matches(figures.nextMiss, missed as Map<string, number>), JSON.stringify(q)).toBe(true);
      expect(figures.nextHit.length > 0).toBe(!finished && q.enemyWeapon !== undefined);
    },
    { numRuns: 400, share: 0.5 },
  );
  expect(reached.size).toBe(8);
});
