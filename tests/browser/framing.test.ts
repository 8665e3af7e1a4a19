/** A calculator in a frame of a third-party page, for hosts without scripts. */
import type { Page } from 'playwright-core';
import { serviceUrl } from './support/running-site.js';
import { test } from './support/stranger.js';
import { see } from './support/visit.js';
import { press, sentenceIn } from './support/widget.js';

const TARGET_NUMBER = 'rangefinder-target-number';
/** Header of a host that forbids scripts. */
const NO_SCRIPTS = { 'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-src *" };

const frame = (address: string): string =>
  `<iframe src="${serviceUrl}${address}" title="Target number" width="100%" height="720"></iframe>`;

const sentence = async (query: string): Promise<string> =>
  (await (await fetch(`${serviceUrl}/v1/alpha-strike/target-number?${query}`)).json()).summary;

/** Last height that a frame has posted to its parent page. */
const postedHeight = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { posted?: number }).posted ?? 0);

test('can be filled in by keyboard without any script of the host', async ({ open, serve, expect }) => {
  const { page, complaints } = await open({ strangersAllowed: true });
  await page.goto(serve(frame('/en/embed/alpha-strike/target-number/?skill=4&inches=8&theme=dark'), NO_SCRIPTS));
  const widget = page.frameLocator('iframe').locator(TARGET_NUMBER);
  await expect.poll(() => sentenceIn(widget)).toBe(await sentence('skill=4&inches=8'));
  expect(await widget.getAttribute('theme')).toBe('dark');
  await widget.locator('[data-place=skill]').focus();
  await press(page, ['Control+A', '2']);
  await expect.poll(() => sentenceIn(widget)).toBe(await sentence('skill=2&inches=8'));
  const link = page.frameLocator('iframe').locator('[data-embed-home]');
  expect(await link.getAttribute('href')).toBe(`${serviceUrl}/en/alpha-strike/calculators/target-number/?skill=2&inches=8`);
  expect(complaints()).toEqual([]);
});

test('`lang` in the URL sets the language', async ({ open, serve, expect }) => {
  const { page, complaints } = await open({ strangersAllowed: true });
  await page.goto(serve(frame('/en/embed/alpha-strike/target-number/?skill=4&inches=8&lang=ru')));
  const framed = page.frameLocator('iframe');
  await expect.poll(() => sentenceIn(framed.locator(TARGET_NUMBER))).toBe(await sentence('skill=4&inches=8&lang=ru'));
  expect(await framed.locator('html').getAttribute('lang')).toBe('ru');
  expect(complaints()).toEqual([]);
});

test('the frame posts its height and every change of it', async ({ open, serve, expect }) => {
  const { page } = await open({ strangersAllowed: true });
  const listener = `<script>addEventListener('message', ({ data }) => { if (data.type === 'rangefinder-height') window.posted = data.height; });</script>`;
  await page.goto(serve(listener + frame('/en/embed/initiative-deck/activation-order/')));
  const list = page.frameLocator('iframe').locator('rangefinder-activation-order');
  await list.locator('.answer[aria-busy=false]').first().waitFor();
  const body = page.frameLocator('iframe').locator('main');
  const height = () => body.evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
  await expect.poll(async () => (await postedHeight(page)) === (await height())).toBe(true);
  const before = await height();
  await list.locator('button.add').first().click();
  await expect.poll(() => postedHeight(page)).toBeGreaterThan(before);
});

test('no other page of the site can be framed', async ({ open, serve, expect }) => {
  const { page, complaints } = await open({ strangersAllowed: true });
  await page.goto(serve(frame('/en/alpha-strike/calculators/target-number/')));
  await expect.poll(() => complaints().join()).toContain('frame-ancestors');
});

test('the page of a calculator offers both embed codes', async ({ open, serve, expect }) => {
  const visit = await open({ strangersAllowed: true });
  const { page } = visit;
  await page.goto(`${serviceUrl}/ru/alpha-strike/calculators/target-number/?skill=4&inches=8`);
  await see(visit, `${TARGET_NUMBER} .summary`);
  await page.locator('[data-share] summary').click();
  const code = await page.locator('[data-share-frame]').textContent();
  await page.goto(serve(code ?? '', NO_SCRIPTS));
  const widget = page.frameLocator('iframe').locator(TARGET_NUMBER);
  await expect.poll(() => sentenceIn(widget)).toBe(await sentence('skill=4&inches=8&lang=ru'));
});
