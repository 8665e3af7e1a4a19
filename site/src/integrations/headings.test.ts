import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentsOf, withIds, writeHeadings } from './headings.js';

const page = (...headings: readonly string[]): string => `<aside><h2>Menu</h2></aside><main>${headings.join('<p></p>')}</main>`;

async function built(en: string, ru: string): Promise<(language: 'en' | 'ru') => Promise<string>> {
  const dist = await mkdtemp(join(tmpdir(), 'headings-'));
  for (const [language, html] of [
    ['en', en],
    ['ru', ru],
  ] as const) {
    await mkdir(join(dist, language));
    await writeFile(join(dist, language, 'index.html'), html);
  }
  await writeHeadings(dist);
  return (language) => readFile(join(dist, language, 'index.html'), 'utf8');
}

test('gives a heading the same id in both languages', async () => {
  const read = await built(
    page('<h2>Heat &amp; fire</h2>', '<h2 class="a">Heat &amp; fire</h2>'),
    page('<h2>Нагрев</h2>', '<h2>Огонь</h2>'),
  );
  const idsIn = (html: string) => [...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
  expect(idsIn(await read('en'))).toHaveLength(2);
  expect(new Set(idsIn(await read('en'))).size).toBe(2);
  expect(idsIn(await read('ru'))).toEqual(idsIn(await read('en')));
  expect(await read('en')).toContain('<aside><h2>Menu</h2>');
});

test('keeps existing ids and adds unique ones', () => {
  expect(withIds(page('<h2 id="heat">Heat</h2>', '<h2>Fire</h2>'), ['heat', 'fire'])).toContain(
    '<h2 id="heat">Heat</h2><p></p><h2 id="fire">Fire</h2>',
  );
});

test('lists the headings of a long page, not of a short or wide one', async () => {
  const headings = ['One', 'Two', 'Three', 'Four'].map((text) => `<h2 id="${text}">${text}</h2>`);
  expect(contentsOf(page(...headings), 'ru')).toContain('<li><a href="#Four">Four</a></li>');
  expect(contentsOf(page(...headings.slice(1)), 'en')).toBe('');
  expect(contentsOf(page('<div class="not-content page-body wide"></div>', ...headings), 'en')).toBe('');
});

test('a name stays in one line at its hyphen, attributes are kept', async () => {
  const read = await built(page('<h2><a href="/a-b/">Alpha-Strike</a></h2>'), page('<h3 class="c-d">«Альфа-удар», 1-2</h3>'));
  expect(await read('en')).toContain('<h2 id="alpha-strike"><a href="/a-b/">Alpha-\u2060Strike</a></h2>');
  expect(await read('ru')).toContain('class="c-d">«Альфа-\u2060удар», 1-2</h3>');
});
