import { expect, test } from 'vitest';
import { withNamedCards, withRanksAlone } from './named-cards.js';
import { tokensOf } from './tokens.js';

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
  // Too few for a hand.
  ['swords at 9 inches', []],
  ['7 of every suit', ['7d', '7e', '7f', '7s', '7w']],
  // Ranks end at 10.
  ['11 of swords', []],
  ['2.5 of swords', []],
  ['swords', []],
  ['the Lord of suns in play', []],
])('%s', (text, cards) => {
  expect(cardsIn(text)).toEqual(cards);
});

test.each([
  ['two lords, two sevens and an ace', ['L', 'L', '7', '7', 'T']],
  ['three aces and a pair of eights', ['T', 'T', 'T', '8', '8']],
  ['три туза и пара восьмерок', ['T', 'T', 'T', '8', '8']],
  ['A A A 8 8', ['T', 'T', 'T', '8', '8']],
  // A list of numbers, and too few cards.
  ['2 3 4 5 6', []],
  ['a pair of eights', []],
  ['A 8 8', []],
])('ranks alone: %s', (text, ranks) => {
  expect(withRanksAlone(tokensOf(text)).flatMap(({ kind, stem }) => (kind === 'card' ? [stem] : []))).toEqual(ranks);
});
