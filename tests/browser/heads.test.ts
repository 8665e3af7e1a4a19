/** Heads of the static pages: title, description, canonical address, alternates, site map. */
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { LANGUAGES, systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { siteFolder } from './support/running-site.js';

const folder = join(siteFolder, 'client');
/** The distinguishing part of a title comes first, before chapter and game: lists of results show only this many characters. */
const NAME = { least: 3, most: 60 };
const TITLE = { least: 10, most: 60 };
const DESCRIPTION = { least: 40, most: 200 };

interface Head {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: Readonly<Record<string, string>>;
  readonly isListed: boolean;
  /** JSON-LD, parsed. */
  readonly data: readonly (Readonly<Record<string, unknown>> & { readonly '@graph'?: readonly Record<string, unknown>[] })[];
}

const unescaped = (text: string): string =>
  text
    .replaceAll(/&(?:#38|#x26|amp);/g, '&')
    .replaceAll(/&(?:#34|#x22|quot);/g, '"')
    .replaceAll(/&(?:#39|#x27|apos);/g, "'");
const pathOf = (url: string): string => (url === '' ? '' : new URL(url).pathname);

function headOf(address: string, html: string): Head {
  const found = (pattern: RegExp): string => unescaped(pattern.exec(html)?.[1] ?? '');
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
  return {
    address,
    title: found(/<title>([^<]*)</),
    description: found(/<meta name="description" content="([^"]*)"/),
    canonical: pathOf(found(/<link rel="canonical" href="([^"]*)"/)),
    alternates: Object.fromEntries(links.map(([, language = '', url = '']) => [language, pathOf(url)])),
    isListed: !/<meta name="robots" content="noindex"/.test(html),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json)),
  };
}

async function readHeads(): Promise<readonly Head[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('index.html') && name !== 'index.html');
  return Promise.all(
    names.map(async (name) =>
      headOf(
        `/${name
          .split(sep)
          .join('/')
          .replace(/index\.html$/, '')}`,
        await readFile(join(folder, name), 'utf8'),
      ),
    ),
  );
}

const heads = await readHeads();
const listed = heads.filter(({ isListed }) => isListed);

/** Texts that several pages of a language share, with these pages. Some names are the same in all languages: REST, GraphQL. */
function shared(of: (head: Head) => string): readonly string[] {
  const pages = Map.groupBy(listed, (head) => `${head.address.slice(1, 3)}: ${of(head)}`);
  return [...pages].filter(([, all]) => all.length > 1).map(([text, all]) => `${text}: ${all.map(({ address }) => address).join(' ')}`);
}

const outside = (text: string, { least, most }: typeof TITLE): boolean => text.length < least || text.length > most;

test('all pages exist, and utility pages ask not to be indexed', () => {
  expect(listed.length).toBeGreaterThan(650);
  const hidden = heads.filter(({ isListed }) => !isListed).map(({ address }) => address.replace(/^\/\w+\/(embed\/)?.*?([^/]*)\/$/, '$1$2'));
  expect(new Set(hidden.filter((name) => !name.startsWith('embed/')))).toEqual(new Set(['404', 'offline', 'view']));
});

test('titles and descriptions are unique', () => {
  expect(shared(({ title }) => title)).toEqual([]);
  expect(shared(({ description }) => description)).toEqual([]);
});

test('titles and descriptions are neither empty nor too long', () => {
  expect(listed.map(({ title }) => title.split(/ [·|] /)[0] ?? '').filter((name) => outside(name, NAME))).toEqual([]);
  expect(listed.filter(({ title }) => outside(title, TITLE)).map(({ address, title }) => `${address} ${title}`)).toEqual([]);
  const odd = listed.filter(({ description }) => outside(description, DESCRIPTION));
  expect(odd.map(({ address, description }) => `${address} ${description}`)).toEqual([]);
});

test('every page of a rule set has its kind and its path for search engines', () => {
  const slugs: readonly string[] = systems.map(({ slug }) => slug);
  const ofSystems = listed.filter(({ address }) => slugs.includes(address.split('/')[2] ?? ''));
  expect(ofSystems.length).toBeGreaterThan(600);
  for (const { address, data } of ofSystems) {
    const [page, path] = data.flatMap((one) => one['@graph'] ?? []);
    const places = path?.itemListElement as readonly { readonly item: string }[];
    expect([path?.['@type'], pathOf(places.at(-1)?.item ?? ''), pathOf(String(page?.url))]).toEqual(['BreadcrumbList', address, address]);
    expect(page?.['@type'], address).toBe(
      { rules: 'TechArticle', calculators: 'WebApplication' }[address.split('/')[3] ?? ''] ?? 'WebPage',
    );
  }
});

test('the first page names the site and the address that answers questions', () => {
  for (const language of LANGUAGES) {
    const [site] = listed.find(({ address }) => address === `/${language}/`)?.data ?? [];
    const urlTemplate = expect.stringContaining(`/${language}/ask/?q={question}`);
    const potentialAction = { '@type': 'SearchAction', target: { urlTemplate } };
    expect(site).toMatchObject({ '@type': 'WebSite', name: 'Rangefinder', inLanguage: language, potentialAction });
  }
});

test('pages for all rule sets describe themselves', () => {
  for (const language of LANGUAGES)
    for (const name of ['battle', 'forces', 'units', 'units/compare', 'weapons', 'dice', 'ask', 'proof']) {
      const address = `/${language}/${name}/`;
      const head = listed.find((one) => one.address === address);
      const [page] = head?.data.flatMap((one) => one['@graph'] ?? []) ?? [];
      expect(page, address).toMatchObject({ '@type': 'WebPage', description: head?.description, inLanguage: language });
      expect(pathOf(String(page?.url)), address).toBe(address);
    }
});

test('a page has its canonical URL and links to its translations', () => {
  const addresses = new Set(heads.map(({ address }) => address));
  for (const { address, canonical, alternates } of listed) {
    expect(canonical, address).toBe(address);
    const translations = Object.fromEntries(LANGUAGES.map((language) => [language, address.replace(/^\/\w+/, `/${language}`)]));
    expect(alternates, address).toMatchObject(translations);
    for (const alternate of Object.values(alternates)) expect(addresses, `alternate of ${address}`).toContain(alternate);
  }
});

test('the sitemap has each page once, with the date of its last change', async () => {
  const index = await readFile(join(folder, 'sitemap-index.xml'), 'utf8');
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => pathOf(url));
  const entries = (await Promise.all(maps.map((path) => readFile(join(folder, path), 'utf8')))).flatMap((map) => [
    ...map.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g),
  ]);
  expect(entries.map(([, url = '']) => pathOf(url)).toSorted()).toEqual(listed.map(({ address }) => address).toSorted());
  // Without Git history the dates are unknown.
  const days = entries.map(([, , day]) => day).filter((day) => day !== undefined);
  for (const day of days) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
});
