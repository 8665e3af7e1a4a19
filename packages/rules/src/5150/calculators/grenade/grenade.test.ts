import { type Fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { prove } from '../../../testing/proof.js';
import type { ArmorId } from '../../reference/tables/armors.js';
import type { Question, Target } from './flight.js';
import { grenade } from './index.js';
import type { Victim } from './victims.js';

function ask(draft: Record<string, unknown>) {
  const checked = check(grenade, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return grenade.resolve(checked.value).figures;
}

/** The odds as `{ MISSED: '1/2', … }`, without impossible results. */
const results = ({ results }: Victim) =>
  Object.fromEntries(results.filter(({ chance }) => toText(chance) !== '0').map(({ result, chance }) => [result, toText(chance)]));

describe('a total of 8 on three figures, one in cover', () => {
  const { targets } = ask({ rep: 4, die: 4, targets: [{ cover: true }, {}, {}] });
  test('misses the figure in cover', () => expect(results(targets[0] as Victim)).toEqual({ MISSED: '1' }));
  test.each([1, 2])('hits figure %i at Impact 2', (index) =>
    expect(results(targets[index] as Victim)).toEqual({ DEAD: '1/6', OUT_OF_THE_FIGHT: '1/6', STUNNED: '2/3' }),
  );
});

test('computes the final places of a missed throw at Rep 4', () => {
  const { onTarget, atNearestGroup, atFeet, harmless, thrower } = ask({ rep: 4, targets: [{}], nearestGroup: [{}] });
  expect([onTarget, atNearestGroup, atFeet, harmless].map(toText)).toEqual(['1/2', '1/9', '1/18', '1/3']);
  expect([thrower.hit, thrower.dived].map(toText)).toEqual(['1/54', '1/27']);
});

test.each([
  [{ inches: 3 }, '14/27'],
  [{ inches: 5 }, '14/27'],
  [{ inches: 5.5 }, '1/54'],
  [{}, '1/54'],
  [{ inches: 3, throwerCover: true }, '5/27'],
  [{ inches: 3, manner: 'LAUNCHED' }, '1/2'],
  [{ inches: 3, readings: ['thrower-outside-blast'] }, '1/54'],
])('the thrower is under the template within 5": %j', (draft, hit) =>
  expect(toText(ask({ rep: 4, targets: [{}], ...draft }).thrower.hit)).toBe(hit),
);

test('a grenade rolled at Rep 4 uses the cover of the spot', () => {
  const { targets, onTarget } = ask({ rep: 4, manner: 'DROPPED', targets: [{}, { prone: true }] });
  expect(toText(onTarget)).toBe('8/27');
  expect(targets.map(({ hit }) => toText(hit))).toEqual(['8/27', '2/9']);
});

test.each([
  ['cover', { rep: 4, manner: 'DROPPED', targets: [{}, { cover: true }] }],
  ['concealed', { rep: 4, manner: 'DROPPED', targets: [{}, { concealed: true }] }],
])('refuses %s of a figure where the grenade is dropped, except by another reading', (field, draft) => {
  expect(check(grenade, draft)).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path: ['targets', 1, field] }] });
  expect(check(grenade, { ...draft, readings: ['dropped-own-cover'] }).ok).toBe(true);
});

test('a launched grenade that misses has no effect', () => {
  const { atFeet, atNearestGroup, harmless } = ask({ rep: 3, manner: 'LAUNCHED', targets: [{}] });
  expect([atFeet, atNearestGroup, harmless].map(toText)).toEqual(['0', '0', '2/3']);
});

test.each([
  [{ rep: 4, inches: 7, targets: [{}] }, 'OUT_OF_RANGE'],
  [{ rep: 4, prepared: false, targets: [{}] }, 'NOT_PREPARED'],
])('rejects %j', (draft, code) =>
  expect(answer(grenade, draft, 'ru')).toMatchObject({ ok: true, value: { allowed: false, refusal: { code } } }),
);

