/** The developers’ pages: the gallery of widgets, code to copy, framed tools. */
import { ERROR_CODES, type ErrorCode, problemType } from '@rangefinder/api';
import { LANGUAGES, systems } from '@rangefinder/rules';
import { elementName } from '@rangefinder/widgets';

import { within } from '../support/time-limits.js';
import { serviceUrl } from './support/running-site.js';
import { violations } from './support/violations.js';
import { see, test } from './support/visit.js';

const calculators = systems.flatMap((system) => system.calculators);
const TARGET_NUMBER = 'rangefinder-target-number';

test.for(LANGUAGES)('the gallery in %s has every element with its fields', async (language, { open, expect }) => {
  const { page } = await open();
  await page.goto(`/${language}/developers/gallery/`);
  const listed = await page.locator('details.widget').evaluateAll((all) => all.map(({ id }) => id));
  expect(listed).toEqual(['rangefinder-ask', ...calculators.map((calculator) => elementName(calculator, calculators))]);
  const rows = await page
    .locator('details.widget:not([id=rangefinder-ask])')
    .evaluateAll((all) => all.map((one) => one.querySelectorAll('.attributes tbody tr:not(.nested)').length));
  expect(rows).toEqual(calculators.map(({ input }) => Object.keys(input).length));
});

test.for(LANGUAGES)('tables of the gallery and of the proof fit a phone in %s', async (language, { open, expect }) => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  for (const place of ['developers/gallery', 'proof']) {
    await page.goto(`/${language}/${place}/`);
    const wide = await page.locator('.table').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(wide, place).toBe(0);
  }
});

test.for(Object.keys(ERROR_CODES) as ErrorCode[])('the type of %s leads to its explanation', async (code, { expect }) => {
  const [page = '', anchor] = problemType(code, serviceUrl).split('#');
  const response = await fetch(page);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`id="${anchor}"`);
});

test('pages of the rulebook link to their Markdown', async ({ expect }) => {
  const page = await fetch(`${serviceUrl}/en/alpha-strike/rules/to-hit/`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('vary')).toContain('Accept');
  const [, twin = ''] = /<([^>]+)>; rel="alternate"; type="text\/markdown"/.exec(page.headers.get('link') ?? '') ?? [];
  expect(await (await fetch(`${serviceUrl}${new URL(twin).pathname}`)).text()).toMatch(/^# /);
});

test('an opened widget starts with theme and language, and its code follows', async ({ open, expect }) => {
  const visit = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, complaints } = visit;
  await page.goto('/en/developers/gallery/#rangefinder-fast-move');
  await see(visit, 'rangefinder-fast-move .summary');
  const entry = page.locator('#rangefinder-fast-move');
  await page.locator('input[value=dark]').check();
  await page.locator('input[value=ru]').check();
  expect(
    await entry.locator('rangefinder-fast-move').evaluate((widget) => [widget.getAttribute('theme'), widget.getAttribute('lang')]),
  ).toEqual(['dark', 'ru']);
  await entry.locator('.copy-code').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`<script type="module" src="${serviceUrl}/widgets/elements/fast-move.js">`);
  expect(copied).toMatch(/<rangefinder-fast-move .+ lang="ru" theme="dark" api=".+"><\/rangefinder-fast-move>/);
  expect(complaints()).toEqual([]);
});

test('the code of the gallery works unchanged', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/developers/gallery/');
  const shown = page.locator(`#${TARGET_NUMBER} [data-code] code`);
  // The script of the page inserts the address of this host.
  await expect.poll(() => shown.textContent()).toContain(`src="${serviceUrl}/`);
  const code = (await shown.textContent()) ?? '';
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html>${code}` }));
  await page.goto('/blank');
  await page.locator(`${TARGET_NUMBER} .summary`).first().waitFor();
});

test('code of the guide is highlighted, names this host, and can be copied', async ({ open, expect }) => {
  const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/en/developers/rest/');
  const block = page.locator('.code-block').first();
  await block.getByRole('button', { name: 'Copy' }).click();
  await block.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`curl -X POST ${serviceUrl}/v1/5150/damage`);
  const colors = await block.locator('code span').evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  expect(new Set(colors).size).toBeGreaterThan(1);
});

/** The tools load a megabyte of script. */
const PATIENCE_MS = within(50_000);
const TOOLS = [
  { path: '/graphiql', shows: '.graphiql-query-editor' },
  { path: '/reference?of=world-at-war', shows: '#reference .opblock-tag' },
] as const;

/** Lightness of a color from 0 to 1. */
const lightness = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  return (red * 0.3 + green * 0.6 + blue * 0.1) / 255;
};

test.for(TOOLS)('$path has the site’s frame, and is dark on a dark system', async ({ path, shows }, { open, expect }) => {
  const { page } = await open({ colorScheme: 'dark', locale: 'ru-RU', viewport: { width: 390, height: 844 } });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(shows).first().waitFor({ timeout: PATIENCE_MS });
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(lightness(paper)).toBeLessThan(0.2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await page.locator('h1').first().textContent()).toMatch(/GraphiQL|Справочник REST/);
  // The letters of the typeface depend on it.
  expect(await page.getAttribute('.tool-bar', 'lang')).toBe('ru');
  expect(await violations(page, '.tool-bar')).toEqual([]);
  await page.getByRole('link', { name: 'Разработчикам' }).click();
  await page.waitForURL('**/ru/developers/');
});

test('the reference has one main landmark, and every list a label', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/reference?of=world-at-war', { waitUntil: 'commit' });
  await page.locator('#reference .opblock-tag').first().waitFor({ timeout: PATIENCE_MS });
  // Swagger UI sets the order of headings, and puts its introduction before its main element.
  expect((await violations(page)).filter((one) => !/^(heading-order|region):/.test(one))).toEqual([]);
});

test('GraphiQL is readable on a dark system', async ({ open, expect }) => {
  const { page } = await open({ colorScheme: 'dark' });
  await page.goto('/graphiql', { waitUntil: 'commit' });
  await page.locator('.graphiql-query-editor .line-numbers').first().waitFor({ timeout: PATIENCE_MS });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(1);
  // The tabs of GraphiQL hold a button each.
  expect((await violations(page)).filter((one) => !one.startsWith('nested-interactive:'))).toEqual([]);
});

test('the tools have the theme of the site, and can switch it', async ({ open, expect }) => {
  const { page } = await open({ colorScheme: 'light' });
  // The frame is usable before the heavy script of the page has loaded.
  await page.goto('/reference?of=world-at-war', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.className)).toBe('dark-mode');
  await page.goto('/en/developers/');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('on a phone the copy button covers no code', async ({ open, expect }) => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await page.goto('/ru/developers/widgets/');
  await page.locator('.copy-code').first().waitFor();
  const covered = await page.evaluate(
    () =>
      [...document.querySelectorAll('.code-block')].filter((block) => {
        const code = document.createRange();
        code.selectNodeContents(block.querySelector('pre') as HTMLElement);
        return code.getBoundingClientRect().top < (block.querySelector('.copy-code') as HTMLElement).getBoundingClientRect().bottom;
      }).length,
  );
  expect(covered).toBe(0);
});
