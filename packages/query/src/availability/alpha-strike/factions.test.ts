import { describe, expect, test } from 'vitest';
import { factionsNamed } from '../eras-and-factions.js';
import { AVAILABILITY_ERAS, PRODUCTION_ERAS } from './eras.js';
import { erasAndFactions } from './eras-and-factions.js';
import { LIST_IDS } from './factions/shapes.js';
import { drawnLists, FACTIONS } from './factions.js';

describe('eras', () => {
  test('follow each other without a gap', () => {
    for (const eras of [AVAILABILITY_ERAS, PRODUCTION_ERAS])
      eras.forEach(({ to }, index) => {
        expect(to === null ? undefined : to + 1).toBe(eras[index + 1]?.from);
      });
  });

  test('the eras of availability cover those of production', () => {
    expect(AVAILABILITY_ERAS.flatMap(({ production }) => production)).toEqual(PRODUCTION_ERAS.map(({ id }) => id));
    for (const { from, to, production } of AVAILABILITY_ERAS.slice(1)) {
      const covered = PRODUCTION_ERAS.filter(({ id }) => (production as readonly number[]).includes(id));
      expect([covered[0]?.from, covered.at(-1)?.to]).toEqual([from, to]);
    }
  });
});

describe('factions', () => {
  const duplicates = (values: readonly string[]): readonly string[] => values.filter((value, index) => values.indexOf(value) !== index);

  test('76, each with an id, a code and names of its own', () => {
    expect(FACTIONS).toHaveLength(76);
    for (const key of ['id', 'code'] as const) expect(duplicates(FACTIONS.map((faction) => faction[key]))).toEqual([]);
    for (const language of ['en', 'ru'] as const) expect(duplicates(FACTIONS.map(({ name }) => name[language]))).toEqual([]);
    expect(FACTIONS.filter(({ code }) => !/^[A-Z0-9]+(?:\.[A-Z]+)?$/.test(code))).toEqual([]);
  });

  test('no alias twice with one faction, and each in the letters of its language', () => {
    for (const { name, aliases } of FACTIONS) {
      expect(duplicates([name.en, ...aliases.en].map((text) => text.toLowerCase()))).toEqual([]);
      expect(duplicates([name.ru, ...aliases.ru].map((text) => text.toLowerCase()))).toEqual([]);
      expect([name.en, ...aliases.en].filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
      expect([name.ru, ...aliases.ru].filter((text) => !/\p{Script=Cyrillic}/u.test(text))).toEqual([]);
    }
  });

  test('lists are lists, and only factions draw on them', () => {
    expect(FACTIONS.filter(({ kind }) => kind === 'list').map(({ id }) => id)).toEqual(expect.arrayContaining([...LIST_IDS]));
    expect(FACTIONS.filter(({ kind, lists }) => kind !== 'faction' && lists.length > 0)).toEqual([]);
  });

  test.each([
    ['davion', 'jihad', ['general']],
    ['clan-wolf', 'renaissance', ['hw-clan-general']],
    ['clan-wolf', 'clan-invasion', ['is-clan-general']],
    ['clan-coyote', 'jihad', ['hw-clan-general']],
    ['comstar', 'late-succession-wars', []],
    ['comstar', 'civil-war', ['general']],
    ['taurian-concordat', 'ilclan', ['periphery-general']],
    ['wolf-s-dragoons', 'jihad', []],
  ] as const)('%s in %s draws on %j', (id, era, lists) => {
    const faction = FACTIONS.find((each) => each.id === id);
    expect(faction && drawnLists(faction, era)).toEqual(lists);
  });
});

test.each([
  ['any-clan', 'clan'],
  ['Любой Клан', 'clan'],
  ['inner-sphere', 'great-house'],
  ['any Inner Sphere state', 'inner-sphere'],
  ['любое государство', 'great-house'],
])('%s is a group with %s', (name, group) => {
  const groups = factionsNamed(erasAndFactions, name).map((faction) => faction.group);
  expect(groups).toContain(group);
  expect(groups).not.toContain('periphery');
});
