/** Units of an operator's own, next to official ones of the same name. */
import { exportCatalog, importCatalog } from '@rangefinder/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

const SOURCE = 'our-club';
const OFFICIAL = 'alpha-strike/atlas-as7-d';
const OWN = {
  ...{ system: 'alpha-strike', source: SOURCE, sourceId: 'atlas-1', name: 'Atlas AS7-D' },
  stats: { type: 'BM', pointValue: 55, size: 4, move: '6"', damage: ['5', '5', '2'], armor: 10, structure: 8 },
};

async function* inputs() {
  const bytes = Buffer.from(JSON.stringify([OWN]));
  yield { name: 'club.json', size: bytes.length, optional: false, read: () => chunks(bytes) };
}
async function* chunks(bytes: Buffer) {
  yield bytes;
}

let service: Service;
beforeAll(async () => {
  service = await startService();
  expect(await importCatalog(service.catalog, inputs())).toMatchObject({ ok: true });
});
afterAll(() => service.close());

const found = async (query: string) => {
  const { body } = await service.request.get('/v1/units').query({ query, fields: 'nodes.id,nodes.badge,nodes.source' }).expect(200);
  return body.nodes as readonly { id: string; badge: string | null; source: string }[];
};

test('has an id and a badge of its own', async () => {
  const same = (await found('name:"Atlas AS7-D"')).filter(({ id }) => id.startsWith(OFFICIAL) && !/-(?:dc|danielle)/.test(id));
  expect(same.map(({ badge, source }) => [badge, source])).toEqual(
    expect.arrayContaining([
      [null, 'mul'],
      [SOURCE, SOURCE],
    ]),
  );
  expect(new Set(same.map(({ id }) => id)).size).toBe(same.length);
});

test('a source is included or left out', async () => {
  expect((await found(`source:${SOURCE}`)).map(({ badge }) => badge)).toEqual([SOURCE]);
  const others = await found(`atlas -source:${SOURCE}`);
  expect(others.map(({ id }) => id)).toContain(OFFICIAL);
  expect(others.every(({ badge }) => badge === null)).toBe(true);
});

test('is named with its source in search', async () => {
  const { body } = await service.request.get('/v1/search').query({ text: 'Atlas AS7-D' }).expect(200);
  const [own] = (body.nodes as { id: string; summary: string }[]).filter(({ summary }) => summary.startsWith(`${SOURCE} · `));
  expect(own?.id).toMatch(/^alpha-strike\/atlas-as7-d-/);
});

test('is exported alone', async () => {
  const text = (await Array.fromAsync(exportCatalog(service.catalog.db, 'json', [SOURCE]))).join('');
  const { units } = JSON.parse(text) as { units: readonly { source: string }[] };
  expect(units.map(({ source }) => source)).toEqual([SOURCE]);
});

test('units of the starter catalog are as of its date, imported ones as of the import', async () => {
  const { body: official } = await service.request.get(`/v1/units/${OFFICIAL}`).expect(200);
  expect(official.asOf).toBe('2026-02-28T00:00:00.000Z');
  const { body } = await service.request
    .get('/v1/units')
    .query({ query: `source:${SOURCE}`, fields: 'nodes.asOf' })
    .expect(200);
  expect(Date.now() - Date.parse(body.nodes[0].asOf)).toBeLessThan(3_600_000);
});
