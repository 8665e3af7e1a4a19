/** What the client does beyond one question, against the service itself. */
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
  /** What each list is asked: one that is not here does not compile. */
  const ASKED = {
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
  } as const satisfies { readonly [N in keyof typeof pages]: object };

  test.each(Object.keys(pages) as (keyof typeof pages)[])('%s, walked in small pages, is what the list has', async (name) => {
    const args = ASKED[name] as never;
    const { totalCount } = (await client()[name](args, { fields: ['totalCount'] } as never)) as { totalCount: number };
    const seen = new Set<string>();
    let count = 0;
    for await (const entry of client().pages[name]({ ...(args as object), first: Math.min(100, Math.ceil(totalCount / 3)) } as never)) {
      seen.add(JSON.stringify(entry));
      count++;
    }
    expect(totalCount).toBeGreaterThan(1);
    expect([seen.size, count]).toEqual([totalCount, totalCount]);
  });

  test('pages are as large as the service gives them without a wish', async () => {
    let count = 0;
    for await (const { id } of client().pages.units({}, { fields: ['id'] })) count += id.length > 0 ? 1 : 0;
    expect(count).toBe((await client().units({ first: 0 })).totalCount);
  });
});

test('fields of an answer, and nothing else', async () => {
  const fields = ['allowed', 'chance.fraction'] as const;
  const answer = await client().alphaStrike.targetNumber({ skill: 4, inches: 8 }, { fields: [...fields] });
  expect(answer).toEqual({ allowed: true, chance: { fraction: '13/18' } });
  const [asked] = await client().batch([{ question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 8 }, fields }]);
  expect(asked).toEqual({ ok: true, answer });
});

test('what the rules forbid is refused with its reason', async () => {
  const answer = await client().alphaStrike.targetNumber({ skill: 4, inches: 80 });
  if (answer.allowed) throw new Error('allowed');
  expect(answer.refusal.code).toMatch(/^[A-Z_]+$/);
  expect(answer.refusal.rule.url).toMatch(/^https?:/);
});

test('a browser may send what the client sends', async () => {
  const response = await fetch(`${service.url}/v1/units`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://fan.example', 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'x-team' },
  });
  expect(response.headers.get('access-control-allow-headers')).toContain('x-team');
});

test('the client waits longer than the service lets anything take', () => {
  const { timeout, requestTimeout } = httpServer(() => undefined, 'https://host');
  expect(TIMEOUT_MS).toBeGreaterThan(Math.max(timeout, requestTimeout));
});
