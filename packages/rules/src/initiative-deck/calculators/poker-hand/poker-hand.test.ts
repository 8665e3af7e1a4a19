import { toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { wordsOf } from '../../../calculator/fields.js';
import { testSteps } from '../../../testing/answer-tests.js';
import { prove } from '../../../testing/proof.js';
import { crowdedCards, someCards, spelledCards } from '../../engine/testing/hands.js';
import { listed } from '../../engine/testing/printed-list.js';
import { POKER_CATEGORIES, SUITS } from '../../vocabulary.js';
import { pokerHand } from './index.js';

const HANDS: readonly (readonly [category: string, cards: string, tieBreak: readonly number[]])[] = [
  ['SUCCESSOR_WAR', 'Ld Le Lf Ls Lw', [13]],
  ['FIVE_OF_A_KIND', 'Td Te Tf Ts Tw', [14]],
  ['GREAT_HOUSE_STRAIGHT', '10d Md Dd Ld Td', [14]],
  ['SUCCESSOR_FOUR_OF_A_KIND', '9d 9e 9f 9s 2w', [9, 2]],
  ['SUCCESSOR_STRAIGHT', 'Td 2e 3f 4s 5w', [5]],
  ['SUCCESSOR_FULL_HOUSE', '9d 9e 9f 2s 2w', [9, 2]],
  ['FOUR_OF_A_KIND', '9d 9e 9f 9s 2d', [9, 2]],
  ['GREAT_HOUSE', '2d 4d 6d 8d Td', [14, 8, 6, 4, 2]],
  ['FULL_HOUSE', '9d 9e 9f 2d 2e', [9, 2]],
  ['SUCCESSOR_THREE_OF_A_KIND', '9d 9e 9f 2s 3w', [9, 3, 2]],
  ['SUCCESSOR_TWO_PAIR', '9d 9e 2f 2s 3w', [9, 2, 3]],
  ['STRAIGHT', '6d 7d 8d 9d 10e', [10]],
  ['SUCCESSORS', '2d 4e 6f 8s 10w', [10, 8, 6, 4, 2]],
  ['SUCCESSOR_PAIR', '9d 9e 4f 6s 8w', [9, 8, 6, 4]],
  ['THREE_OF_A_KIND', '9d 9e 9f 2d 3e', [9, 3, 2]],
  ['TWO_PAIR', '9d 9e 2d 2e 3f', [9, 2, 3]],
  ['PAIR', '9d 9e 4d 6e 8f', [9, 8, 6, 4]],
  ['HIGH_CARD', 'Md Dd Ld Td 2e', [14, 13, 12, 11, 2]],
];

describe('combinations with five suits', () => {
  test.each(HANDS.map((row, index) => [...row, index + 1] as const))('%s: %s', (category, cards, tieBreak, rank) => {
    expect(answer(pokerHand, { cards: cards.split(' ') }, 'en')).toMatchObject({
      ok: true,
      value: { figures: { category, rank, tieBreak } },
    });
  });

  test('lists all combinations, strongest first', () => expect(HANDS.map(([category]) => category)).toEqual(wordsOf(POKER_CATEGORIES)));
});

test('accepts Russian cards in any case', () => {
  expect(answer(pokerHand, { cards: ['лД', 'Ло', 'Лк', '9с', '9М'] }, 'ru')).toMatchObject({
    ok: true,
    value: {
      figures: { category: 'SUCCESSOR_FULL_HOUSE', cards: ['Ld', 'Le', 'Lf', '9s', '9w'] },
      summary: 'Лд, Ло, Лк, 9с, 9м: фулл-хаус преемников, по силе № 6; шанс на такую раздачу — <0,1\u00a0% (около 1 из 5300).',
    },
  });
});

test('rejects a straight that wraps around the ace', () => {
  expect(answer(pokerHand, { cards: ['Dd', 'Le', 'Tf', '2s', '3s'] }, 'en')).toMatchObject({
    value: { figures: { category: 'HIGH_CARD' } },
  });
});

test('ranks the flush below the full house with four suits', () => {
  expect(answer(pokerHand, { cards: ['2d', '4d', '6d', '8d', 'Td'], suits: 4 }, 'en')).toMatchObject({
    value: { figures: { category: 'GREAT_HOUSE', rank: 4 } },
  });
  expect(answer(pokerHand, { cards: ['9d', '9e', '9f', '2d', '2e'], suits: 4 }, 'en')).toMatchObject({
    value: { figures: { category: 'FULL_HOUSE', rank: 3 } },
  });
});

describe('invalid cards', () => {
  test.each([
    ['the same card twice', ['Ld', 'лд', 'Lf', 'Ls', 'Lw'], [{ code: 'CONFLICT', path: ['cards', 1], given: 'лд' }]],
    ['a Star Lord', ['Ld', '*', 'Lf', 'Ls', 'Lw'], [{ code: 'BAD_FORMAT', path: ['cards', 1], given: '*' }]],
    ['no card', ['Ld', '1d', 'Lf', 'Ls', 'Lw'], [{ code: 'BAD_FORMAT', path: ['cards', 1] }]],
    ['four cards', ['Ld', 'Le', 'Lf', 'Ls'], [{ code: 'TOO_FEW', path: ['cards'] }]],
    ['six cards', ['Ld', 'Le', 'Lf', 'Ls', 'Lw', 'Td'], [{ code: 'TOO_MANY', path: ['cards'] }]],
  ])('rejects %s', (_, cards, problems) => expect(check(pokerHand, { cards })).toMatchObject({ ok: false, problems }));

  test('rejects five suits in a deck of four', () => {
    expect(check(pokerHand, { cards: ['Ld', '2e', '3f', '4s', '5w'], suits: 4 })).toMatchObject({
      ok: false,
      problems: [{ code: 'CONFLICT', path: ['suits'], given: 4 }],
    });
  });
});

test('matches the printed list', () => {
  const met = new Set<string>();
  prove(
    { calculator: 'initiative-deck pokerHand', against: { en: 'the printed list read from the top', ru: 'список комбинаций сверху вниз' } },
    fc.property(fc.oneof(someCards(5), crowdedCards(5, wordsOf(SUITS))), (cards) => {
      const checked = check(pokerHand, { cards: spelledCards(cards) });
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const { figures } = pokerHand.resolve(checked.value);
      met.add(figures.category);
      expect(figures.category).toBe(listed(cards));
      expect([...figures.cards].sort()).toEqual([...spelledCards(cards)].sort());
      expect(toText(figures.chance)).not.toBe('0');
    }),
    { numRuns: 3000, seed: 65 },
  );
  expect(met.size).toBeGreaterThanOrEqual(16);
});

test.each([
  ['Ts 2d 3e 4f 5w', '5w 4f 3e 2d Ts'],
  ['Ts 10d Me Df Lw', 'Ts Lw Df Me 10d'],
  ['3e Ts 5w Td 3f', 'Ts Td 3e 3f 5w'],
  ['2s 6w 4e 3d 5f', '6w 5f 4e 3d 2s'],
])('sorts %s as %s', (cards, order) =>
  expect(answer(pokerHand, { cards: cards.split(' ') }, 'en')).toMatchObject({ value: { figures: { cards: order.split(' ') } } }),
);

test('a hand of five suits needs a deck of five', () => {
  const cards = 'Ts 2d 3e 4f 5w'.split(' ');
  expect(check(pokerHand, { cards, suits: 4 })).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path: ['suits'], given: 4 }] });
  expect(check(pokerHand, { cards: 'Ts 2d 3e 4f 5f'.split(' '), suits: 4 }).ok).toBe(true);
});

