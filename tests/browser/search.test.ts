/** The search: both languages at once, misspellings forgiven, whatever language the page has. */
import { test, type Visit } from './support/visit.js';

const OVERHEAT = 'alpha-strike/rules/overheat/';
const CATAPULT = `units/view/?id=${encodeURIComponent('alpha-strike/catapult-cplt-k2')}`;
/** Nobody reads further down. */
const SEEN = 8;

/** Addresses of the first results of a query that is typed into the search. */
async function searchFor({ page }: Visit, query: string): Promise<readonly string[]> {
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').waitFor();
  await page.keyboard.type(query);
  const results = dialog.locator('[data-search-results] a');
  await results.first().waitFor();
  const hrefs = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.slice(0, SEEN);
}

const cases = (['en', 'ru'] as const).flatMap((language) => [
  { language, query: 'перегрев', path: OVERHEAT },
  { language, query: 'overheat', path: OVERHEAT },
  { language, query: 'Katapult', path: CATAPULT },
]);

test.for(cases)('a page in $language finds $query', async ({ language, query, path }, { open, expect }) => {
  const visit = await open();
  await visit.page.goto(`/${language}/`);
  expect(await searchFor(visit, query)).toContain(`/${language}/${path}`);
  expect(visit.complaints()).toEqual([]);
});

test('a result is opened by keyboard', async ({ open, expect }) => {
  const visit = await open();
  await visit.page.goto('/ru/');
  const [first] = await searchFor(visit, 'частичное укрытие');
  await visit.page.keyboard.press('Enter');
  await visit.page.waitForURL(`**${first}`);
  await visit.page.locator('h1').waitFor();
  expect(visit.complaints()).toEqual([]);
});