test('summarizes the throw in one sentence', () => {
  const draft = { rep: 4, targets: [{}] };
  expect(answer(grenade, draft, 'en')).toMatchObject({
    value: {
      summary:
        'Grenade at Rep 4, thrown by hand: on target 1/2 (50%), at the thrower’s feet 1/18 (5.6%); dead or out of the fight: target (16.7%), the thrower (0.6%).',
    },
  });
  expect(answer(grenade, draft, 'ru')).toMatchObject({
    value: {
      summary:
        'Граната, Умение 4, брошена рукой: в точку — 1/2 (50\u00a0%), под ногами — 1/18 (5,6\u00a0%); убиты или выведены из боя: цель (16,7\u00a0%), бросающий (0,6\u00a0%).',
    },
  });
});

test.each([
  [
    [{ cover: true }, { cover: true }],
    'on target 1/2 (50%); hit: each target 1/6 (16.7%); dead',
    'попадание: каждая цель — 1/6 (16,7\u00a0%);',
  ],
  [[{ cover: true }], 'on target 1/2 (50%); hit: target 1/6 (16.7%); dead', 'попадание: цель — 1/6 (16,7\u00a0%);'],
  [[{ cover: true }, {}], '; hit: target 1 (16.7%), target 2 (50%); dead', 'попадание: цель 1 (16,7\u00a0%), цель 2 (50\u00a0%);'],
  [[{}, {}], 'on target 1/2 (50%); dead', 'в точку — 1/2 (50\u00a0%); убиты'],
])('names the odds to hit %j', (targets, en, ru) => {
  const draft = { rep: 4, manner: 'LAUNCHED', targets };
  expect(answer(grenade, draft, 'en')).toMatchObject({ value: { summary: expect.stringContaining(en) } });
  expect(answer(grenade, draft, 'ru')).toMatchObject({ value: { summary: expect.stringContaining(ru) } });
});

test('counts the targets that are not named', () => {
  const unharmed = Array.from({ length: 7 }, () => ({ armor: 'shimmer' }));
  const summaryOf = (targets: readonly object[], language: 'en' | 'ru') =>
    answer(grenade, { rep: 4, manner: 'LAUNCHED', targets }, language);
  expect(summaryOf([...unharmed, {}], 'en')).toMatchObject({ value: { summary: expect.stringContaining('fight: target 8 (16.7%).') } });
  const many = Array.from({ length: 9 }, () => ({}));
  expect(summaryOf(many, 'en')).toMatchObject({ value: { summary: expect.stringContaining('target 6 (16.7%), 3 more.') } });
  expect(summaryOf(many, 'ru')).toMatchObject({ value: { summary: expect.stringContaining('цель 6 (16,7\u00a0%), ещё 3.') } });
});

// ── reference implementation ────────────────────────────────────────────────────────────────────────────────────────
const FACES = [1, 2, 3, 4, 5, 6];
const IMPACTS: { readonly [A in ArmorId]: number | 'NE' | 'special' } = {
  none: 2,
  light: 2,
  heavy: 1,
  absorbing: 'special',
  reflecting: 2,
  distorting: 2,
  shimmer: 0,
  exo: 'NE',
  battle: 'NE',
};

/** Whether a total hits, by the rows of the table. */
function hits(total: number, q: Question, target: Target, cover: boolean, concealed: boolean): boolean {
  if (total >= 10) return true;
  const distorts = target.armor === 'distorting' && !q.readings.includes('blast-ignores-distorting');
  if (total < 8 || cover || distorts) return false;
  return total === 9 || !(concealed || target.prone || target.movedFast || q.shooterMovedFast);
}

const atSpot = (total: number, fast: boolean, cover: boolean): boolean =>
  total >= 10 || (!cover && (total === 9 || (total === 8 && !fast)));

