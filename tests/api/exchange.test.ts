/** Requests of programs that keep a copy of the catalog. */
import { catalogRevision, correctUnit, countUnits } from '@rangefinder/catalog';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const ATLAS = 'alpha-strike/atlas-as7-d';
const get = (path: string, accept = 'application/json') => service.request.get(path).set('Accept', accept);

describe('changes', () => {
  test('are counted since a revision and since a date, with the revision of each', async () => {
    const before = await catalogRevision(service.catalog.db);
    const then = new Date().toISOString();
    await correctUnit(service.catalog.db, { unitId: ATLAS, field: 'cost', value: 51 });
    for (const since of [before, then]) {
      const { body, headers } = await get(`/v1/changes?since=${since}`).expect(200);
      expect(body).toMatchObject({ totalCount: 1, nodes: [{ entry: 'UNIT', id: ATLAS, change: 'CHANGED', revision: before + 1 }] });
      expect(headers['rangefinder-catalog']).toBe(String(before + 1));
    }
    expect((await get(`/v1/changes?since=${before + 1}`)).body).toMatchObject({ totalCount: 0, nodes: [] });
  });

  test('from the beginning are the whole catalog', async () => {
    const { body } = await get('/v1/changes?since=0&first=100').expect(200);
    expect(body.totalCount).toBeGreaterThan(await countUnits(service.catalog.db));
    expect(body.nodes).toHaveLength(100);
    expect(new Set(body.nodes.map(({ change }: { change: string }) => change))).toEqual(new Set(['ADDED']));
  });

  test.each(['soon', '-1', '999999', '2026-13-45', ''])('since %j is rejected with the name of the parameter', async (since) => {
    const { body } = await get(`/v1/changes?since=${since}`).expect(400);
    expect(body).toMatchObject({ code: 'BAD_INPUT', problems: [{ path: 'since' }] });
  });
});

describe('units by their keys in a source', () => {
  test('are returned in the requested order, with the missing keys', async () => {
    const { body } = await get('/v1/units-of-source?ids=141,140,0,141').expect(200);
    expect(body.found.map(({ sourceId }: { sourceId: string }) => sourceId)).toEqual(['141', '140']);
    expect(body.missing).toEqual(['0']);
    expect((await get('/v1/units-of-source?source=elsewhere&ids=140')).body).toMatchObject({ found: [], missing: ['140'] });
  });

  test('rejects more than a thousand keys', async () => {
    const ids = Array.from({ length: 1_001 }, (_, index) => index).join(',');
    expect((await get(`/v1/units-of-source?ids=${ids}`)).status).toBe(400);
  });
});

describe('a list as CSV', () => {
  test('has the next page in Link, to the end, whichever fields are selected', async () => {
    const found: string[] = [];
    let next: string | undefined = '/v1/units?query=kind:protomech&first=40&fields=nodes.id';
    const whole = await get('/v1/units?query=kind:protomech&first=1&fields=totalCount');
    while (next !== undefined) {
      const { text, headers }: { text: string; headers: Readonly<Record<string, string>> } = await get(next, 'text/csv').expect(200);
      expect(headers['content-type']).toContain('text/csv');
      found.push(...text.trimEnd().split('\n').slice(1));
      next = /^<([^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1];
    }
    expect(whole.body.totalCount).toBeGreaterThan(40);
    expect(new Set(found).size).toBe(whole.body.totalCount);
    expect(found).toHaveLength(whole.body.totalCount);
  });

  test('an entry has no next page', async () => {
    expect((await get(`/v1/units/${ATLAS}`)).headers.link).toBeUndefined();
  });
});
