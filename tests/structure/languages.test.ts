/** A third language would be data: no code compares the name of a language, and no field or column belongs to one language. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PARTS = [
  'packages/dice/src',
  'packages/rules/src',
  'packages/query/src',
  'packages/rulebook/src',
  'packages/questions/src',
  'packages/client/src',
  'packages/command/src',
  'packages/mcp/src',
  'packages/cards/src',
  'packages/widgets/src',
  'packages/battle/src',
  'site/src',
];
const COMPARED = /[!=]==? '(?:ru|en|RU|EN)'|'(?:ru|en|RU|EN)' [!=]==?/;

/** Scripts without imports, which list the languages themselves. */
const EXCEPTIONS = ['site/src/offline/worker.ts', 'site/src/pages/[lang]/embed/[system]/[calculator].astro', 'site/src/pages/index.astro'];

/** Packages that store and return texts by language. `fieldIn` of the rules and the columns of the catalog make such names. */
const KEEPING = ['packages/catalog/src', 'services/api/src'];
const OF_ONE_LANGUAGE = /[a-z](?:Ru|En)\b|[a-z]_(?:ru|en|RU|EN)\b/;
/** Comments give examples of such names. */
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** A migration says what was done once. */
const KEEPING_EXCEPTIONS = ['packages/catalog/src/migrations/2026-11-25-1-catalog.ts'];

const sourcesIn = (parts: readonly string[]): readonly string[] =>
  parts
    .flatMap((part) =>
      readdirSync(ROOT + part, { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file.replaceAll('\\', '/')}`),
    )
    .filter((file) => /\.(ts|astro)$/.test(file) && !/\.test\.ts$|\/testing\//.test(file));

const withMatch = (files: readonly string[], pattern: RegExp): readonly string[] =>
  files.filter((file) => pattern.test(readFileSync(ROOT + file, 'utf8').replace(COMMENT, ''))).toSorted();

test('no code outside of the exceptions compares the name of a language', () => {
  const files = sourcesIn([...PARTS, ...KEEPING]);
  expect(files.length).toBeGreaterThan(300);
  expect(withMatch(files, COMPARED)).toEqual(EXCEPTIONS);
});

test('no field or column belongs to one language', () => {
  const files = sourcesIn(KEEPING);
  expect(files.length).toBeGreaterThan(200);
  expect(withMatch(files, OF_ONE_LANGUAGE)).toEqual(KEEPING_EXCEPTIONS);
});