/** The effect on one figure for one combination of dice: hit, dived, or nothing. */
type Role = { kind: 'target'; target: Target } | { kind: 'near'; target: Target } | { kind: 'feet'; rep: number; thrower?: boolean };
/** Dice passed of Where is the grenade or Bombs away. */
const passedOf = (q: Question, a: number, b: number): number =>
  (a <= q.rep ? 1 : 0) + (b <= q.rep && !(q.manner === 'THROWN' && q.readings.includes('where-grenade-one-die')) ? 1 : 0);

const selfOf = (q: Question): Target => ({
  armor: q.throwerArmor,
  cover: q.throwerCover,
  concealed: false,
  prone: false,
  movedFast: false,
});
const isWithin = (q: Question): boolean =>
  q.manner !== 'DROPPED' && !q.readings.includes('thrower-outside-blast') && q.inches !== undefined && q.inches <= 5;

/** Whether a throw at some figures is no miss. */
function arrives(q: Question, total: number, targets: readonly Target[]): boolean {
  if (q.manner === 'DROPPED' || !q.readings.includes('grenade-needs-a-hit')) return atSpot(total, q.shooterMovedFast, false);
  const struck = targets === q.targets && isWithin(q) ? [...targets, selfOf(q)] : targets;
  return struck.some((target) => hits(total, q, target, target.cover, target.concealed));
}

function fate(q: Question, role: Role, die: number, a: number, b: number, second: number, dive: number): 'hit' | 'dived' | 'missed' {
  const passed = passedOf(q, a, b);
  const total = die + q.rep;
  if (q.manner === 'DROPPED') {
    if (passed === 0) return role.kind === 'feet' ? (dive <= role.rep ? 'dived' : 'hit') : 'missed';
    if (role.kind !== 'target') return 'missed';
    const own = q.readings.includes('dropped-own-cover');
    return hits(total, q, role.target, passed === 1 || (own && role.target.cover), own && role.target.concealed) ? 'hit' : 'missed';
  }
  // Within 5" the thrower is under the template of a thrown or launched grenade.
  if (role.kind === 'feet' && role.thrower && isWithin(q) && hits(total, q, selfOf(q), q.throwerCover, false)) return 'hit';
  if (role.kind === 'target') return hits(total, q, role.target, role.target.cover, role.target.concealed) ? 'hit' : 'missed';
  if (q.manner === 'LAUNCHED' || arrives(q, total, q.targets)) return 'missed';
  if (role.kind !== 'feet')
    return passed === 1 && hits(second + q.rep, q, role.target, role.target.cover, role.target.concealed) ? 'hit' : 'missed';
  return passed === 0 ? (dive <= role.rep ? 'dived' : 'hit') : 'missed';
}

/** The number of ways, out of 216, for each result of a hit: three dice, used as the armor demands. */
function damage(armor: ArmorId, given: number | undefined): Map<string, number> {
  const ways = new Map<string, number>();
  for (const x of FACES)
    for (const y of FACES)
      for (const z of FACES) {
        const printed = given ?? IMPACTS[armor];
        const impact = printed === 'special' || printed === 'NE' ? 1 : printed;
        let result = z > impact ? 'STUNNED' : z === 1 ? 'DEAD' : 'OUT_OF_THE_FIGHT';
        if (printed === 'special' && x <= 3) result = 'ABSORBED';
        if (printed === 'NE' && !(x === 1 && y === 1)) result = 'UNHARMED';
        ways.set(result, (ways.get(result) ?? 0) + 1);
      }
  return ways;
}

const same = (chance: Fraction, ways: number, all: number): boolean => chance.numerator * BigInt(all) === BigInt(ways) * chance.denominator;

