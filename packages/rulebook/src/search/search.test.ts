import { systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { openSearch, RULEBOOK_KINDS } from './index.js';
import { makeSearchIndex } from './make-index.js';

const made = makeSearchIndex();
const search = await openSearch(JSON.parse(JSON.stringify(made)));
const found = (text: string, system?: string): readonly string[] => search.find(text, system).map(({ document }) => document.id);

test.each([
  ['a name', 'overheat', 'alpha-strike/term/overheat'],
  ['a name in Russian', 'перегрев', 'alpha-strike/term/overheat'],
  ['another form of it', 'ПЕРЕГРЕВА', 'alpha-strike/term/overheat'],
  ['another form, with a short word', 'в частичном укрытии', 'alpha-strike/partial-cover'],
  ['several words', 'движение пехоты', 'bronepehota/infantry-movement'],
  ['another form of an English word', 'overheated', 'alpha-strike/term/overheat'],
  ['a plural', 'grenades', 'bronepehota/grenades'],
  ['a calculator', 'target number', 'alpha-strike/calculator/target-number'],
  ['an abbreviation', 'TMM', 'alpha-strike/term/tmm'],
  ['an abbreviation in Russian', 'мдц', 'alpha-strike/term/tmm'],
  ['a short abbreviation', 'OV', 'alpha-strike/term/overheat-value'],
  ['a wrong letter', 'frindly fire', 'world-at-war/chaos-friendly-fire'],
  ['a wrong letter in Russian', 'чистичное укрытие', 'alpha-strike/partial-cover'],
  ['a wrong layout', 'ghs;jr', 'bronepehota/calculator/jump'],
  ['a wrong layout of several words', 'xfcnbxyjt erhsnbt', 'alpha-strike/partial-cover'],
  ['English in the Russian layout', 'щмукруфе', 'alpha-strike/term/overheat'],
  ['Russian in Latin letters', 'peregrev', 'alpha-strike/term/overheat'],
  ['Russian in Latin letters, two words', 'chastichnoe ukrytie', 'alpha-strike/partial-cover'],
  ['Russian in Latin letters, as one hears it', 'prizhok', 'bronepehota/calculator/jump'],
  ['what happened to the target', 'прыгающая цель', 'alpha-strike/to-hit'],
  ['how far one shoots', 'дальность стрельбы', '5150/term/range'],
  ['another name of two weapons', 'двуручная стрельба', '5150/term/two-weapons'],
  ['vehicles in one word', 'техника', 'bronepehota/term/machine'],
  ['a possessive', 'target’s movement', 'alpha-strike/term/tmm'],
])('%s: %s is among the first three', (_, text, id) => expect(found(text).slice(0, 3)).toContain(id));

test('ё is е, and case and accents are nothing', () => {
  const heavy = found('тяжелая броня');
  expect(heavy.length).toBeGreaterThan(0);
  expect(found('ТЯЖЁЛАЯ броня')).toEqual(heavy);
  expect(found('Óverheat')).toEqual(found('overheat'));
});

test('letters swapped still find it', () => expect(found('overhaet').slice(0, 5)).toContain('alpha-strike/term/overheat'));

test('whole names come before names that hold the words, then texts, then what is only like it', () => {
  const fits = search.find('heat').map(({ fit }) => fit);
  expect(fits).toEqual(fits.toSorted());
  expect(new Set(fits).size).toBeGreaterThan(2);
});

test('every word has to be met where that is possible, and else any', () => {
  for (const id of found('частичное укрытие')) expect(found('укрытие')).toContain(id);
  expect(found('overheat qzxwvkjq').slice(0, 5)).toContain('alpha-strike/term/overheat');
});

test.each(['', '  ', '!?', 'qzxwvkjq', '\0'])('%j finds nothing', (text) => expect(found(text)).toEqual([]));

test('within one rule set', () => {
  const ids = found('grenade', '5150');
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).toEqual(found('grenade').filter((id) => id.startsWith('5150/')));
});

test('everything that can be cited or asked is a document, each by an id and a path of its own', () => {
  const ids = new Set(made.documents.map(({ id }) => id));
  expect(ids.size).toBe(made.documents.length);
  for (const { sections, tables, rulings } of systems) for (const { id } of [...sections, ...tables, ...rulings]) expect(ids).toContain(id);
  expect(new Set(made.documents.map(({ kind }) => kind))).toEqual(new Set(RULEBOOK_KINDS));
  expect(new Set(made.documents.map(({ path }) => path)).size).toBe(made.documents.length);
  for (const { path } of made.documents) expect(path).toMatch(/^[a-z0-9-]+\/(rules|tables|rulings|glossary|calculators)\//);
});
