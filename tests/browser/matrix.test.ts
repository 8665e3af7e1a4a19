/** The damage matrix: a cell shows its odds by touch and by arrow keys, equal to those of the service. */

import { serviceUrl } from './support/running-site.js';
import { see, test } from './support/visit.js';

const COLUMNS = 9;

/** Odds of one hit by the service, in percent with two decimals. */
async function downPercent(weapon: string, armor: string): Promise<string> {
  const response = await fetch(`${serviceUrl}/v1/5150/damage?weapon=${weapon}&armor=${armor}`);
  const { dead, outOfTheFight } = await response.json();
  return String(Math.round(100 * (dead.decimal + outOfTheFight.decimal)));
}

test('a touched cell shows its odds', async ({ open, expect }) => {
  const visit = await open({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const { page, complaints } = visit;
  await page.goto('/en/5150/matrix/');
  await see(visit, '[data-matrix] button');
  const cell = page.locator('[data-matrix] tbody tr').filter({ hasText: 'Assault rifle' }).locator('button').nth(1);
  await cell.tap();
  const says = await page.locator('[data-matrix-says]').textContent();
  expect(says).toContain('Assault rifle → Light armor');
  expect(says).toMatch(/dead 16\.7%/);
  expect(await cell.textContent()).toBe(await downPercent('assault-rifle', 'light'));
  expect(complaints()).toEqual([]);
});

test('arrow keys show the odds of a cell', async ({ open, expect }) => {
  const visit = await open();
  const { page } = visit;
  await page.goto('/ru/5150/matrix/');
  await see(visit, '[data-matrix] button');
  const cells = page.locator('[data-matrix] button');
  await cells.first().focus();
  const says = () => page.locator('[data-matrix-says]').textContent();
  const first = await says();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await says()).not.toBe(first);
  expect(await cells.nth(COLUMNS + 1).evaluate((cell) => cell === document.activeElement)).toBe(true);
  expect(await cells.nth(COLUMNS + 1).getAttribute('tabindex')).toBe('0');
  expect(await cells.first().getAttribute('tabindex')).toBe('-1');
});

test.for([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('$width pixels wide, column heads stay visible below the odds of a cell', async (viewport, { open, expect }) => {
  const visit = await open({ viewport });
  const { page } = visit;
  await page.goto('/en/5150/matrix/');
  await see(visit, '[data-matrix] button');
  const last = page.locator('[data-matrix] tbody tr').last();
  await last.locator('button').last().scrollIntoViewIfNeeded();
  const says = await page.locator('[data-matrix-says]').boundingBox();
  const head = await page.locator('[data-matrix] thead th').last().boundingBox();
  const cell = await last.locator('button').last().boundingBox();
  expect(head?.y).toBeGreaterThanOrEqual(Math.floor((says?.y ?? 0) + (says?.height ?? 0)) - 1);
  expect(cell?.y).toBeGreaterThanOrEqual(head?.y ?? 0);
  // Every head is above its column, and every column is visible.
  expect(Math.abs((cell?.x ?? 0) - (head?.x ?? 0))).toBeLessThan(3);
  expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
});

test('in dark mode the impossible is the darkest', async ({ open, expect }) => {
  const visit = await open({ colorScheme: 'dark' });
  const { page } = visit;
  await page.goto('/en/5150/matrix/');
  await see(visit, '[data-matrix] button');
  const lightness = (heat: string): Promise<number> =>
    page
      .locator(`[data-matrix] button[data-heat="${heat}"]`)
      .first()
      .evaluate((cell) => {
        const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        canvas.fillStyle = getComputedStyle(cell).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).reduce((sum, one) => sum + one, 0);
      });
  expect(await lightness('0')).toBeLessThan(await lightness('2'));
  expect(await lightness('2')).toBeLessThan(await lightness('7'));
});

test.for(['light', 'dark'] as const)('in %s mode a key has the color of its cells', async (colorScheme, { open, expect }) => {
  const visit = await open({ colorScheme });
  const { page } = visit;
  await page.goto('/en/5150/matrix/');
  await see(visit, '[data-matrix] button');
  const colorOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  for (const heat of ['0', '2'])
    expect(await colorOf(`.matrix-key[data-heat="${heat}"]`)).toBe(await colorOf(`[data-matrix] button[data-heat="${heat}"]`));
});

test('the table of all odds has a caption and fits a phone', async ({ open, expect }) => {
  const visit = await open({ viewport: { width: 390, height: 844 } });
  const { page, complaints } = visit;
  await page.goto('/ru/5150/matrix/');
  const name = await page.locator('h1').innerText();
  await page.goto('/ru/5150/calculators/damage-matrix/');
  await see(visit, 'rangefinder-damage-matrix table');
  expect(await page.locator('h1').innerText()).not.toBe(name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(complaints()).toEqual([]);
});
