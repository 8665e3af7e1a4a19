/** Rankings: a calculator applied to every unit that a query finds, by every transport. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const TARGET = 'alpha-strike/atlas-as7-d';
const QUERY = `query ($calculator: ID!, $draft: Draft!, $by: String, $perPoint: Boolean, $direction: OrderDirection, $figures: [String!], $first: Int, $after: String, $lang: Language) {
  ranking(calculator: $calculator, draft: $draft, by: $by, perPoint: $perPoint, direction: $direction, figures: $figures, first: $first, after: $after, lang: $lang) {
    input found totalCount direction perPoint figures { figure label better betterFor } leftOut { reason count example text } pageInfo { hasNextPage hasPreviousPage endCursor }
    nodes { rank id name points score values { number fraction text } }
  }
}`;

interface Node {
  readonly rank: number;
  readonly id: string;
  readonly name: string;
  readonly points: number | null;
  readonly score: number;
  readonly values: readonly { readonly number: number | null; readonly fraction: string | null }[];
}
interface Answer {
  readonly input: string;
  readonly direction: string;
  readonly perPoint: boolean;
  readonly figures: readonly { readonly figure: string; readonly better: string | null; readonly betterFor: string | null }[];
  readonly found: number;
  readonly totalCount: number;
  readonly nodes: readonly Node[];
  readonly leftOut: readonly { readonly reason: string; readonly count: number; readonly example: string; readonly text: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean; readonly endCursor: string | null };
}

async function rank(variables: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { body } = await service.request
    .post('/graphql')
    .send({ query: QUERY, variables: { calculator: 'alpha-strike/attack', ...variables } });
  expect(body.errors).toBeUndefined();
  return body.data.ranking;
}
async function problemsOf(variables: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { body } = await service.request
    .post('/graphql')
    .send({ query: QUERY, variables: { calculator: 'alpha-strike/attack', ...variables } });
  return body.errors[0].extensions.problems;
}

const situation = { inches: 12, targetMoved: 'GROUND' };
const draft = (query: string, more: object = {}) => ({ attacker: { unit: { query } }, target: { unit: TARGET }, situation, ...more });

async function attackOf(
  id: string,
): Promise<{ allowed: boolean; refusal: { code: string } | null; expectedDamage: number; destroyed: { fraction: string } }> {
  const { body } = await service.request
    .get('/v1/alpha-strike/attack')
    .query({ 'attacker.unit': id, 'target.unit': TARGET, 'situation.inches': 12, 'situation.targetMoved': 'GROUND' });
  return body;
}

async function everyone(variables: Readonly<Record<string, unknown>>): Promise<readonly Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const page: Answer = await rank({ ...variables, first: 40, after });
    nodes.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return nodes;
}

test('each place has the calculator’s answer for its unit, in descending order, each unit once', async () => {
  const question = { draft: draft('pv<=25 type:BM'), by: 'expectedDamage', figures: ['destroyed'] };
  const { found, totalCount, leftOut } = await rank(question);
  const nodes = await everyone(question);
  expect(nodes).toHaveLength(totalCount);
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(totalCount);
  expect(nodes.map(({ rank: place }) => place)).toEqual(nodes.map(({ score }) => 1 + nodes.filter((other) => other.score > score).length));
  expect(totalCount + leftOut.reduce((sum, { count }) => sum + count, 0)).toBe(found);
  expect(found).toBeGreaterThan(3);
  const scores = nodes.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  for (const { id, score, values, points } of nodes.slice(0, 40)) {
    const own = await attackOf(id);
    expect([score, values[0]?.number, values[1]?.fraction]).toEqual([own.expectedDamage, own.expectedDamage, own.destroyed.fraction]);
    expect(points).toBeLessThanOrEqual(25);
  }
});

test('the query finds the same units as lists', async () => {
  const query = 'pv<=25 size:2';
  const { body } = await service.request.get('/v1/units').query({ query: `system:alpha-strike ${query}`, first: 1 });
  expect((await rank({ draft: draft(query) })).found).toBe(body.totalCount);
});

test('forbidden answers are left out and counted, with one refusal as an example', async () => {
  const { leftOut } = await rank({ draft: { ...draft('pv<=25 type:BM'), situation: { ...situation, inches: 40 } } });
  expect(leftOut.length).toBeGreaterThan(0);
  for (const { reason, example, text } of leftOut) {
    const { body } = await service.request
      .get('/v1/alpha-strike/attack')
      .query({ 'attacker.unit': example, 'target.unit': TARGET, 'situation.inches': 40, 'situation.targetMoved': 'GROUND' });
    expect([body.refusal.code, body.refusal.text]).toEqual([reason, text]);
  }
});

test('ranks per point', async () => {
  const { nodes } = await rank({ draft: draft('pv<=25 type:BM'), by: 'expectedDamage', perPoint: true, first: 10 });
  for (const { score, points, values } of nodes) expect(score).toBe((values[0]?.number as number) / (points as number));
});

test('ranks given units by their attacks', async () => {
  const mine = ['alpha-strike/locust-lct-1e', 'alpha-strike/atlas-as7-d', 'alpha-strike/catapult-cplt-k2'];
  const { nodes, found } = await rank({ draft: { ...draft(''), attacker: { unit: mine } }, by: 'expectedDamage', lang: 'ru' });
  expect(found).toBe(3);
  expect(nodes.map(({ id }) => id).toSorted()).toEqual(mine.toSorted());
  expect(nodes.every(({ name }) => /[А-я]/.test(name))).toBe(true);
});

test('ranks all built-in weapons against an armor', async () => {
  const { nodes, input } = await rank({ calculator: '5150/damage', draft: { weapon: '*', armor: 'reflecting' }, by: 'dead', first: 5 });
  expect(input).toBe('weapon');
  for (const { id, values } of nodes) {
    const { body } = await service.request.get('/v1/5150/damage').query({ weapon: id, armor: 'reflecting' });
    expect(values[0]?.fraction).toBe(body.dead.fraction);
  }
});

test('ranks weapons of the catalog', async () => {
  const { nodes, found } = await rank({
    calculator: 'bronepehota/virtual-shot',
    draft: { weapon: { query: '*' }, steps: 3, armor: 2 },
    by: 'hit',
  });
  expect(found).toBeGreaterThan(3);
  expect(nodes.length).toBeGreaterThan(0);
});

test('a weapon of the catalog is fired by its carrier', async () => {
  const shot = { steps: 14, armor: 3, aimed: true };
  const rocket = 'bronepehota/demolisher/heavy-rocket';
  const ask = (draft: object) => service.request.post('/v1/bronepehota/virtual-shot').send({ weapon: rocket, ...draft });
  expect((await ask(shot)).body).toMatchObject({ allowed: false, refusal: { code: 'AIMED_INFANTRY_ONLY' } });
  expect((await ask({ ...shot, aimed: false, ammunition: 2 })).body).toMatchObject({ refusal: { code: 'SHORT_AMMUNITION' } });
  expect((await ask({ ...shot, aimed: false, steps: 4, rank: 1 })).body).toMatchObject({ refusal: { code: 'RANK' } });
  const { body, status } = await ask({ ...shot, shooter: 'INFANTRY' });
  expect([status, body.problems]).toMatchObject([400, [{ code: 'CONFLICT', path: 'shooter', given: 'INFANTRY' }]]);
  expect(body.problems[0].message).toContain(rocket);
  const { leftOut } = await rank({ calculator: 'bronepehota/virtual-shot', draft: { weapon: { query: '*' }, ...shot } });
  expect(leftOut.map(({ reason }) => reason)).toContain('AIMED_INFANTRY_ONLY');
});

test('REST and the worker pool give the same answer', async () => {
  const query = {
    calculator: 'alpha-strike/attack',
    'draft.attacker.unit.query': 'type:BM',
    'draft.target.unit': TARGET,
    'draft.situation.inches': 12,
    'draft.situation.targetMoved': 'GROUND',
    by: 'expectedDamage',
    first: 10,
  };
  const { body, status } = await service.request.get('/v1/ranking').query(query);
  expect(status).toBe(200);
  const { nodes } = await rank({ draft: draft('type:BM'), by: 'expectedDamage', first: 10 });
  expect(body.nodes).toEqual(nodes);
});

describe('the better entry is first', () => {
  const duel = { calculator: 'alpha-strike/duel', figures: [] };
  const lance = ['alpha-strike/locust-lct-1e', 'alpha-strike/catapult-cplt-k2'];

  test.each([
    [{ draft: draft('pv<=20 type:BM') }, 'expectedDamage', 'DESC', 'HIGHER', 'ATTACKER'],
    [{ draft: draft('pv<=20 type:BM'), by: 'target' }, 'target', 'ASC', 'LOWER', 'ATTACKER'],
    [{ draft: draft('pv<=20 type:BM'), by: 'target', direction: 'DESC' }, 'target', 'DESC', 'LOWER', 'ATTACKER'],
    [
      { ...duel, draft: { first: { unit: lance }, second: { unit: TARGET }, situation: { inches: 12 }, turns: 2 } },
      'outcome.firstWins',
      'DESC',
      'HIGHER',
      'FIRST',
    ],
    [
      { ...duel, draft: { first: { unit: TARGET }, second: { unit: lance }, situation: { inches: 12 }, turns: 2 } },
      'outcome.secondWins',
      'DESC',
      'HIGHER',
      'SECOND',
    ],
    [{ calculator: '5150/damage', draft: { weapon: '*', armor: 'heavy' } }, 'outOfAction', 'DESC', 'HIGHER', 'ATTACKER'],
    [{ calculator: 'world-at-war/salvo-fire', draft: { firepower: '2..5', toHit: 4 } }, 'expectedHits', 'DESC', 'HIGHER', 'ATTACKER'],
    [{ calculator: 'bronepehota/jump', draft: { jump: 5, length: '1..3', height: 1 } }, 'left', 'DESC', 'HIGHER', 'ACTOR'],
  ])('%j by %s, %s', async (variables, figure, direction, better, betterFor) => {
    const ranking = await rank(variables);
    expect(ranking).toMatchObject({ direction, perPoint: false });
    expect(ranking.figures[0]).toMatchObject({ figure, better, betterFor });
    const scores = ranking.nodes.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => (direction === 'ASC' ? a - b : b - a)));
    expect(scores.length).toBeGreaterThan(1);
  });

  test('equal scores share a rank, on every page', async () => {
    const question = { calculator: '5150/damage', draft: { weapon: { query: '*' }, armor: 'heavy' } };
    const { nodes } = await rank({ ...question, first: 100 });
    expect(nodes.map(({ rank: place }) => place)).toEqual(
      nodes.map(({ score }) => 1 + nodes.filter((other) => other.score > score).length),
    );
    expect(new Set(nodes.map(({ rank: place }) => place)).size).toBeLessThan(nodes.length);
    const { pageInfo } = await rank({ ...question, first: 3 });
    const later = await rank({ ...question, first: 3, after: pageInfo.endCursor });
    expect(later.nodes.map(({ id, rank: place }) => [id, place])).toEqual(nodes.slice(3, 6).map(({ id, rank: place }) => [id, place]));
  });

  test('a rifle beats an improvised weapon against heavy armor', async () => {
    const { nodes } = await rank({ calculator: '5150/damage', draft: { weapon: '*', armor: 'heavy' }, first: 100 });
    const placeOf = (id: string) => nodes.find((node) => node.id === id)?.rank ?? Number.NaN;
    expect(placeOf('rifle')).toBeLessThan(placeOf('improvised'));
  });

  test('built-in weapons are found by words of their names, and have points', async () => {
    const { nodes, leftOut } = await rank({
      calculator: '5150/damage',
      draft: { weapon: { query: 'laser' }, armor: 'heavy' },
      perPoint: true,
      first: 100,
    });
    expect(nodes.length).toBeGreaterThan(2);
    expect(nodes.every(({ id }) => id.includes('laser'))).toBe(true);
    for (const { score, points, values } of nodes) expect(score).toBe((values[0]?.number as number) / (points as number));
    expect(leftOut).toEqual([]);
  });

  test('bursts are ranked at their full rate of fire', async () => {
    const { nodes } = await rank({ calculator: '5150/shoot', draft: { rep: 4, weapon: '*', targets: [{ armor: 'light' }] }, first: 100 });
    const scoreOf = (id: string) => nodes.find((node) => node.id === id)?.score ?? Number.NaN;
    expect(scoreOf('assault-rifle')).toBeGreaterThan(scoreOf('rifle'));
  });
});

describe('invalid questions', () => {
  test.each([
    [{ draft: draft('pv<<3') }, 'draft.attacker.unit.query'],
    [{ draft: draft('pv<=30'), by: 'damage' }, 'by'],
    [{ draft: draft('pv<0'), by: 'damage' }, 'by'],
    [{ draft: draft('pv<=30'), figures: ['damage'] }, 'figures'],
    [{ draft: draft('pv<=30', { situation: { inches: -1 } }) }, 'situation.inches'],
    [{ draft: draft('pv<=30', { target: { unit: { query: 'pv<=3' } } }) }, 'target.unit'],
    [{ draft: draft('pv<=30', { target: { unit: 'alpha-strike/nobody' } }) }, 'target.unit'],
    [{ draft: { attacker: { unit: ['alpha-strike/nobody', TARGET] }, target: { unit: TARGET }, situation } }, 'attacker.unit'],
    [{ draft: { attacker: { unit: TARGET }, target: { unit: TARGET }, situation } }, ''],
    [{ draft: draft('pv<=30'), by: 'target', perPoint: true }, 'perPoint'],
    [{ calculator: 'initiative-deck/deck-setup', draft: { participants: '2..4', effects: true } }, 'by'],
    [{ draft: draft('pv<=30'), first: 101 }, 'first'],
    [{ draft: draft('pv<=30'), after: 'x' }, 'after'],
  ])('%j: %s', async (variables, path) => {
    const problems = (await problemsOf(variables)) as { path: string }[];
    expect(problems.map((problem) => problem.path.replace(/^draft\./, '').replace(/\.query\..*/, '.query'))).toContain(
      path.replace(/^draft\./, ''),
    );
  });

  test('an empty result is no error', async () => {
    expect(await rank({ draft: draft('pv<=0') })).toMatchObject({ found: 0, totalCount: 0, nodes: [], leftOut: [] });
  });
});

test('built-in weapons are accepted by name', async () => {
  const { nodes } = await rank({ calculator: '5150/damage', draft: { weapon: '*', armor: 'light' }, by: 'dead', lang: 'ru' });
  expect(nodes.every(({ name }) => /[А-я]/.test(name))).toBe(true);
});
