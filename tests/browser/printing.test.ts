/** On paper: a quick sheet and a card are one page each, on A4 and on Letter, and nothing is cut off. */
import { LANGUAGES, systems } from '@rangefinder/rules';
import { see, test } from './support/visit.js';

const FORMATS = ['A4', 'Letter'] as const;
/** What a table has beyond its right edge is not printed. Columns of a sheet are about as wide. */
const PAPER_WIDTH = 740;

const pagesIn = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page(?!s)/g)].length;

const sheets = systems.map(({ slug }) => ({ name: `the sheet of ${slug}`, path: `${slug}/sheet/`, shows: '.sheet table' }));
const cards = ['alpha-strike/catapult-cplt-k2', 'bronepehota/mad-bull'].map((id) => ({
  name: `the card of ${id}`,
  path: `units/view/?id=${id}`,
  shows: '.unit-card',
}));

const cases = [...sheets, ...cards].flatMap((one) => LANGUAGES.map((language) => ({ ...one, language })));

test.for(cases)('$name in $language is one page', async ({ path, shows, language }, { open, expect }) => {
  const visit = await open({ viewport: { width: PAPER_WIDTH, height: 1000 } });
  const { page } = visit;
  await page.goto(`/${language}/${path}`);
  await see(visit, shows);
  for (const format of FORMATS) expect(pagesIn(await page.pdf({ format })), format).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('.table')
    .evaluateAll((tables) =>
      tables.filter((table) => table.scrollWidth > table.clientWidth + 1).map((table) => table.querySelector('caption, th')?.textContent),
    );
  expect(cut).toEqual([]);
});
