/** GraphQL clients of several versions read the schema, and their caches lose no answers. */
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { createClient, fetchExchange, gql as urqlGql } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import * as graphql16 from 'graphql';
import * as graphql15 from 'graphql-15';
import * as oldest16 from 'graphql-16';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

let service: ListeningService;
beforeAll(async () => {
  service = await startListening();
});
afterAll(() => service.close());

/** What clients of several versions have in common. */
interface GraphqlJs {
  getIntrospectionQuery(options?: object): string;
  buildClientSchema(introspection: never): unknown;
}

describe('introspection', () => {
  test.each([
    ['graphql-js 15', graphql15 as GraphqlJs],
    ['graphql-js 16.0', oldest16 as GraphqlJs],
    ['graphql-js of the service', graphql16 as GraphqlJs],
  ])('%s builds the schema', async (_, { getIntrospectionQuery, buildClientSchema }) => {
    for (const options of [{}, { directiveIsRepeatable: true, schemaDescription: true, inputValueDeprecation: true }]) {
      const { data, errors } = await service.ask(getIntrospectionQuery(options));
      expect(errors).toBeUndefined();
      expect(() => buildClientSchema(data as never)).not.toThrow();
    }
  });

  /** Executable and type system locations of October 2021. */
  const LOCATIONS = `QUERY MUTATION SUBSCRIPTION FIELD FRAGMENT_DEFINITION FRAGMENT_SPREAD INLINE_FRAGMENT VARIABLE_DEFINITION SCHEMA SCALAR
    OBJECT FIELD_DEFINITION ARGUMENT_DEFINITION INTERFACE UNION ENUM ENUM_VALUE INPUT_OBJECT INPUT_FIELD_DEFINITION`.split(/\s+/);

  test('has only directives and locations of October 2021', async () => {
    const { data } = await service.ask(
      '{ __schema { directives { name locations } } __type(name: "__DirectiveLocation") { enumValues { name } } }',
    );
    const { __schema, __type } = data as unknown as {
      __schema: { directives: { name: string; locations: string[] }[] };
      __type: { enumValues: { name: string }[] };
    };
    expect(__schema.directives.map(({ name }) => name).toSorted()).toEqual(['deprecated', 'include', 'skip', 'specifiedBy']);
    for (const { locations } of __schema.directives) expect(LOCATIONS).toEqual(expect.arrayContaining(locations));
    expect(__type.enumValues.map(({ name }) => name).toSorted()).toEqual(LOCATIONS.toSorted());
  });
});

describe('one failing field', () => {
  test('leaves the answers of the others', async () => {
    const { data, errors } = await service.ask(`{
      alphaStrike { right: targetNumber(skill: 4, range: SHORT) { target } wrong: targetNumber(skill: 99, range: SHORT) { target } }
      units(query: "pv>>1") { totalCount }
      dice(expression: "2d6") { summary }
    }`);
    expect(data).toMatchObject({ alphaStrike: { right: { target: 4 }, wrong: null }, units: null, dice: { summary: expect.any(String) } });
    expect(errors?.map(({ path }) => path?.join('.')).toSorted()).toEqual(['alphaStrike.wrong', 'units']);
  });
});

describe('node', () => {
  test.each([
    ['alpha-strike/to-hit', undefined, 'Section'],
    ['alpha-strike/table/ranges', undefined, 'RuleTable'],
    ['alpha-strike/ruling/woods-once', undefined, 'Ruling'],
    ['alpha-strike/term/tmm', undefined, 'Term'],
    ['alpha-strike/target-number', undefined, 'CalculatorInfo'],
    ['alpha-strike/heat', 'CALCULATOR', 'CalculatorInfo'],
    ['alpha-strike/atlas-as7-d', undefined, 'Unit'],
    ['5150/rifle', undefined, 'Weapon'],
    ['5150/light', 'ARMOR', 'Armor'],
    ['5150/nothing-of-the-kind', undefined, undefined],
  ])('of %s (%s) is %s', async (id, kind, type) => {
    const { data } = await service.ask(`{ node(id: "${id}"${kind ? `, kind: ${kind}` : ''}) { __typename id } }`);
    expect(data?.node).toEqual(type ? { __typename: type, id } : null);
  });
});

