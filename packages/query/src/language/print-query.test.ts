import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery } from './parse-query.js';
import { printQuery } from './print-query.js';
import { parseTree } from './syntax-tree.js';
import { tokenize } from './tokens.js';

function printed(query: string): string | undefined {
  const tree = parseTree(tokenize(query));
  return tree.ok ? printQuery(tree.value) : undefined;
}

describe('printQuery', () => {
  test.each([
    ['', ''],
    ['  atlas   pv<=30 ', 'atlas pv<=30'],
    ['atlas и ос < 30', 'atlas ос < 30'],
    ['(atlas | locust) pv<40', '(atlas or locust) pv<40'],
    ['((atlas)) (pv<40 size:3)', 'atlas pv<40 size:3'],
    ['not jump не "mad cat"', '-jump -"mad cat"'],
    ['-(jump or tmm>2)', '-(jump or tmm>2)'],
    ['not (not jump)', '-(-jump)'],
    ['atlas AND prime', 'atlas AND prime'],
    ['!jump ! ???', undefined],
    ['role:"missile boat",«Sniper»', 'role:"missile boat",«Sniper»'],
  ])('prints %j as %j', (query, expected) => expect(printed(query)).toBe(expected));

  test('prints a query with the same meaning', () => {
    const word = fc.constantFrom(
      'atlas',
      'pv<=30',
      'size:2,3',
      'special:"CASE II"',
      '"mad cat"',
      'jump',
      'atl*',
      'sort:-pv',
      '!',
      '-',
      '5:3',
    );
    const join = fc.constantFrom(' ', ' or ', ' и ', ' (', ') ', ' -', ' не ', ' -(', ')) ');
    fc.assert(
      fc.property(fc.array(fc.tuple(join, word), { maxLength: 12 }), (pieces) => {
        const query = pieces.flat().join('');
        const again = printed(query);
        if (again === undefined) return;
        const [first, second] = [parseQuery(query), parseQuery(again)];
        expect(second.ok, again).toBe(first.ok);
        if (!first.ok || !second.ok) return;
        expect(second.value.filter, again).toEqual(first.value.filter);
        expect(second.value.order).toEqual(first.value.order);
        expect(printed(again)).toBe(again);
      }),
      { numRuns: 2_000 },
    );
  });
});
