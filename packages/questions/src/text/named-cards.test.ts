import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withNamedCards, withRanksAlone } from './named-cards.js';
import { tokensOf } from './tokens.js';

/** A deck has a card of each suit. */
const MAX_OF_A_RANK = 5;

const cardsIn = (text: string): readonly string[] =>
  withNamedCards(tokensOf(text)).flatMap(({ kind, stem }) => (kind === 'card' ? [stem] : []));

test.each([
  ['9 of swords', ['9w']],
  ['ace of suns and duke of fists', ['Ts', 'Df']],
  ['1 2 10 all eagles', ['Te', '2e', '10e']],
  ['девятка мечей', ['9w']],
  ['туз герцог лорд солнц', ['Ts', 'Ds', 'Ls']],
  ['ace, duke and lord of suns', ['Ts', 'Ds', 'Ls']],
  ['flush of swords 9 7 5 3 2', ['9w', '7w', '5w', '3w', '2w']],
  // Suits in the order of the ranks, and ranks of others behind a colon or parenthesis.
  ['4 4 8 9 (dragons, suns, eagles, swords)', ['4d', '4s', '8e', '9w']],
  ['шестёрки: 6 6 2 туз (орлы, мечи, солнца и драконы)', ['6e', '6w', '2s', 'Td']],
  ['drax with 4: 3 of dragons', ['3d']],
  ['four eights and an ace (8 of swords, ace of suns)', ['8w', 'Ts']],
  ['a star lord, the lord of eagles', ['*', 'Le']],
  ['у меня ЗЛ, у него лорд орлов', ['*', 'Le']],
  ['a pair of 8s: 8 of swords', ['8w']],
  ['the five, six, seven, eight and nine, all of eagles', ['5e', '6e', '7e', '8e', '9e']],
  ['L L L 4 4, suits dragons eagles fists suns swords', ['Ld', 'Le', 'Lf', '4s', '4w']],
  // Of a deck, star lords are no cards of a player.
  ['how many star lords', []],
  // Too few for a hand.
  ['swords at 9 inches', []],
  // Every suit but one, with the suits that are left.
  ['7 of every suit but swords (dragons eagles fists suns)', ['7d', '7e', '7f', '7s']],
  ['four nines (all but the swords one) and the two of dragons', ['9d', '9e', '9f', '9s', '2d']],
  ['восьмёрки всех мастей, кроме мечей', ['8d', '8e', '8f', '8s']],
  // Several faces before their suits, and several players with one rank.
  ['two dukes aside (suns and fists), 4 of fists', ['Ds', 'Df', '4f']],
  ['лорды драконов орлов кулаков + тузы солнц и мечей', ['Ld', 'Le', 'Lf', 'Ts', 'Tw']],
  ['both have 7s: mine eagles, his swords', ['7e', '7w']],
  ['both of us drew an 8, Rob suns and Zoe dragons', ['8s', '8d']],
  ['у обоих десятки, у меня мечи, у него орлы', ['10w', '10e']],
  ['7 8 9 10 одной масти (солнца)', ['7s', '8s', '9s', '10s']],
  // The name of a combination is no rank.
  ['тройка, 5 орлов 5 солнц 5 мечей', ['5e', '5s', '5w']],
  // Faces without a suit have one that another card has.
  ['7 of dragons in the hole, a mechwarrior laid aside', ['7d', 'Md']],
  ['два мехвоина отложил, 9 орлов, 10 мечей', ['Me', 'Mw', '9e', '10w']],
  ['у соседа лежит лорд драконов', []],
  ['7 of every suit', ['7d', '7e', '7f', '7s', '7w']],
  // Ranks end at 10.
  ['11 of swords', []],
  ['2.5 of swords', []],
  ['swords', []],
  ['the Lord of suns in play', []],
])('%s', (text, cards) => {
  expect(cardsIn(text)).toEqual(cards);
});

// Suits are mixed: neither all alike nor five.
test.each([
  ['two lords, two sevens and an ace', ['Ld', 'Le', '7d', '7e', 'Td']],
  ['three aces and a pair of eights', ['Td', 'Te', 'Tf', '8d', '8e']],
  ['три туза и пара восьмерок', ['Td', 'Te', 'Tf', '8d', '8e']],
  ['A A A 8 8', ['Td', 'Te', 'Tf', '8d', '8e']],
  ['A-A-A-8-8', ['Td', 'Te', 'Tf', '8d', '8e']],
  ['drax: 9 9 4 2 against 8 8 7 3', ['9d', '9e', '4d', '2e', '8d', '8e', '7d', '3e']],
  // A list of numbers, too few cards, and a hand of one suit.
  ['2 3 4 5 6', []],
  ['a pair of eights', []],
  ['A 8 8', []],
  ['poker flush 9 7 5 3 2', []],
])('ranks alone: %s', (text, ranks) => {
  expect(withRanksAlone(tokensOf(text)).flatMap(({ kind, stem }) => (kind === 'card' ? [stem] : []))).toEqual(ranks);
});

test('suits that the text does not say are assumed', () => {
  expect(withRanksAlone(tokensOf('A A A 8 8')).every(({ isAssumed }) => isAssumed)).toBe(true);
});

test('two hands of any ranks have mixed suits, and no card is there twice', () => {
  const rank = fc.constantFrom('A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'D', 'L');
  const hand = fc.array(rank, { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(hand, hand, (one, other) => {
      fc.pre([...one, ...other].every((of, _, all) => all.filter((also) => also === of).length <= MAX_OF_A_RANK));
      const cards = withRanksAlone(tokensOf(`poker: ${one.join(' ')} against ${other.join(' ')}`)).filter(({ kind }) => kind === 'card');
      expect(new Set(cards.map(({ stem }) => stem)).size).toBe(10);
      for (const held of [cards.slice(0, 5), cards.slice(5)]) expect(new Set(held.map(({ stem }) => stem.at(-1))).size).toBeGreaterThan(1);
    }),
    { numRuns: 300 },
  );
});