describe('enum values', () => {
  test.each(['RU', 'ru', '"ru-RU"', '"ru"'])('lang: %s is Russian', async (lang) => {
    const { data } = await service.ask(`{ alphaStrike(lang: ${lang}) { targetNumber(skill: 4, range: "short") { summary } } }`);
    expect(JSON.stringify(data)).toMatch(/[А-я]/);
  });
  test('variables take any case', async () => {
    const query =
      'query Q($lang: Language, $by: UnitOrderKey!) { sections(lang: $lang, first: 1) { nodes { title } } units(first: 1, orderBy: { by: $by }) { nodes { id } } }';
    for (const _ of [1, 2, 3, 4, 5]) {
      const { body } = await service.request.post('/graphql').send({ query, variables: { lang: 'ru-RU', by: 'name' } });
      expect(body.errors).toBeUndefined();
      expect(JSON.stringify(body.data)).toMatch(/[А-я]/);
    }
  });
});

const FIRST = '{ alphaStrike { targetNumber(skill: 4, range: SHORT) { target } } unit(id: "alpha-strike/atlas-as7-d") { id name } }';
const SECOND = `{
  alphaStrike { targetNumber(skill: 4, range: SHORT) { summary chance { decimal } } heat(heat: 1, fired: true) { heat } }
  unit(id: "alpha-strike/atlas-as7-d") { id cost stats { ... on AlphaStrikeStats { move } } }
}`;

describe('caches with the published policies', () => {
  const json = async (path: string) => (await fetch(`${service.url}${path}`)).json();

  test('Apollo Client keeps both answers of two queries', async () => {
    const cache = new InMemoryCache({ possibleTypes: await json('/possible-types.json'), typePolicies: await json('/type-policies.json') });
    const client = new ApolloClient({ link: new HttpLink({ uri: `${service.url}/graphql` }), cache });
    await client.query({ query: gql(FIRST) });
    await client.query({ query: gql(SECOND) });
    for (const query of [FIRST, SECOND])
      expect(cache.readQuery({ query: gql(query) })).toMatchObject({ alphaStrike: { targetNumber: expect.anything() } });
  });

  test('Apollo Client keeps titles in two languages', async () => {
    const cache = new InMemoryCache({ possibleTypes: await json('/possible-types.json'), typePolicies: await json('/type-policies.json') });
    const client = new ApolloClient({ link: new HttpLink({ uri: `${service.url}/graphql` }), cache });
    const titled = (lang: string) => gql(`{ section(id: "alpha-strike/to-hit", lang: ${lang}) { id title } }`);
    const titles: unknown[] = [];
    for (const lang of ['EN', 'RU']) await client.query({ query: titled(lang) });
    for (const lang of ['EN', 'RU'])
      titles.push((cache.readQuery({ query: titled(lang) }) as { section: { title: string } }).section.title);
    expect(new Set(titles).size).toBe(2);
  });

  test('urql graphcache keeps both answers without a warning', async () => {
    const warnings: string[] = [];
    const { data } = await service.ask(graphql16.getIntrospectionQuery());
    const policies = (await json('/type-policies.json')) as Record<string, unknown>;
    const keys = Object.fromEntries(Object.keys(policies).map((type) => [type, () => null]));
    const client = createClient({
      url: `${service.url}/graphql`,
      preferGetMethod: false,
      exchanges: [
        cacheExchange({ schema: data as never, keys, logger: (level, message) => level !== 'debug' && warnings.push(message) }),
        fetchExchange,
      ],
    });
    for (const query of [FIRST, SECOND]) expect((await client.query(urqlGql(query), {}).toPromise()).error).toBeUndefined();
    const cached = await client.query(urqlGql(FIRST), {}, { requestPolicy: 'cache-only' }).toPromise();
    expect(cached.data).toMatchObject({ alphaStrike: { targetNumber: { target: 4 } }, unit: { name: 'Atlas AS7-D' } });
    expect(warnings).toEqual([]);
  });
});
