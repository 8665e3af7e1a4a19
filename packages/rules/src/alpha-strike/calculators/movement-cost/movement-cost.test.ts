import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import { movementCost } from './index.js';
import type { Question } from './resolve.js';

const ask = (draft: object, language: 'en' | 'ru' = 'en') => answer(movementCost, { move: 10, ...draft }, language);
const done = { completed: true, stopsInLeg: null, stopsAfterInches: null };

describe('examples of the source, 10" of move', () => {
  test.each([
    ['up a 2" hill', [{ inches: 4 }, { inches: 2, heightChange: 2 }], { ...done, cost: 10, left: 0 }],
    ['the climb as a leg of its own', [{ inches: 4 }, { inches: 0, heightChange: 2 }, { inches: 2 }], { ...done, cost: 10, left: 0 }],
    ['round the hill', [{ inches: 6 }, { inches: 4 }], { ...done, cost: 10, left: 0 }],
    [
      'into the woods',
      [{ inches: 7 }, { inches: 3, terrain: ['WOODS'] }],
      { completed: false, stopsInLeg: 1, stopsAfterInches: 1.5, cost: 10, left: 0, pathCost: 13 },
    ],
    [
      'into water, as the example charges it',
      [{ inches: 3 }, { inches: 3, terrain: ['WATER'], heightChange: -2 }],
      { completed: false, stopsInLeg: 1, stopsAfterInches: 1.5 },
    ],
    [
      'into water 1" deep, as the table charges it',
      [{ inches: 3 }, { inches: 3, terrain: ['WATER'], heightChange: -1 }],
      { completed: false, stopsInLeg: 1, stopsAfterInches: 2.5 },
    ],
  ])('%s', (_, legs, figures) => expect(ask({ legs })).toMatchObject({ value: { allowed: true, figures } }));

  test('a 4" rise within an inch is impassable', () => {
    expect(ask({ legs: [{ inches: 4 }, { inches: 1, heightChange: 4 }, { inches: 1 }] }, 'ru')).toMatchObject({
      value: {
        allowed: false,
        refusal: { code: 'IMPASSABLE' },
        figures: { completed: false, stopsInLeg: 1, stopsAfterInches: 0, cost: 4, left: 6, pathCost: null },
        summary: 'Нельзя: перепад в 4" на 1" пути (отрезок 2) непроходим; предел — 2" на пройденный дюйм.',
      },
    });
  });
});

describe('cost of terrain', () => {
  test.each([
    [{ legs: [{ inches: 2, terrain: ['ROUGH', 'RUBBLE'] }] }, 4],
    [{ legs: [{ inches: 2, terrain: ['WOODS', 'WOODS'] }] }, 4],
    [{ legs: [{ inches: 2, terrain: ['ROUGH', 'WOODS', 'WATER'] }] }, 8],
    [{ legs: [{ inches: 2, terrain: ['WATER'], heightChange: -1.25 }] }, 6.5],
    [{ legs: [{ inches: 0.1 }, { inches: 0.2 }] }, 0.3],
    [{ legs: [{ inches: 7, terrain: ['WOODS'], heightChange: 9 }], mode: 'JUMPED' }, 7],
  ])('%j costs %d', (draft, cost) => expect(ask(draft)).toMatchObject({ value: { figures: { ...done, cost } } }));
});

describe('heat', () => {
  test('costs 2" for each point on the ground and nothing for a jump', () => {
    expect(ask({ legs: [{ inches: 8 }], heat: 2 })).toMatchObject({
      value: { figures: { completed: false, cost: 6, stopsInLeg: 0, stopsAfterInches: 6 } },
    });
    expect(ask({ legs: [{ inches: 8 }], heat: 2, mode: 'JUMPED' })).toMatchObject({ value: { figures: { completed: true, left: 2 } } });
  });

  test.each([
    [{ heat: 4 }, 'SHUT_DOWN'],
    [{ heat: 4, mode: 'JUMPED' }, 'SHUT_DOWN'],
    [{ heat: 3, move: 6 }, 'IMMOBILE'],
    [{ move: 0 }, 'IMMOBILE'],
    [{ mode: 'IMMOBILE' }, 'IMMOBILE'],
    [{ mode: 'JUMPED', startsInWater: true }, 'JUMP_FROM_WATER'],
  ])('%j: %s', (draft, code) =>
    expect(ask({ legs: [{ inches: 3 }], ...draft })).toMatchObject({ value: { allowed: false, refusal: { code } } }),
  );
});

