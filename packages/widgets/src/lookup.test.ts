import { afterEach, expect, test, vi } from 'vitest';
import { createLookup } from './lookup.js';

afterEach(() => vi.unstubAllGlobals());

const json = (value: object): Response => new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
const hit = (id: string, title: string) => ({ kind: 'UNIT', id, title });

/** A service with units of a source and search hits. */
function serve(units: readonly object[] | undefined): void {
  const answer = async (input: unknown): Promise<Response> => {
    const { pathname } = new URL(String(input));
    if (pathname === '/v1/search')
      return json({ nodes: [hit('a/atlas', 'Atlas'), hit('a/own', 'Atlas'), { kind: 'SECTION', id: 's', title: 'Rule' }] });
    return units ? json({ nodes: units }) : new Response('{}', { status: 400 });
  };
  vi.stubGlobal('fetch', answer);
}

const OWN = { id: 'a/own', name: 'Atlas', nameRu: 'Атлас' };
const lookup = (source?: string) => createLookup({ api: 'https://example.org', system: 'a', language: 'ru', ...(source && { source }) });

test('offers the units of a source first, each once and with the source', async () => {
  serve([OWN]);
  expect(await lookup('our-club').find('unit', 'atlas')).toEqual([
    { id: 'a/own', name: 'Атлас', owner: 'our-club' },
    { id: 'a/atlas', name: 'Atlas', owner: '' },
  ]);
});

test.each([
  ['without a source', undefined, [OWN]],
  ['with a source that the catalog does not have', 'our-club', undefined],
])('%s, offers what the search finds', async (_, source, units) => {
  serve(units);
  expect((await lookup(source).find('unit', 'atlas')).map(({ id }) => id)).toEqual(['a/atlas', 'a/own']);
});