function compareVictim(q: Question, role: Role, armor: ArmorId, got: Victim): void {
  const tally = { hit: 0, dived: 0, missed: 0 };
  let all = 0;
  for (const die of q.die === undefined ? FACES : [q.die])
    for (const a of FACES)
      for (const b of FACES)
        for (const second of FACES)
          for (const dive of FACES) {
            all++;
            tally[fate(q, role, die, a, b, second, dive)]++;
          }
  expect(same(got.hit, tally.hit, all)).toBe(true);
  expect(same(got.dived, tally.dived, all)).toBe(true);
  const ways = damage(armor, q.impact);
  for (const { result, chance } of got.results) {
    if (result === 'MISSED') expect(same(chance, tally.dived + tally.missed, all)).toBe(true);
    else expect(same(chance, tally.hit * (ways.get(result) ?? 0), all * 216), `${result} ${armor}`).toBe(true);
  }
}

function compareFlight(q: Question, got: ReturnType<typeof ask>): void {
  let [onTarget, near, feet, all] = [0, 0, 0, 0];
  for (const die of q.die === undefined ? FACES : [q.die])
    for (const a of FACES)
      for (const b of FACES)
        for (const second of FACES) {
          all++;
          const passed = passedOf(q, a, b);
          if (
            q.manner === 'DROPPED'
              ? passed > 0 && atSpot(die + q.rep, q.shooterMovedFast, passed === 1)
              : arrives(q, die + q.rep, q.targets)
          )
            onTarget++;
          else if (q.manner === 'DROPPED' ? passed === 0 : q.manner === 'THROWN' && passed === 0) feet++;
          else if (q.manner === 'THROWN' && passed === 1 && q.nearestGroup.length > 0 && arrives(q, second + q.rep, q.nearestGroup)) near++;
        }
  expect(same(got.onTarget, onTarget, all)).toBe(true);
  expect(same(got.atNearestGroup, near, all)).toBe(true);
  expect(same(got.atFeet, feet, all)).toBe(true);
  expect(same(got.harmless, all - onTarget - near - feet, all)).toBe(true);
}

/** Bombs away decides the cover of the spot, except by another reading. */
const counted = ({ manner, readings, targets, ...draft }: Record<string, unknown>): Record<string, unknown> => ({
  ...draft,
  manner,
  readings,
  targets:
    manner === 'DROPPED' && !(readings as string[] | undefined)?.includes('dropped-own-cover')
      ? (targets as Target[]).map((target) => ({ ...target, cover: false, concealed: false }))
      : targets,
});

test('matches the enumeration of every roll', () => {
  const seen = new Set<string>();
  prove(
    { calculator: '5150 grenade', against: { en: 'every fall of all dice', ru: 'каждый бросок всех кубиков' } },
    fc.property(draftOf({ ...grenade.input, inches: { ...grenade.input.inches, max: 6 } }), fc.boolean(), (draft, byTable) => {
      const checked = check(grenade, { ...counted(draft), prepared: true, impact: byTable ? undefined : draft.impact });
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const q = checked.value;
      const got = grenade.resolve(q).figures;
      compareFlight(q, got);
      for (const [index, target] of q.targets.entries())
        compareVictim(q, { kind: 'target', target }, target.armor, got.targets[index] as Victim);
      for (const [index, target] of q.nearestGroup.entries())
        compareVictim(q, { kind: 'near', target }, target.armor, got.nearestGroup[index] as Victim);
      for (const [index, { rep, armor }] of q.bystanders.entries())
        compareVictim(q, { kind: 'feet', rep }, armor, got.bystanders[index] as Victim);
      compareVictim(q, { kind: 'feet', rep: q.rep, thrower: true }, q.throwerArmor, got.thrower);
      if (got.thrower.hit.numerator > 0n && q.inches !== undefined && q.inches <= 5 && q.readings.length === 0)
        seen.add(`${q.manner} within`);
      for (const { result, chance } of got.targets.flatMap(({ results }) => results))
        if (chance.numerator > 0n) seen.add(`${q.manner} ${result}`);
      if (got.thrower.hit.numerator > 0n) seen.add(`${q.manner} feet`);
      if (got.nearestGroup.some(({ hit }) => hit.numerator > 0n)) seen.add('near');
    }),
    { numRuns: 400 },
  );
  expect(seen.size).toBe(24);
});
