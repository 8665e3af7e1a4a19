/** Link previews: a title that names the game, and a share image of the page, the unit or the situation. */

import { serviceUrl as service } from './support/running-site.js';
import { test } from './support/visit.js';

const ATTACK = '/en/alpha-strike/calculators/attack/';
const SHOT = '?attacker.unit=alpha-strike/loki-hellbringer-prime&target.unit=alpha-strike/atlas-as7-d&situation.inches=14';

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(service + path, { headers: { accept: '*/*', ...headers } });

/** Value of a meta element of a page. */
async function metaContent(path: string, name: string): Promise<string> {
  const html = await (await get(path)).text();
  const [, content = ''] = new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content.replaceAll('&amp;', '&');
}

/** Share image of a page; throws if its type or size is wrong. */
async function pictureOf(path: string): Promise<Buffer> {
  const address = await metaContent(path, 'og:image');
  const { pathname, search } = new URL(address);
  const response = await get(pathname + search);
  const bytes = Buffer.from(await response.arrayBuffer());
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (response.headers.get('content-type') !== 'image/png' || width !== 1200 || height !== 630)
    throw new Error(`${address}: ${response.status}, ${width} × ${height}`);
  return bytes;
}

test.for(['', 'developers/rest/', '5150/rules/', 'alpha-strike/calculators/attack/', 'battle/', 'units/alpha-strike/atlas-as7-d/'])(
  'every page has its own share image in each language: %s',
  async (path, { expect }) => {
    const [english, russian] = [await pictureOf(`/en/${path}`), await pictureOf(`/ru/${path}`)];
    expect(english.length).toBeGreaterThan(10_000);
    expect(english.equals(russian)).toBe(false);
  },
);

test('a situation has its answer in the description and in the share image', async ({ expect }) => {
  const { summary } = (await (await get(`/v1/alpha-strike/attack${SHOT}&fields=summary`)).json()) as { readonly summary: string };
  expect(await metaContent(ATTACK + SHOT, 'og:description')).toBe(summary);
  const pictures = [await pictureOf(ATTACK), await pictureOf(ATTACK + SHOT), await pictureOf(`${ATTACK}${SHOT}&situation.woods=true`)];
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(3);
});

test('an invalid situation has the share image of its calculator, and the page is unchanged', async ({ expect }) => {
  const wrong = `${ATTACK}?situation.inches=far"><script>`;
  expect((await pictureOf(wrong)).equals(await pictureOf(ATTACK))).toBe(true);
  expect(await metaContent(wrong, 'og:description')).toBe(await metaContent(ATTACK, 'og:description'));
  expect(await (await get(wrong)).text()).not.toContain('far"><script>');
});

test('titles name the game', async ({ expect }) => {
  expect(await metaContent(ATTACK, 'og:title')).toBe('Attack · Calculators · Alpha Strike');
  expect(await metaContent('/ru/units/alpha-strike/atlas-as7-d/', 'og:title')).toContain('BattleTech: «Альфа-удар»');
});

test('a share image is answered with 304 to a cache that has it, and with 404 for an unknown page', async ({ expect }) => {
  const first = await get('/share/en/units/alpha-strike/atlas-as7-d.png');
  const again = await get('/share/en/units/alpha-strike/atlas-as7-d.png', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([first.status, again.status, (await again.arrayBuffer()).byteLength]).toEqual([200, 304, 0]);
  for (const path of ['/share/en/units/alpha-strike/nope.png', '/share/en/nope.png', '/share/xx.png', '/share/en/..%2f..%2fpackage.png'])
    expect((await get(path)).status, path).toBe(404);
});
