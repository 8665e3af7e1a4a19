import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { prove } from '../../../testing/proof.js';
import { deckSetup } from '../deck-setup/index.js';
import { initiativeRow } from './index.js';

const held = (cards: string) => cards.split(' ').map((card, index) => ({ name: String.fromCharCode(65 + index), card }));
const orderOf = (draft: object): readonly { name: string; place: number; card: string; tied: boolean }[] => {
  const result = answer(initiativeRow, draft, 'en');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.figures.order as never;
};
const names = (draft: object): string =>
  orderOf(draft)
    .map(({ name }) => name)
    .join('');

describe('cards held', () => {
  test('the ace acts first, and the Lord last before Star Lords', () =>
    expect(names({ participants: held('* Ld Dd 10d 2d Td') })).toBe('FEDCBA'));
  test('breaks ties of rank by suit', () => expect(names({ participants: held('7w 7s 7f 7e 7d') })).toBe('EDCBA'));
  test('makes two Star Lords roll off', () => {
    expect(orderOf({ participants: held('* Лм ЗЛ') })).toEqual([
      { name: 'B', card: 'Lw', place: 1, tied: false },
      { name: 'A', card: '*', place: 2, tied: true },
      { name: 'C', card: '*', place: 2, tied: true },
    ]);
  });
  test('a Star Lord acts first by another reading', () => {
    expect(orderOf({ participants: held('2d * Td'), readings: ['star-lord-first'] }).map(({ name, place }) => [name, place])).toEqual([
      ['B', 1],
      ['C', 2],
      ['A', 3],
    ]);
  });
  test('Jam Signal decides first but acts in its normal order', () => {
    const participants = [
      { name: 'A', card: '2d' },
      { name: 'B', card: 'Ld', jamSignal: true },
    ];
    expect(answer(initiativeRow, { participants }, 'en')).toMatchObject({
      value: { figures: { order: [{ name: 'A' }, { name: 'B' }], decisions: ['B', 'A'] }, summary: 'Order of action: A (2d), B (Ld).' },
    });
  });
});

/** Reference implementation: calls out the whole deck in order and finds the holder of each card. */
test('matches the deck called out card by card', () => {
  const called = ['T', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'M', 'D', 'L'].flatMap((rank) =>
    [...'defsw'].map((suit) => rank + suit),
  );
  prove(
    {
      calculator: 'initiative-deck initiativeRow',
      against: { en: 'the deck called out card by card', ru: 'колода, названная карта за картой' },
    },
    fc.property(
      fc.shuffledSubarray(called, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 2 }),
      fc.boolean(),
      fc.subarray(['star-lord-first']),
      (cards, stars, open, readings) => {
        const all = [...cards, ...Array<string>(open ? 0 : stars).fill('*')];
        const suited = called.filter((card) => cards.includes(card));
        const lords = all.slice(cards.length);
        const expected = readings.length > 0 ? [...lords, ...suited] : [...suited, ...lords];
        const order = orderOf({ participants: all.map((card, index) => ({ name: String(index), card })), readings });
        expect(order.map(({ card }) => card)).toEqual(expected);
        for (const { name, card } of order) expect(all[Number(name)]).toBe(card);
        expect(order.filter(({ tied }) => tied)).toHaveLength(open || stars < 2 ? 0 : stars);
      },
    ),
    { numRuns: 200 },
  );
});

describe('initiative row', () => {
  test('calls open cards from left to right', () => expect(names({ participants: held('Td 2d 3d'), row: ['2w', '3w', 'Tw'] })).toBe('BCA'));
  test('pairs two suits low with low, or crossed', () => {
    const draft = { participants: held('Tf Ts'), row: ['Te', 'Td'] };
    expect(names(draft)).toBe('BA');
    expect(names({ ...draft, crossed: true })).toBe('AB');
  });
  test('calls every participant once with a matching deck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 26 }), fc.integer(), (participants, seed) => {
        const setup = answer(deckSetup, { participants, effects: false }, 'en');
        if (!setup.ok) throw new Error('setup');
        const { openCards, deckCards } = setup.value.figures as { openCards: string[]; deckCards: string[] };
        const row = deckCards.toSorted((a, b) => ((a.charCodeAt(0) * 7919 + seed) % 101) - ((b.charCodeAt(0) * 7919 + seed) % 101));
        const order = orderOf({ participants: openCards.map((card, index) => ({ name: `${index}`, card })), row });
        expect(new Set(order.map(({ name }) => name)).size).toBe(participants);
        expect(order.map(({ card }) => card.slice(0, -1))).toEqual(row.map((card) => card.slice(0, -1)));
      }),
    );
  });
});

describe('invalid rows', () => {
  test.each([
    [
      'a name twice',
      {
        participants: [
          { name: 'A', card: 'Td' },
          { name: 'A', card: '2d' },
        ],
      },
      ['participants', 1, 'name'],
    ],
    ['a card twice', { participants: held('Td Тд') }, ['participants', 1, 'card']],
    ['three Star Lords', { participants: held('* * *') }, ['participants', 2, 'card']],
    ['a row that is short', { participants: held('Td 2d'), row: ['Te'] }, ['row']],
    ['a row that repeats', { participants: held('Td 2d'), row: ['Te', 'Te'] }, ['row', 1]],
    ['a row with another rank', { participants: held('Td 2d'), row: ['Te', '3e'] }, ['row', 1]],
    ['a row of the suit that lies open', { participants: held('Td 2d'), row: ['Td', '2d'] }, ['row']],
    ['a row of two suits for one', { participants: held('Td 2d'), row: ['Te', '2f'] }, ['row']],
    ['a Star Lord lying open', { participants: held('Td *'), row: ['Te', '2e'] }, ['participants', 1, 'card']],
    ['effects with a row', { participants: [{ name: 'A', card: 'Td', jamSignal: true }], row: ['Te'] }, ['participants', 0, 'jamSignal']],
  ])('rejects %s', (_, draft, path) =>
    expect(check(initiativeRow, draft)).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([expect.objectContaining({ code: 'CONFLICT', path })]),
    }),
  );
});

const named = (...cards: readonly string[]) => cards.map((card, at) => ({ name: `${at}`, card }));

testAnswerTexts(initiativeRow, [
  [{ participants: named('Tf', 'Ts'), row: ['Te', 'Td'] }, 'Low answers low', 'Младшая отвечает младшей'],
  [{ participants: named('Tf', 'Ts'), row: ['Te', 'Td'], crossed: true }, 'Crossed, as agreed', 'Крест-накрест, как договорились'],
  [{ participants: named('*', '*') }, 'the Star Lords roll off.', 'звёздные лорды решают спор кубиками.'],
]);
