/** Everything that a rule set gets from one folder and two lines. Runs in the copy; see `../new-rule-set.test.ts`. */
import { Readable } from 'node:stream';
import { operationsOf, schema } from '@rangefinder/api';
import { importCatalog, inputsOf, STANDARD_INPUT } from '@rangefinder/catalog';
import { systems } from '@rangefinder/rules';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../../support/service.js';
import { drawCard } from './draw-card.js';

const SHIPS = `system,kind,name,nameRu,cost,hull,guns
paper-fleet,ship,Warspite,«Сердитый»,7,20,12
paper-fleet,ship,Ferret,,1,3,2
`;

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const bodyOf = async (address: string) => {
  const { status, body } = await service.request.get(address);
  return { status, body };
};
const namesFor = async (query: string): Promise<readonly string[]> => {
  const { body } = await service.request.get(`/v1/units?query=${encodeURIComponent(query)}&fields=nodes.name`);
  return body.nodes?.map(({ name }: { name: string }) => name) ?? body;
};

test('the engine lists it last', () => expect(systems.at(-1)?.slug).toBe('paper-fleet'));

test('GraphQL has its types', () => {
  const typeNamed = (name: string) => Object.keys((schema().getType(name) as { getFields?(): object })?.getFields?.() ?? {});
  expect(isObjectType(schema().getType('PaperFleetShipStats'))).toBe(true);
  expect(typeNamed('PaperFleetShipStats')).toEqual(['hull', 'guns']);
  expect(typeNamed('BroadsideAnswer')).toEqual(expect.arrayContaining(['needed', 'chance', 'mean', 'summary', 'steps']));
});

test('GraphQL answers its calculator', async () => {
  const { data, errors } = await service.ask('{ paperFleet { broadside(guns: 2, range: FAR) { needed chance { fraction } mean } } }');
  expect(errors).toBeUndefined();
  expect(data).toEqual({ paperFleet: { broadside: { needed: 6, chance: { fraction: '11/36' }, mean: 1 / 3 } } });
});

test('REST answers its calculator, in Russian', async () => {
  const { status, body } = await bodyOf('/v1/paper-fleet/broadside?guns=2&range=FAR&lang=ru');
  expect({ status, summary: body.summary }).toEqual({
    status: 200,
    summary: 'Залп из 2 на 6+: шанс хоть раз попасть — 11/36 (30,6\u00a0%).',
  });
});

test('OpenAPI lists its path and the figures of its ships', async () => {
  const { body } = await bodyOf('/openapi.json');
  expect(operationsOf(schema()).map(({ path }) => path)).toContain('/v1/paper-fleet/broadside');
  expect(body.paths).toHaveProperty(['/v1/paper-fleet/broadside', 'get']);
  expect(body.components.schemas).toHaveProperty(['PaperFleetShipStats', 'properties', 'hull']);
});

test('the rulebook has its section, and search finds its terms in both languages', async () => {
  expect((await bodyOf('/v1/rules/paper-fleet/broadside')).body.title).toBe('Broadside');
  for (const word of ['broadside', 'залп']) {
    const { body } = await bodyOf(`/v1/search?text=${encodeURIComponent(word)}&system=paper-fleet`);
    expect(JSON.stringify(body), word).toContain('paper-fleet/broadside');
  }
});

test('every catalog contains its built-in ship', async () => {
  const { status, body } = await bodyOf('/v1/units/paper-fleet/dauntless');
  expect({ status, body }).toMatchObject({ status: 200, body: { name: 'Dauntless', cost: 3, stats: { hull: 8, guns: 6 } } });
});

test('its ships are imported from CSV, found by their figures in both languages, and fill in a calculator', async () => {
  const imported = await importCatalog(service.catalog, inputsOf([STANDARD_INPUT], Readable.from([Buffer.from(SHIPS)])));
  expect(imported).toMatchObject({ ok: true });
  expect(await namesFor('system:paper-fleet hull>=8')).toEqual(['Dauntless', 'Warspite']);
  expect(await namesFor('орудия<=2')).toEqual(['Ferret']);
  const { body } = await bodyOf('/v1/paper-fleet/broadside?unit=paper-fleet/warspite&range=FAR');
  expect(body).toMatchObject({ needed: 6, mean: 2 });
});

test.each([
  ['en', 'Dauntless', /Guns\s*6/i, /Hull 8/i],
  ['ru', '«Неустрашимый»', /Орудия\s*6/i, /Корпус 8/i],
] as const)('its card is drawn in %s', async (language, name, ...figures) => {
  const { body } = await bodyOf('/v1/units/paper-fleet/dauntless');
  const card = drawCard(body, language);
  for (const shown of [name, ...figures]) expect(card).toMatch(shown);
});
