/** What holds for every text of every system. Each test lists what is wrong. */
import { LANGUAGES, systems } from '@rangefinder/rules';
import { describe, expect, test } from 'vitest';
import { CONTENT, loadRulebook } from './load.js';
import { plainText } from './plain-text.js';
import { rulebookOf } from './reading/rulebook.js';
import { openTexts, textProblems } from './reading/texts.js';
import { britishSpellings } from './testing/british.js';
import {
  avoidedWords,
  longTexts,
  misplacedRulings,
  ownWords,
  unlikeNumbers,
  unlikeOutline,
  unlikeTranslations,
  unlinkedCalculators,
  unshownTables,
  wrongScript,
} from './testing/findings.js';
import { readFingerprints, sharedRuns } from './testing/fingerprints.js';
import { wordingOf } from './testing/rules-words.js';

const texts = openTexts(CONTENT);
const files = texts.map(({ file }) => file);
const problems = textProblems(texts);
/** Texts that are wrong are reported by one test and left out of the others. */
const rulebook = rulebookOf(texts.filter(({ blocks }) => blocks().ok));
const fingerprints = readFingerprints();

test('nothing but texts of the five systems lies in the content folder', () => {
  const slugs: readonly string[] = systems.map(({ slug }) => slug);
  expect(files.filter(({ path, id }) => !path.endsWith('.md') || !slugs.includes(id.split('/')[0] ?? '')).map(({ path }) => path)).toEqual(
    [],
  );
});

test('the rulebook is read once', () => expect(loadRulebook()).toBe(loadRulebook()));

describe.each(systems.map((system) => ({ slug: system.slug, system })))('$slug', ({ slug, system }) => {
  const sections = rulebook.sections.filter((section) => section.system === slug);

  test('is well formed: heads, directives, links, headings, examples', () => {
    expect(problems.filter((problem) => problem.split('/')[1] === slug)).toEqual([]);
  });

  test('has the sections of its outline in both languages, in the files of their chapters and in reading order', () => {
    expect(system.sections.length).toBeGreaterThan(0);
    expect(unlikeOutline(system, files)).toEqual([]);
  });

  test('shows the same in both languages', () => expect(unlikeTranslations(sections)).toEqual([]));
  test('holds the same numbers in both languages', () => expect(unlikeNumbers(sections)).toEqual([]));
  test('writes each language in its script', () => expect(wrongScript(sections)).toEqual([]));
  test('shows every table', () => expect(unshownTables(system, sections)).toEqual([]));
  test('shows every ruling once, where it belongs', () => expect(misplacedRulings(system, sections)).toEqual([]));
  test('links to every calculator', () => expect(unlinkedCalculators(system, sections)).toEqual([]));
  test('has keywords', () =>
    expect(sections.filter(({ keywords }) => keywords.en === '' || keywords.ru === '').map(({ id }) => id)).toEqual([]));
  test('is short', () => expect(longTexts(sections)).toEqual([]));
  test('keeps to the words of the glossary', () => expect(avoidedWords(system, sections)).toEqual([]));

  test('is spelled the American way', () => {
    const english = sections.map((section) => ({ id: section.id, text: `${section.summary.en}\n${plainText(section, 'en')}` }));
    expect(english.flatMap(({ id, text }) => britishSpellings(text).map((word) => `${id}: ${word}`))).toEqual([]);
    expect(wordingOf(system, 'en').flatMap(({ path, text }) => britishSpellings(text).map((word) => `${path}: ${word}`))).toEqual([]);
  });

  test.each(LANGUAGES)('shares no run of eight words with a source: texts, %s', (language) => {
    expect(
      sections.flatMap((section) => sharedRuns(ownWords(section, language), fingerprints).map((run) => `${section.id}: ${run}`)),
    ).toEqual([]);
  });

  test('shares no run of eight words with a source: wording of the rules', () => {
    expect(wordingOf(system, 'ru').flatMap(({ path, text }) => sharedRuns(text, fingerprints).map((run) => `${path}: ${run}`))).toEqual([]);
  });
});
