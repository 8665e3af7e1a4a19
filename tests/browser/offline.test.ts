/** After one visit the site works without a network. */
import type { Page } from 'playwright-core';
import type { ExpectStatic } from 'vitest';
import { test } from './support/visit.js';
import { bylineIn, press, sentenceIn, tabTo } from './support/widget.js';

const RULES = '/en/alpha-strike/rules/to-hit/';
const CALCULATOR = '/en/alpha-strike/calculators/target-number/';
/** Longer than a page is quiet before it keeps the rest. */
const QUIET_MS = 10_000;

/** How many of the pages that are kept for offline are not kept yet. */
const missing = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const kept = (await (await fetch('/offline-en.json')).json()) as Record<string, string>;
    const found = await Promise.all(Object.keys(kept).map((address) => caches.match(address)));
    return found.filter((response) => response === undefined).length;
  });

/** One visit, long enough for everything to be kept; the clock of the page is turned on, so that nobody has to wait. */
async function visitOnce(page: Page, expect: ExpectStatic): Promise<void> {
  await page.clock.install();
  await page.goto('/en/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const left = async (): Promise<number> => {
    await page.clock.runFor(QUIET_MS);
    return missing(page);
  };
  await expect.poll(left, { timeout: 30_000, interval: 500, message: 'pages that are not kept for offline' }).toBe(0);
}

test('rules and calculators open without a network after one visit', async ({ open, expect }) => {
  const { page } = await open({ serviceWorkers: 'allow' });
  await visitOnce(page, expect);
  await page.context().setOffline(true);

  // Where an installed app starts.
  await page.goto('/');
  await page.waitForURL('**/en/');
  expect(await page.locator('h1').textContent()).toBe('Find the rule. Know the odds.');
  await page.goto(RULES);
  expect(await page.locator('h1').textContent()).not.toBe('');
  await page.locator('main table').first().waitFor();

  await page.goto(`${CALCULATOR}?skill=4&inches=8`);
  const widget = page.locator('rangefinder-target-number');
  await expect.poll(() => bylineIn(widget), { timeout: 10_000 }).toBe('Computed in this page: the service does not answer');
  const before = await sentenceIn(widget);
  await tabTo(page, 'skill');
  await press(page, ['Control+A', '2']);
  await expect.poll(() => sentenceIn(widget)).not.toBe(before);

  await page.goto('/en/no-such-page/');
  await page.locator('h1').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/no-such-page/');
});
