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

test('one question at a time, with pauses, under a name of its own', async () => {
  const { address, asked, agents, mostAtOnce, leastPause } = await start(() => ['slow']);
  expect(await fetchAll(address, 60)).toMatchObject({ ok: true, files: { length: 3 } });
  expect(asked).toEqual(['Types=18&Eras=13', 'Types=18&Eras=247', 'Types=18&Eras=14']);
  expect(mostAtOnce()).toBe(1);
  expect(leastPause()).toBeGreaterThanOrEqual(60);
  expect([...agents]).toEqual([expect.stringMatching(/^Rangefinder/)]);
});

test.each<Way>(['busy', 'error', 'cut', 'half-json', 'page', 'silent'])('%s twice: asked again until the answer is whole', async (way) => {
  const { address, asked } = await start((query) => (query.endsWith('=247') ? [way, way, 'whole'] : ['whole']));
  expect(await fetchAll(address, 0, { ...QUICK, timeoutMs: 400 })).toMatchObject({ ok: true });
  expect(asked.filter((query) => query.endsWith('=247'))).toHaveLength(3);
});

test.each<Way>(['busy', 'error', 'cut', 'half-json', 'page'])(
  '%s always: given up, what came is kept, and the next run goes on',
  async (way) => {
    const { address, asked } = await start((query) => (query.endsWith('=247') ? [way, way, way, 'whole'] : ['whole']));
    expect(await fetchAll(address)).toMatchObject({ ok: false, part: { name: 'era-247-type-18' }, kept: 1, reason: expect.any(String) });
    expect((await readdir(folder)).toSorted()).toEqual(['era-13-type-18.json', 'run.json']);
    expect(await fetchAll(address)).toMatchObject({ ok: true });
    expect(asked.filter((query) => query.endsWith('=13'))).toHaveLength(1);
  },
);

test('what a server will not do is not asked for again', async () => {
  const { address, asked } = await start(() => ['refused']);
  expect(await fetchAll(address)).toMatchObject({ ok: false, reason: 'the server answered 403' });
  expect(asked).toHaveLength(1);
});

test('a run that came to its end is not gone on with, nor is one of another address', async () => {
  const { address, asked } = await start();
  await fetchAll(address);
  await fetchAll(`${address}?mirror=1`);
  expect(asked).toHaveLength(6);
  expect(asked.at(-1)).toBe('mirror=1&Types=18&Eras=14');
  await endRun(folder);
  await fetchAll(`${address}?mirror=1`);
  expect(asked).toHaveLength(9);
});

test('a server that is not there is told by its reason', async () => {
  expect(await fetchAll('http://127.0.0.1:1/', 0, { ...QUICK, attempts: 1 })).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/ECONNREFUSED|bad port/),
  });
});

describe('what is wanted', () => {
  test('is all of the list, or some eras and types by number or name', () => {
    const all = wantedParts(MUL_LIST, {});
    expect(all.ok && all.value).toHaveLength(12 * 10);
    const some = wantedParts(MUL_LIST, { eras: ['Clan Invasion', '247'], types: ['battlemech'] });
    expect(some.ok && some.value.map(({ query }) => query)).toEqual(['Types=18&Eras=13', 'Types=18&Eras=247']);
  });

  test('is refused where the list has no such thing', () => {
    expect(wantedParts(MUL_LIST, { eras: ['3025'], types: ['tank'] })).toMatchObject({
      ok: false,
      problems: [
        { path: ['eras'], given: '3025' },
        { path: ['types'], given: 'tank' },
      ],
    });
  });
});
