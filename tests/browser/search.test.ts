/** Search: both languages at once, with typo tolerance, in pages of either language. */
import { LANGUAGES } from '@rangefinder/rules';
import type { Page } from 'playwright-core';
import { within } from '../support/time-limits.js';
import { test } from './support/visit.js';

const OVERHEAT = 'alpha-strike/rules/overheat/';
const PARTIAL_COVER = 'alpha-strike/rules/partial-cover/';
const CATAPULT = 'units/alpha-strike/catapult-cplt-c1/';
/** Script of the search dialog. */
const SCRIPT = /\/assets\/search[^/]*\.js$/;
/** Number of results that readers look at. */
const SEEN = 8;

/** Opens the search by its key and types. */
async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type(query);
}

/** URLs of the results, best first. */
const found = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-search-results] a')
    .evaluateAll((links, seen) => links.slice(0, seen).map((link) => link.getAttribute('href') ?? ''), SEEN);

test.for(LANGUAGES)('a page in %s finds words of both languages and misspelled names', async (language, { open, expect }) => {
  const { page, complaints } = await open();
  await page.goto(`/${language}/`);
  await searchFor(page, '');
  for (const [query, path] of [
    ['перегрев', OVERHEAT],
    ['Katapult', CATAPULT],
    ['overheat', OVERHEAT],
  ] as const) {
    await page.locator('dialog input[name=q]').fill(query);
    await expect.poll(() => found(page), { timeout: within(10_000) }).toContain(`/${language}/${path}`);
  }
  expect(complaints()).toEqual([]);
});

test('the answer is opened by keyboard', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto('/ru/');
  await searchFor(page, 'навык 4 на 24 дюйма');
  await page.locator('[data-search-reading] [aria-selected=true]').waitFor({ timeout: within(20_000) });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/ru/alpha-strike/calculators/target-number/?*skill=4*', { timeout: within(20_000) });
  await page.locator('h1').waitFor();
  expect(complaints()).toEqual([]);
});

test('a late answer to an earlier text takes no unit from the list', async ({ open, expect }) => {
  const { page, complaints } = await open();
  const held = Promise.withResolvers<void>();
  const index = Promise.withResolvers<void>();
  let first = true;
  await page.route(/\/v1\/search\?/, async (route) => {
    if (first) {
      first = false;
      await held.promise;
    }
    await route.continue();
  });
  await page.route('**/search.json', async (route) => {
    await index.promise;
    await route.continue();
  });
  await page.goto('/en/');
  const sent = page.waitForRequest(/\/v1\/search\?/);
  await searchFor(page, 'catapul');
  await sent;
  await page.keyboard.type('t');
  await expect.poll(() => found(page), { timeout: within(20_000) }).toContain(`/en/${CATAPULT}`);
  const late = page.waitForResponse(/\/v1\/search\?/);
  held.resolve();
  await late;
  const loaded = page.waitForResponse('**/search.json');
  index.resolve();
  await loaded;
  // The index is read, and the list is made again.
  await page.waitForTimeout(1_000);
  expect(await found(page)).toContain(`/en/${CATAPULT}`);
  expect(complaints()).toEqual([]);
});

