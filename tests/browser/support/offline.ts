/** Waits until a page of this language would work without a network. */
import type { Page } from 'playwright-core';
import type { ExpectStatic } from 'vitest';

/** Longer than a page is quiet before it keeps the rest. */
const QUIET_MS = 10_000;

/** How many of the pages that are kept for offline are not kept yet. */
const missing = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const kept = (await (await fetch('/offline-en.json')).json()) as Record<string, string>;
    const found = await Promise.all(Object.keys(kept).map((address) => caches.match(address)));
    return found.filter((response) => response === undefined).length;
  });

/** Until everything is kept; the clock of the page is to be installed, so that nobody has to wait. */
export async function keepEverything(page: Page, expect: ExpectStatic): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const left = async (): Promise<number> => {
    await page.clock.runFor(QUIET_MS);
    return missing(page);
  };
  await expect.poll(left, { timeout: 30_000, interval: 500, message: 'pages that are not kept for offline' }).toBe(0);
}
