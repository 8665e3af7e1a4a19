import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testSteps } from '../../../testing/answer-tests.js';
import { provedAll } from '../../../testing/proof.js';
import { SUITS } from '../../vocabulary.js';
import { deckSetup } from './index.js';
import { suitName } from './suit-names.js';

const figuresOf = (draft: object): Record<string, unknown> => {
  const result = answer(deckSetup, draft, 'en');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.figures;
};

describe('deck with cards and effects', () => {
  test.each([
    [1, 2, 0],
    [3, 2, 0],
    [4, 3, 1],
    [6, 3, 1],
    [7, 4, 2],
    [12, 4, 2],
    [13, 5, 2],
    [67, 5, 2],
  ])('%i participants: %i suits, %i Star Lords', (participants, suits, starLords) => {
    const figures = figuresOf({ participants, effects: true });
    expect(figures).toMatchObject({ suits, starLords, cards: suits * 13 + starLords, openCards: [] });
    expect(figures.deckCards).toHaveLength(suits * 13 + starLords);
  });

  test('uses the chosen suits, under any name, and adds the lowest others', () => {
    const { deckCards } = figuresOf({ participants: 4, effects: true, suits: ['МЕЧИ', ' s '] });
    expect(new Set((deckCards as string[]).map((card) => card.slice(-1)))).toEqual(new Set(['d', 's', 'w', '*']));
  });
});

describe('deck of cards only', () => {
  test('seven participants: ace to 7 of two suits', () => {
    expect(figuresOf({ participants: 7, effects: false, suits: ['suns', 'fists'] })).toMatchObject({
      suits: 1,
      starLords: 0,
      cards: 7,
      openCards: ['Ts', '2s', '3s', '4s', '5s', '6s', '7s'],
      deckCards: ['Tf', '2f', '3f', '4f', '5f', '6f', '7f'],
    });
  });

  test('fifteen participants: ace to 8 and ace to 7, four suits in total', () => {
    expect(answer(deckSetup, { participants: 15, effects: false, suits: ['fists', 'suns', 'dragons', 'eagles'] }, 'en')).toMatchObject({
      ok: true,
      value: {
        figures: {
          suits: 2,
          cards: 15,
          openCards: ['Tf', '2f', '3f', '4f', '5f', '6f', '7f', '8f', 'Ts', '2s', '3s', '4s', '5s', '6s', '7s'],
          deckCards: ['Td', '2d', '3d', '4d', '5d', '6d', '7d', '8d', 'Te', '2e', '3e', '4e', '5e', '6e', '7e'],
        },
        steps: [
          {},
          {},
          {
            text: 'Unless agreed otherwise, low answers low: dragons for fists, eagles for suns',
            rule: 'initiative-deck/ruling/suit-order',
          },
        ],
      },
    });
  });

  test.each([...Array(26).keys()].map((index) => index + 1))(
    '%i participants: as many open cards, each with a matching card in the deck',
    (participants) => {
      const { openCards, deckCards } = figuresOf({ participants, effects: false }) as { openCards: string[]; deckCards: string[] };
      const ranks = (cards: readonly string[]) => cards.map((card) => card.slice(0, -1)).sort();
      const suits = (cards: readonly string[]) => new Set(cards.map((card) => card.slice(-1)));
      expect(openCards).toHaveLength(participants);
      expect(ranks(deckCards)).toEqual(ranks(openCards));
      expect(suits(openCards).size).toBe(participants > 13 ? 2 : 1);
      expect(suits([...openCards, ...deckCards]).size).toBe(2 * suits(openCards).size);
    },
  );

  test('refuses 27 participants', () => {
    expect(answer(deckSetup, { participants: 27, effects: false }, 'ru')).toMatchObject({
      ok: true,
      value: {
        allowed: false,
        refusal: { code: 'TOO_MANY_PARTICIPANTS', rule: 'initiative-deck/cards-only-two-suits' },
        figures: { cards: 0, openCards: [], deckCards: [] },
      },
    });
  });
});

test.each([
  [{ participants: 0, effects: true }, 'OUT_OF_RANGE', ['participants']],
  [{ participants: 68, effects: true }, 'OUT_OF_RANGE', ['participants']],
  [{ participants: 5 }, 'MISSING', ['effects']],
  [{ participants: 5, effects: true, suits: ['hearts'] }, 'BAD_FORMAT', ['suits', 0]],
  [{ participants: 5, effects: true, suits: ['fists', 'К'] }, 'CONFLICT', ['suits', 1]],
  [{ participants: 3, effects: true, suits: ['d', 'e', 'f'] }, 'CONFLICT', ['suits']],
])('rejects %j', (draft, code, path) => expect(check(deckSetup, draft)).toMatchObject({ ok: false, problems: [{ code, path }] }));

