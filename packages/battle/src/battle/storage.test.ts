import { expect, test } from 'vitest';
import { newBattle, nextPhase } from './state.js';
import { parseSaved, stringifySaved, undo, withBattle, withCards } from './storage.js';

const SIDES = [
  { name: 'Reds', units: [{ id: 'game/tank', count: 2 }] },
  { name: 'Blues', units: [{ id: 'game/gun', count: 1 }] },
] as const;
const start = newBattle('game', SIDES);

test('undoes each change and parses what it has saved', () => {
  const nothing = parseSaved(null);
  const [first, second] = [start, nextPhase(start, 4)];
  const third = nextPhase(second, 4);
  const saved = [first, second, third].reduce(withBattle, nothing);
  expect(parseSaved(stringifySaved(saved))).toMatchObject({ battle: third, past: [first, second] });
  expect(undo(saved).battle).toEqual(second);
  expect(undo(undo(saved)).battle).toEqual(first);
  expect(undo(undo(undo(saved))).battle).toEqual(first);
  expect(parseSaved('{"battle":7}').battle).toBeUndefined();
});

const card = (id: string) => ({ id, system: 'game', kind: 'tank', name: id, nameRu: null, cost: 1, aliases: [] });

test('saves the cards of the battle and of its undo history, and no others', () => {
  const other = newBattle('game', [SIDES[1], SIDES[1]]);
  const saved = withCards(withBattle(withBattle(parseSaved(null), start), other), ['game/tank', 'game/gun', 'game/old'].map(card));
  expect(Object.keys(parseSaved(stringifySaved(saved)).cards)).toEqual(['game/tank', 'game/gun']);
});

test('keeps 60 undo steps', () => {
  const saved = Array.from({ length: 70 }, (_, at) => ({ ...start, turn: at + 1 })).reduce(withBattle, parseSaved(null));
  expect(saved.past).toHaveLength(60);
  expect(saved.past[0]?.turn).toBe(10);
  expect(undo(saved).battle?.turn).toBe(69);
});

test('parses a battle saved by an earlier release', () => {
  const tally = { lost: { armor: 2 }, level: 1, marks: ['ENGINE'], out: false };
  const text = JSON.stringify({
    battle: {
      ...{
        system: 'game',
        turn: 2,
        phase: 1,
        names: ['Reds', 'Blues'],
        acted: 1,
        log: [{ turn: 1, said: { en: 'Hit', ru: 'Попадание' } }],
      },
      fighters: [
        { key: '0', id: 'game/tank', side: 0, nth: 1, own: { skill: 3 }, now: tally, next: { ...tally, out: true }, did: { fired: true } },
      ],
      order: [{ phase: 1, side: 1, group: 2, count: 3 }],
    },
    past: [],
    cards: { 'game/tank': card('game/tank') },
  });
  expect(JSON.parse(stringifySaved(parseSaved(text)))).toEqual(JSON.parse(text));
});
