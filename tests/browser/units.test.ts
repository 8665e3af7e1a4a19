/** The catalog browser: query line, filters, error positions, pagination. */
import { LANGUAGES } from '@rangefinder/rules';
import type { Page } from 'playwright-core';
import { within } from '../support/time-limits.js';
import { see, test } from './support/visit.js';

/** The variant that players mean by the name of the chassis. */
const CATAPULT = 'alpha-strike/catapult-cplt-c1';

const PHONE = { width: 390, height: 844 };

/** A whole catalog on a busy machine. */
const patient = { timeout: within(15_000) };

const NAMES = '[data-units-list] a, [data-units-body] th a';
const names = async (page: Page): Promise<readonly string[]> =>
  page.locator('[data-units-list] strong, [data-units-body] th a').allTextContents();
const costs = async (page: Page): Promise<readonly number[]> =>
  (await page.locator('[data-units-list] .cost, [data-units-body] .cost').allTextContents()).map((text) => Number.parseInt(text, 10));

test.for(LANGUAGES)('in %s a misspelled name finds its unit', async (language, { open, expect }) => {
  const { page, complaints } = await open();
  await page.goto(`/${language}/units/`);
  await page.locator('[data-units-form] input[name=q]').fill('Katapult');
  await expect.poll(() => page.locator(NAMES).first().getAttribute('href'), patient).toBe(`/${language}/units/${CATAPULT}/`);
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
  await page.setViewportSize(PHONE);
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
  await page.goto('/en/units/?q=chassis:Atlas,Locust');
  await expect.poll(async () => (await names(page)).length, patient).toBeGreaterThanOrEqual(30);
  while (await page.locator('[data-units-more]').isVisible()) {
    const before = (await names(page)).length;
    await page.locator('[data-units-more]').click();
    await expect.poll(async () => (await names(page)).length, patient).toBeGreaterThan(before);
  }
  expect(`${(await names(page)).length}`).toBe(/\d+$/.exec(await page.locator('[data-units-status]').innerText())?.[0]);
  const addresses = await page.locator(NAMES).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(complaints()).toEqual([]);
});

test('without a query the best known units come first, and all of them are counted', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto('/en/units/');
  await expect.poll(async () => (await names(page)).length, patient).toBe(30);
  const first = await names(page);
  expect(first).toEqual(expect.arrayContaining(['Archer ARC-2R', 'Atlas AS7-D', 'BattleMaster BLR-1G']));
  for (const _ of [1, 2]) {
    const before = (await names(page)).length;
    await page.locator('[data-units-more]').click();
    await expect.poll(async () => (await names(page)).length, patient).toBeGreaterThan(before);
  }
  const all = await names(page);
  expect(all).toContain('Marauder MAD-3R');
  expect(all.filter((name) => name.startsWith('Achileus'))).toEqual([]);
  expect(await page.locator('[data-units-status]').innerText()).toMatch(/\d{4}$/);
  expect(complaints()).toEqual([]);
});

test.for([
  ['en', 'atlas size:4 -jump', 'Remove: size:4', 'atlas -jump'],
  ['ru', 'атлас размер:4 -прыжок', 'Убрать: -прыжок', 'атлас размер:4'],
] as const)('chips are the conditions of the query, in %s', async ([language, query, label, rest], { open, expect }) => {
  const { page } = await open();
  await page.goto(`/${language}/units/?q=${encodeURIComponent(query)}`);
  const input = page.locator('[data-units-form] input[name=q]');
  expect(await page.locator('[data-units-chips] button').count()).toBe(2);
  await page.getByRole('button', { name: label }).click();
  expect(await input.inputValue()).toBe(rest);
  expect(new URL(page.url()).searchParams.get('q')).toBe(rest);
  expect(await page.title()).toContain(rest);
  await page.locator('.more-facets summary').click();
  await page.locator('select[data-condition^="size"], select[data-condition^="размер"]').selectOption({ label: '3' });
  expect(await input.inputValue()).toBe(language === 'en' ? 'atlas -jump size:3' : 'атлас размер:3');
});

test('what was understood of a sentence is shown, and becomes the query', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/units/?q=clan+heavy+omni+under+40+pv');
  const understood = page.locator('[data-units-understood]');
  await expect.poll(() => understood.innerText(), patient).toContain('tech:Clan size:3 special:OMNI pv<40');
  await understood.getByRole('button').click();
  expect(await page.locator('[data-units-form] input[name=q]').inputValue()).toBe('tech:Clan size:3 special:OMNI pv<40');
  await page.goto('/en/units/?q=ECM');
  await expect.poll(() => understood.innerText(), patient).toContain('special:ECM');
});

test('on a phone units are on the first screen', async ({ open, expect }) => {
  const visit = await open();
  await visit.page.setViewportSize(PHONE);
  await visit.page.goto('/en/units/');
  await see(visit, '[data-units-list] li');
  const tops = await visit.page
    .locator('[data-units-list] li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().bottom));
  expect(tops.filter((bottom) => bottom <= PHONE.height).length).toBeGreaterThan(3);
});
