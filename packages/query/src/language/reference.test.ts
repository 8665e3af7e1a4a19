/** The reference page of the language in the developers' guide. `npx vitest run --project query reference --update` writes it. */
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { referencePage } from '../testing/reference.js';

const page = (language: string): string =>
  fileURLToPath(new URL(`../../../../site/src/content/docs/${language}/developers/query.md`, import.meta.url));

test.each(LANGUAGES)('the page in %s is up to date', async (language) => {
  await expect(referencePage(language)).toMatchFileSnapshot(page(language));
});
