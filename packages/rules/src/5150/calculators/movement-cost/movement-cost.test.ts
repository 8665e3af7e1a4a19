import { toDecimal, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove, skipQuestion } from '../../../testing/proof.js';
import { movementCost } from './index.js';
import type { Question } from './path.js';

type Draft = Readonly<Record<string, unknown>>;
type Leg = Question['legs'][number];

function ask(draft: Draft) {
  const checked = check(movementCost, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return movementCost.resolve(checked.value);
}
const arrivals = (draft: Draft) => ask(draft).figures.turns.map(({ turns, chance }) => `${turns}: ${toText(chance)}`);
const open = (inches: number) => ({ ground: 'OPEN', inches });

describe('a walk', () => {
  test.each([
    [4, [open(8)], 1],
    [2, [open(8)], 2],
    [2, [open(6)], 1],
    [4, [open(3), { ground: 'ROUGH', inches: 2.5 }], 1],
    [4, [open(3), { ground: 'ROUGH', inches: 2.6 }], 2],
    [4, [{ ground: 'ROLLING_EDGE' }, { ground: 'ALONG_ROLLING', inches: 4 }, { ground: 'ROLLING_EDGE' }], 1],
    [4, [open(7), { ground: 'DOOR' }], 2],
    [4, [open(1), { ground: 'WINDOW' }, open(1)], 2],
    [4, [open(1), { ground: 'WINDOW' }], 1],
    [4, [{ ground: 'STAIRS' }, { ground: 'STAIRS' }], 2],
    [4, [open(1), { ground: 'STAIRS' }], 2],
    [4, [open(2), { ground: 'FORD' }, open(8)], 3],
    // The crossing ends in the water, and the figure climbs out a turn later.
    [4, [open(2), { ground: 'FORD' }], 3],
    [4, [{ ground: 'FORD' }], 3],
    [4, [{ ground: 'FORD' }, { ground: 'FORD' }], 5],
    [undefined, [open(8)], 1],
    [undefined, [open(9)], 2],
  ])('of Rep %s over %j takes %i turns', (rep, legs, turns) => expect(arrivals({ rep, legs })).toEqual([`${turns}: 1`]));
});

test('Fast Move of Rep 4 over 16 inches', () => expect(arrivals({ rep: 4, fast: true, legs: [open(16)] })).toEqual(['1: 4/9', '2: 5/9']));

test.each([
  [{ rep: 4, legs: [{ ground: 'ROCKS' }] }, 'IMPASSABLE'],
  [{ rep: 4, fast: true, load: 'ALONE', legs: [open(1)] }, 'CARRIES_ALONE'],
])('%j is refused', (draft, code) => expect(ask(draft).refusal?.code).toBe(code));
test('two carriers may move fast', () => expect(ask({ rep: 4, fast: true, load: 'BY_TWO', legs: [open(1)] }).refusal).toBeUndefined());

test('Fast Move needs a Rep, which a walk is told to lack', () => {
  expect(check(movementCost, { fast: true, legs: [open(1)] })).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path: ['rep'] }] });
  expect(answer(movementCost, { legs: [open(9)] }, 'en')).toMatchObject({
    value: { summary: 'Movement at Rep 3 or more, 9" of move needed: arrives in 2 turns.' },
  });
  expect(ask({ legs: [open(9)] }).figures).toEqual(ask({ rep: 3, legs: [open(9)] }).figures);
});

test('the leader die without Fast Move is refused', () =>
  expect(check(movementCost, { rep: 4, leaderRep: 5, legs: [open(1)] })).toMatchObject({ ok: false, problems: [{ path: ['leaderRep'] }] }));

test.each([
  [[{ ground: 'OPEN' }], 'MISSING'],
  [[{ ground: 'DOOR', inches: 1 }], 'CONFLICT'],
])('%j is a problem', (legs, code) =>
  expect(check(movementCost, { rep: 4, legs })).toMatchObject({ ok: false, problems: [{ code, path: ['legs', 0, 'inches'] }] }),
);

// ── reference implementation: walks eighth of an inch by eighth ────────────────────────────────────────────────────
/** Legs are in quarters of an inch, and a turn may end in the middle of a rough one. */
const EIGHTHS = 8;

/** Every eighth of an inch and every event of a path. */
function trail(legs: readonly Leg[]): string[] {
  const out = legs.at(-1)?.ground === 'FORD' ? ['out'] : [];
  return [...legs.flatMap(ofLeg), ...out];
}

function ofLeg({ ground, inches = 0 }: Leg): string[] {
  if (['OPEN', 'BRUSH', 'ROAD', 'INSIDE', 'ALONG_ROLLING'].includes(ground)) return new Array(inches * EIGHTHS).fill('q');
  if (ground === 'ROUGH') return new Array(inches * EIGHTHS).fill('r');
  if (ground === 'WINDOW') return ['end'];
  if (ground === 'FORD') return ['end', 'turn'];
  return [ground === 'STAIRS' ? 'turn' : 'two'];
}

