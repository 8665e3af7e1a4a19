/** What can be checked automatically about accessibility: WCAG 2.1 A and AA on every kind of page, light and dark, on the screen and printed. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { mainKinds } from './support/page-kinds.js';
import { see, test } from './support/visit.js';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] as const;

/** Both looks of a screen, each in one of the languages. */
const LOOKS = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'ru' },
] as const;

/** What is wrong, each with its place: `color-contrast: .lead (…)`. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    (standards) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: [...standards],
        resultTypes: ['violations'],
      }) as Promise<AxeResults>,
    STANDARDS,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} (${failureSummary.split('\n').at(1)?.trim() ?? ''})`),
  );
}

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
