import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogUnit } from './catalog-api.js';
import { parseUnitQuery } from './unit-query.js';

const atlas: CatalogUnit = {
  id: 'alpha-strike/atlas-as7-d',
  system: 'alpha-strike',
  kind: 'battlemech',
  name: 'Atlas AS7-D',
  nameRu: 'Атлас AS7-D',
  aliases: [],
  cost: 52,
  faction: 'Two words',
  stats: { size: 4, tmm: 1, move: '6"/8"j', role: 'Juggernaut', specials: ['AC2/2/-', 'ECM'] },
};

test.each(['pv<=52', 'PV:52', 'size:4 special:ecm', 'move>=8', 'role:juggernaut', 'special:AC', 'faction:"two words"', 'система'])(
  '%s fits',
  (query) => {
    expect(parseUnitQuery(query)).toMatchObject({ unknown: [] });
    expect(parseUnitQuery(query).fits(atlas)).toBe(true);
  },
);

test.each(['pv<52', 'size:3', 'size:4 special:PRB', 'move>8', 'rank:1', 'system:5150'])('%s does not', (query) => {
  expect(parseUnitQuery(query).fits(atlas)).toBe(false);
});

test('words and filters are told apart, and what nobody knows is told', () => {
  expect(parseUnitQuery('atlas "as7 d" pv<=60 wings:2 size:big')).toMatchObject({ words: 'atlas as7 d', unknown: ['wings:2', 'size:big'] });
});

test('any text is a query', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof parseUnitQuery(text).fits(atlas)).toBe('boolean');
    }),
  );
});
