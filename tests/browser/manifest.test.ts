/** Manifest of the installed site: every picture exists in the declared type and size. */

import { serviceUrl as service } from './support/running-site.js';
import { test } from './support/visit.js';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly form_factor?: string;
  readonly purpose?: string;
}

interface Manifest {
  readonly id: string;
  readonly lang: string;
  readonly start_url: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const MAX_BYTES = 200_000;
const manifest = async (): Promise<Manifest> => (await (await fetch(`${service}/manifest.webmanifest`)).json()) as Manifest;

test('icons and screenshots have the declared type and size, and are small', async ({ open, expect }) => {
  const { icons, screenshots } = await manifest();
  expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
  const { page } = await open();
  await page.goto('/en/offline/');
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const response = await fetch(service + src);
    expect([src, response.status, response.headers.get('content-type')]).toEqual([src, 200, expect.stringContaining(type)]);
    expect((await response.arrayBuffer()).byteLength, src).toBeLessThan(MAX_BYTES);
    if (sizes === 'any') continue;
    const measured = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(measured, src).toBe(sizes);
  }
  const touch = await page.getAttribute('link[rel=apple-touch-icon]', 'href');
  expect((await fetch(service + touch)).headers.get('content-type')).toBe('image/png');
});

test('start page and shortcuts lead to the language of the device', async ({ open, expect }) => {
  const { id, lang, start_url: start, shortcuts } = await manifest();
  expect([id, lang]).toEqual(['/', 'en']);
  const { page, complaints } = await open({ locale: 'ru-RU' });
  await page.goto(start);
  await page.waitForURL('**/ru/');
  for (const { name, url } of shortcuts) {
    await page.goto(url);
    await page.waitForURL((address) => /^\/ru\/[a-z]+\/$/.test(address.pathname));
    expect(await page.locator('h1').textContent(), name).toMatch(/\S/);
  }
  expect(complaints()).toEqual([]);
});
