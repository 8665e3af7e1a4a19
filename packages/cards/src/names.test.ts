import { expect, test } from 'vitest';
import type { CardEntry } from './entry.js';
import { entryName, factionName, nameOnCarrier, otherName, plainName } from './names.js';

const entry = (given: Partial<CardEntry>): CardEntry => ({
  ...{ id: 'game/tank', system: 'game', kind: 'tank', name: 'Tank', nameRu: 'Танк', cost: 1, aliases: [] },
  ...given,
});

test('a name has its language, and the English one where there is no other', () => {
  expect([plainName(entry({}), 'en'), plainName(entry({}), 'ru'), plainName(entry({ nameRu: null }), 'ru')]).toEqual([
    'Tank',
    'Танк',
    'Tank',
  ]);
  expect(entryName(entry({ badge: 'our-club' }), 'ru')).toBe('Танк [our-club]');
});

test('the other name is that of the other language, unless it is the same', () => {
  expect([otherName(entry({}), 'en'), otherName(entry({}), 'ru')]).toEqual(['Танк', 'Tank']);
  expect([otherName(entry({ nameRu: null }), 'en'), otherName(entry({ nameRu: 'TANK' }), 'ru')]).toEqual(['', '']);
});

test('a faction has its language, and the English name where there is no other', () => {
  const both = entry({ faction: 'Free Worlds', factionRu: 'Свободные миры' });
  expect([factionName(both, 'en'), factionName(both, 'ru')]).toEqual(['Free Worlds', 'Свободные миры']);
  expect([factionName(entry({ faction: 'Free Worlds' }), 'ru'), factionName(entry({}), 'ru')]).toEqual(['Free Worlds', '']);
});

test('a weapon next to its unit lacks the name of the unit', () => {
  const cannon = entry({ name: 'Cannon, Tank', nameRu: 'Пушка, Танк' });
  expect([nameOnCarrier(cannon, entry({}), 'en'), nameOnCarrier(cannon, entry({}), 'ru')]).toEqual(['Cannon', 'Пушка']);
  expect(nameOnCarrier(entry({ name: 'Tank' }), entry({}), 'en')).toBe('Tank');
});
