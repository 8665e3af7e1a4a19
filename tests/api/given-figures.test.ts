/** Figures that are given with a catalog entry override those of the entry, even if they equal the default, by every transport. */

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { schema } from '@rangefinder/api';
import { correctUnit } from '@rangefinder/catalog';
import { type AnyCalculator, type Field, type Fields, systems } from '@rangefinder/rules';
import { isInputObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

const ATLAS = 'alpha-strike/atlas-as7-d';
/** Its card is removed. */
const CATAPULT = 'alpha-strike/catapult-cplt-k2';
/** Default skill of the question; the catalog’s Atlas gets a better one. */
const DEFAULT_SKILL = 4;
const SKILL_OF_THE_CARD = 3;

let service: ListeningService;
beforeAll(async () => {
  service = await startListening();
  const correct = (unitId: string, field: string, value: unknown) => correctUnit(service.catalog.db, { unitId, field, value });
  expect(await correct(ATLAS, 'stats.skill', SKILL_OF_THE_CARD)).toMatchObject({ ok: true });
  expect(await correct(CATAPULT, 'inPlay', false)).toMatchObject({ ok: true });
  expect(await correct(CATAPULT, 'stats.size', 0)).toMatchObject({ ok: true });
});
afterAll(() => service.close());

interface Skilled {
  readonly skill?: number | null;
}
const argumentsFor = ({ skill }: Skilled) => ({
  attacker: { unit: ATLAS, ...(skill !== undefined && { skill }) },
  target: { tmm: 0, armor: 1, structure: 3 },
  situation: { inches: 2 },
});

/** Target number of a shot at short range at an immobile target, which equals the skill. */
const TRANSPORTS: Readonly<Record<string, (given: Skilled) => Promise<unknown>>> = {
  async GraphQL(given) {
    const { attacker } = argumentsFor(given);
    const skill = 'skill' in attacker ? `, skill: ${attacker.skill}` : '';
    const { data } = await service.ask(
      `{ alphaStrike { attack(attacker: { unit: "${ATLAS}"${skill} }, target: { tmm: 0, armor: 1, structure: 3 }, situation: { inches: 2 }) { target } } }`,
    );
    return (data as never as { alphaStrike: { attack: { target: number } } }).alphaStrike.attack.target;
  },
  async 'GraphQL with a variable'(given) {
    const { body } = await service.request.post('/graphql').send({
      query:
        'query($attacker: AlphaStrikeUnitInput!) { alphaStrike { attack(attacker: $attacker, target: { tmm: 0, armor: 1, structure: 3 }, situation: { inches: 2 }) { target } } }',
      variables: { attacker: argumentsFor(given).attacker },
    });
    return body.data.alphaStrike.attack.target;
  },
  async 'REST GET'({ skill }) {
    const query = new URLSearchParams({
      'attacker.unit': ATLAS,
      'target.tmm': '0',
      'target.armor': '1',
      'target.structure': '3',
      'situation.inches': '2',
      fields: 'target',
    });
    if (typeof skill === 'number') query.set('attacker.skill', String(skill));
    return (await service.request.get(`/v1/alpha-strike/attack?${query}`)).body.target;
  },
  async 'REST POST'(given) {
    return (await service.request.post('/v1/alpha-strike/attack').send(argumentsFor(given))).body.target;
  },
  async batch(given) {
    const question = { question: 'alpha-strike/attack', arguments: argumentsFor(given), fields: 'target' };
    return (await service.request.post('/v1/batch').send([question])).body[0].answer.target;
  },
  async MCP(given) {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)) as never);
    const result = await client.callTool({
      name: 'calculate',
      arguments: { calculator: 'alpha-strike/attack', arguments: argumentsFor(given) },
    });
    await client.close();
    return (result.structuredContent as { target: number }).target;
  },
};

describe.each(Object.entries(TRANSPORTS))('%s', (_, ask) => {
  test('uses the figure of the entry if none is given', async () => expect(await ask({})).toBe(SKILL_OF_THE_CARD));
  test('uses a given figure that equals the default', async () => expect(await ask({ skill: DEFAULT_SKILL })).toBe(DEFAULT_SKILL));
  test('uses any other given figure', async () => expect(await ask({ skill: 5 })).toBe(5));
});

test('an unknown figure of the catalog fills nothing and is not reported as out of range', async () => {
  const { body } = await service.request.post('/v1/alpha-strike/attack').send({
    attacker: { unit: CATAPULT },
    target: { tmm: 0, size: 2, armor: 1, structure: 3 },
    situation: { inches: 0, attack: 'PHYSICAL' },
  });
  expect(body).toMatchObject({ code: 'BAD_INPUT', problems: [{ code: 'MISSING', path: 'attacker.size' }] });
});

/** All objects of an input in which a catalog entry fills the other fields. */
function* filled(fields: Fields, name: string): Generator<readonly [type: string, fields: Fields]> {
  if (Object.values(fields).some(({ kind }) => kind === 'catalog')) yield [name, fields];
  for (const field of Object.values(fields)) yield* filledWithin(field);
}
function* filledWithin(field: Field): Generator<readonly [string, Fields]> {
  if (field.kind === 'object') yield* filled(field.fields, field.name);
  if (field.kind === 'list') yield* filledWithin(field.item);
}

/** Arguments or fields of an input by the name of their field or type. Rule sets may have calculators of the same name. */
function valuesOf(name: string, fields: Fields): readonly { readonly name: string; readonly defaultValue?: unknown }[] {
  const type = schema().getType(name);
  if (isInputObjectType(type)) return Object.values(type.getFields());
  const types = Object.values(schema().getTypeMap()).filter(isObjectType);
  const named = types.flatMap((one) => Object.values(one.getFields()).filter((field) => field.name === name));
  const hasAll = ({ args }: (typeof named)[number]): boolean => Object.keys(fields).every((key) => args.some((arg) => arg.name === key));
  return named.find(hasAll)?.args ?? [];
}

test('the schema has no defaults for fields that an entry fills, since they would look like given values', () => {
  const calculators: readonly AnyCalculator[] = systems.flatMap((system) => system.calculators);
  const all = calculators.flatMap(({ name, input }) => [...filled(input, name)]);
  expect(all.length).toBeGreaterThan(3);
  for (const [name, fields] of all) {
    const values = valuesOf(name, fields);
    expect(values.map((value) => value.name)).toEqual(expect.arrayContaining(Object.keys(fields)));
    for (const value of values) expect(value.defaultValue, `${name}.${value.name}`).toBeUndefined();
  }
});
