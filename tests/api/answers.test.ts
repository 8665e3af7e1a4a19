/** First requests of a new client: the example of the README, languages, lists, health. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const FIRST_QUESTION = `{alphaStrike(lang: ru){targetNumber(skill: 3, inches: 2, targetMoved: JUMPED, tmm: 2, partialCover: true)
  {target chance{fraction decimal} summary steps{label value text rule{id title url}}}}}`;

test('answers the first question of the README', async () => {
  const { data } = await service.ask(FIRST_QUESTION);
  const answer = (
    data as never as {
      alphaStrike: {
        targetNumber: { target: number; chance: object; summary: string; steps: { value: number | null; rule: { url: string } }[] };
      };
    }
  ).alphaStrike.targetNumber;
  expect(answer).toMatchObject({
    target: 7,
    chance: { fraction: '7/12', decimal: 7 / 12 },
    summary: 'Целевое значение 7 на 2D6, шанс 7/12 (58,3\u00a0%): навык 3, движение цели +3, частичное укрытие +1.',
  });
  expect(answer.steps.length).toBeGreaterThanOrEqual(4);
  expect(answer.steps.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(7);
  for (const { rule } of answer.steps) expect(rule.url).toMatch(/^https:\/\/rangefinder\.example\/ru\/alpha-strike\//);
});

test.each([
  ['ru', 'Целевое значение'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'Целевое значение'],
  ['de,en;q=0.5,ru;q=0.1', 'Target number'],
  ['', 'Target number'],
])('answers in the language of Accept-Language "%s" without lang', async (header, beginning) => {
  const { data } = await service.ask('{ alphaStrike { targetNumber(skill: 4, range: SHORT) { summary } } }', { 'accept-language': header });
  expect(JSON.stringify(data)).toContain(beginning);
});

test('answers a forbidden attack with its refusal', async () => {
  const { data, errors } = await service.ask(
    '{ alphaStrike { targetNumber(skill: 4, inches: 43) { allowed target chance { fraction } refusal { code text rule { id } } } } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    alphaStrike: {
      targetNumber: {
        allowed: false,
        target: null,
        chance: { fraction: '0' },
        refusal: { code: 'OUT_OF_RANGE', rule: { id: 'alpha-strike/table/ranges' } },
      },
    },
  });
});

test('lists every rule set with its tables and rulings in both languages', async () => {
  const { data } = await service.ask(
    `{ systems(lang: ru) { nodes { id title notice } } calculators(lang: ru) { nodes { id name title rule { url } } }
      terms(lang: ru) { nodes { id name meaning } } tables(first: 100) { nodes { id columns rows } }
      rulings(lang: ru, first: 100, system: "alpha-strike") { nodes { id question readings decision section { title } } } }`,
  );
  const { systems, calculators, terms, tables, rulings } = data as never as Record<string, { nodes: { id: string }[] }>;
  expect(systems?.nodes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['alpha-strike', 'initiative-deck', 'bronepehota', '5150', 'world-at-war']),
  );
  expect([calculators?.nodes.length, terms?.nodes.length]).toEqual([20, 20]);
  expect(tables?.nodes.length).toBeGreaterThan(10);
  expect(rulings?.nodes.some(({ id }) => id === 'alpha-strike/ruling/woods-once')).toBe(true);
});

test('pages through all units, each once', async () => {
  const seen: string[] = [];
  let [after, total]: [string | null, number] = [null, 0];
  do {
    const { data }: { data?: unknown } = await service.ask(
      `{ units(filter: { system: "alpha-strike", chassis: "Atlas" }, first: 5${after ? `, after: "${after}"` : ''}) { totalCount nodes { id stats { ... on AlphaStrikeStats { damage } } } pageInfo { hasNextPage endCursor } } }`,
    );
    const { units } = data as {
      units: { totalCount: number; nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    };
    total = units.totalCount;
    seen.push(...units.nodes.map(({ id }) => id));
    after = units.pageInfo.hasNextPage ? units.pageInfo.endCursor : null;
  } while (after);
  expect(total).toBeGreaterThan(20);
  expect(seen.length).toBe(total);
  expect(new Set(seen).size).toBe(total);
});

test('the damage matrix has every weapon and armor with all fields', async () => {
  const { data } = await service.ask(
    '{ fiftyOneFifty { damageMatrix(weapons: ["rifle", "5150/pistol"], armors: ["light"]) { cells { impact weapon { id name nameRu } armor { id abbreviationRu } dead { fraction } } } } }',
  );
  expect(data).toMatchObject({
    fiftyOneFifty: {
      damageMatrix: {
        cells: [
          { impact: '3', weapon: { id: '5150/rifle' }, armor: { id: '5150/light' } },
          { impact: '1', weapon: { id: '5150/pistol' } },
        ],
      },
    },
  });
});

test('serves health, readiness and GraphiQL', async () => {
  expect((await service.request.get('/health')).body).toEqual({ status: 'ok' });
  expect((await service.request.get('/ready')).status).toBe(200);
  const page = await service.request.get('/graphiql');
  expect(page.text).toContain('/graphiql/static/');
  expect(page.text).not.toMatch(/https?:\/\/(unpkg|cdn)/);
});

test('serves the rulebook by section', async () => {
  const { data } = await service.ask(
    '{ sections(system: "alpha-strike", first: 2, lang: ru) { totalCount nodes { id title summary text html url } pageInfo { endCursor hasNextPage } } section(id: "alpha-strike/to-hit") { title text references { id } } }',
  );
  const { sections, section } = data as never as {
    sections: { totalCount: number; nodes: { text: string; html: string }[] };
    section: { text: string; references: { id: string }[] };
  };
  expect(sections.nodes).toHaveLength(2);
  expect(sections.nodes[0]?.text).toMatch(/[а-я]/);
  expect(section.references.map(({ id }) => id)).toContain('alpha-strike/table/to-hit');
});

describe('search', () => {
  const search = async (text: string, more = '') => {
    const { data, errors } = await service.ask(
      `{ search(text: ${JSON.stringify(text)}${more}) { totalCount nodes { id kind title url } } }`,
    );
    expect(errors).toBeUndefined();
    return (data as never as { search: { totalCount: number; nodes: { id: string; kind: string }[] } }).search;
  };

  test.each([
    ['перегрев', 'alpha-strike/overheat'],
    ['overheat', 'alpha-strike/term/overheat'],
    ['Katapult', 'alpha-strike/catapult-cplt-c1'],
    ['хельбрингер', 'alpha-strike/loki-hellbringer-prime'],
    ['assault rifle', '5150/assault-rifle'],
    ['МДЦ', 'alpha-strike/term/tmm'],
  ])('%s finds %s', async (text, id) => {
    const { nodes } = await search(text);
    expect(nodes.slice(0, 5).map((node) => node.id)).toContain(id);
  });

  test('pages of results neither skip nor repeat', async () => {
    const seen: string[] = [];
    let after = '';
    for (;;) {
      const { data } = await service.ask(
        `{ search(text: "weapon", first: 7${after}) { totalCount edges { cursor node { id kind } } pageInfo { hasNextPage endCursor } } }`,
      );
      const page = (
        data as never as {
          search: {
            totalCount: number;
            edges: { node: { id: string; kind: string } }[];
            pageInfo: { hasNextPage: boolean; endCursor: string };
          };
        }
      ).search;
      seen.push(...page.edges.map(({ node }) => `${node.kind} ${node.id}`));
      if (!page.pageInfo.hasNextPage) {
        expect(seen).toHaveLength(page.totalCount);
        break;
      }
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('within one rule set', async () => {
    const { nodes } = await search('grenade', ', system: "5150"');
    expect(nodes.length).toBeGreaterThan(0);
    for (const { id } of nodes) expect(id.startsWith('5150/')).toBe(true);
  });
});

describe('units', () => {
  /** They cost 24, 24 and 20 points; equal prices are ordered by id, descending. */
  const HATCHETMEN = ['alpha-strike/hatchetman-hct-3f-austin', 'alpha-strike/hatchetman-hct-5s', 'alpha-strike/hatchetman-hct-3f'];

  test('are found by the query language', async () => {
    const { data, errors } = await service.ask(
      '{ units(query: "system:alpha-strike pv<=24 jump chassis:Hatchetman sort:-pv") { totalCount nodes { id cost } } }',
    );
    expect(errors).toBeUndefined();
    const { units } = data as never as { units: { totalCount: number; nodes: { id: string; cost: number }[] } };
    expect(units.nodes.map(({ id }) => id)).toEqual(HATCHETMEN);
    expect(units.totalCount).toBe(HATCHETMEN.length);
  });

  test('are found by the same conditions as arguments', async () => {
    const { data } = await service.ask(
      '{ units(filter: { system: "alpha-strike", chassis: "Hatchetman", jumps: true, figures: [{ figure: COST, atMost: 24 }] }, orderBy: { by: COST, direction: DESC }) { nodes { id } } }',
    );
    expect((data as never as { units: { nodes: { id: string }[] } }).units.nodes.map(({ id }) => id)).toEqual(HATCHETMEN);
  });

  test('an unknown word of a query is reported with its position', async () => {
    const { errors } = await service.ask('{ units(query: "pv<=30 mood:good") { totalCount } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', problems: [{ path: 'query.7' }] });
  });

  test('a query together with other conditions is rejected', async () => {
    const beside = 'filter: { system: "alpha-strike" }, orderBy: { by: COST, direction: DESC }';
    const { errors } = await service.ask(`{ units(query: "pv<=30", ${beside}) { totalCount } }`);
    const conflicts = ['filter', 'orderBy'].map((path) => ({ code: 'CONFLICT', path }));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', problems: conflicts });
    const { status, body } = await service.request.get('/v1/units?query=atlas&system=alpha-strike');
    expect({ status, problems: body.problems }).toMatchObject({ status: 400, problems: [{ code: 'CONFLICT', given: 'system' }] });
  });

  test('are returned by ids, with the missing ids', async () => {
    const { data } = await service.ask('{ unitsByIds(ids: ["alpha-strike/atlas-as7-d", "no/such"]) { found { id } missing } }');
    expect(data).toEqual({ unitsByIds: { found: [{ id: 'alpha-strike/atlas-as7-d' }], missing: ['no/such'] } });
  });

  test('have revisions with their sources', async () => {
    const { data } = await service.ask(
      '{ unitRevisions(id: "alpha-strike/atlas-as7-d") { nodes { revision hash source unit { name stats { ... on AlphaStrikeStats { armor } } } } } }',
    );
    expect(data).toMatchObject({ unitRevisions: { nodes: [{ revision: 1, source: 'mul', unit: { stats: { armor: 10 } } }] } });
  });
});
