import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { prove } from '../../../testing/proof.js';
import { helicopterLineOfSight } from './index.js';
import type { Question } from './resolve.js';

/**
 * Parses a line of hexes: `C`lear, `H`ill, `W`oods, `T`own, wooded hill `X`. `h` and `x` belong to the hill below the helicopter;
 * `!` is a wreck.
 */
const line = (text: string) =>
  [...text.matchAll(/([CHWTXhx])(!*)/g)].map(([, letter, wrecks]) => ({
    terrain: ({ C: 'CLEAR', H: 'HILL', h: 'HILL', W: 'WOODS', T: 'TOWN', X: 'WOODED_HILL', x: 'WOODED_HILL' } as const)[letter as 'C'],
    wrecks: (wrecks ?? '').length,
    sameHill: letter === 'h' || letter === 'x',
  }));

describe('rows of the line-of-sight table', () => {
  test.each([
    ['CLEAR', 'HILL', 'CXC', ['WOODED_HILL_BETWEEN']],
    ['CLEAR', 'HILL', 'CH!C', []],
    ['CLEAR', 'HILL', 'CH!!C', ['WRECKS_ON_HILL']],
    ['CLEAR', 'HILL', 'CC!!C', []],
    ['CLEAR', 'HILL', 'CHW', []],
    ['CLEAR', 'GROUND', 'CCW', ['BEHIND_WOODS']],
    ['CLEAR', 'GROUND', 'CWC', []],
    ['CLEAR', 'GROUND', 'CCT', ['BEHIND_TOWN']],
    ['CLEAR', 'GROUND', 'CTC', ['BEHIND_TOWN']],
    ['CLEAR', 'GROUND', 'TCC', []],
    ['CLEAR', 'GROUND', 'HCC', ['HILL_BETWEEN']],
    ['CLEAR', 'GROUND', '', []],
    ['WOODS', 'GROUND', 'HCC', []],
    ['TOWN', 'GROUND', 'CCH', ['BEHIND_OTHER_HILL']],
    ['HILL', 'GROUND', 'hh', []],
    ['HILL', 'GROUND', 'hC', []],
    ['HILL', 'GROUND', 'CW', ['BEHIND_WOODS']],
    ['HILL', 'GROUND', 'TC', ['BEHIND_TOWN']],
    ['HILL', 'GROUND', 'xC', ['WOODED_HILL_BETWEEN']],
    ['HILL', 'HILL', 'XC', ['WOODED_HILL_BETWEEN']],
    ['HILL', 'HILL', 'CH!!', []],
    ['WOODED_HILL', 'HILL', 'CH', ['BEHIND_OTHER_HILL']],
    ['WOODED_HILL', 'HILL', 'Ch', []],
    ['WOODED_HILL', 'HILL', 'HC', []],
    ['WOODED_HILL', 'HILL', 'Cx', ['WOODED_HILL_BETWEEN', 'BEHIND_WOODED_HILL']],
    ['WOODED_HILL', 'GROUND', 'CCT', ['BEHIND_TOWN']],
  ])('over %s at a %s target through "%s": %j', (over, target, between, blockedBy) => {
    expect(answer(helicopterLineOfSight, { over, target, line: line(between) }, 'en')).toMatchObject({
      ok: true,
      value: { allowed: blockedBy.length === 0, figures: { clear: blockedBy.length === 0, blockedBy } },
    });
  });
});

test('does not treat a target inside a town or woods as behind it', () => {
  expect(answer(helicopterLineOfSight, { over: 'CLEAR', target: 'GROUND', targetIn: 'TOWN', line: line('CTT') }, 'en')).toMatchObject({
    value: { allowed: true, steps: expect.arrayContaining([expect.objectContaining({ rule: 'world-at-war/ruling/los-inside' })]) },
  });
  expect(answer(helicopterLineOfSight, { over: 'CLEAR', target: 'GROUND', targetIn: 'WOODS', line: line('CWW') }, 'en')).toMatchObject({
    value: { allowed: true },
  });
  expect(answer(helicopterLineOfSight, { over: 'CLEAR', target: 'GROUND', targetIn: 'TOWN', line: line('TC') }, 'en')).toMatchObject({
    value: { allowed: false },
  });
  expect(answer(helicopterLineOfSight, { over: 'CLEAR', target: 'GROUND', targetIn: 'TOWN', line: line('CCW') }, 'en')).toMatchObject({
    value: { allowed: false },
  });
});

