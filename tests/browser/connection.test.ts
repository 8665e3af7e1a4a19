/** A new version of the site, and a lost connection: open pages continue, saved data stays. */
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { within } from '../support/time-limits.js';
import { keepEverything } from './support/offline.js';
import { test } from './support/relay.js';
import { see, type Visit } from './support/visit.js';

// Each test saves a whole language for offline use.
vi.setConfig({ testTimeout: within(240_000) });

const RULES = 'alpha-strike/rules/to-hit/';
const armor = (page: Page) => page.getByRole('slider', { name: 'Armor (A), Catapult CPLT-K2' });

/** Training Day with a point of damage. */
async function beginBattle(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.goto('/en/battle/');
  await page.getByRole('button', { name: 'Training Day' }).click();
  await see(visit, '[data-fighter="3"]');
  await armor(page).press('ArrowLeft');
}

/** Checks for a new version, as browsers do occasionally, until it is active. */
const takeUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });

test('a new version during a battle keeps the battle and everything that is saved for offline use', async ({ open, relay, expect }) => {
  const visit = await open({ serviceWorkers: 'allow', baseURL: relay.url, strangersAllowed: true });
  const { page } = visit;
  await page.clock.install();
  await beginBattle(visit);
  const state = await armor(page).getAttribute('aria-valuetext');
  await keepEverything(page, expect);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  relay.renew();
  await takeUpdate(page);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await armor(page).getAttribute('aria-valuetext')).toBe(state);

  relay.cut();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await armor(page).press('ArrowLeft');
  const after = await armor(page).getAttribute('aria-valuetext');
  expect(after).not.toBe(state);
  await page.reload();
  await expect.poll(() => armor(page).getAttribute('aria-valuetext')).toBe(after);
  await page.goto(`/en/${RULES}`);
  await page.locator('main table').first().waitFor();
  expect(await page.locator('h1').textContent()).toBe('The target number');
});

test('a new version is saved with the next page, and only then replaces the earlier one', async ({ open, relay, expect }) => {
  const { page } = await open({ serviceWorkers: 'allow', baseURL: relay.url, strangersAllowed: true });
  const versions = () => page.evaluate(async () => (await caches.keys()).filter((name) => /^rangefinder-(?!units)/.test(name)));
  await page.clock.install();
  await page.goto('/en/battle/');
  await keepEverything(page, expect);
  const [first] = await versions();
  relay.renew();
  await takeUpdate(page);
  expect(await versions()).toEqual([first, expect.stringContaining('next-')]);
  await page.goto(`/en/${RULES}`);
  const left = async () => {
    await page.clock.runFor(10_000);
    return versions();
  };
  await expect.poll(left, { timeout: within(100_000), interval: 1000 }).toEqual([expect.stringContaining('next-')]);
  relay.cut();
  await page.goto('/en/alpha-strike/rules/heat/');
  expect(await page.locator('h1').textContent()).toBe('Heat');
});

test('a page that is saved only in the other language is offered, without dead links', async ({ open, relay, expect }) => {
  const { page } = await open({ serviceWorkers: 'allow', baseURL: relay.url, strangersAllowed: true });
  await page.clock.install();
  await page.goto('/en/');
  await keepEverything(page, expect);
  relay.cut();
  await page.goto(`/ru/${RULES}`);
  await expect.poll(() => page.locator('h1').textContent()).toBe('Нет связи');
  // Of the Russian links only the start page is saved, with every language.
  const ways = () => page.locator('.chips li:visible a').evaluateAll((all) => all.map((way) => way.getAttribute('href')));
  await expect.poll(ways).toEqual(['/ru/']);
  await page.locator('[data-twin] a').click();
  await page.locator('main table').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(`/en/${RULES}`);
});
