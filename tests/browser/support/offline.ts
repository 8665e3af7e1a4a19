/** Waits until a page of this language would work without a network. */
import type { Language } from '@rangefinder/rules';
import type { Page } from 'playwright-core';
import type { ExpectStatic } from 'vitest';
import { within } from '../../support/time-limits.js';

/** Longer than the idle time after which a page saves the rest. */
const QUIET_MS = 10_000;

/** A language has over five hundred pages and scripts. */
const MAX_MS = within(100_000);

/** Number of offline pages that are not saved yet. The service worker records when it is done with a language. */
const missing = (page: Page, language: Language): Promise<number> =>
  page.evaluate(async (wanted) => {
    const list = (await (await fetch(`/offline-${wanted}.json`)).json()) as Record<string, string>;
    const written = (await (await caches.match('/offline-hashes.json'))?.json()) ?? {};
    const left = Object.entries(list).filter(([address, hash]) => written[address] !== hash).length;
    if (left > 0) return left;
    const found = await Promise.all(Object.keys(list).map((address) => caches.match(address)));
    return found.filter((response) => response === undefined).length;
  }, language);

/** Waits until everything is saved. The clock of the page has to be installed, so that the test can advance it. */
export async function keepEverything(page: Page, expect: ExpectStatic, language: Language = 'en'): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const left = async (): Promise<number> => {
    await page.clock.runFor(QUIET_MS);
    return missing(page, language);
  };
  await expect.poll(left, { timeout: MAX_MS, interval: 1000, message: 'pages that are not kept for offline' }).toBe(0);
}

/** Cuts the network of a page and of its service worker, which `setOffline` leaves online. */
export async function disconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  for (const worker of page.context().serviceWorkers())
    await worker.evaluate(() => {
      globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    });
}
