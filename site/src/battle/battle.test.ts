import { expect, test } from 'vitest';
import { advanced, begun, counted, fighterOf, logged, marked, settled, withCountOf, withDeeds } from './battle.js';
import { changedTo, readKept, undone, writeKept } from './keeping.js';
import { packed, readBattle, unpacked } from './sharing.js';

const SIDES = [
  { name: 'Reds', units: [{ id: 'game/tank', count: 2 }] },
  { name: 'Blues', units: [{ id: 'game/gun', count: 1 }] },
] as const;
const start = begun('game', SIDES);

test('each unit of a force comes to the table by itself, numbered where there are several of it', () => {
  expect(start.fighters.map(({ key, id, side, nth }) => [key, id, side, nth])).toEqual([
    ['0', 'game/tank', 0, 1],
    ['1', 'game/tank', 0, 2],
    ['2', 'game/gun', 1, 0],
  ]);
});

test('what is crossed out waits for the end of the turn, unless it counts at once', () => {
  const waiting = marked(start, '0', { lost: { armor: 2 }, marks: ['ENGINE'] }, false);
  expect(fighterOf(waiting, '0')).toMatchObject({ now: { lost: {}, marks: [] }, next: { lost: { armor: 2 }, marks: ['ENGINE'] } });
  expect(fighterOf(waiting, '1')).toEqual(fighterOf(start, '1'));
  expect(fighterOf(marked(start, '0', { level: 2 }, true), '0')).toMatchObject({ now: { level: 2 }, next: { level: 2 } });
});

test('at the end of the turn all of it takes effect, levels go where the rules say, and deeds are forgotten', () => {
  const done = settled(withDeeds(marked(start, '0', { lost: { armor: 2 }, level: 3 }, false), '0', { fired: true }), new Map([['0', 1]]));
  expect(fighterOf(done, '0')).toMatchObject({ now: { lost: { armor: 2 }, level: 1 }, next: { level: 1 }, did: {} });
});

test('a turn has as many steps as its rule set', () => {
  const walk = [1, 2, 3].reduce((battles) => [...battles, advanced(battles.at(-1) ?? start, 2)], [start]);
  expect(walk.map(({ turn, phase }) => [turn, phase])).toEqual([
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 1],
  ]);
});

test('marks are counted, and each count can be changed', () => {
  expect(counted(['WEAPON', 'ENGINE', 'WEAPON'])).toEqual([
    ['WEAPON', 2],
    ['ENGINE', 1],
  ]);
  expect(withCountOf(['WEAPON', 'ENGINE', 'WEAPON'], 'WEAPON', 1)).toEqual(['ENGINE', 'WEAPON']);
});

test('every change can be undone, and what is kept is read back', () => {
  const nothing = readKept(null);
  const [first, second] = [start, advanced(start, 4)];
  const kept = changedTo(changedTo(nothing, first), second);
  expect(readKept(writeKept(kept)).battle).toEqual(second);
  expect(undone(kept).battle).toEqual(first);
  expect(undone(undone(kept)).battle).toEqual(first);
  expect(readKept('{"battle":7}').battle).toBeUndefined();
});

test('a battle goes through an address, with what waits and without what was done', async () => {
  const played = logged(
    marked(
      withDeeds(marked(start, '0', { lost: { armor: 2 }, level: 2 }, true), '0', { fired: true, overheat: 1 }),
      '0',
      { level: 0, marks: ['ENGINE'] },
      false,
    ),
    {
      en: 'Something',
      ru: 'Что-то',
    },
  );
  const letters = await packed(played);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(await unpacked(letters)).toEqual({ ...played, log: [] });
  expect(await unpacked('no battle')).toBeUndefined();
});

test('what comes from elsewhere is read with distrust', () => {
  expect(readBattle({ system: 'game', fighters: [{ id: '<img>' }] })).toBeUndefined();
  expect(readBattle({ system: '../..', fighters: [{ id: 'game/tank' }] })).toBeUndefined();
  const read = readBattle({
    system: 'game',
    turn: -5,
    names: [7, 'x'.repeat(900)],
    fighters: [{ id: 'game/tank', side: 9, now: { level: 1e9, marks: ['<b>', 'ENGINE'] } }],
  });
  expect(read).toMatchObject({ turn: 1, phase: 0, fighters: [{ side: 0, now: { level: 999, marks: ['ENGINE'] }, next: { level: 999 } }] });
  expect(read?.names.map(({ length }) => length)).toEqual([0, 300]);
});
