import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import { movementCost } from './index.js';

const outcome = (draft: object) => {
  const checked = check(movementCost, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return movementCost.resolve(checked.value);
};
const costOf = (leg: object, more: object = {}) => outcome({ speed: 40, legs: [leg], ...more }).figures.used;
const refusalOf = (draft: object) => outcome({ speed: 40, ...draft }).refusal?.code;

describe('examples of the source', () => {
  test('speed 4: one step to the mortar, then 7.5 cm with it', () => {
    expect(outcome({ speed: 4, legs: [{ steps: 1 }, { steps: 1.5, withGun: true }] }).figures).toMatchObject({
      used: 4,
      left: 0,
      legsDone: 2,
    });
  });
  test('climbing 1.5 steps costs 3', () => expect(costOf({ move: 'CLIMB', steps: 1.5 })).toBe(3));
  test('the Bronekhod: 1 back, a turn, 2 forward', () => {
    const { figures } = outcome({
      kind: 'TRACKED',
      speed: 4,
      legs: [{ move: 'BACK', steps: 1 }, { move: 'TURN', degrees: 75 }, { steps: 2 }],
    });
    expect(figures).toMatchObject({
      used: 4,
      left: 0,
      legs: [
        { points: 1, left: 3 },
        { points: 1, left: 2 },
        { points: 2, left: 0 },
      ],
    });
  });
});

describe('the points needed', () => {
  const neededFor = (legs: readonly object[], more: object = {}) => outcome({ speed: 2, legs, ...more }).figures.needed;
  test.each([
    [5, [{ steps: 1 }, { move: 'OBSTACLE', height: 4 }, { move: 'LADDER', steps: 2 }]],
    [1.5, [{ steps: 1.5 }]],
    [undefined, [{ steps: 3 }, { move: 'OBSTACLE', height: 6 }]],
    [undefined, [{ steps: 1, touchesEnemy: true }, { steps: 1 }]],
  ])('are %s for %j, whatever the speed', (points, legs) => {
    expect(neededFor(legs)).toBe(points);
    expect(neededFor(legs, { speed: 40 })).toBe(points);
  });
  test('are told of a machine without a pilot, too', () => expect(neededFor([{ steps: 3 }], { kind: 'TRACKED', pilot: false })).toBe(3));
});

describe('infantry', () => {
  test.each([
    [0, { move: 'OBSTACLE', height: 0 }],
    [0, { move: 'OBSTACLE', height: 2.5 }],
    [2, { move: 'OBSTACLE', height: 2.51 }],
    [2, { move: 'OBSTACLE', height: 5 }],
    [2, { move: 'LADDER', steps: 2 }],
    [2, { move: 'SLOPE', steps: 2, degrees: 45 }],
    [4, { move: 'SLOPE', steps: 2, degrees: 30, withGun: true }],
    [2, { move: 'SLOPE', steps: 1, degrees: 60 }],
    [2, { move: 'SLOPE', steps: 1, degrees: 46 }],
    [2, { move: 'SLOPE', steps: 1, degrees: 90 }],
    [0, { move: 'SLOPE', steps: 0.5, degrees: 80 }],
    [0, { move: 'SLOPE', steps: 0.2, degrees: 60, withGun: true }],
    [0, { move: 'OBSTACLE', height: 1, withGun: true }],
    [1, { move: 'LEAP', steps: 1 }],
    [0, { move: 'TURN', degrees: 180 }],
    [1, { move: 'SIDEWAYS', steps: 1 }],
  ])('costs %d for %j', (points, leg) => expect(costOf(leg)).toBe(points));

  test.each([
    ['TOO_HIGH', [{ move: 'OBSTACLE', height: 5.1 }]],
    ['TOO_HIGH', [{ move: 'OBSTACLE', height: 1.1, withGun: true }]],
    ['TOO_STEEP', [{ move: 'SLOPE', steps: 1.2, degrees: 60 }]],
    ['TOO_STEEP', [{ move: 'SLOPE', steps: 1.01, degrees: 90 }]],
    ['TOO_STEEP', [{ move: 'SLOPE', steps: 0.3, degrees: 60, withGun: true }]],
    ['TOO_WIDE', [{ move: 'LEAP', steps: 1.1 }]],
    ['WRONG_MOVE_WITH_GUN', [{ move: 'LADDER', steps: 1, withGun: true }]],
    ['WRONG_MOVE_WITH_GUN', [{ move: 'LEAP', steps: 1, withGun: true }]],
    ['WRONG_MOVE_WITH_GUN', [{ move: 'CLIMB', steps: 1, withGun: true }]],
    ['MUST_STOP', [{ steps: 1, touchesEnemy: true }, { steps: 1 }]],
    ['TOO_FAR', [{ steps: 41 }]],
    ['WAITS_BEFORE', [{ steps: 1 }, { move: 'LADDER', steps: 40 }]],
    [undefined, [{ steps: 40, touchesEnemy: true }]],
  ])('refuses with %s: %j', (code, legs) => expect(refusalOf({ legs })).toBe(code));

  test('leaves a gun that an enemy touches', () =>
    expect(refusalOf({ legs: [{ steps: 1, withGun: true }], enemyTouchesGun: true })).toBe('GUN_HELD'));
  test('stops before a ladder with its remaining points', () => {
    expect(outcome({ speed: 4, legs: [{ steps: 1 }, { move: 'LADDER', steps: 4 }] }).figures).toMatchObject({
      used: 1,
      left: 3,
      legsDone: 1,
    });
  });
});

describe('machines', () => {
  test.each([
    ['WHEELED', 1, { move: 'BACK', steps: 1 }],
    ['WALKING', 2, { move: 'BACK', steps: 1 }],
    ['WALKING', 1, { move: 'SIDEWAYS', steps: 0.5 }],
    ['FLYING', 1, { move: 'TURN', degrees: 90 }],
    ['FLYING', 2, { move: 'TURN', degrees: 91 }],
    ['WALKING', 1, { move: 'TURN', degrees: 300 }],
    ['WHEELED', 0, { move: 'OBSTACLE', height: 1.5 }],
    ['TRACKED', 0, { move: 'OBSTACLE', height: 3 }],
    ['WALKING', 0, { move: 'OBSTACLE', height: 2.9 }],
    ['FLYING', 0, { move: 'OBSTACLE', height: 3 }],
  ])('costs %s %d for %j', (kind, points, leg) => expect(costOf(leg, { kind, clearance: 3 })).toBe(points));

  test.each([
    ['WRONG_MOVE', 'FLYING', { move: 'BACK', steps: 1 }],
    ['WRONG_MOVE', 'WHEELED', { move: 'SIDEWAYS', steps: 1 }],
    ['WRONG_MOVE', 'TRACKED', { move: 'LADDER', steps: 1 }],
    ['WRONG_MOVE', 'WALKING', { steps: 1, withGun: true }],
    ['TOO_HIGH', 'WHEELED', { move: 'OBSTACLE', height: 1.6 }],
    ['TOO_HIGH', 'TRACKED', { move: 'OBSTACLE', height: 3.1 }],
    ['TOO_HIGH', 'WALKING', { move: 'OBSTACLE', height: 3 }],
    ['TOO_STEEP', 'TRACKED', { move: 'SLOPE', steps: 1, degrees: 50 }],
  ])('%s, %s: %j', (code, kind, leg) => expect(refusalOf({ kind, clearance: 3, legs: [leg] })).toBe(code));

  test.each([
    [undefined, [{ steps: 1 }, { move: 'OBSTACLE', height: 2 }, { steps: 1 }]],
    [
      'OBSTACLE_NOT_FORWARD',
      [
        { move: 'BACK', steps: 1 },
        { move: 'OBSTACLE', height: 2 },
        { move: 'BACK', steps: 0.5 },
      ],
    ],
    [
      'OBSTACLE_NOT_FORWARD',
      [
        { move: 'SIDEWAYS', steps: 1 },
        { move: 'OBSTACLE', height: 2 },
      ],
    ],
    [
      'OBSTACLE_NOT_FORWARD',
      [
        { move: 'OBSTACLE', height: 2 },
        { move: 'BACK', steps: 1 },
      ],
    ],
    [
      'OBSTACLE_NOT_FORWARD',
      [
        { move: 'BACK', steps: 1 },
        { move: 'OBSTACLE', height: 2 },
        { move: 'OBSTACLE', height: 2 },
      ],
    ],
    [undefined, [{ move: 'BACK', steps: 1 }, { move: 'TURN' }, { move: 'OBSTACLE', height: 2 }, { steps: 1 }]],
    ['OBSTACLE_NOT_FORWARD', [{ steps: 1 }, { move: 'TURN' }, { move: 'OBSTACLE', height: 2 }, { move: 'SIDEWAYS', steps: 1 }]],
    [undefined, [{ move: 'BACK', steps: 1 }, { move: 'OBSTACLE', height: 2, direction: 'FORWARD' }, { steps: 1 }]],
    ['OBSTACLE_NOT_FORWARD', [{ steps: 1 }, { move: 'OBSTACLE', height: 2, direction: 'SIDEWAYS' }]],
  ])('expects %s for a walking machine on %j', (code, legs) => expect(refusalOf({ kind: 'WALKING', clearance: 4, legs })).toBe(code));

  test('wheeled and tracked machines cross an obstacle backward', () => {
    const legs = [
      { move: 'BACK', steps: 1 },
      { move: 'OBSTACLE', height: 1 },
    ];
    for (const kind of ['WHEELED', 'TRACKED']) expect(refusalOf({ kind, clearance: 4, legs })).toBeUndefined();
  });
  test('only a walking machine crosses anything sideways', () =>
    expect(refusalOf({ kind: 'TRACKED', clearance: 4, legs: [{ move: 'OBSTACLE', height: 1, direction: 'SIDEWAYS' }] })).toBe(
      'WRONG_MOVE',
    ));

  test('do not move without a pilot, or when lying', () => {
    expect(refusalOf({ kind: 'TRACKED', pilot: false, legs: [{ steps: 1 }] })).toBe('NO_PILOT');
    expect(refusalOf({ kind: 'TRACKED', lying: true, legs: [{ steps: 1 }] })).toBe('LYING');
  });
});

/**
 * Direction of travel at each obstacle. A turn starts a new section. Within a section, a stated direction applies until another one is
 * stated.
 */
function crossings(moves: readonly string[]): readonly string[] {
  const pieces: string[][] = [[]];
  for (const move of moves) move === 'TURN' ? pieces.push([]) : pieces.at(-1)?.push(move);
  return pieces.flatMap((piece) => {
    let way = piece.find((move) => move !== 'OBSTACLE') ?? 'FORWARD';
    return piece.flatMap((move) => {
      if (move === 'OBSTACLE') return [way];
      way = move;
      return [];
    });
  });
}

test('a walking machine is stopped by the first obstacle that it does not cross forward, on any path', () => {
  const reached = { stopped: 0, passed: 0 };
  const moves = fc.array(fc.constantFrom('FORWARD', 'BACK', 'SIDEWAYS', 'TURN', 'OBSTACLE', 'OBSTACLE'), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(moves, (path) => {
      const legs = path.map((move) => ({ move, ...(move === 'OBSTACLE' ? { height: 1 } : move === 'TURN' ? {} : { steps: 0.5 }) }));
      const { figures, refusal } = outcome({ kind: 'WALKING', speed: 40, clearance: 4, legs });
      const wrong = crossings(path).findIndex((way) => way !== 'FORWARD');
      const obstacles = path.flatMap((move, index) => (move === 'OBSTACLE' ? [index] : []));
      expect(figures.legsDone).toBe(wrong < 0 ? path.length : obstacles[wrong]);
      expect(refusal?.code).toBe(wrong < 0 ? undefined : 'OBSTACLE_NOT_FORWARD');
      if (obstacles.length > 0) reached[wrong < 0 ? 'passed' : 'stopped']++;
    }),
    { numRuns: 300 },
  );
  for (const times of Object.values(reached)) expect(times).toBeGreaterThan(0);
});

test('other readings of obstacles and slopes are played', () => {
  for (const readings of [[], ['half-step-costs'], ['slope-45-impassable'], ['steep-slope-impassable']])
    for (let tenths = 20; tenths <= 30; tenths++)
      for (const degrees of [40, 44, 45, 46, 60]) {
        const costs = readings[0] === 'half-step-costs' ? tenths >= 25 : tenths > 25;
        expect(outcome({ speed: 40, readings, legs: [{ move: 'OBSTACLE', height: tenths / 10 }] }).figures.used).toBe(costs ? 2 : 0);
        const slope = { move: 'SLOPE', steps: tenths / 10, degrees };
        const steep = degrees > 45 || (degrees === 45 && readings[0] === 'slope-45-impassable');
        const rise = (tenths / 2) * Math.sin((degrees / 180) * Math.PI);
        const barred = steep && (readings[0] === 'steep-slope-impassable' || rise > 5.005);
        expect(outcome({ speed: 40, readings, legs: [slope] }).refusal?.code).toBe(barred ? 'TOO_STEEP' : undefined);
        expect(outcome({ kind: 'TRACKED', speed: 40, readings, legs: [slope] }).refusal?.code).toBe(steep ? 'TOO_STEEP' : undefined);
      }
});

test('a steep slope costs infantry as much as an obstacle of its height', () => {
  for (let degrees = 46; degrees <= 90; degrees++)
    for (let tenths = 1; tenths <= 20; tenths++) {
      const leg = { move: 'SLOPE', steps: tenths / 10, degrees };
      const centimetres = (tenths / 2) * Math.sin((degrees / 180) * Math.PI);
      const { figures, refusal } = outcome({ speed: 40, legs: [leg] });
      expect(refusal?.code).toBe(centimetres > 5.005 ? 'TOO_STEEP' : undefined);
      if (!refusal) expect(figures.used).toBe(centimetres > 2.505 ? 2 : 0);
      if (refusal) expect(refusal.rule).toBe('bronepehota/ruling/steep-slope');
    }
});

test('requires the measure of each leg', () => {
  expect(check(movementCost, { kind: 'TRACKED', speed: 4, legs: [{}, { move: 'OBSTACLE' }] })).toMatchObject({
    ok: false,
    problems: [{ path: ['legs', 0, 'steps'] }, { path: ['legs', 1, 'height'] }, { path: ['clearance'] }],
  });
});

test('summarizes the path in one sentence', () => {
  expect(answer(movementCost, { speed: 4, legs: [{ steps: 1.5 }] }, 'ru')).toMatchObject({
    value: { summary: 'Путь стоит 1,5 очка из 4, остаётся 2,5.' },
  });
});

/** The two tables of the source, copied row by row. */
const PRINTED = {
  INFANTRY: { FORWARD: 1, LADDER: 1, CLIMB: 2 },
  WHEELED: { FORWARD: 1, BACK: 1 },
  TRACKED: { FORWARD: 1, BACK: 1 },
  WALKING: { FORWARD: 1, BACK: 2, SIDEWAYS: 2 },
  FLYING: { FORWARD: 1 },
} as const;

const paths = fc.constantFrom(...(Object.keys(PRINTED) as (keyof typeof PRINTED)[])).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    speed: fc.integer({ min: 0, max: 12 }),
    legs: fc.array(fc.record({ move: fc.constantFrom(...Object.keys(PRINTED[kind])), tenths: fc.integer({ min: 0, max: 30 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
);

test('matches the sum over the tables for any path, in tenths of a step', () => {
  const reached = { done: 0, tooFar: 0 };
  prove(
    {
      calculator: 'bronepehota movementCost',
      against: { en: 'the printed table, leg by leg in tenths of a step', ru: 'таблица, отрезок за отрезком в десятых шага' },
    },
    fc.property(paths, ({ kind, speed, legs }) => {
      const rates: Readonly<Record<string, number>> = PRINTED[kind];
      let left = speed * 10;
      let done = 0;
      for (const { move, tenths } of legs) {
        if (tenths * (rates[move] ?? 0) > left) break;
        left -= tenths * (rates[move] ?? 0);
        done++;
      }
      const { figures, refusal, steps } = outcome({ kind, speed, legs: legs.map(({ move, tenths }) => ({ move, steps: tenths / 10 })) });
      const needed = legs.reduce((sum, { move, tenths }) => sum + tenths * (rates[move] ?? 0), 0) / 10;
      expect(figures).toMatchObject({ left: left / 10, used: (speed * 10 - left) / 10, needed, legsDone: done });
      expect(refusal === undefined).toBe(done === legs.length);
      expect(steps.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBeCloseTo(left / 10, 6);
      reached[refusal ? 'tooFar' : 'done']++;
    }),
    { numRuns: 300 },
  );
  for (const times of Object.values(reached)) expect(times).toBeGreaterThan(0);
});
