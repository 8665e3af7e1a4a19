import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ListServer, listServer, type Way } from '../testing/list-server.js';
import { type MulRow, mulRow } from '../testing/mul-rows.js';
import { MUL_LIST } from './alpha-strike/mul.js';
import { endRun, type FetchedParts, fetchParts } from './fetch-parts.js';
import { wantedParts } from './wanted.js';

const QUICK = { timeoutMs: 1_500, attempts: 3, backoffMs: 5, longestWaitMs: 50 };

let folder = '';
let server: ListServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-sync-'));
});
afterEach(async () => {
  await server?.stop();
  await rm(folder, { recursive: true });
});

const numberOf = (query: string): number => Number([...query.matchAll(/\d+/g)].map(([digits]) => digits).join(''));
const rowsOf = (query: string): readonly MulRow[] =>
  [1, 2].map((each) => mulRow({ Id: 10 * numberOf(query) + each, Name: `Unit ${numberOf(query)} ${each}` }));

async function start(waysOf: (query: string) => readonly Way[] = () => ['whole']): Promise<ListServer> {
  await server?.stop();
  server = await listServer(rowsOf, waysOf);
  return server;
}

/** Three parts: eras 13, 247 and 14 of BattleMechs. */
const parts = MUL_LIST.parts(['13', '247', '14'], ['18']);
const fetchAll = (from: string, pauseMs = 0, manners = QUICK): Promise<FetchedParts> =>
  fetchParts({ source: MUL_LIST, parts, from, folder, pauseMs, manners });

test('sends one request at a time, with pauses and a User-Agent', async () => {
  const { address, queries, agents, mostAtOnce, leastPause } = await start(() => ['slow']);
  expect(await fetchAll(address, 60)).toMatchObject({ ok: true, files: { length: 3 } });
  expect(queries).toEqual(['Types=18&Eras=13', 'Types=18&Eras=247', 'Types=18&Eras=14']);
  expect(mostAtOnce()).toBe(1);
  expect(leastPause()).toBeGreaterThanOrEqual(60);
  expect([...agents]).toEqual([expect.stringMatching(/^Rangefinder/)]);
});

test.each<Way>(['busy', 'error', 'cut', 'half-json', 'page', 'silent'])(
  'retries after %s twice until the response is complete',
  async (way) => {
    const { address, queries } = await start((query) => (query.endsWith('=247') ? [way, way, 'whole'] : ['whole']));
    expect(await fetchAll(address, 0, { ...QUICK, timeoutMs: 400 })).toMatchObject({ ok: true });
    expect(queries.filter((query) => query.endsWith('=247'))).toHaveLength(3);
  },
);

test.each<Way>(['busy', 'error', 'cut', 'half-json', 'page'])(
  'gives up after %s, keeps complete parts, and continues with the next run',
  async (way) => {
    const { address, queries } = await start((query) => (query.endsWith('=247') ? [way, way, way, 'whole'] : ['whole']));
    expect(await fetchAll(address)).toMatchObject({ ok: false, part: { name: 'era-247-type-18' }, kept: 1, reason: expect.any(String) });
    expect((await readdir(folder)).toSorted()).toEqual(['era-13-type-18.json', 'run.json']);
    expect(await fetchAll(address)).toMatchObject({ ok: true });
    expect(queries.filter((query) => query.endsWith('=13'))).toHaveLength(1);
  },
);

test('does not retry a rejected request', async () => {
  const { address, queries } = await start(() => ['refused']);
  expect(await fetchAll(address)).toMatchObject({ ok: false, reason: 'the server answered 403' });
  expect(queries).toHaveLength(1);
});

test('does not continue a complete run or one of another address', async () => {
  const { address, queries } = await start();
  await fetchAll(address);
  await fetchAll(`${address}?mirror=1`);
  expect(queries).toHaveLength(6);
  expect(queries.at(-1)).toBe('mirror=1&Types=18&Eras=14');
  await endRun(folder);
  await fetchAll(`${address}?mirror=1`);
  expect(queries).toHaveLength(9);
});

test('reports why a server is unreachable', async () => {
  expect(await fetchAll('http://127.0.0.1:1/', 0, { ...QUICK, attempts: 1 })).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/ECONNREFUSED|bad port/),
  });
});

describe('requested parts', () => {
  test('are everything, or eras and types by number or name', () => {
    const all = wantedParts(MUL_LIST, {});
    expect(all.ok && all.value).toHaveLength(12 * 10);
    const some = wantedParts(MUL_LIST, { eras: ['Clan Invasion', '247'], types: ['battlemech'] });
    expect(some.ok && some.value.map(({ query }) => query)).toEqual(['Types=18&Eras=13', 'Types=18&Eras=247']);
  });

  test('are refused if the list does not have them', () => {
    expect(wantedParts(MUL_LIST, { eras: ['3025'], types: ['tank'] })).toMatchObject({
      ok: false,
      problems: [
        { path: ['eras'], given: '3025' },
        { path: ['types'], given: 'tank' },
      ],
    });
  });
});
