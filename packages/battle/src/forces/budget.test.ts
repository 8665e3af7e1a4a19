/** Proposals for a budget, checked against the conditions that define them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, type CandidatesByRole, propose, rolesFor, swap } from './budget.js';

const ROLES = ['Scout', 'Sniper', 'Brawler'];
const candidate = (role: string, cost: number, nth: number): Candidate => {
  const id = `game/${role}-${cost}-${nth}`.toLowerCase();
  return { role, cost, unit: { id, system: 'game', kind: 'tank', name: id, nameRu: null, cost, aliases: [] } };
};
const catalog = fc
  .array(fc.tuple(fc.constantFrom(...ROLES), fc.integer({ min: 1, max: 60 })), { maxLength: 40 })
  .map((all): CandidatesByRole => {
    const units = all.map(([role, cost], nth) => candidate(role, cost, nth));
    return new Map(ROLES.map((role) => [role, units.filter((one) => one.role === role)]));
  });
const budget = { catalog, points: fc.integer({ min: 1, max: 200 }), count: fc.integer({ min: 1, max: 6 }), round: fc.nat({ max: 9 }) };
const total = (picks: readonly { readonly cost: number }[]): number => picks.reduce((sum, { cost }) => sum + cost, 0);

test('a proposal never costs more than the points, has no unit twice, and is the same each time', () => {
  fc.assert(
    fc.property(fc.record(budget), ({ catalog: from, points, count, round }) => {
      const roles = rolesFor(count, ROLES, []);
      const picks = propose(roles, from, points, round);
      expect(total(picks)).toBeLessThanOrEqual(points);
      expect(new Set(picks.map(({ unit }) => unit.id)).size).toBe(picks.length);
      expect(propose(roles, from, points, round)).toEqual(picks);
    }),
  );
});

test('a swap stays within the points and keeps role and the other units', () => {
  fc.assert(
    fc.property(fc.record(budget), ({ catalog: from, points, count, round }) => {
      const picks = propose(rolesFor(count, ROLES, []), from, points, round);
      for (const [at, pick] of picks.entries()) {
        const after = swap(picks, pick, from, points);
        expect(total(after)).toBeLessThanOrEqual(points);
        expect(after[at]?.role).toBe(pick.role);
        expect(after.filter((_, place) => place !== at)).toEqual(picks.filter((_, place) => place !== at));
        expect(new Set(after.map(({ unit }) => unit.id)).size).toBe(after.length);
      }
    }),
  );
});

test('roles that the force has least of come first', () => {
  expect(rolesFor(4, ROLES, [])).toEqual(['Scout', 'Sniper', 'Brawler', 'Scout']);
  expect(rolesFor(3, ROLES, ['Scout', 'Scout', 'Brawler'])).toEqual(['Sniper', 'Sniper', 'Brawler']);
  expect(rolesFor(3, [], [])).toEqual([]);
});

const FROM: CandidatesByRole = new Map([
  ['Scout', [10, 18, 20, 26].map((cost) => candidate('Scout', cost, 0))],
  ['Sniper', [25, 30, 44].map((cost) => candidate('Sniper', cost, 0))],
]);

test('each unit takes an even share, and the rest of the points pays for a better one', () => {
  const picks = propose(['Scout', 'Sniper'], FROM, 52, 0);
  expect(picks.map(({ cost, share }) => [cost, share])).toEqual([
    [26, 26],
    [25, 26],
  ]);
  expect(propose(['Scout', 'Sniper'], FROM, 60, 0).map(({ cost }) => cost)).toEqual([26, 30]);
  expect(propose(['Scout', 'Sniper'], FROM, 12, 0).map(({ cost }) => cost)).toEqual([10]);
});

test('a unit leaves enough points for the cheapest ones of later roles', () => {
  const from: CandidatesByRole = new Map([
    ['Scout', [candidate('Scout', 20, 0), candidate('Scout', 9, 0)]],
    ['Sniper', [candidate('Sniper', 21, 0)]],
  ]);
  expect(propose(['Scout', 'Sniper'], from, 35, 0).map(({ cost }) => cost)).toEqual([9, 21]);
});

test('a swap goes through all units that the points pay for, and comes back', () => {
  const start = propose(['Scout'], FROM, 20, 0);
  const seen = Array.from({ length: 3 }).reduce<readonly (typeof start)[]>(
    (all) => [...all, swap(all.at(-1) ?? start, (all.at(-1) ?? start)[0] as (typeof start)[number], FROM, 20)],
    [start],
  );
  expect(seen.map(([one]) => one?.cost)).toEqual([20, 18, 10, 20]);
});
