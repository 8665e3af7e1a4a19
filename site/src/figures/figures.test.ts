import { LANGUAGES, systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { figureOf, figureSections } from './index.js';

const sections = new Set(systems.flatMap(({ sections: all }) => all.map(({ id }) => id as string)));
const turns = systems.flatMap(({ turns: all }) => all.map(({ section }) => section as string));
const drawings = figureSections.filter((section) => !turns.includes(section));

test('every rule set has drawings in addition to its turn, more than 25 in all', () => {
  for (const { slug } of systems) expect(drawings.filter((section) => section.startsWith(`${slug}/`)).length, slug).toBeGreaterThan(4);
  expect(drawings.length).toBeGreaterThan(25);
});

test.each(figureSections)('%s is a section whose drawing has a title, a text alternative and a caption in both languages', (section) => {
  expect(sections).toContain(section);
  const figure = figureOf(section);
  const drawn = LANGUAGES.map((language) => figure?.draw(language) ?? '');
  for (const drawing of drawn) {
    expect(drawing).toMatch(/^<svg viewBox="0 0 360 [\d.]+" role="img"><title>[^<]{3,}<\/title><desc>[^<]{10,}<\/desc><.+<\/svg>$/);
    expect(drawing).not.toMatch(/NaN|undefined|\[object|Infinity|null/);
  }
  expect(new Set(drawn).size).toBe(LANGUAGES.length);
  expect(new Set(LANGUAGES.map((language) => figure?.caption[language])).size).toBe(LANGUAGES.length);
});

/** Words in the Latin alphabet, except those that both languages write alike. */
const LATIN_WORDS = /\b[a-z]{4,}\b/;
test.each(figureSections)('the Russian drawing of %s has no English words', (section) => {
  const letters = [...(figureOf(section)?.draw('ru') ?? '').matchAll(/>([^<>]+)</g)].map(([, text]) => text);
  expect(letters.filter((text) => LATIN_WORDS.test(text ?? ''))).toEqual([]);
});

test.each(turns)('the text alternative of the turn of %s lists its steps', (section) => {
  for (const language of LANGUAGES) expect(figureOf(section)?.draw(language)).toMatch(/<desc>1\. [^<]+\. 2\. /);
});

test('returns nothing for a section without a drawing', () => {
  expect(figureOf('alpha-strike/victory')).toBeUndefined();
});

test.each([
  ['initiative-deck/poker-five-suits', 18],
  ['initiative-deck/poker-four-suits', 9],
] as const)('%s shows each of its %i hands once, strongest first', (section, count) => {
  const places = [...(figureOf(section)?.draw('en') ?? '').matchAll(/>(\d+)\. /g)].map(([, place]) => Number(place));
  const [, ...unique] = new Set([0, ...places]);
  expect(unique).toEqual(Array.from({ length: count }, (_, at) => at + 1));
});
