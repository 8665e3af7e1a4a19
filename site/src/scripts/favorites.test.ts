import { expect, test } from 'vitest';
import { readFavorites, toggled } from './favorites.js';

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

test('a unit becomes a favorite and is none again; the latest comes first', () => {
  const both = toggled(toggled([], unit('a')), unit('b'));
  expect(both.map(({ name }) => name)).toEqual(['b', 'a']);
  expect(toggled(both, unit('b'))).toEqual([unit('a')]);
});

test('only what lists show is kept', () => {
  const whole = { ...unit('a'), aliases: ['alpha'], stats: { __typename: 'Tank', armor: 3 } };
  expect(toggled([], whole)).toEqual([unit('a')]);
});

test('what cannot be read is left out', () => {
  expect(readFavorites('nonsense')).toEqual([]);
  expect(readFavorites(null)).toEqual([]);
  expect(readFavorites(JSON.stringify([7, { id: 'game/a' }, unit('a')]))).toEqual([unit('a')]);
});
