import { afterEach, expect, test, vi } from 'vitest';
import { createLookup } from './lookup.js';

afterEach(() => vi.unstubAllGlobals());

const ATLAS = { id: 'a/atlas', name: 'Atlas', nameRu: null, cost: 52, stats: { __typename: 'Card', tmm: 1 } };
const OWN = { id: 'a/own', name: 'Atlas', nameRu: 'Атлас', cost: 40, stats: { __typename: 'Card', tmm: 2 } };

/** A service with these units, and with own units of a source. */
function serve(units: object | undefined, own: readonly object[] | undefined): void {
  const answer = async (input: unknown): Promise<Response> => {
    const { searchParams } = new URL(String(input));
    const found = searchParams.has('source') ? own && { nodes: own } : units;
    if (!found) throw new TypeError('fetch failed');
    return new Response(JSON.stringify(found), { headers: { 'content-type': 'application/json' } });
  };
  vi.stubGlobal('fetch', answer);
}

const lookup = (source = '') =>
  createLookup({ api: 'https://example.org', system: 'a', language: 'ru', source, lineOf: ({ cost, stats }) => `${cost} · ${stats.tmm}` });

test('offers the units of a source first, each once, with the source and its figures', async () => {
  serve({ nodes: [ATLAS, OWN] }, [OWN]);
  expect(await lookup('our-club').find('unit', 'atlas')).toEqual({
    offers: [
      { id: 'a/own', name: 'Атлас', line: '40 · 2', owner: 'our-club' },
      { id: 'a/atlas', name: 'Atlas', line: '52 · 1', owner: '' },
    ],
  });
});

test.each([
  ['without a source', '', [OWN]],
  ['with a source that the catalog does not have', 'our-club', undefined],
])('%s, offers what the catalog finds', async (_, source, own) => {
  serve({ nodes: [ATLAS] }, own);
  expect((await lookup(source).find('unit', 'atlas')).offers.map(({ id }) => id)).toEqual(['a/atlas']);
});

test('tells a catalog that does not answer from units that are not saved, and both from an unknown name', async () => {
  serve({ nodes: [] }, undefined);
  expect(await lookup().find('unit', 'x')).toEqual({ offers: [] });
  serve({ nodes: [], offline: { notSaved: ['a'] } }, undefined);
  expect(await lookup().find('unit', 'x')).toEqual({ offers: [], missing: 'notSaved' });
  serve(undefined, undefined);
  expect(await lookup().find('unit', 'x')).toEqual({ offers: [], missing: 'offline' });
});

test('names the unit that a weapon belongs to', async () => {
  serve({ nodes: [{ id: 'a/mad-bull/gatling-cannon', name: 'Gatling cannon', cost: null, stats: {} }] }, undefined);
  expect((await lookup().find('weapon', 'gatling')).offers).toMatchObject([{ name: 'Gatling cannon', owner: 'mad bull' }]);
});

test('without a rule set, searches all of them and names the source of units that are not official', async () => {
  const answer = vi.fn(async (input: unknown) => {
    const nodes = new URL(String(input)).searchParams.has('system') ? [] : [{ ...ATLAS, badge: 'our-club' }];
    return new Response(JSON.stringify({ nodes }), { headers: { 'content-type': 'application/json' } });
  });
  vi.stubGlobal('fetch', answer);
  const all = createLookup({ api: 'https://example.org', system: '', language: 'en' });
  expect((await all.find('unit', 'atlas')).offers).toEqual([{ id: 'a/atlas', name: 'Atlas', line: '', owner: 'our-club' }]);
  serve({ nodes: [], offline: { notSaved: ['b'] } }, undefined);
  expect(await all.find('unit', 'x')).toEqual({ offers: [], missing: 'notSaved' });
});
