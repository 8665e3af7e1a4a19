import { expect, test } from 'vitest';
import { markProblems, queryOf } from './unit-query.js';

test.each([
  [{}, 'en', 'sort:name'],
  [{}, 'ru', 'порядок:название'],
  [{ q: 'atlas pv<=60' }, 'en', 'atlas pv<=60'],
  [{ system: 'bronepehota', kind: 'gun', order: 'dear' }, 'en', 'system:bronepehota kind:gun sort:-pv'],
  [{ q: 'атлас', order: 'cheap' }, 'ru', 'атлас sort:pv'],
] as const)('%o in %s is %s', (wanted, language, query) => {
  expect(queryOf(wanted, language)).toBe(query);
});

const problem = (at: number, given: string) => ({ code: 'UNKNOWN_FIELD', path: `query.${at}`, given, allowed: '' });

test('marks wrong terms at any position', () => {
  expect(markProblems('foo:1 atlas bar:2 x', [problem(12, 'bar:2'), problem(0, 'foo:1')])).toEqual([
    { text: 'foo:1', wrong: true },
    { text: ' atlas ', wrong: false },
    { text: 'bar:2', wrong: true },
    { text: ' x', wrong: false },
  ]);
  expect(markProblems('atlas', [{ ...problem(0, ''), path: 'first' }])).toEqual([{ text: 'atlas', wrong: false }]);
});

test('appends the conditions of the form and quotes values of several words', () => {
  expect(queryOf({ q: 'atlas', system: 'alpha-strike', role: 'Missile Boat', most: '40', order: 'sort:-armor' }, 'en')).toBe(
    'atlas system:alpha-strike role:"Missile Boat" cost<=40 sort:-armor',
  );
});
