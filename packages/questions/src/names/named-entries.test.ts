/** Names of units in longer texts: with a variant elsewhere, with words that describe the unit, and with parts of names by chance. */
import { expect, test } from 'vitest';
import { type AnswerSource, askInWords, type UnitWords } from '../index.js';
import type { NamedEntry } from '../reading.js';

const unit = (text: string, id: string, isPartOfName = false): NamedEntry => ({
  ...{ kind: 'unit', id: `alpha-strike/${id}`, system: 'alpha-strike', title: text, text, isPartOfName },
});

const CATALOG: readonly NamedEntry[] = [
  unit('Atlas', 'atlas-as7-d'),
  unit('атлас', 'atlas-as7-d'),
  unit('Atlas D-DC', 'atlas-as7-d-dc'),
  unit('AS7-D', 'atlas-as7-d'),
  unit('башки', 'bashkir-prime', true),
  unit('thunderbolt', 'thunderbolt-tdr-5s'),
  unit('thunderbolt 5SE', 'thunderbolt-tdr-5se'),
  unit('catapult C1', 'catapult-cplt-c1'),
  unit('t-bolt 5se', 'thunderbolt-tdr-5se'),
  unit('savannah master', 'savannah-master', true),
  unit('quick', 'quickdraw-qkd-4g', true),
  unit('мародёр', 'marauder-mad-3r'),
  unit('timber wolf', 'mad-cat-prime'),
  unit('mad cat', 'mad-cat-prime'),
];

const source = (words?: UnitWords): AnswerSource => ({
  calculator: () => ({ ok: false, problems: [] }),
  dice: () => ({ ok: false, problems: [] }),
  search: () => [],
  entries: (names, _, isLike) => (isLike ? [] : CATALOG.filter(({ text }) => names.includes(text))),
  unitWords: () => words,
});

const first = async (text: string, words?: UnitWords) => (await askInWords(text, { language: 'en', site: '' }, source(words))).readings[0];

test.each([
  ['Atlas, the D-DC command version', 'atlas-as7-d-dc'],
  ['thunderbolt from the training scenario, 5SE', 'thunderbolt-tdr-5se'],
  ['the boat catapult, the C1', 'catapult-cplt-c1'],
  ['whats the t-bolt 5se move and dmg', 'thunderbolt-tdr-5se'],
  ['атлас, который с черепом вместо башки, AS7-D', 'atlas-as7-d'],
  ['savannah master, how quick', 'savannah-master'],
  ['мародёр старый, мех', 'marauder-mad-3r'],
  ['timber wolf aka mad cat', 'mad-cat-prime'],
])('“%s” is the unit %s', async (text, id) =>
  expect(await first(text)).toMatchObject({ question: 'unit', arguments: { id: `alpha-strike/${id}` } }),
);

test('a variant is a part of what was understood', async () => {
  const reading = await first('Atlas, the D-DC command version');
  expect(reading?.understood.map(({ text }) => text)).toEqual(['Atlas', 'D-DC']);
  expect(reading?.confidence).toBeGreaterThanOrEqual(0.7);
});

test('words that describe a named unit make no list, but variants do', async () => {
  const hover = { text: 'savannah master', conditions: 'motive:hover size:1', isOrdered: false };
  expect(await first('savannah master, the small hover', hover)).toMatchObject({ question: 'unit' });
  expect(await first('savannah master variants that hover', hover)).toMatchObject({ question: 'units' });
});

test('a word that is joined to a name is a name, too', async () => {
  expect(await first('Atlas and quick, which side is stronger')).toMatchObject({
    question: 'alpha-strike/force-balance',
    arguments: { first: [{ unit: 'alpha-strike/atlas-as7-d' }], second: [{ unit: 'alpha-strike/quickdraw-qkd-4g' }] },
  });
});

test('a calculator takes a unit with its variant', async () => {
  expect(await first('Atlas, the D-DC, at 12 inches, skill 4, target armor 4')).toMatchObject({
    question: 'alpha-strike/attack',
    arguments: { attacker: { unit: 'alpha-strike/atlas-as7-d-dc', skill: 4 }, situation: { inches: 12 } },
  });
});
