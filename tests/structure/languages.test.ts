/** A third language would be data: no comparison with the name of a language decides what is shown. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PARTS = ['packages/dice/src', 'packages/rules/src', 'packages/rulebook/src', 'packages/widgets/src', 'site/src'];
const COMPARED = /[!=]==? '(?:ru|en|RU|EN)'|'(?:ru|en|RU|EN)' [!=]==?/;

/** Scripts that load nothing: they know the languages of the addresses by themselves. */
const EXCEPTIONS = ['site/src/offline/worker.ts', 'site/src/pages/[lang]/embed/[system]/[calculator].astro', 'site/src/pages/index.astro'];

test('no comparison with a language outside of the exceptions', () => {
  const files = PARTS.flatMap((part) =>
    readdirSync(ROOT + part, { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file.replaceAll('\\', '/')}`),
  ).filter((file) => /\.(ts|astro)$/.test(file) && !/\.test\.ts$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => COMPARED.test(readFileSync(ROOT + file, 'utf8'))).toSorted()).toEqual(EXCEPTIONS);
});
