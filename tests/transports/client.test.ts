/** Lists, fields, refusals and time-outs of the client against the real service. */
import { httpServer } from '@rangefinder/api';
import { createClient, pages, TIMEOUT_MS } from '@rangefinder/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

let service: ListeningService;
beforeAll(async () => {
  service = await startListening();
});
afterAll(() => service.close());

const client = () => createClient({ url: service.url, language: 'en' });

describe('lists', () => {
  /** Arguments of each list. A missing list does not compile. */
  const ARGUMENTS = {
    units: { filter: { system: 'bronepehota' } },
    sections: { system: 'alpha-strike' },
    weapons: { filter: { system: '5150' } },
    changes: { since: '0' },
    ranking: {
      calculator: 'alpha-strike/attack',
      draft: { attacker: { unit: { query: 'pv<=30 type:BM' } }, target: { unit: 'alpha-strike/atlas-as7-d' }, situation: { inches: 12 } },
      by: 'expectedDamage',
    },
    search: { text: 'woods' },
    systems: {},
    calculators: { system: '5150' },
    terms: { system: 'bronepehota' },
    tables: {},
    rulings: {},
    eras: {},
    factions: {},
    sources: {},
    armors: {},
    unitRevisions: { id: 'alpha-strike/atlas-as7-d' },
    unitValues: { of: 'ROLE' },
  } as const satisfies { readonly [N in keyof typeof pages]: object };

  test.each(Object.keys(pages) as (keyof typeof pages)[])('%s, read in small pages, has all entries of the list', async (name) => {
    const args = ARGUMENTS[name] as never;
    const { totalCount } = (await client()[name](args, { fields: ['totalCount'] } as never)) as { totalCount: number };
    const seen = new Set<string>();
    let count = 0;
    for await (const entry of client().pages[name]({ ...(args as object), first: Math.min(100, Math.ceil(totalCount / 3)) } as never)) {
      seen.add(JSON.stringify(entry));
      count++;
    }
    expect(totalCount).toBeGreaterThan(name === 'unitRevisions' ? 0 : 1);
    expect([seen.size, count]).toEqual([totalCount, totalCount]);
  });

  test('pages have the default size of the service', async () => {
    let count = 0;
    for await (const { id } of client().pages.units({}, { fields: ['id'] })) count += id.length > 0 ? 1 : 0;
    expect(count).toBe((await client().units({ first: 0 })).totalCount);
  });
});

test('an answer has only the requested fields', async () => {
  const fields = ['allowed', 'chance.fraction'] as const;
  const answer = await client().alphaStrike.targetNumber({ skill: 4, inches: 8 }, { fields: [...fields] });
  expect(answer).toEqual({ allowed: true, chance: { fraction: '13/18' } });
  const [result] = await client().batch([{ question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 8 }, fields }]);
  expect(result).toEqual({ ok: true, answer });
});

test('an answer that the rules forbid has its refusal', async () => {
  const answer = await client().alphaStrike.targetNumber({ skill: 4, inches: 80 });
  if (answer.allowed) throw new Error('allowed');
  expect(answer.refusal.code).toMatch(/^[A-Z_]+$/);
  expect(answer.refusal.rule.url).toMatch(/^https?:/);
});

test('a browser may send the headers of the client', async () => {
  const response = await fetch(`${service.url}/v1/units`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://fan.example', 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'x-team' },
  });
  expect(response.headers.get('access-control-allow-headers')).toContain('x-team');
});

test('the client waits longer than any time-out of the service', () => {
  const { timeout, requestTimeout } = httpServer(() => undefined, 'https://host').server;
  expect(TIMEOUT_MS).toBeGreaterThan(Math.max(timeout, requestTimeout));
});