testSteps(pokerHand, [
  [
    { cards: ['Ts', '2d', '3e', '4f', '5w'] },
    [
      'straight null ruling/ace-straight {"from":1,"to":5}',
      'suits null suits {"spread":"different"}',
      'category 5 table/poker-hands {"category":"SUCCESSOR_STRAIGHT","place":5,"of":18}',
      'tieBreak null ruling/poker-ties {"tieBreak":[5]}',
      'odds null table/poker-hands {"hands":1200,"all":8259888,"chance":"25/172081"}',
    ],
  ],
  [
    { cards: ['Ts', '10d', 'Me', 'Df', 'Lw'] },
    [
      'straight null ruling/ace-straight {"from":10,"to":14}',
      'suits null suits {"spread":"different"}',
      'category 5 table/poker-hands {"category":"SUCCESSOR_STRAIGHT","place":5,"of":18}',
      'tieBreak null ruling/poker-ties {"tieBreak":[14]}',
      'odds null table/poker-hands {"hands":1200,"all":8259888,"chance":"25/172081"}',
    ],
  ],
  [
    { cards: ['2s', '3d', '4e', '5f', '6w'] },
    [
      'straight null poker {"from":2,"to":6}',
      'suits null suits {"spread":"different"}',
      'category 5 table/poker-hands {"category":"SUCCESSOR_STRAIGHT","place":5,"of":18}',
      'tieBreak null ruling/poker-ties {"tieBreak":[6]}',
      'odds null table/poker-hands {"hands":1200,"all":8259888,"chance":"25/172081"}',
    ],
  ],
  [
    { cards: ['Ts', 'Td', '3e', '3f', '5w'] },
    [
      'ranks null ranks {"groups":[{"value":14,"count":2},{"value":3,"count":2},{"value":5,"count":1}]}',
      'suits null suits {"spread":"different"}',
      'category 11 table/poker-hands {"category":"SUCCESSOR_TWO_PAIR","place":11,"of":18}',
      'tieBreak null ruling/poker-ties {"tieBreak":[14,3,5]}',
      'odds null table/poker-hands {"hands":25740,"all":8259888,"chance":"165/52948"}',
    ],
  ],
]);
