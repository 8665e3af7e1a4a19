/**
 * GraphQL has two implementations: Apollo for new documents, compiled plans for repeated ones. Status, headers and bytes of
 * thousands of valid and invalid requests have to be the same.
 */
import { systems } from '@rangefinder/rules';
import { questionsOf, runs } from '@rangefinder/rules/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';
import { questionOf } from '../support/question.js';

let service: ListeningService;
beforeAll(async () => {
  service = await startListening();
});
afterAll(() => service.close());

interface Question {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Headers that differ between requests. */
const PASSING = ['date', 'x-request-id', 'connection', 'keep-alive'];
/** A valid document gets a plan with its third request, or when it has more requests than another document with a plan. */
const MAX_REQUESTS = 60;
/** Requests to a plan, or to a document that never gets a plan. */
const REPEATED = 3;

async function post({ headers, ...body }: Question): Promise<Seen> {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
    body: JSON.stringify(body),
  });
  const seen = Object.fromEntries([...response.headers].filter(([name]) => !PASSING.includes(name)));
  return { status: response.status, headers: seen, body: await response.text() };
}

/** Ids of server errors differ between requests. */
const withoutIds = ({ body, ...seen }: Seen): Seen => ({ ...seen, body: body.replaceAll(/[0-9a-f-]{36}/g, '…') });

/**
 * Repeats a request until a valid document has its plan, and a few times more, and compares every answer with the first. Returns
 * whether the document has a plan.
 */
async function sameEachTime(question: Question): Promise<boolean> {
  const first = withoutIds(await post(question));
  const again = async () => expect(withoutIds(await post(question)), JSON.stringify(question)).toEqual(first);
  const name = typeof question.operationName === 'string' ? question.operationName : undefined;
  const isPlanned = () => service.plans.find(question.query, name) !== undefined;
  const isGood = first.status === 200 && !first.body.startsWith('{"errors"');
  for (let time = 0; isGood && !isPlanned() && time < MAX_REQUESTS; time++) await again();
  for (let time = 0; time < REPEATED; time++) await again();
  return isPlanned();
}

const calculators = systems.flatMap(({ slug, calculators: all }) =>
  all.map((calculator) => ({ id: `${slug} ${calculator.name}`, slug, calculator })),
);

describe.each(calculators)('$id', ({ slug, calculator }) => {
  const { name, examples } = calculator;
  test('examples get plans', async () => {
    for (const { draft } of examples)
      for (const lang of ['en', 'ru'] as const) expect(await sameEachTime({ query: questionOf(slug, name, draft, lang) })).toBe(true);
  });

  test('random questions have the same answer by plan', async () => {
    const check = fc.asyncProperty(questionsOf(calculator), async (draft) => {
      await sameEachTime({ query: questionOf(slug, name, JSON.parse(JSON.stringify(draft))) });
    });
    await fc.assert(check, { numRuns: runs(6) });
  });
});

const TARGET =
  'query Q($skill: Int!, $inches: Float, $long: Boolean = true, $lang: Language) { alphaStrike(lang: $lang) { t: targetNumber(skill: $skill, inches: $inches) { ...figures summary @include(if: $long) } } } fragment figures on TargetNumberAnswer { target chance { fraction __typename } }';

/** Valid and invalid variables. */
const VARIABLES: readonly unknown[] = [
  { skill: 4, inches: 6 },
  { skill: 4, inches: 6.5, long: false },
  { skill: 4, inches: null },
  { skill: 4 },
  { skill: 4, inches: 6, lang: 'ru' },
  { skill: 4, inches: 6, lang: 'ru' },
  { skill: 4, inches: 6, lang: null },
  { skill: '4', inches: 6 },
  { skill: 4.5, inches: 6 },
  { skill: 1e10, inches: 6 },
  { skill: null, inches: 6 },
  { inches: 6 },
  { skill: 99, inches: -1 },
  { skill: 4, inches: 6, long: null },
  { skill: 4, inches: 6, more: 1 },
  { skill: [4], inches: [6] },
  {},
  null,
  undefined,
  [],
  'text',
  7,
];

