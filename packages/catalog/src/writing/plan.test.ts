import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Existing, planStarter } from './plan.js';

const draft = { id: 'a/b', source: 's', sourceId: '1' };
const there: Existing = { ...draft, hash: 'old', fromStarter: true };

test.each([
  ['added', 'what is not there', []],
  ['unchanged', 'what the starter catalog wrote like this', [{ ...there, hash: 'new' }]],
  ['changed', 'what the starter catalog wrote otherwise', [there]],
  ['kept', 'what an operator imported', [{ ...there, fromStarter: false }]],
  ['kept', 'what was imported under another id', [{ ...there, id: 'a/c', fromStarter: false }]],
  ['kept', 'what has the id but comes from elsewhere', [{ ...there, sourceId: '2' }]],
] as const)('%s: %s', (verdict, _, existing) => {
  const plan = planStarter([{ draft, hash: 'new' }], existing);
  expect(plan[verdict]).toEqual([{ draft, hash: 'new' }]);
  expect(Object.values(plan).flat()).toHaveLength(1);
});

test('gives every draft one verdict, and plans nothing after it was carried out', () => {
  const drafts = fc.uniqueArray(fc.record({ key: fc.nat(20), hash: fc.string() }), { selector: ({ key }) => key });
  fc.assert(
    fc.property(drafts, drafts, (before, after) => {
      const hashed = (list: typeof before) =>
        list.map(({ key, hash }) => ({ draft: { id: `x/${key}`, source: 's', sourceId: `${key}` }, hash }));
      const existing = (list: typeof before): readonly Existing[] =>
        hashed(list).map((entry) => ({ ...entry.draft, hash: entry.hash, fromStarter: true }));
      expect(Object.values(planStarter(hashed(after), existing(before))).flat()).toHaveLength(after.length);
      expect(planStarter(hashed(after), existing(after)).unchanged).toHaveLength(after.length);
    }),
  );
});
