/** On paper: a quick sheet is one sheet, at most on both of its sides, and a card is one page, on A4 and on Letter; nothing is cut off. */
import { LANGUAGES, systems } from '@rangefinder/rules';
import { see, test } from './support/visit.js';

const FORMATS = ['A4', 'Letter'] as const;
/** What a table has beyond its right edge is not printed. Columns of a sheet are about as wide. */
const PAPER_WIDTH = 740;

const pagesIn = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page(?!s)/g)].length;

const sheets = systems.map(({ slug }) => ({
  name: `the sheet of ${slug}`,
  path: `${slug}/sheet/`,
  shows: '.sheet table',
  pages: 2,
}));
const cards = ['alpha-strike/catapult-cplt-k2', 'bronepehota/mad-bull'].map((id) => ({
  name: `the card of ${id}`,
  path: `units/${id}/`,
  shows: '.unit-card',
  pages: 1,
}));

const cases = [...sheets, ...cards].flatMap((one) => LANGUAGES.map((language) => ({ ...one, language })));

test.for(cases)('$name in $language fits its paper, $pages sides at most', async ({ path, shows, language, pages }, { open, expect }) => {
  const visit = await open({ viewport: { width: PAPER_WIDTH, height: 1000 } });
  const { page } = visit;
  await page.goto(`/${language}/${path}`);
  await see(visit, shows);
  for (const format of FORMATS) expect(pagesIn(await page.pdf({ format })), format).toBeLessThanOrEqual(pages);
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('.table')
    .evaluateAll((tables) =>
      tables.filter((table) => table.scrollWidth > table.clientWidth + 1).map((table) => table.querySelector('caption, th')?.textContent),
    );
  expect(cut).toEqual([]);
});
