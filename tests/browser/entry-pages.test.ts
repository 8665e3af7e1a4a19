/** Pages of units and weapons for search engines and readers without scripts. */
import { LANGUAGES } from '@rangefinder/rules';

import { startListening } from '../support/listening.js';
import { serviceUrl as service, siteFolder } from './support/running-site.js';
import { test } from './support/visit.js';

const CATAPULT = 'units/alpha-strike/catapult-cplt-k2/';

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(service + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });

test.for(LANGUAGES)(
  'without scripts a unit in %s has its card, abilities, variants and availability',
  async (language, { open, expect }) => {
    const { page, complaints } = await open({ javaScriptEnabled: false });
    await page.goto(`/${language}/units/alpha-strike/atlas-as7-d/`);
    expect(await page.title()).toBe(
      { en: 'Atlas AS7-D · BattleTech: Alpha Strike | Rangefinder', ru: 'Атлас AS7-D · BattleTech: «Альфа-удар» | Rangefinder' }[language],
    );
    expect(await page.locator('.unit-card').innerText()).toContain('52');
    const parts = await page.locator('.entry-part h2').allInnerTexts();
    expect(parts).toHaveLength(3);
    expect(await page.locator('.variants a').count()).toBeGreaterThan(10);
    expect(await page.locator('.variants a[href*="atlas-as7-d/"]').count()).toBe(0);
    expect(await page.locator('a[href^="https://masterunitlist.info/"]').count()).toBe(1);
    expect(complaints()).toEqual([]);
  },
);

test('its scripts run under the policy of the page and add the buttons', async ({ open, expect }) => {
  const { page, complaints } = await open();
  await page.goto(`/en/${CATAPULT}`);
  await page.locator('[data-star]').waitFor();
  expect(await page.locator('[data-unit-actions] button').count()).toBeGreaterThan(2);
  expect(complaints()).toEqual([]);
});

test('on a desktop what is known about a unit is next to its card, on a phone below it', async ({ open, expect }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(`/en/${CATAPULT}`);
  const edges = () =>
    page.evaluate(() => ['.unit-card', '.unit-about'].map((part) => document.querySelector(part)?.getBoundingClientRect().toJSON()));
  await page.setViewportSize({ width: 1440, height: 900 });
  const [card, about] = await edges();
  expect([about.top - card.top, about.left > card.right]).toEqual([0, true]);
  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = await edges();
  expect([below.left, below.right, below.top > above.bottom]).toEqual([above.left, above.right, true]);
});

test('each page has its own canonical address, description and data for search engines', async ({ open, expect }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(`/ru/${CATAPULT}`);
  expect(await page.getAttribute('link[rel=canonical]', 'href')).toMatch(/\/ru\/units\/alpha-strike\/catapult-cplt-k2\/$/);
  expect(await page.getAttribute('meta[name=description]', 'content')).toContain('снайпер');
  const data = JSON.parse((await page.textContent('script[type="application/ld+json"]')) ?? '');
  expect(data).toMatchObject({ name: 'Катапульта CPLT-K2', about: { alternateName: expect.arrayContaining(['Catapult CPLT-K2']) } });
  expect(data.url).toBe(await page.getAttribute('link[rel=canonical]', 'href'));
});

test.for(LANGUAGES)('the armors of a weapon link to the glossary in %s', async (language, { open, expect }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(`/${language}/weapons/5150/assault-rifle/`);
  await page.locator('[data-unit] tbody a').nth(1).click();
  expect(new URL(page.url()).pathname).toBe(`/${language}/5150/glossary/`);
  expect(await page.locator(':target dt').count()).toBe(1);
});

test('a page is revalidated by its tag, which differs by language', async ({ expect }) => {
  const first = await get(`/en/${CATAPULT}`);
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining("script-src 'self'")]);
  const again = await get(`/en/${CATAPULT}`, { 'if-none-match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await get(`/ru/${CATAPULT}`, { 'if-none-match': tag })).status).toBe(200);
});

test('an unknown entry is 404, and old addresses redirect', async ({ expect }) => {
  for (const path of ['/en/units/alpha-strike/nope/', '/en/weapons/5150/nope/', '/en/units/nope/atlas/', '/internal/answer-figures.json'])
    expect((await get(path)).status, path).toBe(404);
  const moved = async (path: string): Promise<string> => new URL((await get(path)).headers.get('location') ?? '', service).pathname;
  expect(await moved('/en/units/view/?id=alpha-strike%2Fatlas-as7-d')).toBe('/en/units/alpha-strike/atlas-as7-d/');
  expect(await moved('/ru/units/view/?weapon=5150%2Fassault-rifle')).toBe('/ru/weapons/5150/assault-rifle/');
  expect(await moved('/en/units/alpha-strike/atlas-as7-d')).toBe('/en/units/alpha-strike/atlas-as7-d/');
});

test('the site map lists every entry in every language', async ({ expect }) => {
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: .*\/sitemap-entries\.xml$/m);
  const map = await (await get('/sitemap-entries.xml')).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(addresses.length).toBeGreaterThan(15_000);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(map).toMatch(/catapult-cplt-k2\/<\/loc><lastmod>20\d\d-\d\d-\d\dT/);
  expect(addresses).toEqual(expect.arrayContaining([`/en/${CATAPULT}`, `/ru/${CATAPULT}`, '/en/weapons/5150/assault-rifle/']));
});

test('a page names the public address of the service, whatever the site was built for', async ({ expect }) => {
  const { url, close } = await startListening({ siteFolder: siteFolder, publicUrl: 'https://rules.example/tools' });
  try {
    const html = await (await fetch(`${url}/en/${CATAPULT}`, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain(`<link rel="canonical" href="https://rules.example/tools/en/${CATAPULT}"`);
    expect(html).toContain(`hreflang="ru" href="https://rules.example/tools/ru/${CATAPULT}"`);
    expect(html).toContain('content="https://rules.example/tools/share/en/units/alpha-strike/catapult-cplt-k2.png"');
    expect(html).not.toContain('localhost');
  } finally {
    await close();
  }
});