const ACCEPTS = [
  undefined,
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'application/graphql-response+json, application/json;q=0.9',
  'application/json, application/graphql-response+json;q=0.5',
  'text/html, application/json;q=0.1',
  'text/html',
  'image/*',
  'multipart/mixed',
];

test('variables, languages and media types have the same answer by plan', async () => {
  expect(await sameEachTime({ query: TARGET, variables: { skill: 4, inches: 6 } })).toBe(true);
  for (const variables of VARIABLES)
    for (const accept of ACCEPTS)
      for (const language of ['en', 'ru;q=0.9, en;q=0.1'])
        await expectPlannedAsNew({ query: TARGET, variables, headers: { 'accept-language': language, ...(accept && { accept }) } });
});

/** Compares the answers of a document with a plan and of a new document. */
async function expectPlannedAsNew({ query, ...more }: Question): Promise<void> {
  const fresh = `# ${Math.random()}\n${query}`;
  const [planned, unplanned] = [await post({ query, ...more }), await post({ query: fresh, ...more })];
  const comparable = (seen: Seen) => withoutIds({ ...seen, body: withoutLocations(seen.body) });
  expect(comparable(planned), JSON.stringify(more)).toEqual(comparable(unplanned));
}

/** The new document begins one line lower. */
const withoutLocations = (body: string): string => body.replaceAll(/"locations":\[[^\]]*\],?/g, '');

const OPERATIONS = 'query A { systems { nodes { id } } } query B { systems { nodes { title } } }';

test.each([
  { query: OPERATIONS, operationName: 'A' },
  { query: OPERATIONS, operationName: 'B' },
  { query: OPERATIONS, operationName: 'C' },
  { query: OPERATIONS },
  { query: OPERATIONS, operationName: '' },
  { query: OPERATIONS, operationName: null },
  { query: OPERATIONS, operationName: 7 },
  { query: 'query A { systems { nodes { id } } }', operationName: 'A' },
  { query: 'query A { systems { nodes { id } } }', operationName: 'B' },
  { query: '{ __schema { queryType { name fields { name } } } __type(name: "Unit") { kind fields { name } } }' },
  { query: '{ a: systems { nodes { id } } b: systems(lang: ru) { nodes { id title } } __typename }' },
  { query: '{ systems { nodes { id ... on RuleSystem { title } ... @include(if: true) { namespace } } } }' },
  { query: '{ systems @skip(if: true) { totalCount } dice(expression: "3d6kh2") { mean outcomes { value atLeast { fraction } } } }' },
  {
    query:
      '{ units(first: 3) { totalCount nodes { id stats { __typename ... on AlphaStrikeStats { armor } } weapons { count weapon { id stats { ... on BronepehotaWeaponStats { power } } } } } pageInfo { endCursor } } }',
  },
  { query: '{ units(first: 500) { totalCount } }' },
  { query: '{ unit(id: "no/such") { id } ruling(id: "x") { id } section(id: "alpha-strike/to-hit") { html } }' },
  { query: '{ search(text: "overheat", first: 2) { totalCount nodes { id kind } } }' },
  { query: '{ alphaStrike { targetNumber(skill: 99, inches: 2) { target } } dice(expression: "2d6") { mean } }' },
  { query: '{ dice(expression: "2d6+") { mean } }' },
  { query: '{ dice(expression: "100d100") { mean outcomes { value } } }' },
  { query: '{ systems { nothing } }' },
  { query: '{ systems { nodes { id } }' },
  { query: '' },
  { query: 'mutation { x }' },
  { query: 'subscription { x }' },
  { query: 'fragment a on RuleSystem { id }' },
  { query: 'type A { b: Int }' },
])('%j', async (question) => {
  await sameEachTime(question);
  if (question.query.startsWith('{')) await expectPlannedAsNew(question);
});

test('GET requests have the same answer by plan', async () => {
  const query = '{ systems { nodes { id title } } }';
  const get = async (text: string) => {
    const response = await fetch(`${service.url}/graphql?query=${encodeURIComponent(text)}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
  };
  expect(await sameEachTime({ query })).toBe(true);
  expect(await get(query)).toEqual(await get(`# new\n${query}`));
});
