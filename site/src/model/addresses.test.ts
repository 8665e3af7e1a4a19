import { kebab } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { nameOf } from './addresses.js';
import { languageOf, translationOf } from './languages.js';
import { chaptersAbove, neighborsOf, outlineOf, systemOf } from './outline.js';

test('links to the same page in the other language', () => {
  expect(translationOf('/en/units/')).toBe('/ru/units/');
  expect(translationOf('/ru/5150/rules/dice/')).toBe('/en/5150/rules/dice/');
  expect(translationOf('/404')).toBe('/ru/');
  expect(languageOf('/russia/')).toBe('en');
});

test('builds names in addresses', () => {
  expect(kebab('helicopterLineOfSight')).toBe('helicopter-line-of-sight');
  expect(nameOf('alpha-strike/table/ranges')).toBe('ranges');
});

test('has every section once in the outline, in reading order', () => {
  const system = systemOf('alpha-strike');
  const flat = (branches: ReturnType<typeof outlineOf>): readonly string[] =>
    branches.flatMap(({ section, below }) => [section.id, ...flat(below)]);
  expect(flat(outlineOf(system)).toSorted()).toEqual(system.sections.map(({ id }) => id).toSorted());
});

test('finds parents and neighbors of a section', () => {
  const system = systemOf('alpha-strike');
  const section = system.sections.find(({ id }) => id === 'alpha-strike/to-hit');
  if (!section) throw new Error('no to-hit');
  expect(chaptersAbove(system, section).map(({ id }) => id)).toEqual(['alpha-strike/combat']);
  expect(neighborsOf(system, section, 'en')).toMatchObject({
    before: { href: '/en/alpha-strike/rules/base-contact/' },
    after: { label: 'Attacks from the rear' },
  });
});