/** Reference implementation: an independent copy of the table, with cards laid out one by one. */
function laidDown(participants: number, effects: boolean): { open: string[]; deck: string[] } {
  const ranks = ['T', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'M', 'D', 'L'];
  if (effects) {
    const [suits, stars] = participants <= 3 ? ['de', 0] : participants <= 6 ? ['def', 1] : [participants <= 12 ? 'defs' : 'defsw', 2];
    return { open: [], deck: [...suits].flatMap((suit) => ranks.map((rank) => rank + suit)).concat(Array<string>(stars).fill('*')) };
  }
  const columns: string[][] = participants > 13 ? [[], []] : [[]];
  for (let card = 0; card < participants; card++) columns[card % columns.length]?.push(ranks[Math.floor(card / columns.length)] as string);
  const under = (suits: string) => columns.flatMap((column, index) => column.map((rank) => rank + suits[index]));
  return participants > 13 ? { open: under('de'), deck: under('fs') } : { open: under('d'), deck: under('e') };
}

test('matches cards laid out one by one, for all numbers of participants', () => {
  let questions = 0;
  for (const effects of [true, false])
    for (let participants = 1; participants <= (effects ? 67 : 26); participants++) {
      const { openCards, deckCards } = figuresOf({ participants, effects });
      expect({ open: openCards, deck: deckCards }).toEqual(laidDown(participants, effects));
      questions++;
    }
  provedAll(
    { calculator: 'initiative-deck deckSetup', against: { en: 'cards laid down one by one', ru: 'карты, выложенные по одной' } },
    questions,
  );
});

test.each([
  ['DRAGONS', 'dragon', 'Dragons', 'дракон', 'ДРАКОНЫ', 'd', 'д'],
  ['EAGLES', 'eagle', 'Eagles', 'орёл', 'орел', 'Орлы', 'e', 'о'],
  ['FISTS', 'fist', ' Fists ', 'кулак', 'Кулаки', 'f', 'к'],
  ['SUNS', 'sun', 'Suns', 'солнце', 'Солнца', 's', 'с'],
  ['SWORDS', 'sword', 'Swords', 'меч', 'Мечи', 'w', 'м'],
])('reads the suit %s under all its names', (suit, ...names) => {
  const letter = { DRAGONS: 'd', EAGLES: 'e', FISTS: 'f', SUNS: 's', SWORDS: 'w' }[suit];
  for (const name of names) {
    const { openCards } = figuresOf({ participants: 2, effects: false, suits: [name] });
    expect(openCards, name).toEqual([`T${letter}`, `2${letter}`]);
  }
});

test('uses each suit once, under any name, and adds the lowest others', () => {
  expect(check(deckSetup, { participants: 5, effects: true, suits: ['sun', 'eagle', 'S'] }).ok).toBe(false);
  expect(check(deckSetup, { participants: 4, effects: true, suits: ['sun', 'солнце'] })).toMatchObject({
    ok: false,
    problems: [{ path: ['suits', 1], allowed: { en: 'each suit once' } }],
  });
  expect(figuresOf({ participants: 4, effects: true, suits: ['dragons'] }).deckCards).toHaveLength(40);
  expect(new Set(figuresOf({ participants: 4, effects: true, suits: ['dragons'] }).deckCards as string[]).size).toBe(40);
});

test('displays a suit in both languages', () => {
  const { DRAGONS, SWORDS } = SUITS.values;
  expect(suitName.written).toMatchObject({ [DRAGONS.en]: DRAGONS, [SWORDS.en]: SWORDS });
  expect(Object.keys(suitName.written)).toHaveLength(5);
});

testSteps(deckSetup, [
  [
    { participants: 4, effects: true, suits: ['DRAGONS'] },
    [
      'composition null table/deck-composition {"participants":4,"suits":3,"starLords":1}',
      'suits null effects-setup {"suits":["DRAGONS","EAGLES","FISTS"]}',
      'cards 40 effects-setup {"suits":3,"each":13,"starLords":1,"cards":40}',
    ],
  ],
  [
    { participants: 4, effects: true, suits: ['SWORDS', 'дракон'] },
    [
      'composition null table/deck-composition {"participants":4,"suits":3,"starLords":1}',
      'suits null effects-setup {"suits":["DRAGONS","EAGLES","SWORDS"]}',
      'cards 40 effects-setup {"suits":3,"each":13,"starLords":1,"cards":40}',
    ],
  ],
  [
    { participants: 5, effects: false, suits: ['SWORDS', 'eagle'] },
    [
      'open null cards-only-setup {"participants":5,"runs":[{"suit":"SWORDS","top":5}]}',
      'deck 5 cards-only-setup {"runs":[{"suit":"EAGLES","top":5}]}',
    ],
  ],
  [
    { participants: 15, effects: false, suits: ['SUNS'] },
    [
      'open null cards-only-two-suits {"participants":15,"runs":[{"suit":"DRAGONS","top":8},{"suit":"SUNS","top":7}]}',
      'deck 15 cards-only-two-suits {"runs":[{"suit":"EAGLES","top":8},{"suit":"FISTS","top":7}]}',
      'pairing null ruling/suit-order {"pairs":[{"open":"DRAGONS","deck":"EAGLES"},{"open":"SUNS","deck":"FISTS"}]}',
    ],
  ],
  [
    { participants: 13, effects: false },
    [
      'open null cards-only-setup {"participants":13,"runs":[{"suit":"DRAGONS","top":13}]}',
      'deck 13 cards-only-setup {"runs":[{"suit":"EAGLES","top":13}]}',
    ],
  ],
]);
