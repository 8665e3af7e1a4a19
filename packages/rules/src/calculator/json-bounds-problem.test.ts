import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.js';
import { MAX_JSON_DEPTH, MAX_JSON_ENTRIES, MAX_JSON_VALUES } from './json-bounds.js';
import { jsonBoundsProblem } from './json-bounds-problem.js';

const list = (length: number, item: unknown = 1): readonly unknown[] => Array.from({ length }, () => item);
const object = (size: number): object => Object.fromEntries(list(size).map((_, index) => [`k${index}`, 1]));
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['a list', { filter: { figures: list(12_000, { figure: 'COST', anyOf: [1, 2] }) } }, ['filter', 'figures'], 12_000],
  ['an object', { draft: [1, object(1_001)] }, ['draft', 1], 1_001],
  ['the whole body', list(1_001), [], 1_001],
  ['a list after strings with quotes', { 'a"]\\': '"[{,', b: { c: list(2_000, '\\"]') } }, ['b', 'c'], 2_000],
])('%s with too many entries is named with its length', (_, value, path, given) =>
  expect(jsonBoundsProblem(JSON.stringify(value))).toMatchObject({ code: 'TOO_MANY', path, given, allowed: { en: 'at most 1000' } }),
);

test('too many values in all are counted', () => {
  const value = list(30, list(999));
  expect(jsonBoundsProblem(JSON.stringify(value))).toMatchObject({ code: 'TOO_MANY', path: [], given: 1 + 30 + 30 * 999 });
});

test('nesting that is too deep is named with its depth', () => {
  expect(jsonBoundsProblem(`{"filter":{"specials":${nested(200_000)}},"x":[[1]]}`)).toMatchObject({
    code: 'BAD_FORMAT',
    path: ['filter'],
    given: 200_002,
    allowed: { en: 'at most 32 levels of nesting' },
  });
});

test.each([
  ['entries', JSON.stringify(list(MAX_JSON_ENTRIES)), JSON.stringify(list(MAX_JSON_ENTRIES + 1))],
  ['levels', nested(MAX_JSON_DEPTH), nested(MAX_JSON_DEPTH + 1)],
  ['values', JSON.stringify([...list(20, list(998)), ...list(18)]), JSON.stringify([...list(20, list(998)), ...list(20)])],
])('the maximum of %s is allowed, and one more is not', (_, most, more) => {
  expect(jsonBoundsProblem(most)).toBeUndefined();
  expect(jsonBoundsProblem(more)).toBeDefined();
});

/** Depth, entries of the longest container, and values of a parsed JSON, counted without the text. */
function sizesOf(value: unknown): { depth: number; entries: number; values: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, entries: 0, values: 1 };
  const inner = Object.values(value).map(sizesOf);
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    entries: Math.max(inner.length, ...inner.map(({ entries }) => entries)),
    values: 1 + inner.reduce((sum, { values }) => sum + values, 0),
  };
}

test('random JSON is refused exactly if it exceeds a bound', () => {
  const anything = fc.jsonValue({ maxDepth: 4 });
  const wrapped = fc.tuple(anything, fc.nat(40), fc.nat(1_200), fc.nat(25)).map(([value, depth, length, copies]) => {
    let held: unknown = list(length, value);
    for (let level = 0; level < depth; level++) held = level % 2 ? [held] : { [`a${level}`]: held };
    return list(copies, held);
  });
  fc.assert(
    fc.property(wrapped, fc.nat(3), (value, indent) => {
      const { depth, entries, values } = sizesOf(value);
      const text = JSON.stringify(value, undefined, indent);
      const isOver = depth > MAX_JSON_DEPTH || entries > MAX_JSON_ENTRIES || values > MAX_JSON_VALUES;
      // An empty list counts as one with an entry.
      if (values < MAX_JSON_VALUES / 2 || values > MAX_JSON_VALUES) expect(jsonBoundsProblem(text) !== undefined).toBe(isOver);
    }),
    { numRuns: runs(100) },
  );
});

test('malformed text never throws', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', ':', '1') }), (text) => {
      expect(() => jsonBoundsProblem(text.repeat(40))).not.toThrow();
    }),
    { numRuns: runs(200) },
  ));
