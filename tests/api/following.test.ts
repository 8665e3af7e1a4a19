/** Citations of answers and search results lead to their targets: in GraphQL as objects, over REST as URLs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

interface Cited {
  readonly id: string;
  readonly kind: string;
  readonly apiUrl: string;
}

/** Fetches a URL that the service returned. */
async function at(url: string): Promise<{ id: string }> {
  const { pathname, search } = new URL(url);
  const { status, body } = await service.request.get(`${pathname}${search}`);
  expect(status, url).toBe(200);
  return body;
}

describe('rules that answers cite', () => {
  const ATTACK =
    'attack(attacker: { size: 2, damage: ["2", "2", "0"] }, target: { armor: 3, structure: 2 }, situation: { inches: 8, woods: true, attackerMoved: JUMPED })';

  test('lead to the section, the table or the ruling in the language of the answer', async () => {
    const fields =
      'rule { id kind title node { __typename ... on Section { id title text } ... on RuleTable { id title rows } ... on Ruling { id title decision } } }';
    const { data, errors } = await service.ask(`{ alphaStrike(lang: ru) { ${ATTACK} { allowed steps { ${fields} } } } }`);
    expect(errors).toBeUndefined();
    const { steps } = (
      data as never as { alphaStrike: { attack: { steps: { rule: Cited & { node: Cited & { __typename: string } } }[] } } }
    ).alphaStrike.attack;
    const types = { SECTION: 'Section', TABLE: 'RuleTable', RULING: 'Ruling' } as Record<string, string>;
    expect(steps.length).toBeGreaterThan(2);
    for (const { rule } of steps) expect(rule.node).toMatchObject({ __typename: types[rule.kind], id: rule.id });
    expect(JSON.stringify(steps.map(({ rule }) => rule.node))).toMatch(/[А-я]{4}/);
  });

  test('are found at their apiUrl', async () => {
    const { body } = await service.request.get('/v1/alpha-strike/target-number?skill=4&inches=8&woods=true');
    const rules: Cited[] = body.steps.map(({ rule }: { rule: Cited }) => rule);
    expect(new Set(rules.map(({ kind }) => kind)).size).toBeGreaterThan(1);
    for (const rule of rules) {
      expect(rule).not.toHaveProperty('node');
      expect(await at(rule.apiUrl)).toMatchObject({ id: rule.id });
    }
  });
});

const SEARCHES = ['overheat', 'woods', 'atlas as7-d', 'tmm', 'target number', 'assault rifle', 'light armor'];

test('every kind of search result leads to its target in GraphQL and REST', async () => {
  const hits: Cited[] = [];
  for (const text of SEARCHES) {
    const { body } = await service.request.get('/v1/search').query({ text, first: 20, lang: 'ru' });
    hits.push(...body.nodes);
  }
  const each = [...new Map(hits.map((hit) => [hit.kind, hit])).values()];
  expect(each.map(({ kind }) => kind).sort()).toEqual(['ARMOR', 'CALCULATOR', 'RULING', 'SECTION', 'TABLE', 'TERM', 'UNIT', 'WEAPON']);
  for (const { id, apiUrl } of each) expect(await at(apiUrl)).toMatchObject({ id });
});

test('search results of the catalog are loaded in one batch', async () => {
  const kinds = ['Section', 'RuleTable', 'Ruling', 'Term', 'CalculatorInfo', 'Unit', 'Weapon', 'Armor'];
  const parts = kinds.map((kind) => `... on ${kind} { id }`).join(' ');
  const query = `{ search(text: "atlas", first: 30) { nodes { id kind node { __typename ${parts} } } } }`;
  // After several requests the document runs as a plan.
  for (let count = 0; count < 5; count++) {
    const { data, errors } = await service.ask(query);
    expect(errors).toBeUndefined();
    const { nodes } = (data as never as { search: { nodes: (Cited & { node: Cited & { __typename: string } })[] } }).search;
    expect(nodes.filter(({ kind }) => kind === 'UNIT').length).toBeGreaterThan(5);
    for (const { id, kind, node } of nodes) {
      expect(node.id).toBe(id);
      if (kind === 'UNIT') expect(node.__typename).toBe('Unit');
    }
  }
});
