/** A rule set owns folders named after its slug. No other code names a rule set, except tests, texts, and examples in comments. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PARTS = ['packages', 'services', 'site', 'scripts'];
const SOURCE = /\.(ts|tsx|mjs|astro|css)$/;
/** Third-party files, generated files and texts. */
const SKIPPED =
  /(^|\/)(node_modules|dist|\.astro|\.turbo|generated|testing|bench|data|content|migrations)\/|\.test\.ts$|^site\/src\/texts\/|^packages\/rules\/src\/releases\/|^services\/api\/src\/transports\/pages\/graphiql\.ts$/;

/** Where rule sets are registered: slug and export. */
const LISTED = ['packages/rules/src/ids.ts', 'packages/rules/src/rule-sets.ts'];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const NAMES = systems.flatMap(({ slug, namespace }) => [slug, namespace, capital(namespace)]);
const NAMED = new RegExp(`(?<![\\p{L}\\d/.-])(${[...new Set(NAMES)].join('|')})(?![\\d-])`, 'u');

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
const inOwnFolder = (file: string): boolean => systems.some(({ slug }) => file.split('/').includes(slug));

/** Files below a folder, as paths from the root. */
function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(ROOT + folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (SKIPPED.test(`${path}/`) && entry.isDirectory()) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (SOURCE.test(path) && !SKIPPED.test(path) && !inOwnFolder(path)) yield path;
  }
}
const sources = PARTS.flatMap((part) => [...filesBelow(part)]);

test('no code outside of its folders names a rule set', () => {
  expect(sources.length).toBeGreaterThan(300);
  const naming = sources.filter((file) => NAMED.test(withoutComments(readFileSync(ROOT + file, 'utf8'))));
  expect(naming.toSorted()).toEqual(LISTED);
});
