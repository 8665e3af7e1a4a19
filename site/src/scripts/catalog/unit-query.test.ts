import { expect, test } from 'vitest';
import { markProblems, markWords, optionOf, queryOf, stagesOf, termOf, termsOf, withCondition, withoutTerm } from './unit-query.js';

const FLAGS = ['jump'];

test.each([
  [{}, ''],
  [{ q: 'atlas pv<=60' }, 'atlas pv<=60'],
  [{ system: 'bronepehota', kind: 'gun', order: 'dear' }, 'system:bronepehota kind:gun sort:-pv'],
  [
    { q: 'atlas', system: 'alpha-strike', role: 'Missile Boat', most: '40', order: 'sort:-armor' },
    'atlas system:alpha-strike role:"Missile Boat" cost<=40 sort:-armor',
  ],
])('the link %o is the query %s', (parameters, query) => expect(queryOf(parameters)).toBe(query));

test.each([
  ['atlas -jump size:4', ['atlas', '-jump', 'size:4'], [undefined, 'jump', 'size']],
  [
    'role:"missile boat" (size:3 or tmm>2) не прыжок',
    ['role:"missile boat"', '(size:3 or tmm>2)', 'не прыжок'],
    ['role', undefined, undefined],
  ],
  ['atlas or locust', ['atlas or locust'], [undefined]],
  ['', [], []],
])('the terms of %s', (query, texts, fields) => {
  const terms = termsOf(query, FLAGS);
  expect(terms.map(({ text }) => text)).toEqual(texts);
  expect(terms.map(({ field }) => field)).toEqual(fields);
  for (const term of terms)
    expect(termsOf(withoutTerm(query, term), FLAGS).map(({ text }) => text)).toEqual(texts.filter((text) => text !== term.text));
});

test.each([
  ['atlas size:4', ['size'], 'size:3', 'atlas size:3'],
  ['рз:4 atlas', ['size', 'рз'], '', 'atlas'],
  ['atlas', ['role'], 'role:"Missile Boat"', 'atlas role:"Missile Boat"'],
  ['jump', ['jump'], '-jump', '-jump'],
  ['atlas or locust', ['size'], 'size:4', '(atlas or locust) size:4'],
])('%s with %j as %s is %s', (query, names, text, edited) => expect(withCondition(query, { names }, text, FLAGS)).toBe(edited));

test('finds the option of a condition in any spelling', () => {
  const term = termOf('роль:"missile boat"', { names: ['role', 'роль'] }, FLAGS);
  expect(optionOf(term, ['', 'role:Sniper', 'role:"Missile Boat"'])).toBe('role:"Missile Boat"');
  expect(optionOf(termOf('-jump', { names: ['jump'] }, FLAGS), ['jump', '-jump'])).toBe('-jump');
  expect(optionOf(undefined, ['role:Sniper'])).toBe(undefined);
});

test.each([
  ['', ['(is:base)', '-(is:base)']],
  ['size:4 -jump', ['size:4 -jump (is:base)', 'size:4 -jump -(is:base)']],
  ['atlas', ['atlas']],
  ['size:4 sort:-pv', ['size:4 sort:-pv']],
  ['size:4 or size:3', ['size:4 or size:3']],
])('the list of %s has the stages %j', (query, stages) =>
  expect(stagesOf(query, 'is:base', (field) => field === 'sort', FLAGS)).toEqual(stages),
);

test('marks words of names', () =>
  expect(markWords('size:4 that jump', FLAGS).filter(({ wrong }) => wrong)).toEqual([{ text: 'that', wrong: true }]));

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