/** Where a turn ends, and on stairs how many eighths of it were over at their foot. */
type Stop = readonly [at: number, used: number];

function turnFrom(path: readonly string[], [from, used]: Stop, inches: number, halves: boolean, midMove: boolean): Stop {
  let [at, eighths, halved] = [from, inches * EIGHTHS, false];
  if (used > 0) {
    at++;
    eighths = Math.max(0, eighths - used);
  }
  while (at < path.length) {
    const now = path[at];
    if (now === 'turn') return at === from ? [at + 1, 0] : [at, midMove ? inches * EIGHTHS - eighths : 0];
    if (now === 'end' || now === 'out') return [at + 1, 0];
    if (now === 'two') {
      if (eighths < 2 * EIGHTHS) return [at, 0];
      eighths -= 2 * EIGHTHS;
    } else {
      if (now === 'r' && halves && !halved) {
        eighths -= (inches * EIGHTHS) / 2;
        halved = true;
      }
      const needed = now === 'r' && !halves ? 2 : 1;
      if (eighths < needed) return [at, 0];
      eighths -= needed;
    }
    at++;
  }
  return [at, 0];
}

function bruteForce(q: Question): Map<number, number> {
  const path = trail(q.legs);
  const halves = q.readings.includes('rough-halves-move');
  const lent = q.leaderRep !== undefined && !q.readings.includes('fast-move-without-leader') ? q.leaderRep : 0;
  const moves = new Map<number, number>();
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++) {
        const passed = Math.min(2, [a, b].filter((face) => face <= (q.rep ?? 0)).length + (c <= lent ? 1 : 0));
        const inches = q.fast ? ([8, 12, 16][passed] as number) : (q.rep ?? 3) <= 2 ? 6 : 8;
        moves.set(inches, (moves.get(inches) ?? 0) + 1 / 216);
      }
  const arrived = new Map<number, number>();
  let now = new Map<string, number>([['0,0', 1]]);
  const midMove = q.readings.includes('stairs-mid-move');
  for (let turn = 1; now.size > 0; turn++) {
    const next = new Map<string, number>();
    for (const [key, odds] of now)
      for (const [inches, chance] of moves) {
        const after = turnFrom(path, key.split(',').map(Number) as unknown as Stop, inches, halves, midMove);
        if (after[0] === path.length) arrived.set(turn, (arrived.get(turn) ?? 0) + odds * chance);
        else next.set(after.join(), (next.get(after.join()) ?? 0) + odds * chance);
      }
    now = next;
  }
  return arrived;
}

const legs = fc
  .tuple(
    fc.constantFrom(
      'OPEN',
      'OPEN',
      'ROUGH',
      'ROUGH',
      'ROAD',
      'ALONG_ROLLING',
      'ROLLING_EDGE',
      'DOOR',
      'VEHICLE',
      'WINDOW',
      'STAIRS',
      'FORD',
    ),
    fc.integer({ min: 1, max: 80 }),
  )
  .map(([ground, quarters]) =>
    ['OPEN', 'ROUGH', 'ROAD', 'ALONG_ROLLING'].includes(ground) ? { ground, inches: quarters / 4 } : { ground },
  );
const drafts = fc.record({
  rep: fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined, freq: 8 }),
  legs: fc.array(legs, { minLength: 1, maxLength: 5 }),
  fast: fc.boolean(),
  leaderRep: fc.constantFrom(undefined, 3, 5),
  load: fc.constantFrom('NOTHING', 'NOTHING', 'BY_TWO', 'ALONE'),
  readings: fc.subarray(['rough-halves-move', 'fast-move-without-leader', 'stairs-mid-move']),
});

test('matches a walk eighth of an inch by eighth', () => {
  prove(
    {
      calculator: '5150 movementCost',
      against: { en: 'a walk eighth of an inch by eighth', ru: 'путь по восьмой дюйма' },
    },
    fc.property(drafts, ({ leaderRep, ...draft }) => {
      const checked = check(movementCost, draft.fast ? { ...draft, rep: draft.rep ?? 4, leaderRep } : draft);
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const { figures, refusal } = movementCost.resolve(checked.value);
      if (refusal) return skipQuestion();
      const expected = bruteForce(checked.value);
      expect(new Set(figures.turns.map(({ turns }) => turns))).toEqual(new Set(expected.keys()));
      for (const { turns, chance } of figures.turns) expect(toDecimal(chance)).toBeCloseTo(expected.get(turns) as number, 10);
    }),
    { numRuns: 200 },
  );
});
