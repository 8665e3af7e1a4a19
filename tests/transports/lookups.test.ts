/** Every lookup of the client by every transport: the same answer, and the same result if nothing is found. */
import { type Operation, operationsOf, schema } from '@rangefinder/api';
import { createClient, lookups, NotFoundError } from '@rangefinder/client';
import { flatten, GRAPHQL_ONLY_FIELDS } from '@rangefinder/rules';
import { createLookup } from '@rangefinder/widgets/testing';
import { type GraphQLOutputType, getNamedType, isObjectType, isUnionType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { within } from '../support/time-limits.js';
import { openTransports, type Transports } from './transports.js';

type Name = keyof typeof lookups;
type Arguments = Readonly<Record<string, unknown>>;

let transports: Transports;
beforeAll(async () => {
  transports = await openTransports();
});
afterAll(() => transports.close());

const UNIT = 'alpha-strike/atlas-as7-d';
const LIGHT = 'alpha-strike/locust-lct-1e';
/** More ids than a URL may hold. */
const MANY = Array.from({ length: 50 }, (_, index) => `alpha-strike/there-is-nobody-by-this-name-${index}`);

/** Arguments of each lookup. A missing method of the client does not compile. */
const ARGUMENTS: Readonly<Record<Name, readonly Arguments[]>> = {
  unit: [{ id: UNIT }, { id: 'bronepehota/mad-bull' }],
  unitsByIds: [{ ids: [UNIT, 'no/such'] }, { ids: [...MANY, UNIT] }],
  units: [
    { first: 3 },
    { filter: { system: 'alpha-strike', figures: [{ figure: 'COST', atMost: 40 }] }, orderBy: { by: 'COST', direction: 'DESC' }, first: 2 },
    { filter: { text: 'atlas', specials: ['AC2/2/-', 'REAR1/1/-'] } },
    { query: 'system:5150 sort:name', first: 2 },
    { filter: { text: 'clan heavy omni under 40 pv' }, first: 2 },
    { query: '(faction:kurita or is:base) era:3025 sort:-pv,name', first: 3 },
  ],
  unitsOfSource: [{ ids: ['140', '0'] }, { source: 'mul', ids: ['141'] }],
  readForce: [{ text: '2x Atlas AS7-D, skill 3\nFrobnicator' }, { text: `${'Locust LCT-1V\n'.repeat(3)}${'#'.repeat(1_500)}` }],
  changes: [
    { since: '0', first: 3 },
    { since: '2020-01-01', first: 2 },
  ],
  unitRevisions: [{ id: UNIT }, { id: UNIT, first: 0 }],
  unitValues: [{ of: 'ROLE' }, { of: 'TECHNOLOGY', system: 'alpha-strike' }],
  eras: [{}, { system: 'alpha-strike' }],
  factions: [{ system: 'alpha-strike' }, { system: '5150' }],
  weapon: [{ id: '5150/rifle' }],
  weapons: [{ first: 2 }, { filter: { system: '5150', kind: 'grenade' } }],
  armor: [{ id: '5150/light' }],
  armors: [{ system: '5150' }, { first: 2 }],
  source: [{ id: 'mul' }],
  sources: [{}],
  ask: [{ text: 'skill 4, 24 inches, target jumped, TMM 2' }, { text: 'Умение 4 из пулемёта по цели в тяжёлой броне', system: '5150' }],
  dice: [{ expression: '4d12>7' }, { expression: '(1d6+2)*2' }],
  sections: [{ system: '5150', first: 2 }],
  section: [{ id: 'alpha-strike/to-hit' }],
  systems: [{}, { first: 2 }],
  calculators: [{ system: '5150' }],
  terms: [{ first: 3 }],
  calculator: [{ id: 'alpha-strike/target-number' }],
  term: [{ id: 'alpha-strike/term/tmm' }],
  tables: [{ system: 'alpha-strike' }],
  table: [{ id: 'alpha-strike/table/ranges' }],
  ruling: [{ id: 'alpha-strike/ruling/woods-once' }],
  rulings: [{ system: 'alpha-strike', first: 3 }],
  ranking: [
    {
      calculator: 'alpha-strike/attack',
      draft: { attacker: { unit: { query: 'pv<=30 type:BM' } }, target: { unit: UNIT }, situation: { inches: 12 } },
      by: 'expectedDamage',
      perPoint: true,
      figures: ['destroyed', 'target'],
      first: 4,
    },
    { calculator: '5150/damage', draft: { weapon: '*', armor: 'light' }, by: 'dead', direction: 'ASC' },
  ],
  sweep: [
    {
      calculator: 'alpha-strike/target-number',
      draft: { skill: 4, inches: '0..42/6', targetMoved: '*', tmm: 2 },
      figures: ['chance'],
      explain: [1, 2],
    },
    { calculator: '5150/shoot', draft: { rep: '3..5', weapon: 'rifle', targets: [{ dice: 1, armor: 'light' }, { dice: '1,2' }] } },
    {
      calculator: 'alpha-strike/attack',
      draft: { attacker: { unit: [UNIT, LIGHT] }, target: { unit: UNIT }, situation: { inches: '2..20/6' } },
    },
    { calculator: 'initiative-deck/poker-odds', draft: { suits: [4, 5] } },
  ],
  search: [
    { text: 'overheat', first: 3 },
    { text: 'atlas as7', system: 'alpha-strike', first: 5 },
  ],
};

const operations = new Map(operationsOf(schema()).map((operation) => [operation.id, operation]));
const operationOf = (name: Name): Operation => operations.get(name) as Operation;

/** Selection of all fields of a type that REST returns, each type once per path. */
function selectionOf(type: GraphQLOutputType, above: readonly string[] = []): string {
  const named = getNamedType(type);
  if (isUnionType(named))
    return `{ __typename ${named
      .getTypes()
      .map((one) => `... on ${one.name} ${selectionOf(one, above)}`)
      .join(' ')} }`;
  if (!isObjectType(named)) return '';
  const below = [...above, named.name];
  const fields = Object.values(named.getFields()).filter(
    ({ name, args, type: held }) => args.length === 0 && !GRAPHQL_ONLY_FIELDS.has(name) && !below.includes(getNamedType(held).name),
  );
  return `{ ${fields.map((field) => `${field.name} ${selectionOf(field.type, below)}`).join(' ')} }`;
}

async function overGraphql(name: Name, args: Arguments): Promise<unknown> {
  const { definition } = operationOf(name);
  const declared = definition.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = definition.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const given = declared && `(${declared})`;
  const query = `query${given} { ${name}${passed && `(${passed})`} ${selectionOf(definition.type)} }`;
  const { body } = await transports.service.request.post('/graphql').send({ query, variables: args });
  expect(body.errors).toBeUndefined();
  return body.data[name];
}

const json = async (path: string, init?: RequestInit): Promise<unknown> => (await fetch(`${transports.service.url}${path}`, init)).json();

/** Request by the published URL template with the project's flat parameters. */
function overRest(name: Name, { id, ...args }: Arguments): Promise<unknown> {
  const query = new URLSearchParams(flatten(args).map(([parameter, text]) => [parameter, text]));
  return json(`${operationOf(name).path.replace('{id}', String(id))}?${query}`);
}

async function overBatch(name: Name, args: Arguments): Promise<unknown> {
  const body = JSON.stringify([{ question: lookups[name], arguments: args }]);
  const [item] = (await json('/v1/batch', { method: 'POST', headers: { 'content-type': 'application/json' }, body })) as [
    { answer: unknown },
  ];
  return item.answer;
}

const byClient = (batch: boolean, name: Name, args: Arguments): Promise<unknown> => {
  const client = createClient({ url: transports.service.url, retries: 0, batch });
  return (client[name] as (given: Arguments) => Promise<unknown>)(args);
};

const names = Object.keys(lookups) as Name[];

test('a widget finds entries by name, misspelled or not, and uses their figures', async () => {
  const { find, entry } = createLookup({ api: transports.service.url, system: 'alpha-strike', language: 'ru' });
  // A widget waits for three seconds, which is short on a busy machine.
  const patient = { timeout: within(25_000) };
  await expect.poll(async () => (await find('unit', 'atlass as7')).offers[0]?.id, patient).toMatch(/^alpha-strike\/atlas-as7/);
  await expect
    .poll(() => entry('unit', UNIT), patient)
    .toMatchObject({ id: UNIT, name: expect.stringMatching(/[А-я]/), stats: { size: 4 } });
  expect(await entry('unit', 'no/such')).toBeUndefined();
});

test('the client has every lookup of the schema at its URL', () => {
  const roots = [...operations.values()].filter(({ system }) => system === undefined);
  expect(lookups).toEqual(Object.fromEntries(roots.map(({ id, path }) => [id, path.replace('/v1/', '')])));
  expect(names.filter((name) => (ARGUMENTS[name] ?? []).length === 0)).toEqual([]);
});

describe.each(names)('%s', (name) => {
  test.each(ARGUMENTS[name].map((args) => [JSON.stringify(args).slice(0, 80), args] as const))('%s', async (_, args) => {
    const expected = await overGraphql(name, args);
    expect(expected).not.toBeNull();
    expect(await byClient(false, name, args), 'client').toEqual(expected);
    expect(await byClient(true, name, args), 'client, in a batch').toEqual(expected);
    expect(await overBatch(name, args), 'batch').toEqual(expected);
    // The client sends in a batch what is too long for a URL.
    if (JSON.stringify(args).length < 2_000) expect(await overRest(name, args), 'REST').toEqual(expected);
  });
});

describe.each(names.filter((name) => lookups[name].endsWith('{id}') && name !== 'unitRevisions'))('%s without a match', (name) => {
  test.each([false, true])('in a batch: %s', async (batch) => {
    await expect(byClient(batch, name, { id: 'no/such' })).rejects.toBeInstanceOf(NotFoundError);
  });
});
