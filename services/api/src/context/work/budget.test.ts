import { expect, test } from 'vitest';
import { localRequestContext } from '../request-context.js';
import { budgetOf } from './budget.js';

function counted() {
  let charged = 0;
  const { record } = localRequestContext('en');
  const budget = budgetOf({ language: 'en', record, charge: (milliseconds) => (charged += milliseconds) });
  return { budget, record, charged: () => charged };
}

const tooComplex = (cost: number) => expect.objectContaining({ extensions: { code: 'TOO_COMPLEX', cost, limit: 2_000 } });

test('light operations are charged until the budget is spent', () => {
  const { budget, charged } = counted();
  for (let count = 0; count < 20; count++) budget.spend(100);
  expect(() => budget.spend(1)).toThrow(tooComplex(2_001));
  expect(charged()).toBe(2_000);
});

test('concurrent heavy operations are admitted together or not at all', async () => {
  const { budget, charged } = counted();
  const results = await Promise.allSettled([budget.admit(900), budget.admit(900), budget.admit(900)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect((results[0] as PromiseRejectedResult).reason).toEqual(tooComplex(2_700));
  expect(charged()).toBe(0);
  await Promise.all([budget.admit(900), budget.admit(1_100)]);
  expect(charged()).toBe(2_000);
});

test('earlier spending counts', async () => {
  const { budget } = counted();
  budget.spend(1_500);
  await expect(budget.admit(501)).rejects.toEqual(tooComplex(2_001));
  await budget.admit(500);
});

test('really used time counts in place of smaller estimates', () => {
  const { budget, record } = counted();
  budget.spend(10);
  record.used = 1_995;
  budget.spend(5);
  expect(() => budget.spend(6)).toThrow(tooComplex(2_001));
});
