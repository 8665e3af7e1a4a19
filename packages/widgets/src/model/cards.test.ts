import { expect, suite, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import { type CardField, cardOf, cardsOfSuit, withCard } from './cards.js';

const { cards } = describe(calculators.find(({ name }) => name === 'pokerHand') as (typeof calculators)[number]).input;
if (cards?.kind !== 'list') throw new Error('cards are no list');
const card = cards.item as CardField;

suite('cards', () => {
  test('are read in either language and any case, and written in the language of the user', () => {
    expect(cardOf(card, 'лС', 'en')).toEqual({ id: 'Ls', rank: 'L', suit: 3, text: 'Ls' });
    expect(cardOf(card, '10d', 'ru')).toEqual({ id: '10d', rank: '10', suit: 0, text: '10д' });
    expect(cardOf(card, 'Dd', 'ru')).toMatchObject({ rank: 'Г', suit: 0 });
    expect(cardOf(card, 'nonsense', 'en')).toMatchObject({ rank: 'nonsense', suit: undefined });
  });
  test('are thirteen in each of five suits, without duplicates', () => {
    const all = [0, 1, 2, 3, 4].flatMap((suit) => cardsOfSuit(card, suit, 'en').map(({ id }) => id));
    expect(all).toHaveLength(65);
    expect(new Set(all).size).toBe(65);
    expect(cardsOfSuit(card, 4, 'en')[0]).toMatchObject({ rank: 'T', text: 'Tw' });
  });
  test('are dealt into the first free place, once each, up to the size of the hand', () => {
    expect(withCard(cards, undefined, 'Ls')).toEqual(['Ls', null, null, null, null]);
    expect(withCard(cards, ['Ls', null, '9d'], '2e')).toEqual(['Ls', '2e', '9d', null, null]);
    expect(withCard(cards, ['Ls'], 'Ls')[1]).toBeNull();
    expect(withCard(cards, ['2d', '3d', '4d', '5d', '6d'], 'Ls')).toEqual(['2d', '3d', '4d', '5d', '6d']);
  });
});
