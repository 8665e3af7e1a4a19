/** Print: a quick sheet is one sheet of at most two sides, well filled; a card is one page, on A4 and Letter; nothing is cut off. */
import { LANGUAGES, systems } from '@rangefinder/rules';
import { see, test } from './support/visit.js';

const FORMATS = ['A4', 'Letter'] as const;
/** Width of a printed page in pixels, about that of a sheet's columns. Table parts beyond it are not printed. */
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

/** Four cards of a force fit a page below its list. */
const force = {
  name: 'a force of three kinds of units',
  path: 'forces/?name=Lance&units=alpha-strike/atlas-as7-d*2,alpha-strike/catapult-cplt-k2,alpha-strike/locust-lct-1e',
  shows: '.force-cards .unit-card:nth-child(3)',
  pages: 2,
};

const cases = [...sheets, ...cards, force].flatMap((one) => LANGUAGES.map((language) => ({ ...one, language })));

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
  expect(await page.locator('main :is(button, select, input[type=search]):visible').count()).toBe(0);
});

/** Sizes of the paper inside its margins, in pixels. */
const PAPERS = [
  { format: 'A4', width: 741, height: 1123, printed: 1070 },
  { format: 'Letter', width: 763, height: 1056, printed: 1002 },
] as const;
/** Smallest share of a side that a sheet fills; less would allow larger text. */
const FILLED = 0.85;

const filled = sheets.flatMap((sheet) => PAPERS.flatMap((paper) => LANGUAGES.map((language) => ({ ...sheet, ...paper, language }))));

test.for(filled)('$name in $language fills $format', async ({ path, language, width, height, printed }, { open, expect }) => {
  const { page } = await open({ viewport: { width, height } });
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/${language}/${path}`);
  const sides = (await page.locator('.sheet').evaluate((sheet) => sheet.getBoundingClientRect().bottom)) / printed;
  expect(sides / Math.ceil(sides)).toBeGreaterThan(FILLED);
});
