import { LANGUAGES, systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { figureOf, TURN_OF } from './index.js';

test.each(systems)('the turn of $slug is drawn and told in words, in both languages', ({ slug, sections }) => {
  const section = TURN_OF[slug] ?? '';
  expect(sections.map(({ id }) => id)).toContain(section);
  const drawings = LANGUAGES.map((language) => figureOf(section)?.draw(language) ?? '');
  for (const drawing of drawings) {
    expect(drawing).toMatch(/^<svg viewBox="0 0 360 \d+" role="img" aria-label="1\. [^"]+\. 2\. [^"]+">/);
    expect(drawing).not.toMatch(/NaN|undefined/);
  }
  expect(new Set(drawings).size).toBe(LANGUAGES.length);
});
