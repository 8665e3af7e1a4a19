/** The checks of the texts find what they look for. */
import { type RuleSystem, systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { rulebookOf } from '../reading/rulebook.js';
import { openTexts } from '../reading/texts.js';
import { britishSpellings } from './british.js';
import {
  avoidedWords,
  heldWords,
  longTexts,
  MAX_WORDS,
  misplacedRulings,
  unlikeOutline,
  unlikeTranslations,
  unlinkedCalculators,
  unshownTables,
} from './findings.js';
import { contentFolder, section } from './folder.js';

const alphaStrike = systems[0] as RuleSystem;
const sectionsOf = (files: Readonly<Record<string, string>>) => rulebookOf(openTexts(contentFolder(files))).sections;

const outlineOf = (files: Readonly<Record<string, string>>) =>
  unlikeOutline(
    alphaStrike,
    openTexts(contentFolder(files)).map(({ file }) => file),
  );
const head = (name: string) => `---\nid: alpha-strike/${name}\nsummary: Summary.\n---\nText.\n`;

test('missing, misplaced, repeated and reordered sections', () => {
  const whole = Object.fromEntries(
    ['en', 'ru'].flatMap((language) =>
      alphaStrike.sections
        .filter(({ parent }) => !parent)
        .map(({ id }) => [
          `${language}/${id}.md`,
          alphaStrike.sections
            .filter((section) => section.id === id || section.parent === id)
            .map((section) => head(section.id.split('/')[1] ?? ''))
            .join('\n'),
        ]),
    ),
  );
  const chapter = 'en/alpha-strike/end-phase.md';
  const { [chapter]: text = '', ...others } = whole;
  const swapped = text
    .split(/^(?=---\nid)/m)
    .toReversed()
    .join('');
  expect(outlineOf(whole)).toEqual([]);
  expect(outlineOf(others)).toContain(`missing: ${chapter} alpha-strike/end-phase`);
  expect(outlineOf({ ...whole, [chapter]: `${text}${head('range')}` })).toContain(`unknown: ${chapter} alpha-strike/range`);
  expect(outlineOf({ ...whole, [chapter]: `${text}${head('end-phase')}` })).toContain(`twice: ${chapter} alpha-strike/end-phase`);
  expect(outlineOf({ ...whole, [chapter]: swapped })).toEqual(['another order than the outline: en/alpha-strike']);
});

test('finds a section that shows different things in its languages', () => {
  const table = '::table{id="alpha-strike/table/ranges"}';
  expect(unlikeTranslations(sectionsOf(section('range', table, table)))).toEqual([]);
  expect(unlikeTranslations(sectionsOf(section('range', table, 'Нет.')))).toEqual([
    'alpha-strike/range: en shows alpha-strike/table/ranges; ru shows nothing',
  ]);
});

test('a calculator that no section links to is found', () => {
  const unlinked = unlinkedCalculators(alphaStrike, sectionsOf(section('range', '::calculator{name="heat"}', 'Нет.')));
  expect(unlinked).toContain('targetNumber');
  expect(unlinked).not.toContain('heat');
});

test('tables that are not shown', () => {
  const unshown = unshownTables(alphaStrike, sectionsOf(section('range', '::table{id="alpha-strike/table/ranges"}', 'Нет.')));
  expect(unshown).toHaveLength(alphaStrike.tables.length - 1);
  expect(unshown).not.toContain('alpha-strike/table/ranges');
});

test('finds rulings that are shown nowhere, twice or in the wrong section', () => {
  const ruling = '::ruling{id="alpha-strike/ruling/woods-once"}';
  const about = (files: Readonly<Record<string, string>>) =>
    misplacedRulings(alphaStrike, sectionsOf(files)).find((found) => found.includes('/woods-once '));
  expect(about(section('to-hit', ruling, ruling))).toBeUndefined();
  expect(about(section('to-hit', 'A.', 'Б.'))).toMatch(/stands in none$/);
  expect(about(section('to-hit', `${ruling}\n\n${ruling}`, ruling))).toMatch(/stands in alpha-strike\/to-hit, alpha-strike\/to-hit$/);
  expect(about(section('range', ruling, ruling))).toMatch(/belongs into alpha-strike\/to-hit, stands in alpha-strike\/range$/);
});

test('texts that are too long', () => {
  const words = (count: number) => 'word '.repeat(count);
  expect(longTexts(sectionsOf(section('range', `${words(MAX_WORDS)}–`, 'Б.')))).toEqual([]);
  expect(longTexts(sectionsOf(section('range', 'A.', words(MAX_WORDS + 1))))).toEqual([`ru/alpha-strike/range: ${MAX_WORDS + 1} words`]);
});

test('words that the glossary avoids, as whole words only', () => {
  expect(avoidedWords(alphaStrike, sectionsOf(section('range', 'A **Robot** shoots.', 'Юнитов мало.')))).toEqual([
    'en/alpha-strike/range: robot',
    'ru/alpha-strike/range: юнитов',
  ]);
  expect(heldWords('Роботизация, hit-points', ['робот', 'hit points', 'point'])).toEqual([]);
});

test('British spellings', () => {
  expect(britishSpellings('Armour in the centre, travelled 2 metres; grey MANOEUVRE is recognised')).toEqual([
    'Armour',
    'centre',
    'travelled',
    'metres',
    'grey',
    'MANOEUVRE',
    'recognised',
  ]);
  expect(britishSpellings('Armor, center, traveled, gray, maneuver, exercise, hour, four, our, precise, parameter, promise')).toEqual([]);
});
