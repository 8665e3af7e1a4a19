/** Work is charged by the CPU time that it has really taken, which also ends tasks; requests end at a deadline. */
import { localRequestContext, type RequestContext, rateLimit } from '@rangefinder/api';
import type { Test } from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCalculator } from '../support/question.js';
import { type Service, type ServiceOptions, startService } from '../support/service.js';
import { within } from '../support/time-limits.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const batchOf = (count: number, question: object): readonly object[] => Array.from({ length: count }, () => question);

/** Starts a service on the same catalog and returns what its requests are charged. */
async function charging(options: ServiceOptions, work: (service: Service) => Promise<unknown>): Promise<number> {
  const limit = rateLimit(1_000_000);
  let charged = 0;
  const charge = (_: string, milliseconds: number): void => {
    charged += milliseconds;
  };
  const counted = await startService({ ...options, rateLimit: { ...limit, charge }, catalog: service.catalog });
  await work(counted).finally(() => counted.stop());
  return charged;
}

const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Reads an answer without parsing it, which would count as time of the service. */
const unparsed = (sent: Test): Test =>
  sent
    .set('Accept-Encoding', 'identity')
    .buffer(true)
    .parse((response, done) => {
      response.on('data', () => undefined);
      response.on('end', () => done(null, undefined));
    });

describe('the main thread', () => {
  test.each([
    ['lists without a price of their own', batchOf(300, { question: 'tables' })],
    ['pages of units', batchOf(60, { question: 'units', arguments: { first: 100 } })],
    ['wrong questions', batchOf(1_000, { question: 'alpha-strike/target-numbr' })],
  ])('%s are charged by the time that they take', async (_, items) => {
    let used = 0;
    const charged = await charging({}, async ({ request }) => {
      await unparsed(request.post('/v1/batch').send(items));
      const began = threadMs();
      await unparsed(request.post('/v1/batch').send(items));
      used = threadMs() - began;
    });
    // The client, which receives megabytes, and the database driver run in the same thread. Both requests are charged.
    expect(charged / 2).toBeGreaterThan(used / 4);
    expect(charged / 2).toBeLessThan(used * 3);
  });
});

const [example] = findCalculator('alpha-strike', 'duel').calculator.examples;
const DUEL = { ...example?.draft, turns: 100 };
const ENDLESS = { system: 'alpha-strike', name: 'duel', draft: DUEL, language: 'en' } as const;
const burning = (expression: string, caller: RequestContext, maxMs: number) =>
  service.pool.run('dice', { expression }, caller, { estimatedMs: 10, maxMs });

describe('worker threads', () => {
  test('a task is charged by its CPU time in place of its estimate', async () => {
    let charged = 0;
    const caller = { ...localRequestContext('en'), charge: (milliseconds: number) => (charged += milliseconds) };
    await burning('100d100', caller, 60_000);
    expect(charged).toBe(caller.record.used - 10);
    expect(caller.record.used).toBeGreaterThan(0);
  });

  test(
    'a task that uses more CPU time than it may is ended, and the next one runs',
    async () => {
      const caller = localRequestContext('en');
      const endless = service.pool.run('answer', ENDLESS, caller, { maxMs: 20 });
      await expect(endless).rejects.toMatchObject({ extensions: { code: 'TOO_COMPLEX' } });
      await expect(burning('2d6', caller, 60_000)).resolves.toMatchObject({ mean: 7 });
    },
    within(60_000),
  );
});

describe('a deadline', () => {
  test(
    'parts of a batch that are left at the deadline are answered with OVERLOADED',
    async () => {
      const items = batchOf(5, { question: 'dice', arguments: { expression: '100d100' }, fields: 'mean' });
      await charging({ deadlineMs: 1 }, async ({ request }) => {
        const { status, body } = await request.post('/v1/batch').send(items);
        expect([status, body.length]).toEqual([200, 5]);
        expect(body.at(-1)).toMatchObject({ status: 503, error: { code: 'OVERLOADED', retryAfterSeconds: expect.any(Number) } });
      });
    },
    within(60_000),
  );

  test('a field of GraphQL that is left at the deadline is an error of its own', async () => {
    await charging({ deadlineMs: 1 }, async ({ ask }) => {
      const { data, errors } = await ask('{ dice(expression: "100d100") { mean } systems { nodes { id } } }');
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'OVERLOADED' });
      expect(data?.dice ?? null).toBeNull();
    });
  });
});

describe('a long answer', () => {
  test('of a batch arrives in pieces, compressed or not, and is complete', async () => {
    const items = batchOf(100, { question: 'tables' });
    const [plain, packed] = await Promise.all(
      ['identity', 'gzip'].map((encoding) => service.request.post('/v1/batch').set('accept-encoding', encoding).send(items)),
    );
    expect(plain?.headers['transfer-encoding']).toBe('chunked');
    expect(packed?.headers['content-encoding']).toBe('gzip');
    expect(plain?.body).toHaveLength(100);
    expect(packed?.body).toEqual(plain?.body);
  });
});
