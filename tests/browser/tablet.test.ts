/** Pages on a tablet held upright, where the menu lies over the page. */
import type { Page } from 'playwright-core';
import { see, test } from './support/visit.js';

const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
const UNIT = 'alpha-strike/catapult-cplt-k2';

/** Controls of the first screen that the offer to save units lies over, by their HTML. */
const coveredByOffer = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-save-offer]').evaluate((offer) => {
    const box = offer.getBoundingClientRect();
    const isOver = ({ left, right, top, bottom, width }: DOMRect): boolean =>
      width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, summary)')]
      .filter((control) => !offer.contains(control) && control.checkVisibility() && isOver(control.getBoundingClientRect()))
      .map(({ outerHTML }) => outerHTML);
  });

const SCREENS = [PHONE, TABLET, DESKTOP];
const OFFERING = [`forces/?units=${UNIT}`, 'battle/'].flatMap((path) => SCREENS.map((screen) => ({ path, screen })));

test.for(OFFERING)(
  '$path, $screen.viewport.width pixels wide: the offer to save units covers no control',
  async ({ path, screen }, { open, expect }) => {
    const visit = await open(screen);
    await visit.page.goto(`/ru/${path}`);
    await see(visit, '[data-save-offer]:not([hidden])');
    await see(visit, path === 'battle/' ? '[data-battle-scenarios] button' : '[data-force-cards] .unit-card');
    expect(await coveredByOffer(visit.page)).toEqual([]);
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
