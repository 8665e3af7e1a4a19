/** A search finds the same places of the rulebook, in the same order, by every transport and on the site. */
import { mergeHits, openSearch, RULEBOOK_KINDS } from '@rangefinder/rulebook/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GET } from '../../site/src/pages/search.json.js';
import { type Service, startService } from '../support/service.js';

const MAX_HITS = 24;
const MIN_HITS = 3;
const QUERIES = [
  ...['overheat', 'перегрев', 'Перегрева', 'overhaet', 'line of sight', 'линии видимости', 'в частичном укрытии', 'partial cover'],
  ...['TMM', 'МДЦ', 'OV', 'to hit', 'target number', 'целевого значения', 'прыгающая цель', 'grenades', 'гранатами'],
  ...['тяжёлая броня', 'тяжелая броня', 'frindly fire', 'инициатива', 'покерная рука', 'drax', 'дальность стрельбы', 'weapon', 'оружие'],
  ...['movement of infantry', 'rockets qzxwvkjq', 'a', 'qzxwvkjq'],
];

let service: Service;
const site = await openSearch(await GET().json());
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

interface Found {
  readonly nodes: readonly { readonly id: string; readonly kind: string; readonly title: string; readonly url: string }[];
}
const ofRulebook = ({ nodes }: Found) => nodes.filter(({ kind }) => RULEBOOK_KINDS.some((known) => known === kind));

async function askGraphql(text: string): Promise<Found> {
  const { data } = await service.ask(`{ search(text: ${JSON.stringify(text)}, first: 100, lang: ru) { nodes { id kind title url } } }`);
  return (data as unknown as { search: Found }).search;
}

async function askRest(text: string): Promise<Found> {
  const query = new URLSearchParams({ text, first: '100', lang: 'ru', fields: 'nodes.id,nodes.kind,nodes.title,nodes.url' });
  return (await service.request.get(`/v1/search?${query}`)).body;
}

test.each(QUERIES)('%s', async (text) => {
  const [graphql, rest] = await Promise.all([askGraphql(text), askRest(text)]);
  expect(rest).toEqual(graphql);
  const shown = mergeHits(site.find(text)).slice(0, MAX_HITS);
  const listed = shown.map(({ document: { id, kind, title, path } }) => ({
    // The id of a calculator is that of its address; on the site, sections have such ids, too.
    ...{ id: id.replace('/calculator/', '/'), kind, title: title.ru, url: `https://rangefinder.example/ru/${path}` },
  }));
  const found = ofRulebook(graphql).slice(0, listed.length);
  // The service cuts off similar hits of the catalog and the rulebook together.
  expect(found.length).toBeGreaterThanOrEqual(Math.min(listed.length, MIN_HITS));
  expect(found).toEqual(listed.slice(0, found.length));
});

test('most searches find something', () => {
  expect(QUERIES.filter((text) => site.find(text).length > 0).length).toBeGreaterThan(QUERIES.length - 3);
});
