/** The public surface of elements is documented in the README and at the class. */
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CSS_PROPERTIES, EVENTS, PARTS, PROPERTIES } from '../scripts/surface.js';
import { SHADES } from './views/theme.js';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

async function partsInUse(): Promise<readonly string[]> {
  const files = (await readdir(new URL('views', import.meta.url))).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const sources = await Promise.all(files.map((name) => read(`views/${name}`)));
  const parts = sources.flatMap((source) =>
    [...source.matchAll(/\bpart="([a-z ]+)/g)].flatMap(([, names = '']) => names.trim().split(' ')),
  );
  return [...new Set(parts)];
}

test('documents every part in both places', async () => {
  const [parts, readme, source] = await Promise.all([partsInUse(), read('../README.md'), read('element.ts')]);
  const tagged = source.split('\n').flatMap((line) => (line.includes('@csspart') ? line.split(/[ *]+/) : []));
  expect(parts.length).toBeGreaterThan(20);
  for (const part of parts) {
    expect(readme, part).toContain(`\`${part}\``);
    expect(tagged, part).toContain(part);
    expect(PARTS).toContain(part);
  }
});

test('describes the same surface in the manifest and in the README', async () => {
  const readme = await read('../README.md');
  for (const { name } of [...CSS_PROPERTIES, ...EVENTS]) expect(readme).toContain(`\`${name}\``);
  for (const { name } of PROPERTIES) expect(readme).toContain(`\`element.${name}\``);
  for (const name of PARTS) expect(readme).toContain(`\`${name}\``);
});

test('documents every color', async () => {
  const [readme, source] = await Promise.all([read('../README.md'), read('element.ts')]);
  for (const name of Object.keys(SHADES))
    for (const text of [readme, source, CSS_PROPERTIES.map((one) => one.name).join(' ')]) expect(text).toContain(`--rangefinder-${name}`);
});
