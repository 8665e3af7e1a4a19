/** Size budgets of pages and embedded scripts, in kilobytes, compressed. */
import { gzipSync } from 'node:zlib';

import {
  ASK_BUDGET_BYTES,
  ASK_ENGINE_BUDGET_BYTES,
  askBytes,
  askEngineBytes,
  BUDGET_BYTES,
  LAZY_BUDGET_BYTES,
  lazyBytes,
  mainBytes,
  PART_BUDGET_BYTES,
  partBytes,
} from '../../packages/widgets/scripts/size.js';
import { root } from '../support/build.js';
import { pageKinds } from './support/page-kinds.js';
import { serviceUrl } from './support/running-site.js';
import { see, test } from './support/visit.js';

const KILOBYTE = 1024;
/** Size that the README of the widgets promises. */
const WIDGETS_KILOBYTES = 28;

const budgets = ['en', 'ru'].flatMap((language) =>
  pageKinds.flatMap(({ name, path, shows, most }) => (most === undefined ? [] : [{ name, url: `/${language}/${path}`, shows, most }])),
);

test.for(budgets)('$name, $url, with everything that it loads: at most $most KB', async ({ url, shows, most }, { open, expect }) => {
  const visit = await open();
  await visit.page.goto(`${serviceUrl}${url}`, { waitUntil: 'networkidle' });
  await see(visit, shows);
  const loaded = await visit.page.evaluate(() =>
    ['navigation', 'resource'].flatMap((type) =>
      (performance.getEntriesByType(type) as PerformanceResourceTiming[]).map(({ name, transferSize }) => ({ name, transferSize })),
    ),
  );
  const bytes = loaded.reduce((sum, { transferSize }) => sum + transferSize, 0);
  // The page, its styles and its scripts at least.
  expect(loaded.length).toBeGreaterThan(3);
  expect(bytes, JSON.stringify(loaded)).toBeGreaterThan(5 * KILOBYTE);
  expect(bytes, JSON.stringify(loaded)).toBeLessThanOrEqual(most * KILOBYTE);
});

test('the script of all widgets is within its budget', async ({ expect }) => {
  const script = await fetch(`${serviceUrl}/widgets/rangefinder.js`);
  expect(script.status).toBe(200);
  const bytes = gzipSync(await script.bytes(), { level: 9 }).length;
  expect(bytes).toBeGreaterThan(KILOBYTE);
  expect(bytes).toBeLessThanOrEqual(WIDGETS_KILOBYTES * KILOBYTE);
  // `npm run size` has the same limit.
  expect(BUDGET_BYTES).toBe(WIDGETS_KILOBYTES * KILOBYTE);
  expect(await mainBytes(`${root}/packages/widgets/dist`)).toBe(bytes);
  expect(await lazyBytes(`${root}/packages/widgets/dist`)).toBeLessThanOrEqual(LAZY_BUDGET_BYTES);
  expect(await askBytes(`${root}/packages/widgets/dist`)).toBeLessThanOrEqual(ASK_BUDGET_BYTES);
  expect(await askEngineBytes(`${root}/packages/widgets/dist`)).toBeLessThanOrEqual(ASK_ENGINE_BUDGET_BYTES);
  for (const size of await partBytes(`${root}/packages/widgets/dist`)) {
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(PART_BUDGET_BYTES);
  }
});
