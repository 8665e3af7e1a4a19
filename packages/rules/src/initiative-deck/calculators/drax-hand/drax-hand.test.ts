import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { wordsOf } from '../../../calculator/fields.js';
import { prove, skipQuestion } from '../../../testing/proof.js';
import { SUITED_CARDS, type SuitedCard } from '../../engine/cards/card.js';
import { crowdedCards, someCards, spelledCards } from '../../engine/testing/hands.js';
import { SUITS, type Suit } from '../../vocabulary.js';
import { draxHand } from './index.js';

const hand = (cards: string, more: object = {}) => answer(draxHand, { cards: cards.split(' '), ...more }, 'en');
const reads = (category: string, values: readonly number[]) => ({
  ok: true,
  value: { figures: { category, values: values.map((value) => ({ value })) } },
});

describe('effects of faces', () => {
  test('two MechWarriors add 2, and a Duke subtracts 1', () =>
    expect(hand('2d 3d 4d 5d', { laidAside: ['Md', 'Me', 'Df'] })).toMatchObject(reads('FOUR_CARD_DRAX', [3, 4, 5, 6])));
  test('wraps from 10 to 1', () => expect(hand('10d 9e 2f 5d', { laidAside: ['Md'] })).toMatchObject(reads('HIGH_CARD', [1, 10, 3, 6])));
  test('wraps from 1 to 10', () => expect(hand('Td 2e 3f 5d', { laidAside: ['Dd'] })).toMatchObject(reads('HIGH_CARD', [10, 1, 2, 4])));
  test('the Lord of dragons and the local Lord add 1 to their suits, other Lords subtract 1', () => {
    expect(hand('2d 2e 2f 2s', { lordsInPlay: ['DRAGONS', 'EAGLES', 'FISTS'], localSuit: 'FISTS' })).toMatchObject(
      reads('PAIR', [3, 1, 3, 2]),
    );
  });
  test('a Lord of dragons who is also local adds 1 only once', () =>
    expect(hand('2d 2e 2f 4s', { lordsInPlay: ['DRAGONS'], localSuit: 'DRAGONS' })).toMatchObject(reads('PAIR', [3, 2, 2, 4])));
  test('counts a Lord once that is both in the hand and named in play', () =>
    expect(hand('2d 2e 2f 4s', { laidAside: ['Ld'], lordsInPlay: ['DRAGONS'] })).toMatchObject(reads('PAIR', [3, 2, 2, 4])));
  test('applies a hidden face without counting it as a card', () => {
    expect(hand('Md 2d 3e 4f')).toMatchObject({
      ...reads('HIGH_CARD', [3, 4, 5]),
      value: { steps: expect.arrayContaining([expect.objectContaining({ rule: 'initiative-deck/ruling/hidden-face' })]) },
    });
  });
});

describe('combinations', () => {
  test.each([
    ['7d 7e 7f 7s', 'FOUR_OF_A_KIND', 1, [7]],
    ['4s 3s 2s Ts', 'FOUR_CARD_DRAX', 2, [4]],
    ['4s 3s 2d Ts', 'STRAIGHT', 3, [4]],
    ['7d 7e 7f 2s', 'THREE_OF_A_KIND', 4, [7, 2]],
    ['7d 7e 2f 2s', 'TWO_PAIR', 5, [7, 2]],
    ['7d 7e 2f 3s', 'PAIR', 6, [7, 3, 2]],
    ['10d 9e 8f Ts', 'HIGH_CARD', 7, [10, 9, 8, 1]],
    ['7d 7e 7f 7s 7w', 'FIVE_OF_A_KIND', 2, [7]],
    ['6w 7w 8w 9w 10w', 'FIVE_CARD_DRAX', 3, [10]],
    ['6d 7w 8w 9w 10w', 'HIGH_CARD', 8, [10, 9, 8, 7, 6]],
    ['7d 7e 7f 2s 2w', 'THREE_OF_A_KIND', 5, [7, 2]],
  ])('%s: %s', (cards, category, rank, tieBreak) =>
    expect(hand(cards)).toMatchObject({ ok: true, value: { figures: { category, rank, tieBreak } } }),
  );

  test('recognizes Successor War: four Lords laid aside and one hidden', () => {
    expect(hand('Lw 2d 3e 4f 5s', { laidAside: ['Ld', 'Le', 'Lf', 'Ls'] })).toMatchObject({
      ok: true,
      value: { figures: { category: 'SUCCESSOR_WAR', rank: 1 } },
    });
  });
});

describe('invalid cards', () => {
  test.each([
    ['an open face', { cards: ['2d', 'Md', '3d', '4d'] }, ['cards', 1]],
    ['an ace laid aside', { cards: ['2d', '5d', '3d', '4d'], laidAside: ['Td'] }, ['laidAside', 0]],
    ['a card twice', { cards: ['Md', '5d', '3d', '4d'], laidAside: ['Мд'] }, ['laidAside', 0]],
    ['five suits with four cards', { cards: ['2d', '2e', '2f', '2s'], laidAside: ['Mw'] }, ['laidAside', 0]],
    ['the local suit left out', { cards: ['2d', '2e', '2f', '2s'], localSuit: 'SWORDS' }, ['cards', 3]],
    ['a Lord of a fifth suit', { cards: ['2d', '2e', '2f', '2s'], lordsInPlay: ['SUNS', 'SWORDS'] }, ['lordsInPlay', 1]],
  ])('rejects %s', (_, draft, path) => expect(check(draxHand, draft)).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path }] }));
});

