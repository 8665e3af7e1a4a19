/** A search within a rule set ranks its entries, however many better matches other rule sets have. */
import { type Input, importCatalog } from '@rangefinder/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mulFile, mulRow } from '../../packages/catalog/src/testing/mul-rows.js';
import { type Service, startService } from '../support/service.js';

/** More matches than one answer returns, each exact or a prefix. */
const OTHERS = Array.from({ length: 120 }, (_, index) =>
  mulRow({ Id: 910_000 + index, Name: `Rifle ${index}`, Class: 'Rifle', Variant: `${index}` }),
);

const file: Input = {
  name: 'others.json',
  size: 0,
  optional: false,
  read: async function* () {
    yield Buffer.from(mulFile(OTHERS));
  },
};

async function* inputs(): AsyncGenerator<Input> {
  yield file;
}

let service: Service;
beforeAll(async () => {
  service = await startService();
  expect((await importCatalog(service.catalog, inputs())).ok).toBe(true);
});
afterAll(() => service.close());

interface Hit {
  readonly id: string;
  readonly kind: string;
  readonly system: string;
}

async function byRest(parameters: Readonly<Record<string, string>>): Promise<readonly Hit[]> {
  const query = new URLSearchParams({ first: '100', fields: 'nodes.id,nodes.kind,nodes.system', ...parameters });
  return (await service.request.get(`/v1/search?${query}`)).body.nodes;
}

async function byGraphql(text: string, system: string): Promise<readonly Hit[]> {
  const { data } = await service.ask(`{ search(text: "${text}", system: "${system}", first: 100) { nodes { id kind system } } }`);
  return (data as unknown as { search: { nodes: readonly Hit[] } }).search.nodes;
}

test('entries of other rule sets fill a search in all of them', async () => {
  const hits = await byRest({ text: 'rifle' });
  expect(hits.filter(({ kind }) => kind === 'UNIT').length).toBeGreaterThan(60);
});

test('a search in a rule set finds its weapons', async () => {
  const hits = await byRest({ text: 'rifle', system: '5150' });
  expect(hits.filter(({ kind }) => kind === 'WEAPON').map(({ id }) => id)).toEqual(
    expect.arrayContaining(['5150/assault-rifle', '5150/laser-rifle']),
  );
  for (const { system } of hits) expect(system).toBe('5150');
  expect(await byGraphql('rifle', '5150')).toEqual(hits);
});

test('a rule set without entries has its rulebook', async () => {
  const hits = await byRest({ text: 'drax', system: 'initiative-deck' });
  expect(hits[0]).toEqual({ id: 'initiative-deck/drax', kind: 'SECTION', system: 'initiative-deck' });
});
