import { LANGUAGES, systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { figureOf } from './index.js';

const turns = systems.flatMap(({ sections, turns: all }) => all.map(({ section }) => ({ section, sections })));

test.each(turns)('the turn of $section is drawn and told in words, in both languages', ({ section, sections }) => {
  expect(sections.map(({ id }) => id)).toContain(section);
  const drawings = LANGUAGES.map((language) => figureOf(section)?.draw(language) ?? '');
  for (const drawing of drawings) {
    expect(drawing).toMatch(/^<svg viewBox="0 0 360 \d+" role="img" aria-label="1\. [^"]+\. 2\. [^"]+">/);
    expect(drawing).not.toMatch(/NaN|undefined/);
  }
  expect(new Set(drawings).size).toBe(LANGUAGES.length);
});

test('drawings in folders of rule sets are found by the section that they stand in', () => {
  for (const language of LANGUAGES) expect(figureOf('alpha-strike/range')?.draw(language)).toMatch(/^<svg/);
});
