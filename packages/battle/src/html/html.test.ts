/** The rendered content has every element that the custom elements look up. */
import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { battleHtml, comparisonHtml, forcesHtml } from './index.js';

/** Attributes of elements that scripts draw, or that the page adds as JSON. */
const DRAWN = ['data-battle-words', 'data-fighter'];

/** Names of `data-` attributes in the selectors of a folder. */
function attributesIn(folder: string): readonly string[] {
  const path = new URL(`../${folder}/`, import.meta.url);
  const sources = readdirSync(path).filter((name) => /^(?!.*\.test).*\.ts$/.test(name));
  const text = sources.map((name) => readFileSync(new URL(name, path), 'utf8')).join('\n');
  return [...new Set([...text.matchAll(/\[(data-[a-z-]+)[\]=]/g)].map(([, name = '']) => name))].filter((name) => !DRAWN.includes(name));
}

const PAGES = [
  { folder: 'battle', html: battleHtml([{ slug: 'game', title: 'A <game>' }], 'en'), fewest: 20 },
  { folder: 'forces', html: forcesHtml('Forces', 'en'), fewest: 9 },
  { folder: 'comparison', html: comparisonHtml('en'), fewest: 2 },
];

test.each(PAGES)('content of $folder has all attributes of its selectors', ({ folder, html, fewest }) => {
  const attributes = attributesIn(folder);
  expect(attributes.length).toBeGreaterThanOrEqual(fewest);
  expect(attributes.filter((name) => !html.includes(name))).toEqual([]);
});

test.each(PAGES)('content of $folder has no end tags of inputs', ({ html }) => {
  expect(html).toMatch(/<(?:input|rangefinder-picker)/);
  expect(html).not.toContain('</input');
});

test('escapes titles', () => {
  expect(PAGES[0]?.html).toContain('<option value="game">A &lt;game&gt;</option>');
});

test.each(LANGUAGES)('texts and links are in %s', (language) => {
  expect(battleHtml([], language)).toContain(`href="/${language}/forces/"`);
  expect(forcesHtml('', language)).toContain(`href="/${language}/battle/"`);
  expect(comparisonHtml(language)).toContain({ en: 'Add a unit to compare', ru: 'Добавить к сравнению' }[language]);
});
