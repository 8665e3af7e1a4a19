import { describe, expect, test } from 'vitest';
import { checkEntry, figuresOf, kindName } from '../../entries/entry.js';
import { card } from './card.js';
import { kindOfType } from './types.js';

const ATLAS = { type: 'BM', pointValue: 52, size: 4, move: '6"', damage: ['5', '5', '2'], armor: 10, structure: 8 };
const checked = (draft: object) => {
  const result = checkEntry(card, draft);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

describe('omitted figures of a card', () => {
  test('follow from its move and its type', () => {
    expect(checked({ ...ATLAS, move: '12"' })).toMatchObject({ tmm: 2, role: 'None', overheatValue: 0, specials: [], hasHeatScale: true });
    expect(checked({ ...ATLAS, type: 'CV' })).toMatchObject({ hasHeatScale: false });
  });

  test('are not replaced when given', () => {
    const given = { tmm: 4, role: 'Sniper', overheatValue: 2, specials: ['CASE'], hasHeatScale: false };
    expect(checked({ ...ATLAS, ...given })).toMatchObject(given);
  });

  test('are reported when missing or not text', () => {
    const { type: _, ...untyped } = ATLAS;
    for (const [draft, path] of [
      [untyped, 'type'],
      [{ ...ATLAS, move: 6 }, 'move'],
    ] as const) {
      const result = checkEntry(card, draft);
      expect(result.ok ? [] : result.problems.map((problem) => problem.path[0])).toContain(path);
    }
  });
});

test('flying units have thrust and no inches on the table', () => {
  expect(figuresOf(card, checked(ATLAS))).toMatchObject({ moveInches: 6, thrust: undefined });
  expect(figuresOf(card, checked({ ...ATLAS, type: 'AF', move: '7a' }))).toMatchObject({ moveInches: undefined, thrust: 7 });
});

test('derives the kind of a unit from its type', () => {
  expect(kindOfType('BM')).toBe('battlemech');
  expect(kindOfType('toString')).toBeUndefined();
  expect([kindName(card, 'battlemech', 'en'), kindName(card, 'starship', 'en')]).toEqual([expect.stringMatching(/mech/i), 'starship']);
});
