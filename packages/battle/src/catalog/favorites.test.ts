import { expect, test } from 'vitest';
import { parseFavorites, toggleFavorite } from './favorites.js';

const unit = (id: string) => ({
  id: `game/${id}`,
  system: 'game',
  kind: 'tank',
  name: id,
  nameRu: null,
  cost: 5,
  aliases: [],
  stats: { __typename: 'Tank' },
});

test('adds a unit at the front and removes it again', () => {
  const both = toggleFavorite(toggleFavorite([], unit('a')), unit('b'));
  expect(both.map(({ name }) => name)).toEqual(['b', 'a']);
  expect(toggleFavorite(both, unit('b'))).toEqual([unit('a')]);
});

test('saves only the fields of lists', () => {
  const whole = { ...unit('a'), aliases: ['alpha'], stats: { __typename: 'Tank', armor: 3 } };
  expect(toggleFavorite([], whole)).toEqual([unit('a')]);
});

test('drops invalid favorites', () => {
  expect(parseFavorites('nonsense')).toEqual([]);
  expect(parseFavorites(null)).toEqual([]);
  expect(parseFavorites(JSON.stringify([7, { id: 'game/a' }, unit('a')]))).toEqual([unit('a')]);
});