/** Reference implementation: moves card values up and down one by one, then searches the printed list from the top. */
function showdown(
  cards: readonly SuitedCard[],
  aside: readonly SuitedCard[],
  local: Suit | undefined,
  others: readonly Suit[],
  everySuit: boolean,
): { category: string; values: number[] } {
  const faces = aside.concat(cards[0] !== undefined && cards[0].rank > 10 ? [cards[0]] : []);
  const counting = cards.filter(({ rank }) => rank <= 10).map(({ rank, suit }) => ({ value: rank, suit }));
  const move = (card: { value: number }, up: boolean) => {
    card.value = up ? (card.value === 10 ? 1 : card.value + 1) : card.value === 1 ? 10 : card.value - 1;
  };
  for (const { rank } of faces) for (const card of counting) if (rank === 11 || rank === 12) move(card, rank === 11);
  for (const suit of ['DRAGONS', 'EAGLES', 'FISTS', 'SUNS', 'SWORDS'])
    if (others.includes(suit as Suit) || faces.some((face) => face.rank === 13 && face.suit === suit))
      for (const card of counting) if (card.suit === suit) move(card, suit === 'DRAGONS' || suit === local);
  const values = counting.map(({ value }) => value);
  const sorted = [...values].sort((a, b) => a - b);
  const row = sorted.length === cards.length && sorted.every((value, index) => value === (sorted[0] as number) + index);
  const suited = counting.every(({ suit }) => suit === counting[0]?.suit);
  const allDiffer = counting.every(({ suit }, index) => counting.findIndex((other) => other.suit === suit) === index);
  let pairs = 0;
  for (let i = 0; i < values.length; i++) for (let j = 0; j < i; j++) if (values[i] === values[j]) pairs++;
  const most = Math.max(...values.map((value) => values.filter((other) => other === value).length));
  const category = () => {
    if (faces.filter(({ rank }) => rank === 13).length === 5) return 'SUCCESSOR_WAR';
    if (most === 5) return 'FIVE_OF_A_KIND';
    if (cards.length === 5 && row && suited) return 'FIVE_CARD_DRAX';
    if (most === 4) return 'FOUR_OF_A_KIND';
    if (cards.length === 4 && row && suited) return 'FOUR_CARD_DRAX';
    if (cards.length === 4 && row && (allDiffer || !everySuit)) return 'STRAIGHT';
    if (most === 3) return 'THREE_OF_A_KIND';
    if (pairs === 2) return 'TWO_PAIR';
    return pairs === 1 ? 'PAIR' : 'HIGH_CARD';
  };
  return { category: category(), values };
}

const suits = wordsOf(SUITS);
const numerals = SUITED_CARDS.filter(({ rank }) => rank <= 10);
const allFaces = SUITED_CARDS.filter(({ rank }) => rank > 10);
const counted = fc.integer({ min: 4, max: 5 }).chain((count) =>
  fc.oneof(
    someCards(count, numerals),
    crowdedCards(count, suits).filter((cards) => cards.every(({ rank }) => rank <= 10)),
  ),
);
const situations = fc.record({
  counted,
  hole: fc.option(fc.constantFrom(...allFaces), { nil: undefined, freq: 3 }),
  aside: fc.oneof(
    { weight: 5, arbitrary: fc.subarray([...allFaces], { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.constant(allFaces.filter(({ rank }) => rank === 13)) },
  ),
  local: fc.option(fc.constantFrom(...suits), { nil: undefined }),
  others: fc.subarray([...suits], { maxLength: 2 }),
  everySuit: fc.boolean(),
});

test('matches the reference', () => {
  const met = new Set<string>();
  prove(
    {
      calculator: 'initiative-deck draxHand',
      against: { en: 'cards moved one by one, the list read from the top', ru: 'карты, сдвинутые по одной, список сверху вниз' },
    },
    fc.property(situations, ({ counted: numbers, hole, aside, local, others, everySuit }) => {
      const cards = hole ? [hole, ...numbers.slice(1)] : numbers;
      const laidAside = aside.filter((face) => face !== hole);
      const draft = {
        cards: spelledCards(cards),
        laidAside: spelledCards(laidAside),
        lordsInPlay: others,
        readings: everySuit ? ['straight-of-four-suits'] : [],
        ...(local ? { localSuit: local } : {}),
      };
      const checked = check(draxHand, draft);
      if (!checked.ok) {
        expect([cards.length, new Set([...cards, ...laidAside].map(({ suit }) => suit).concat(others, local ?? [])).size]).toEqual([4, 5]);
        return skipQuestion();
      }
      const { figures } = draxHand.resolve(checked.value);
      const expected = showdown(cards, laidAside, local, others, everySuit);
      met.add(`${cards.length} ${figures.category}`);
      expect({ category: figures.category, values: figures.values.map(({ value }) => value) }).toEqual(expected);
    }),
    { numRuns: 6000, seed: 52 },
  );
  expect([...met].sort()).toEqual(
    ['FIVE_CARD_DRAX', 'FIVE_OF_A_KIND', 'FOUR_OF_A_KIND', 'HIGH_CARD', 'PAIR', 'SUCCESSOR_WAR', 'THREE_OF_A_KIND', 'TWO_PAIR']
      .map((name) => `5 ${name}`)
      .concat(
        ['FOUR_CARD_DRAX', 'FOUR_OF_A_KIND', 'HIGH_CARD', 'PAIR', 'STRAIGHT', 'THREE_OF_A_KIND', 'TWO_PAIR'].map((name) => `4 ${name}`),
      )
      .sort(),
  );
});
