/** Every kind of page in both languages: complete, without errors, and with a language switch to the same page. */
import { LANGUAGES, type Language } from '@rangefinder/rules';
import type { Page } from 'playwright-core';
import type { ExpectStatic } from 'vitest';
import { type PageKind, pageKinds } from './support/page-kinds.js';
import { serviceUrl } from './support/running-site.js';
import { see, test, type Visit } from './support/visit.js';

/** URLs of the page by language, from its head. */
const alternates = (page: Page): Promise<Record<string, string>> =>
  page.$$eval('link[rel=alternate][hreflang]', (links) =>
    Object.fromEntries(links.map((link) => [link.getAttribute('hreflang') ?? '', new URL((link as HTMLLinkElement).href).pathname])),
  );

const here = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

async function expectWhole(expect: ExpectStatic, visit: Visit, { path, shows }: PageKind, language: Language): Promise<void> {
  const { page, complaints } = visit;
  await see(visit, shows);
  expect(here(page)).toBe(`/${language}/${path}`);
  expect(await page.getAttribute('html', 'lang')).toBe(language);
  expect(await page.title()).not.toBe('');
  const [plain] = path.split('?');
  expect(await alternates(page)).toMatchObject({ en: `/en/${plain}`, ru: `/ru/${plain}` });
  expect(complaints()).toEqual([]);
}

/** Left edges of text by the width of the screen, as the first page has them. */
const edges = new Map<number, number>();

async function expectSameEdge(expect: ExpectStatic, page: Page): Promise<void> {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edge = await page.locator('h1').evaluate((heading) => Math.round(heading.getBoundingClientRect().left));
    if (!edges.has(width)) edges.set(width, edge);
    expect(edge, `on a screen of ${width} pixels`).toBe(edges.get(width));
  }
}

test.for(pageKinds)('$name loads in both languages, at the left edge of all pages', async (kind, { open, expect }) => {
  const visit = await open();
  await visit.page.goto(`/en/${kind.path}`);
  await expectWhole(expect, visit, kind, 'en');
  await expectSameEdge(expect, visit.page);
  await visit.page.locator('a[data-language=ru]').click();
  await visit.page.waitForURL(/\/ru\//);
  await expectWhole(expect, visit, kind, 'ru');
});

test.for([
  { address: '/ru/nope/', locale: 'en-US', language: 'ru', title: 'Нет такой страницы' },
  { address: '/en/5150/nope/', locale: 'ru-RU', language: 'en', title: 'No such page' },
  { address: '/nope', locale: 'ru-RU', language: 'ru', title: 'Нет такой страницы' },
])('$address is answered with 404 in $language to a reader of $locale', async ({ address, locale, language, title }, { open, expect }) => {
  const { page } = await open({ locale });
  const response = await page.goto(address);
  expect(response?.status()).toBe(404);
  expect(await page.getAttribute('html', 'lang')).toBe(language);
  expect(await page.locator('h1').innerText()).toBe(title);
});

interface Head {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Heads of the pages in the sitemap. Pages of units and weapons are rendered on request and tested there. */
async function readHeads(): Promise<readonly Head[]> {
  const sitemap = await (await fetch(`${serviceUrl}/sitemap-0.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  return Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(serviceUrl + path)).text();
      const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
      return { path, title, description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '' };
    }),
  );
}

let heads: ReturnType<typeof readHeads> | undefined;

test.for(['title', 'description'] as const)('every page has a unique %s', async (what, { expect }) => {
  heads ??= readHeads();
  const pages = await heads;
  expect(pages.length).toBeGreaterThan(600);
  const byWords = Map.groupBy(pages, (page) => page[what]);
  expect(byWords.get('')).toBeUndefined();
  const same = [...byWords.values()].filter(({ length }) => length > 1);
  expect(same.map((alike) => alike.map(({ path }) => path))).toEqual([]);
});

/** Headings of the text without an anchor. */
const nameless = (page: Page): Promise<readonly string[]> =>
  page.$$eval('main :is(h2, h3)', (headings) => headings.filter(({ id }) => id === '').map((heading) => heading.textContent));

test.for([
  'alpha-strike/rules/basics/',
  '5150/rulings/',
  'alpha-strike/calculators/attack/',
  'developers/query/',
  'units/alpha-strike/atlas-as7-d/',
])('every heading of %s has an anchor that is the same in both languages', async (path, { open, expect }) => {
  const { page } = await open({ javaScriptEnabled: false });
  const idsIn = async (language: Language): Promise<readonly string[]> => {
    await page.goto(`/${language}/${path}`);
    expect(await nameless(page)).toEqual([]);
    return page.$$eval('main :is(h2, h3)', (headings) => headings.map(({ id }) => id));
  };
  const ids = await idsIn('en');
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
  // The guide is written separately in each language.
  if (!path.startsWith('developers/')) expect(await idsIn('ru')).toEqual(ids);
});

test('a long page has its table of contents at the side if there is room', async ({ open, expect }) => {
  const { page } = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto('/en/5150/rulings/');
  const list = page.locator('.on-page');
  await list.locator('a').nth(3).click();
  const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  expect(await heading.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(150);
  const text = await page.locator('main .ruling').first().boundingBox();
  const beside = await list.boundingBox();
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  await page.setViewportSize({ width: 1000, height: 800 });
  expect(await list.isVisible()).toBe(false);
});

test('requests of the guide name the host that serves it', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/developers/');
  const origin = new URL(page.url()).origin;
  await expect.poll(() => page.locator('main pre').first().textContent()).toContain(`curl '${origin}/v1/`);
});

test.for(LANGUAGES)('the bare address redirects a reader of %s to pages of that language', async (language, { open, expect }) => {
  const { page, complaints } = await open({ locale: language === 'ru' ? 'ru-RU' : 'en-US' });
  await page.goto('/');
  await page.waitForURL(`**/${language}/`);
  expect(complaints()).toEqual([]);
});

/** Sum of the channels of a color as `rgb(…)`. */
const brightness = (color: string): number => (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0);

test.for(['light', 'dark'] as const)('without scripts a page has the %s theme of the system', async (colorScheme, { open, expect }) => {
  const { page } = await open({ javaScriptEnabled: false, colorScheme });
  await page.goto('/en/5150/matrix/');
  const background = brightness(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
  if (colorScheme === 'light') expect(background).toBeGreaterThan(600);
  else expect(background).toBeLessThan(150);
});
