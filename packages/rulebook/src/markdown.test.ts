import { addressOf, calculatorAddress, LANGUAGES, systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { loadRulebook } from './load.js';
import { rulingMarkdown, sectionMarkdown, tableMarkdown } from './markdown.js';
import { parseMarkdown, walk } from './reading/nodes.js';

const { sections } = loadRulebook();

test.each(LANGUAGES)('every section is Markdown with addresses, nothing of our own notation left: %s', (language) => {
  const links = { href: (id: string) => addressOf(id, language), calculator: (one: never) => calculatorAddress(one, language) };
  for (const section of sections) {
    const text = sectionMarkdown(section, language, links);
    expect(text.startsWith(`# ${section.title[language]}\n\n${section.summary[language]}`), section.id).toBe(true);
    expect(text, section.id).not.toMatch(/rule:|^::/m);
    const addresses = [...walk(parseMarkdown(text))].flatMap((node) => (node.type === 'link' ? [node.url] : []));
    for (const id of section.references) expect(addresses, section.id).toContain(addressOf(id, language));
    for (const block of section.blocks[language])
      if (block.kind === 'calculator') expect(addresses, section.id).toContain(calculatorAddress(block.calculator, language));
  }
});

test('tables and rulings', () => {
  const links = { href: (id: string) => `#${id}` };
  const [system] = systems;
  const table = system?.tables.find(({ id }) => id.endsWith('/ranges'));
  if (!table) throw new Error('no table to try it with');
  expect(tableMarkdown(table, 'en', links)).toMatch(/^\*\*\[.+\]\(#.+\/ranges\)\*\*\n\n\| .+ \|\n\| --- \|/);
  const ruling = system?.rulings[0];
  if (!ruling) throw new Error('no ruling to try it with');
  const lines = rulingMarkdown(ruling, 'ru', links).split('\n');
  expect(lines.every((line) => line.startsWith('>'))).toBe(true);
  expect(lines.at(-1)).toContain(ruling.decision.ru);
});
