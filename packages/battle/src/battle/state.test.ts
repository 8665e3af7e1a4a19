import { expect, test } from 'vitest';
import {
  applyPending,
  countMarks,
  findFighter,
  newBattle,
  nextPhase,
  withActions,
  withLogLine,
  withMarkCount,
  withTally,
} from './state.js';

const SIDES = [
  { name: 'Reds', units: [{ id: 'game/tank', count: 2 }] },
  { name: 'Blues', units: [{ id: 'game/gun', count: 1 }] },
] as const;
const start = newBattle('game', SIDES);

test('each unit of a force becomes a fighter, numbered among equal ones', () => {
  expect(start.fighters.map(({ key, id, side, nth }) => [key, id, side, nth])).toEqual([
    ['0', 'game/tank', 0, 1],
    ['1', 'game/tank', 0, 2],
    ['2', 'game/gun', 1, 0],
  ]);
});

test('a tally changes at the end of the turn, or right away if immediate', () => {
  const waiting = withTally(start, '0', { lost: { armor: 2 }, marks: ['ENGINE'] }, false);
  expect(findFighter(waiting, '0')).toMatchObject({ now: { lost: {}, marks: [] }, next: { lost: { armor: 2 }, marks: ['ENGINE'] } });
  expect(findFighter(waiting, '1')).toEqual(findFighter(start, '1'));
  expect(findFighter(withTally(start, '0', { level: 2 }, true), '0')).toMatchObject({ now: { level: 2 }, next: { level: 2 } });
});

test('the end of the turn applies tallies, sets levels and clears actions', () => {
  const done = applyPending(
    withActions(withTally(start, '0', { lost: { armor: 2 }, level: 3 }, false), '0', { fired: true }),
    new Map([['0', 1]]),
  );
  expect(findFighter(done, '0')).toMatchObject({ now: { lost: { armor: 2 }, level: 1 }, next: { level: 1 }, did: {} });
});

test('a turn ends after the phases of its rule set', () => {
  const walk = [1, 2, 3].reduce((battles) => [...battles, nextPhase(battles.at(-1) ?? start, 2)], [start]);
  expect(walk.map(({ turn, phase }) => [turn, phase])).toEqual([
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 1],
  ]);
});

test('counts marks and changes one count', () => {
  expect(countMarks(['WEAPON', 'ENGINE', 'WEAPON'])).toEqual([
    ['WEAPON', 2],
    ['ENGINE', 1],
  ]);
  expect(withMarkCount(['WEAPON', 'ENGINE', 'WEAPON'], 'WEAPON', 1)).toEqual(['ENGINE', 'WEAPON']);
});

test('keeps the last 200 log lines', () => {
  const battle = Array.from({ length: 201 }, (_, at) => String(at)).reduce((all, text) => withLogLine(all, { en: text, ru: text }), start);
  expect(battle.log.map(({ said }) => said.en)).toEqual(Array.from({ length: 200 }, (_, at) => String(at + 1)));
});
