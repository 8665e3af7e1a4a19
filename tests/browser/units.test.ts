/** The catalog browser: query line, filters, error positions, pagination. */
import { LANGUAGES } from '@rangefinder/rules';
import type { Page } from 'playwright-core';
import { within } from '../support/time-limits.js';
import { see, test } from './support/visit.js';

/** The variant that players mean by the name of the chassis. */
const CATAPULT = 'alpha-strike/catapult-cplt-c1';

/** A whole catalog on a busy machine. */
const patient = { timeout: within(15_000) };

const names = (page: Page): Promise<readonly string[]> => page.locator('[data-units-list] strong').allTextContents();
const costs = async (page: Page): Promise<readonly number[]> =>
  (await page.locator('[data-units-list] .cost, [data-units-body] .cost').allTextContents()).map((text) => Number.parseInt(text, 10));

test.for(LANGUAGES)('in %s a misspelled name finds its unit', async (language, { open, expect }) => {
  const { page, complaints } = await open();
  await page.goto(`/${language}/units/`);
  await page.locator('[data-units-form] input[name=q]').fill('Katapult');
  await expect.poll(() => page.locator('[data-units-list] a').first().getAttribute('href')).toBe(`/${language}/units/${CATAPULT}/`);
  expect(new URL(page.url()).search).toBe('?q=Katapult');
  expect(complaints()).toEqual([]);
});

test('query, filter and order combine', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto('/ru/units/?q=%D0%BE%D1%81%3C%3D40&system=alpha-strike&order=dear');
  await expect.poll(async () => (await costs(page)).length, patient).toBeGreaterThan(3);
  const found = await costs(page);
  expect(found).toEqual(found.toSorted((one, two) => two - one));
  expect(found[0]).toBeLessThanOrEqual(40);
  expect(complaints()).toEqual([]);
});

test('an error in a query is marked until it is fixed', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/units/?q=atlas');
  await expect.poll(async () => (await names(page))[0], patient).toBe('Atlas AS7-D');
  const input = page.locator('[data-units-form] input[name=q]');
  await input.fill('atlas sise:4');
  const problem = page.locator('[data-units-problem]');
  await expect.poll(() => problem.locator('mark').allTextContents(), patient).toEqual(['sise:4']);
  expect(await problem.textContent()).toContain('size');
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  await input.fill('atlas size:4');
  await expect.poll(() => problem.isHidden(), patient).toBe(true);
  expect((await names(page))[0]).toBe('Atlas AS7-D');
});

test('by keyboard only: types a name and opens its card', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/en/units/');
  await see(visit, '[data-units-list] li');
  // The skip link, then the field.
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('Katapult');
  await expect.poll(async () => (await names(page))[0], patient).toBe('Catapult CPLT-C1');
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-units-list]') !== null);
  for (let stops = 0; stops < 8 && !(await focused()); stops += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await see(visit, '.unit-card');
  expect(complaints()).toEqual([]);
});

test('more units load page by page, none twice', async ({ open, expect }) => {
  const visit = await open();
  const { page, complaints } = visit;
  await page.goto('/en/units/');
  await see(visit, '[data-units-list] li');
  const first = (await names(page)).length;
  await page.locator('[data-units-more]').click();
  await expect.poll(async () => (await names(page)).length, patient).toBeGreaterThan(first);
  const addresses = await page.locator('[data-units-list] a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(complaints()).toEqual([]);
});
