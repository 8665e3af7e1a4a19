/** The page of the developers that documents the language: `npx vitest run --project catalog reference --update` writes it anew. */
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { referencePage } from '../testing/reference.js';

const page = (language: string): string =>
  fileURLToPath(new URL(`../../../../../site/src/content/docs/${language}/developers/query.md`, import.meta.url));

test.each(LANGUAGES)('the page in %s says what the definition says', async (language) => {
  await expect(referencePage(language)).toMatchFileSnapshot(page(language));
});
