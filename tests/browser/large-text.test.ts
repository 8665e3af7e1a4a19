/** Text twice as large: everything in the bar stays in sight and apart from its neighbors. */
import { LANGUAGES } from '@rangefinder/rules';
import { test } from './support/visit.js';

const WIDTHS = [390, 1280];

/** Parts of the bar that stick out of the window or lie over each other. */
function misplaced(width: number): readonly string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('.bar > :is(a, button, nav), .menu-button')].filter((part) =>
    part.checkVisibility(),
  );
  const boxes = parts
    .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
    .toSorted((one, two) => one.box.left - two.box.left);
  const out = boxes.filter(({ box }) => box.right > width + 0.5 || box.width < 24).map(({ name }) => `${name} sticks out`);
  const over = boxes
    .slice(1)
    .flatMap(({ name, box }, at) => (box.left < (boxes[at]?.box.right ?? 0) - 0.5 ? [`${name} lies over ${boxes[at]?.name}`] : []));
  return [...out, ...over];
}

const cases = WIDTHS.flatMap((width) => LANGUAGES.map((language) => ({ width, language })));

test.for(cases)('$width pixels wide, in $language', async ({ width, language }, { open, expect }) => {
  const { page } = await open({ viewport: { width, height: 800 } });
  await page.goto(`/${language}/alpha-strike/`);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await page.evaluate(misplaced, width)).toEqual([]);
});

const PAGES = ['', 'alpha-strike/', 'alpha-strike/rules/to-hit/', 'alpha-strike/tables/', 'bronepehota/sheet/', 'developers/'];

test.for(PAGES)('on a phone nothing of /ru/%s is wider than the screen', async (path, { open, expect }) => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await page.goto(`/ru/${path}`);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
