import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { catalogRevision, correctUnit, countUnits, importCatalog, inputsOf, STANDARD_INPUT } from '@rangefinder/catalog';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';
import { within } from '../support/time-limits.js';

let service: Service;
let server: Server;
let base = '';
beforeAll(async () => {
  service = await startService();
  server = createServer(service.express).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await service.close();
});

const ATLAS = 'alpha-strike/atlas-as7-d';
/** `fetch` would decompress the body. */
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${base}${path}`, { headers: { 'Accept-Encoding': 'identity', ...headers } });
/** Waits until the files are those of the current revision. */
const untilCurrent = async (): Promise<void> => {
  const served = async () => (await get('/v1/downloads')).headers.get('rangefinder-catalog');
  await expect.poll(served, { timeout: within(20_000) }).toBe(String(await catalogRevision(service.catalog.db)));
};
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');
const entriesIn = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { entry: string; id: string; cost: number | null; revision: number });

const recordsIn = (text: string) => parse(text, { columns: true }) as Record<string, string>[];
/** At every depth. */
const withoutNulls = <T>(value: T): T => JSON.parse(JSON.stringify(value, (_, inner) => (inner === null ? undefined : inner)));

describe('the whole rulebook', () => {
  test.each(['en', 'ru'] as const)('in %s has every section, table, ruling and term, as the API returns them', async (language) => {
    const response = await get(`/v1/downloads/rulebook.${language}.jsonl`);
    const [body, list] = [await bytesOf(response), await (await get('/v1/downloads')).json()];
    expect(response.headers.get('content-type')).toBe('application/jsonl; charset=utf-8');
    expect(response.headers.get('rangefinder-rules')).toBe(list.rulebook.version);
    const lines = body
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { entry: string; id: string; system: string });
    expect(lines).toHaveLength(list.rulebook.entries);
    expect(new Set(lines.map(({ entry, id }) => `${entry} ${id}`)).size).toBe(lines.length);
    expect(new Set(lines.map(({ entry }) => entry))).toEqual(new Set(['section', 'table', 'ruling', 'term']));
    for (const [entry, path] of [
      ['section', 'rules/alpha-strike%2Fto-hit'],
      ['table', 'tables/alpha-strike%2Ftable%2Franges'],
      ['ruling', 'rulings/alpha-strike%2Fruling%2Fwoods-once'],
    ] as const) {
      const { __typename, ...shown } = await (await get(`/v1/${path}?lang=${language}`)).json();
      expect(lines.find(({ id }) => id === shown.id)).toEqual({ entry, system: 'alpha-strike', ...shown });
    }
  });

  test('is compressed, has a digest, and is answered with 304 to a client that has it', async () => {
    const { rulebook } = await (await get('/v1/downloads')).json();
    expect(rulebook.files.map(({ name }: { name: string }) => name)).toEqual(
      ['en', 'ru'].flatMap((language) => [`rulebook.${language}.jsonl`, `rulebook.${language}.jsonl.gz`]),
    );
    for (const { path, bytes, sha256: hex } of rulebook.files) {
      const body = await bytesOf(await get(path));
      expect(body).toHaveLength(bytes);
      expect(Buffer.from(sha256(body), 'base64').toString('hex')).toBe(hex);
    }
    const plain = await bytesOf(await get('/v1/downloads/rulebook.ru.jsonl'));
    const packed = await get('/v1/downloads/rulebook.ru.jsonl.gz');
    expect(gunzipSync(await bytesOf(packed))).toEqual(plain);
    const headers = { 'If-None-Match': packed.headers.get('etag') ?? '' };
    expect((await get('/v1/downloads/rulebook.ru.jsonl.gz', headers)).status).toBe(304);
    expect((await get('/v1/downloads/rulebook.de.jsonl')).status).toBe(404);
  });
});

describe('the whole catalog', () => {
  test('comes in one request within a second', async () => {
    await untilCurrent();
    const begun = performance.now();
    const response = await get('/v1/downloads/catalog.jsonl.gz');
    const body = await bytesOf(response);
    expect(performance.now() - begun).toBeLessThan(within(1_000));
    const entries = entriesIn(gunzipSync(body).toString());
    const units = entries.filter(({ entry }) => entry === 'unit');
    expect(units).toHaveLength((await countUnits(service.catalog.db)) + (await countUnits(service.catalog.db, { inPlay: false })));
    expect(new Set(entries.map(({ entry, id }) => `${entry} ${id}`)).size).toBe(entries.length);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    expect(response.headers.get('rangefinder-catalog')).toBe(String(await catalogRevision(service.catalog.db)));
  });

  test('has the same content in every format, each with its digest', async () => {
    const list = await (await get('/v1/downloads')).json();
    expect(list).toMatchObject({ revision: await catalogRevision(service.catalog.db), entries: expect.any(Number) });
    for (const { path, bytes, sha256: hex } of list.files) {
      const response = await get(path);
      const body = await bytesOf(response);
      expect(body).toHaveLength(bytes);
      expect(Buffer.from(sha256(body), 'base64').toString('hex')).toBe(hex);
      expect(response.headers.get('repr-digest')).toBe(`sha-256=:${sha256(body)}:`);
    }
    const plain = (await bytesOf(await get('/v1/downloads/catalog.jsonl'))).toString();
    expect(gunzipSync(await bytesOf(await get('/v1/downloads/catalog.jsonl.gz'))).toString()).toBe(plain);
    const [header, ...rows] = (await (await get('/v1/downloads/catalog.csv')).text()).trimEnd().split('\r\n');
    expect(header).toMatch(/^entry,id,/);
    expect(rows.map((row) => row.split(',')[1])).toEqual(entriesIn(plain).map(({ id }) => id));
    expect(rows).toHaveLength(list.entries);
  });

  test('has units with the fields that lists have, as JSON lines and as CSV', async () => {
    const lines = new Map(entriesIn(await (await get('/v1/downloads/catalog.jsonl')).text()).map((line) => [line.id, line]));
    const rows = new Map(recordsIn(await (await get('/v1/downloads/catalog.csv')).text()).map((row) => [row.id, row]));
    for (const system of ['alpha-strike', 'bronepehota', 'world-at-war']) {
      const list = `/v1/units?system=${system}&first=100`;
      const { nodes } = await (await get(list)).json();
      for (const { stats, weapons, ...unit } of nodes) {
        const { __typename, ...figures } = stats;
        const mounted = weapons.map(({ weapon, ...mount }: { weapon: { id: string } }) => ({ ...mount, weapon: weapon.id }));
        expect(lines.get(unit.id)).toEqual({ entry: 'unit', ...unit, weapons: mounted, stats: withoutNulls(figures) });
      }
      const records = recordsIn(await (await get(`${list}&format=csv`)).text());
      expect(records.map(({ id }) => id)).toEqual(nodes.map(({ id }: { id: string }) => id));
      for (const record of records) expect(rows.get(record.id)).toMatchObject(record);
    }
  });

  test('has no figure of a unit twice', async () => {
    const lines = entriesIn(await (await get('/v1/downloads/catalog.jsonl')).text()) as unknown as Record<string, unknown>[];
    const texts = (value: object) => Object.entries(value).map(([name, one]) => [name, JSON.stringify(one)] as const);
    const doubled = new Map<string, number>();
    for (const { stats, ...line } of lines.filter(({ entry }) => entry === 'unit'))
      for (const [figure, text] of texts(stats as object))
        for (const [field, other] of texts(line))
          if (text === other) doubled.set(`${figure} ${field}`, (doubled.get(`${figure} ${field}`) ?? 0) + 1);
    // Figures of many units are equal by chance, but not those of nearly all.
    expect([...doubled].filter(([, count]) => count > lines.length * 0.9)).toEqual([]);
  });

  test('is compressed for clients that accept it', async () => {
    const [plain, packed] = [await get('/v1/downloads/catalog.csv'), await get('/v1/downloads/catalog.csv', { 'Accept-Encoding': 'gzip' })];
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(await packed.text()).toBe(await plain.text());
  });

  test('is answered with 304 to a client that has it, and resumed by range', async () => {
    const path = '/v1/downloads/catalog.jsonl.gz';
    const whole = await get(path);
    const [body, etag] = [await bytesOf(whole), whole.headers.get('etag') ?? ''];
    expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
    const half = Math.floor(body.length / 2);
    const rest = await get(path, { Range: `bytes=${half}-`, 'If-Range': etag });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([206, `bytes ${half}-${body.length - 1}/${body.length}`]);
    expect(Buffer.concat([body.subarray(0, half), await bytesOf(rest)])).toEqual(body);
    expect((await get(path, { Range: `bytes=${body.length + 1}-` })).status).toBe(416);
    // The client's part belongs to an earlier catalog, so the whole download is sent.
    await correctUnit(service.catalog.db, { unitId: ATLAS, field: 'cost', value: 51 });
    // Until the next files are complete.
    expect((await get(path)).headers.get('etag')).toBe(etag);
    await untilCurrent();
    const other = await get(path, { Range: `bytes=${half}-`, 'If-Range': etag });
    expect(other.status).toBe(200);
    const atlas = entriesIn(gunzipSync(await bytesOf(other)).toString()).find(({ id }) => id === ATLAS);
    expect(atlas).toMatchObject({ cost: 51 });
  });

  test('is made once for concurrent requests, and delays no other request', async () => {
    await correctUnit(service.catalog.db, { unitId: ATLAS, field: 'cost', value: 52 });
    const current = untilCurrent();
    const asking = Promise.all(Array.from({ length: 8 }, async () => sha256(await bytesOf(await get('/v1/downloads/catalog.jsonl')))));
    let isDone = false;
    const done = asking.then((digests) => {
      isDone = true;
      return digests;
    });
    const waits: number[] = [];
    while (!isDone) {
      const begun = performance.now();
      expect((await get('/v1/alpha-strike/target-number?skill=4&inches=5&tmm=1')).status).toBe(200);
      waits.push(performance.now() - begun);
    }
    expect(new Set(await done).size).toBe(1);
    await current;
    expect(waits.length).toBeGreaterThan(1);
    expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(within(100));
  });

  test('answers HEAD and OPTIONS, and 404 for unknown files', async () => {
    const head = await fetch(`${base}/v1/downloads/catalog.csv.gz`, { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')) > 1_000, head.headers.get('accept-ranges')]).toEqual([
      200,
      true,
      'bytes',
    ]);
    expect((await fetch(`${base}/v1/downloads/catalog.csv`, { method: 'OPTIONS' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect((await fetch(`${base}/v1/downloads/catalog.csv`, { method: 'POST' })).status).toBe(405);
    for (const path of ['/v1/downloads/catalog.xml', '/v1/downloads/..%2f..%2fetc%2fpasswd', '/v1/downloads/'])
      expect((await get(path)).status, path).toBe(path.endsWith('/') ? 200 : 404);
  });
});

describe('the feed of imports', () => {
  const units = (name: string) =>
    `system,name,type,pointValue,size,move,damageShort,damageMedium,damageLong,armor,structure\nalpha-strike,${name},BM,30,2,6,1,1,1,4,4\n`;
  const bringIn = (name: string, label: string) =>
    importCatalog(
      service.catalog,
      inputsOf(
        [STANDARD_INPUT],
        (async function* () {
          yield Buffer.from(units(name));
        })(),
      ),
      { label },
    );

  test('lists imports as Atom and JSON in both languages', async () => {
    await bringIn('Feed Hound', 'a <b>"first"</b> & last');
    const atom = await get('/v1/imports.atom');
    expect(atom.headers.get('content-type')).toContain('application/atom+xml');
    expect(await atom.text()).toContain('<title>a &lt;b&gt;&quot;first&quot;&lt;/b&gt; &amp; last</title>');
    const feed = await (await get('/v1/imports.json', { 'Accept-Language': 'ru' })).json();
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'ru' });
    expect(feed.items[0]).toMatchObject({ title: 'a <b>"first"</b> & last', content_text: 'новых: 1' });
    expect(feed.items.at(-1)).toMatchObject({ title: 'Начальный каталог' });
  });

  test('is in the language of its address', async () => {
    const feed = await (await get('/v1/imports.json?lang=ru')).json();
    expect(feed).toMatchObject({ language: 'ru', feed_url: expect.stringMatching(/imports\.json\?lang=ru$/) });
    expect((await get('/v1/imports.atom?lang=ru')).headers.get('content-language')).toBe('ru');
    expect(await (await get('/v1/imports.json', { 'Accept-Language': 'ru' })).json()).toMatchObject({ language: 'ru' });
    const refused = await get('/v1/imports.atom?lang=xx');
    expect([refused.status, (await refused.json()).problems]).toEqual([400, [expect.objectContaining({ path: 'lang', given: 'xx' })]]);
  });

  test('is answered with 304 until the next import', async () => {
    const etag = (await get('/v1/imports.json')).headers.get('etag') ?? '';
    expect((await get('/v1/imports.json', { 'If-None-Match': etag })).status).toBe(304);
    await bringIn('Feed Hound Two', 'second');
    expect((await get('/v1/imports.json', { 'If-None-Match': etag })).status).toBe(200);
  });
});
