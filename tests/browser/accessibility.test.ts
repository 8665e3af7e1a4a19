/** What can be checked automatically about accessibility: WCAG 2.1 A and AA on every kind of page, light and dark, on the screen and printed. */
import { mainKinds } from './support/page-kinds.js';
import { violations } from './support/violations.js';
import { see, test } from './support/visit.js';

/** Both looks of a screen, each in one of the languages. */
const LOOKS = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'ru' },
] as const;

const cases = mainKinds.flatMap((kind) => LOOKS.map((look) => ({ ...kind, ...look })));

test.for(cases)('$name, $colorScheme, in $language: nothing found', async ({ path, shows, language, colorScheme }, { open, expect }) => {
  const visit = await open({ colorScheme });
  const { page } = visit;
  await page.goto(`/${language}/${path}`);
  await see(visit, shows);
  expect(await violations(page), 'on the screen').toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await violations(page), 'printed').toEqual([]);
});
