/** Every weapon can be reached from a list and tried from its card. */
import { see, test } from './support/visit.js';

test('a weapon is found by its name in either language and fired from its card', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/en/weapons/');
  await see(visit, '[data-weapons="5150"] li a');
  await expect.poll(() => page.locator('[data-weapons] li').count()).toBeGreaterThan(60);
  await page.locator('[data-weapons-find]').fill('штурмовая винтовка');
  const found = page.locator('[data-weapons] li:not([hidden]) a');
  await expect.poll(() => found.count()).toBe(1);
  await found.click();
  await page.getByRole('link', { name: 'Shoot with it' }).click();
  await expect.poll(() => page.url()).toContain('/5150/calculators/shoot/?weapon=assault-rifle');
  expect(complaints()).toEqual([]);
});

test('weapons with the same text are one row, which lists their carriers and is found by them', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/en/weapons/');
  await see(visit, '[data-weapons="bronepehota"] li a');
  const launchers = page.locator('[data-weapons="bronepehota"] li:not([hidden])', { hasText: 'Rocket launcher' });
  await expect.poll(() => launchers.first().innerText()).toContain('Bronekhod, Gryphon, Helix');
  const rows = await page.locator('[data-weapons="bronepehota"] li').allInnerTexts();
  expect(new Set(rows).size).toBe(rows.length);
  await page.locator('[data-weapons-find]').fill('gryphon');
  await expect.poll(() => launchers.count()).toBe(1);
  expect(complaints()).toEqual([]);
});

test('the weapons of a machine link to their cards', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto('/en/units/bronepehota/mad-bull/');
  await page.getByRole('link', { name: 'Gatling cannon' }).click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Gatling cannon, Mad Bull');
  expect(complaints()).toEqual([]);
});
