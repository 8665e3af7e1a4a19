/** The Postman collection: every request works unchanged. */
import { systems } from '@rangefinder/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

interface Pair {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}
interface Request {
  readonly method: string;
  readonly header: readonly Pair[];
  readonly url: {
    readonly raw: string;
    readonly host: readonly string[];
    readonly path: readonly string[];
    readonly query?: readonly Pair[];
    readonly variable?: readonly Pair[];
  };
  readonly body?: { readonly mode: string; readonly raw: string };
}
interface Collection {
  readonly info: { readonly name: string; readonly schema: string };
  readonly variable: readonly Pair[];
  readonly item: readonly { readonly name: string; readonly item: readonly { readonly name: string; readonly request: Request }[] }[];
}

let service: ListeningService;
let collection: Collection;
beforeAll(async () => {
  service = await startListening();
  collection = (await (await fetch(`${service.url}/postman.json`)).json()) as Collection;
});
afterAll(() => service.close());

const enabled = (pairs: readonly Pair[] = []): readonly Pair[] => pairs.filter(({ disabled }) => !disabled);

/** URL of a request, from its parts and variables, as Postman builds it. */
function addressOf({ host, path, query, variable = [] }: Request['url']): string {
  const values = new Map(variable.map(({ key, value }) => [`:${key}`, value]));
  const pairs = enabled(query).map(({ key, value }) => `${key}=${value}`);
  return `${host.join('.')}/${path.map((segment) => values.get(segment) ?? segment).join('/')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

const sent = ({ method, header, body, url }: Request): Promise<Response> =>
  fetch(addressOf(url).replace('{{baseUrl}}', service.url), {
    method,
    headers: Object.fromEntries(enabled(header).map(({ key, value }) => [key, value])),
    body: body?.raw ?? null,
  });

test('has a folder for each rule set, and the URL of the service in one variable', () => {
  const names = collection.item.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(systems.map(({ slug }) => slug)));
  expect(collection.info).toMatchObject({ name: 'Rangefinder', schema: expect.stringContaining('/v2.1.0/') });
  expect(collection.variable).toEqual([{ key: 'baseUrl', value: 'https://rangefinder.example', type: 'string' }]);
  for (const { slug, calculators } of systems) {
    const requests = collection.item.find(({ name }) => name === slug)?.item ?? [];
    for (const { title } of calculators)
      expect(requests.map(({ name }) => name)).toEqual(expect.arrayContaining([title.en, `${title.en} (POST)`]));
  }
});

test('has every operation of the OpenAPI document', async () => {
  const { paths } = (await (await fetch(`${service.url}/openapi.json`)).json()) as { paths: Record<string, object> };
  const count = Object.values(paths).flatMap(Object.keys).length;
  expect(collection.item.flatMap(({ item }) => item)).toHaveLength(count);
});

test('every request is answered, by its parts and by its raw URL', async () => {
  for (const { name, item } of collection.item)
    for (const { name: title, request } of item) {
      const response = await sent(request);
      const body = await response.text();
      expect([response.status, response.ok ? '' : body], `${name}: ${title} ${request.url.raw}`).toEqual([200, '']);
      const variables = request.url.variable ?? [];
      const line = variables.reduce((text, { key, value }) => text.replace(`:${key}`, value), request.url.raw);
      expect(addressOf(request.url)).toBe(line);
    }
});