test('the best rule is opened by keyboard', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto('/ru/');
  await searchFor(page, 'частичное укрытие');
  await page.locator(`[data-search-results] [aria-selected=true][href$="${PARTIAL_COVER}"]`).waitFor({ timeout: within(20_000) });
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/ru/${PARTIAL_COVER}`, { timeout: within(20_000) });
  expect(complaints()).toEqual([]);
});

test('text typed while the search is loading is kept', async ({ open, expect }) => {
  const { page } = await open();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/ru/');
  const request = page.waitForRequest(SCRIPT);
  await searchFor(page, 'пере');
  await request;
  const indexAsked = page.waitForRequest('**/search.json');
  release();
  await indexAsked;
  await page.keyboard.type('грев');
  await expect.poll(() => found(page), { timeout: within(10_000) }).toContain(`/ru/${OVERHEAT}`);
});

test('the results of the service are listed in their order', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/ru/');
  await searchFor(page, '');
  for (const query of ['line of sight', 'перегрева', 'frindly fire', 'граната', 'TMM', 'assault rifle']) {
    await page.locator('dialog input[name=q]').fill(query);
    const { nodes } = await page.evaluate(async (text) => {
      const response = await fetch(`/v1/search?${new URLSearchParams({ text, lang: 'ru', first: '8', fields: 'nodes.url' })}`);
      return (await response.json()) as { nodes: { url: string }[] };
    }, query);
    const listed = nodes.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, ''));
    expect(listed.length).toBeGreaterThan(0);
    await expect.poll(() => found(page), { message: query, timeout: within(10_000) }).toEqual(listed);
  }
});

test('without the service the rulebook is searched', async ({ open, expect }) => {
  const { page } = await open();
  await page.route(/\/v1\/(search|ask)\?/, (route) => route.abort());
  await page.goto('/en/');
  await searchFor(page, 'partial cover');
  await expect.poll(async () => (await found(page))[0], { timeout: within(10_000) }).toBe(`/en/${PARTIAL_COVER}`);
  await page.locator('dialog input[name=q]').fill('qzxwvkjq');
  await expect.poll(() => page.locator('[data-search-status]').textContent()).toMatch(/Nothing found/);
});

test('the current game is searched first, then all games if it has no result', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto('/en/alpha-strike/rules/heat/');
  await searchFor(page, 'line of sight');
  await expect.poll(async () => (await found(page))[0], { timeout: within(10_000) }).toBe('/en/alpha-strike/rules/line-of-sight/');
  for (const address of await found(page)) expect(address).toMatch(/alpha-strike/);
  await page.getByRole('radio', { name: 'Everywhere' }).check({ force: true });
  await expect.poll(async () => (await found(page)).some((address) => address.includes('/5150/')), { timeout: within(10_000) }).toBe(true);
  await page.getByRole('radio', { name: 'Alpha Strike' }).check({ force: true });
  await page.locator('dialog input[name=q]').fill('proletariat');
  await expect.poll(() => page.locator('[data-search-status]').textContent(), { timeout: within(10_000) }).toMatch(/^Not in this rule set/);
  expect(complaints()).toEqual([]);
});

test('Escape closes the search, whatever is typed', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/');
  await searchFor(page, 'heat');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('the matching table row is shown in the result, with its words marked', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto('/en/alpha-strike/');
  await searchFor(page, 'target jumped');
  const answer = page.locator('[data-search-results] .search-answer').first();
  await expect.poll(() => answer.textContent(), { timeout: within(10_000) }).toMatch(/^Target jumped · TMM \+1/);
  expect(await answer.locator('mark').allTextContents()).toEqual(['Target', 'jumped']);
  expect(complaints()).toEqual([]);
});

/** The link of the answer above the results. */
const answer = (page: Page) => page.locator('[data-search-reading] a');

test('two names and a distance open the attack, filled in', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto('/en/');
  await searchFor(page, 'hellbringer vs mad dog at 14 inches');
  await expect
    .poll(() => answer(page).getAttribute('href'), { timeout: within(20_000) })
    .toMatch(/calculators\/attack\/\?attacker\.unit=.*hellbringer.*&situation\.inches=14(?:&|$)/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/calculators/attack/**');
  await page.locator('rangefinder-attack .summary').first().waitFor();
  // A search that led to a page is offered again.
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'hellbringer vs mad dog at 14 inches' }).click();
  await expect.poll(async () => (await found(page)).length, { timeout: within(10_000) }).toBeGreaterThan(0);
  expect(complaints()).toEqual([]);
});

test('a unit is found with a variant apart from its name', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/');
  await searchFor(page, 'Atlas, the D-DC command version');
  await expect.poll(() => answer(page).getAttribute('href'), { timeout: within(20_000) }).toBe('/en/units/alpha-strike/atlas-as7-d-dc/');
});

test('a question is answered while one types, and its parts can be corrected', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto('/en/');
  await searchFor(page, 'skill 4, 24 inches, target jumped, TMM 2');
  const figure = page.locator('[data-search-reading] .reading-figures b').first();
  await expect.poll(() => figure.textContent(), { timeout: within(20_000) }).toBe('9');
  await page.getByRole('spinbutton', { name: 'Skill' }).fill('3');
  await page.keyboard.press('Tab');
  await expect.poll(() => figure.textContent(), { timeout: within(10_000) }).toBe('8');
  await page.getByRole('button', { name: 'Remove: Target’s movement jumped' }).click();
  await expect.poll(() => figure.textContent(), { timeout: within(10_000) }).toBe('5');
  expect(await answer(page).getAttribute('href')).toMatch(/target-number\/\?.*skill=3/);
  expect(complaints()).toEqual([]);
});

test('what a question lacks is asked for in place', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/alpha-strike/calculators/target-number/');
  await searchFor(page, 'to hit at 24 inches, target jumped, TMM 2');
  const skill = page.locator('[data-search-parts]').getByRole('spinbutton', { name: 'Skill' });
  await skill.waitFor();
  await skill.fill('4');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.locator('[data-search-reading] .reading-figures b').first().textContent(), { timeout: within(10_000) })
    .toMatch(/^\d+$/);
});

test('questions to try are offered before anything is typed', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/alpha-strike/');
  await page.keyboard.press('/');
  await page.getByRole('group', { name: 'Try asking' }).getByRole('button').first().click();
  await expect.poll(() => answer(page).count(), { timeout: within(20_000) }).toBe(1);
});

test.for(['en', 'ru'] as const)('the page of questions answers the one in its address, %s', async (language, { open, expect }) => {
  const { page, complaints } = await open();
  await page.goto(`/${language}/ask/?${new URLSearchParams({ q: 'skill 4, 24 inches, target jumped, TMM 2' })}`);
  const figure = page.locator('main [data-search-reading] .reading-figures b').first();
  await expect.poll(() => figure.textContent(), { timeout: within(20_000) }).toBe('9');
  expect(await page.title()).toContain('skill 4, 24 inches');
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain(`/share/${language}/ask.png?q=`);
  await page.locator('main input[name=q]').fill('8d6 keep 3');
  await expect.poll(() => page.url(), { timeout: within(5_000) }).toContain('q=8d6');
  expect(complaints()).toEqual([]);
});

test('the widget for questions answers in another page', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/developers/gallery/#rangefinder-ask');
  const figure = page.locator('rangefinder-ask .reading-figures b').first();
  await expect.poll(() => figure.textContent(), { timeout: within(30_000) }).toBe('9');
});

test('the page shown without a connection offers the search, which works there', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto('/en/offline/');
  await page.getByRole('main').getByRole('button', { name: 'Ask or search…' }).click();
  await page.getByRole('combobox').pressSequentially('overheat');
  await page.locator('[data-search-results] a').first().waitFor();
  expect(complaints()).toEqual([]);
});

test('results can be filtered by kind', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/');
  await searchFor(page, 'atlas');
  await page.getByRole('radio', { name: 'Rules' }).check({ force: true });
  await expect
    .poll(async () => (await found(page)).every((address) => !address.includes('/units/')), { timeout: within(10_000) })
    .toBe(true);
  await page.getByRole('radio', { name: 'Units and weapons' }).check({ force: true });
  await expect.poll(async () => (await found(page))[0], { timeout: within(10_000) }).toBe('/en/units/alpha-strike/atlas-as7-d/');
});

/** Counts the requests of a page for the script that reads questions. */
function countReaders(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/widgets/ask-engine.js')) count += 1;
  });
  return () => count;
}

test.for(['hover', 'focus'] as const)('the reader of questions is loaded before the search opens, at %s', async (way, { open, expect }) => {
  const { page } = await open();
  const requests = countReaders(page);
  await page.goto('/en/', { waitUntil: 'networkidle' });
  expect(requests()).toBe(0);
  await page.locator('.home-search')[way]();
  await expect.poll(requests).toBe(1);
  await page.locator('.home-search').click();
  await page.keyboard.type('skill 4 at 24 inches');
  await page.locator('[data-search-card]:not([hidden])').waitFor();
  expect(requests()).toBe(1);
});

test('a device that saves data loads the reader of questions when the search opens', async ({ open, expect }) => {
  const { page } = await open();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requests = countReaders(page);
  await page.goto('/en/');
  await page.locator('.home-search').hover();
  await page.waitForLoadState('networkidle');
  expect(requests()).toBe(0);
  await page.locator('.home-search').click();
  await expect.poll(requests).toBe(1);
});