test('words the refusal in both languages', () => {
  const draft = { over: 'WOODS', target: 'GROUND', line: line('CW') };
  expect(answer(helicopterLineOfSight, draft, 'en')).toMatchObject({
    value: { summary: 'Not allowed: from level 2, over woods, the view is blocked by woods directly in front of the target.' },
  });
  expect(answer(helicopterLineOfSight, draft, 'ru')).toMatchObject({
    value: { summary: 'Нельзя: с уровня 2, над лесом, цели не видно — мешает лес прямо перед целью.' },
  });
});

test.each([
  [{ over: 'CLEAR', target: 'GROUND', line: [{ terrain: 'HILL', sameHill: true }] }, ['line', 0, 'sameHill']],
  [{ over: 'HILL', target: 'GROUND', line: [{ terrain: 'WOODS', sameHill: true }] }, ['line', 0, 'sameHill']],
  [{ over: 'HILL', target: 'GROUND', targetIn: 'HILL' }, ['targetIn']],
  [{ over: 'HILL', target: 'HILL', targetIn: 'TOWN' }, ['targetIn']],
])('rejects the contradiction in %j', (draft, path) =>
  expect(check(helicopterLineOfSight, draft)).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path }] }),
);

/** Reference implementation: expands the line hex by hex and evaluates the sentences of the table in turn. */
function blocked({ over, target, targetIn, line: stretches, readings }: Question): boolean {
  const hexes: { terrain: string; same: boolean }[] = [];
  let wrecks = 0;
  for (const { terrain, hexes: count, wrecks: some, sameHill } of stretches) {
    for (let hex = 0; hex < count; hex++) hexes.push({ terrain, same: sameHill });
    if (terrain.endsWith('HILL')) wrecks += some;
  }
  const hills: number[][] = [[]];
  for (const { terrain, wrecks: some } of stretches) {
    if (terrain.endsWith('HILL')) hills[hills.length - 1]?.push(some);
    else hills.push([]);
  }
  const crowded = hills.some((markers) => markers.reduce((sum, some) => sum + some, 0) > 1);
  if (readings.includes('wrecks-of-one-hill')) wrecks = crowded ? 2 : 0;
  let own = hexes.length;
  if (!readings.includes('own-woods-hide') && (targetIn === 'WOODS' || targetIn === 'TOWN'))
    while (own > 0 && hexes[own - 1]?.terrain === targetIn) own--;
  const seen = hexes.map((hex, index) => (index >= own ? { terrain: 'CLEAR', same: false } : hex));
  const last = seen.at(-1);
  const wooded = hexes.some(({ terrain }) => terrain === 'WOODED_HILL');
  const town = seen.slice(-2).some(({ terrain }) => terrain === 'TOWN');
  const woods = last?.terrain === 'WOODS';
  const otherHill = last?.terrain.endsWith('HILL') === true && !last.same;
  if (over === 'CLEAR')
    return target === 'HILL' ? wooded || wrecks > 1 : woods || town || hexes.some(({ terrain }) => terrain.endsWith('HILL'));
  if (target === 'GROUND') return woods || otherHill || town || wooded;
  return wooded || (over === 'WOODED_HILL' && otherHill);
}

test('matches the hex-by-hex reference', () => {
  const seen = { blocked: 0, clear: 0 };
  prove(
    { calculator: 'world-at-war helicopterLineOfSight', against: { en: 'hexes laid out one by one', ru: 'гексы, выложенные по одному' } },
    fc.property(
      draftOf(helicopterLineOfSight.input),
      fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 4, maxLength: 4 }),
      (draft, lengths) => {
        const short = {
          ...draft,
          line: ((draft.line as object[] | undefined) ?? []).map((stretch, index) => ({ ...stretch, hexes: lengths[index] ?? 1 })),
        };
        const checked = check(helicopterLineOfSight, short);
        if (!checked.ok) return;
        const { figures } = helicopterLineOfSight.resolve(checked.value);
        expect(!figures.clear).toBe(blocked(checked.value));
        seen[figures.clear ? 'clear' : 'blocked']++;
      },
    ),
    { numRuns: 4000 },
  );
  expect(Math.min(seen.blocked, seen.clear)).toBeGreaterThan(200);
});
