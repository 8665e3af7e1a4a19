import { expect, test } from 'vitest';
import { withNamedCards } from './named-cards.js';
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
