/** Pages on a tablet held upright, where the menu lies over the page. */
import type { Page } from 'playwright-core';
import { see, test } from './support/visit.js';

const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const;
const UNIT = 'alpha-strike/catapult-cplt-k2';

/** Whether another element covers a corner of the offer. */
const coveredCorners = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-save-offer]').evaluate((offer) => {
    const { left, right, top, bottom } = offer.getBoundingClientRect();
    return [left + 8, right - 8]
      .flatMap((x) => [top + 8, bottom - 8].map((y) => ({ x, y })))
      .filter(({ x, y }) => !offer.contains(document.elementFromPoint(x, y)))
      .map(({ x, y }) => `${x}, ${y}`);
  });

/** Focuses every control of the page in turn; the names of those that the offer hides. */
async function hiddenByOffer(page: Page): Promise<readonly string[]> {
  const controls = await page.locator('main :is(a[href], button, input, select, summary):visible').all();
  const hidden: string[] = [];
  for (const control of controls) {
    await control.focus();
    const name = await control.evaluate((element) => {
      const offer = document.querySelector('[data-save-offer]');
      const { left, width, top, height } = element.getBoundingClientRect();
      const covers = !offer?.contains(element) && offer?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      return covers ? element.outerHTML : '';
    });
    if (name !== '') hidden.push(name);
  }
  return hidden;
}

test.for([`forces/?units=${UNIT}`, 'battle/'])(
  '%s: the offer to save units is whole and hides no focused control',
  async (path, { open, expect }) => {
    const visit = await open(TABLET);
    await visit.page.goto(`/ru/${path}`);
    await see(visit, '[data-save-offer]:not([hidden])');
    expect(await coveredCorners(visit.page)).toEqual([]);
    expect(await hiddenByOffer(visit.page)).toEqual([]);
  },
);

test('names in the table of units stay on one line', async ({ open, expect }) => {
  const visit = await open(TABLET);
  await visit.page.goto('/ru/units/?q=system:alpha-strike');
  await see(visit, '[data-units-body] a');
  const lines = await visit.page
    .locator('[data-units-body] th a')
    .evaluateAll((links) => links.map((link) => link.getClientRects().length));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((count) => count > 1)).toEqual([]);
});

test('compared cards have their figures in the same rows, and none alone', async ({ open, expect }) => {
  const visit = await open({ viewport: { width: 1280, height: 800 } });
  await visit.page.goto(`/ru/units/compare/?ids=alpha-strike/atlas-as7-d,${UNIT}`);
  await see(visit, '.unit-card .figures-medium');
  const cards = await visit.page.locator('.unit-card .figures-medium').evaluateAll((all) =>
    all.map((figures) => {
      const tops = [...figures.children].map((figure) => Math.round(figure.getBoundingClientRect().top));
      return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
    }),
  );
  expect(cards).toEqual([cards[0], cards[0]]);
  expect(Math.min(...cards.flat())).toBeGreaterThan(1);
});

test('the page has the whole width, and the menu opens over it and closes', async ({ open, expect }) => {
  const visit = await open(TABLET);
  const { page, complaints } = visit;
  await page.goto('/en/battle/');
  await page.getByRole('button', { name: 'Training Day' }).tap();
  await see(visit, '.fighter');
  const [first, second] = await page
    .locator('[data-side]')
    .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect()).map(({ top, left, right }) => ({ top, left, right })));
  expect(first?.top).toBe(second?.top);
  expect(first?.left).toBeLessThan(20);
  expect(second?.right).toBeGreaterThan(800);
  const menu = page.getByRole('link', { name: 'Weapons', exact: true });
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect.poll(() => menu.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.isVisible()).toBe(false);
  // Turned on its side, the tablet has a sidebar.
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect.poll(() => menu.isVisible()).toBe(true);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(() => menu.isVisible()).toBe(false);
  expect(complaints()).toEqual([]);
});
