/** Every kind of page, in both languages: whole, without errors, and the switch of language stays on it. */
import { LANGUAGES, type Language } from '@rangefinder/rules';
import type { Page } from 'playwright-core';
import type { ExpectStatic } from 'vitest';
import { type PageKind, pageKinds } from './support/page-kinds.js';
import { see, test, type Visit } from './support/visit.js';

/** Addresses of the page in each language, as its head names them. */
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

test.for(pageKinds)('$name loads in both languages', async (kind, { open, expect }) => {
  const visit = await open();
  await visit.page.goto(`/en/${kind.path}`);
  await expectWhole(expect, visit, kind, 'en');
  await visit.page.locator('a[data-language=ru]').click();
  await visit.page.waitForURL(/\/ru\//);
  await expectWhole(expect, visit, kind, 'ru');
});

test('requests of the guide name the host that serves it', async ({ open, expect }) => {
  const { page } = await open();
  await page.goto('/en/developers/');
  const origin = new URL(page.url()).origin;
  await expect.poll(() => page.locator('main pre').first().textContent()).toContain(`curl '${origin}/v1/`);
});

test.for(LANGUAGES)('the bare address leads a reader of %s to pages of that language', async (language, { open, expect }) => {
  const { page, complaints } = await open({ locale: language === 'ru' ? 'ru-RU' : 'en-US' });
  await page.goto('/');
  await page.waitForURL(`**/${language}/`);
  expect(complaints()).toEqual([]);
});