describe('a climb on a leg without length', () => {
  const refused = { value: { allowed: false, refusal: { code: 'IMPASSABLE' }, figures: { pathCost: null } } };
  test('is part of the next leg', () => {
    expect(ask({ move: 12, legs: [{ inches: 4 }, { inches: 0, heightChange: 2 }, { inches: 1 }] })).toMatchObject({
      value: { allowed: true, figures: { ...done, cost: 9 } },
    });
    const cliff = [{ inches: 4 }, { inches: 0, heightChange: 4 }, { inches: 1 }];
    expect(ask({ move: 60, legs: cliff })).toMatchObject(refused);
  });
  test.each([
    [[{ inches: 4 }, { inches: 0, heightChange: 4 }]],
    [[{ inches: 4 }, { inches: 0, heightChange: 8 }]],
    [[{ inches: 4 }, { inches: 0, heightChange: 0.5 }]],
    [[{ inches: 4 }, { inches: 0, heightChange: -1 }, { inches: 0 }]],
    [[{ inches: 0, heightChange: 1 }]],
  ])('is a cliff without a next leg: %j', (legs) => {
    expect(ask({ move: 60, legs })).toMatchObject(refused);
    expect(ask({ move: 60, legs }, 'ru')).toMatchObject(refused);
  });
});

describe('minimum movement', () => {
  test('allows 2" at any cost', () => {
    expect(ask({ move: 2, legs: [{ inches: 3, terrain: ['ROUGH', 'WOODS', 'WATER'] }] })).toMatchObject({
      value: { figures: { completed: false, stopsInLeg: 0, stopsAfterInches: 2, cost: 2, left: 0 } },
    });
  });
  test('allows no climb that the unit cannot pay', () => {
    expect(ask({ move: 3, legs: [{ inches: 2, heightChange: 4 }] })).toMatchObject({
      value: { allowed: true, figures: { completed: false, stopsInLeg: 0, stopsAfterInches: 0, cost: 0, left: 3 } },
    });
    expect(
      ask({
        move: 2,
        legs: [
          { inches: 1.5, terrain: ['WOODS'] },
          { inches: 1, heightChange: 1 },
        ],
      }),
    ).toMatchObject({ value: { allowed: true, figures: { completed: false, stopsInLeg: 1, stopsAfterInches: 0, cost: 2, left: 0 } } });
  });
  test('allows a climb that it can pay', () =>
    expect(ask({ move: 2, legs: [{ inches: 2, heightChange: 1 }] })).toMatchObject({ value: { figures: { completed: true, cost: 2 } } }));
  test('allows no impassable terrain', () =>
    expect(
      ask({
        move: 3,
        legs: [
          { inches: 1.5, terrain: ['WOODS', 'ROUGH'] },
          { inches: 1, heightChange: 3 },
        ],
      }),
    ).toMatchObject({ value: { refusal: { code: 'IMPASSABLE' }, figures: { stopsInLeg: 1, cost: 3 } } }));
  test('stops before a climb that cannot be paid after 2"', () => {
    expect(ask({ move: 5, legs: [{ inches: 2 }, { inches: 2, heightChange: 2 }] })).toMatchObject({
      value: { allowed: true, figures: { completed: false, cost: 2, left: 3, stopsInLeg: 1, stopsAfterInches: 0 } },
    });
  });
});

test('adds 2" for Speed Demon', () =>
  expect(ask({ legs: [{ inches: 12 }], speedDemon: true })).toMatchObject({ value: { figures: { completed: true, cost: 12 } } }));

test('limits standing still to less than an inch', () => {
  expect(check(movementCost, { move: 10, mode: 'STOOD_STILL', legs: [{ inches: 1 }] })).toMatchObject({
    problems: [{ code: 'CONFLICT', path: ['mode'] }],
  });
  expect(check(movementCost, { move: 10, mode: 'STOOD_STILL', legs: [{ inches: 0.9 }] })).toMatchObject({ ok: true });
});

const GRAIN = 12;
const leg = fc.record({
  inches: fc.integer({ min: 0, max: 24 }).map((quarters) => quarters / 4),
  terrain: fc.subarray(['ROUGH', 'RUBBLE', 'WOODS', 'WATER']),
  heightChange: fc.constantFrom(0, 0, 0, 0.5, 1, -1, 2, -2, 4),
});
const draft = fc.record({
  legs: fc.array(leg, { minLength: 1, maxLength: 5 }),
  move: fc.integer({ min: 1, max: 14 }),
  heat: fc.constantFrom(0, 0, 1, 2),
  speedDemon: fc.boolean(),
});

/** Whether the climb of a leg is steeper than 2" per inch. Legs without length are climbed on the next leg with length. */
function isCliff(legs: Question['legs'], index: number): boolean {
  if (legs[index]?.heightChange === 0) return false;
  let run = index;
  while (run < legs.length && legs[run]?.inches === 0) run++;
  let climb = 0;
  for (let at = run; at >= 0 && (at === run || legs[at]?.inches === 0); at--) climb += Math.abs(legs[at]?.heightChange ?? 0);
  return run === legs.length || climb > 2 * (legs[run]?.inches ?? 0);
}

/** Reference implementation: walks the path in steps of 1/48" and pays for each. */
function walk(q: Question) {
  const purse = q.move - 2 * q.heat <= 0 ? undefined : q.move - 2 * q.heat + (q.speedDemon ? 2 : 0);
  if (purse === undefined) return undefined;
  const grain = 4 * GRAIN;
  const least = 2 * grain;
  let left = purse * grain;
  let walked = 0;
  let free = false;
  const ended = (leg: number, after: number, blocked = false) => ({
    stop: [leg, after] as const,
    blocked,
    left: free ? 0 : left / grain,
    spent: free ? purse : purse - left / grain,
  });
  for (const [index, { inches, terrain, heightChange }] of q.legs.entries()) {
    const height = Math.abs(heightChange);
    if (free && walked === least && (inches > 0 || height > 0)) return ended(index, 0);
    if (isCliff(q.legs, index)) return ended(index, 0, true);
    if (height > 0 && (free || 2 * height * grain > left)) return ended(index, 0);
    left -= 2 * height * grain;
    const cost =
      1 +
      (terrain.includes('ROUGH') || terrain.includes('RUBBLE') ? 1 : 0) +
      (terrain.includes('WOODS') ? 1 : 0) +
      (terrain.includes('WATER') ? 1 : 0);
    for (let step = 0; step < inches * grain; step++) {
      if (!free && left < cost) {
        const after = (step + left / cost) / grain;
        left = 0;
        if (walked >= least) return ended(index, after);
        free = true;
      }
      if (free && walked === least) return ended(index, step / grain);
      if (!free) left -= cost;
      walked++;
    }
  }
  return { stop: undefined, blocked: false, left: free ? 0 : left / grain, spent: free ? purse : purse - left / grain };
}

test('matches the walk in small steps', () => {
  const seen = new Map<string, number>();
  prove(
    { calculator: 'alpha-strike movementCost', against: { en: 'a walk in tiny steps', ru: 'путь, пройденный крошечными шагами' } },
    fc.property(draft, (given) => {
      const checked = check(movementCost, given);
      if (!checked.ok) throw new Error('every such draft is allowed');
      const { figures, refusal, steps } = movementCost.resolve(checked.value);
      const walked = walk(checked.value);
      const met =
        refusal?.code ??
        (steps.some(({ key }) => key === 'minimum')
          ? 'minimum'
          : figures.completed
            ? 'completed'
            : figures.left > 0
              ? 'too high'
              : 'spent');
      seen.set(met, (seen.get(met) ?? 0) + 1);
      if (!walked) return void expect(refusal?.code).toBe('IMMOBILE');
      expect(refusal?.code === 'IMPASSABLE').toBe(walked.blocked === true);
      expect(figures.completed).toBe(walked.stop === undefined);
      expect(figures.left).toBeCloseTo(walked.left, 9);
      expect(figures.cost).toBeCloseTo(walked.spent, 9);
      if (walked.stop) {
        expect(figures.stopsInLeg).toBe(walked.stop[0]);
        expect(figures.stopsAfterInches).toBeCloseTo(walked.stop[1] ?? 0, 9);
      }
      expect(steps.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBeCloseTo(figures.left, 9);
    }),
    { numRuns: 1500 },
  );
  for (const met of ['IMMOBILE', 'IMPASSABLE', 'minimum', 'completed', 'too high', 'spent'])
    expect(seen.get(met) ?? 0, met).toBeGreaterThan(10);
});

test('the complete path costs its inches and its height', () => {
  const legs = [{ inches: 4, heightChange: 1 }, { inches: 2 }];
  expect(ask({ move: 20, legs })).toMatchObject({ value: { figures: { cost: 8, pathCost: 8, left: 12 } } });
});

test.each([
  [[{ inches: 2 }, { inches: 0, heightChange: 1 }], 'alpha-strike/ruling/height-charged', 1],
  [[{ inches: 2 }, { inches: 1, heightChange: 9 }], 'alpha-strike/level-changes', 1],
  // A level leg is not part of the following cliff.
  [[{ inches: 0 }, { inches: 1, heightChange: 9 }], 'alpha-strike/level-changes', 1],
])('stops at a cliff: %j', (legs, rule, stopsInLeg) =>
  expect(ask({ legs })).toMatchObject({ value: { allowed: false, refusal: { code: 'IMPASSABLE', rule }, figures: { stopsInLeg } } }),
);

test('a unit without move stays, and a walking unit can start in water', () => {
  const legs = [{ inches: 2 }];
  expect(ask({ legs, heat: 4 })).toMatchObject({ value: { refusal: { code: 'SHUT_DOWN' }, figures: { completed: false, cost: 0 } } });
  expect(ask({ legs, mode: 'JUMPED', startsInWater: true })).toMatchObject({ value: { refusal: { code: 'JUMP_FROM_WATER' } } });
  expect(ask({ legs, mode: 'GROUND', startsInWater: true })).toMatchObject({ value: { allowed: true } });
});
