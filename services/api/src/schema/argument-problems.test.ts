import { buildSchema, coerceInputValue, type GraphQLError, isRequiredArgument } from 'graphql';
import { expect, test } from 'vitest';
import { problemsOf } from './argument-problems.js';

const SCHEMA = buildSchema(`
  enum Order { UP, DOWN }
  input Bounds { min: Int!, max: Int = 3, order: Order }
  input Selection { bounds: Bounds!, names: [String!], both: [[Int!]!] }
  type Query { ask(id: ID!, first: Int = 20, conditions: Selection, list: [Bounds!]): Int }
`);
const ARGS = SCHEMA.getQueryType()?.getFields().ask?.args ?? [];
const found = (given: object) => problemsOf(ARGS, given as Record<string, unknown>).map(({ code, path }) => `${code} ${path.join('.')}`);

test.each([
  [{ id: 'a' }, []],
  [{}, ['MISSING id']],
  [{ id: null }, ['WRONG_TYPE id']],
  [{ id: 'a', first: null, conditions: null, list: [] }, []],
  [{ id: 'a', first: '3', more: 1 }, ['UNKNOWN_FIELD more', 'WRONG_TYPE first']],
  [{ id: 'a', conditions: {} }, ['MISSING conditions.bounds']],
  [
    { id: 'a', conditions: { bounds: { min: 1.5, max: null, order: 'LEFT', mid: 1 } } },
    ['WRONG_TYPE conditions.bounds.min', 'UNKNOWN_VALUE conditions.bounds.order', 'UNKNOWN_FIELD conditions.bounds.mid'],
  ],
  [
    { id: 'a', conditions: { bounds: { min: 1 }, names: ['a', 2, null], both: [[1], 2, ['x']] } },
    ['WRONG_TYPE conditions.names.1', 'WRONG_TYPE conditions.names.2', 'WRONG_TYPE conditions.both.2.0'],
  ],
  [{ id: 'a', list: { min: 1 } }, []],
  [{ id: 'a', list: [{ min: 1 }, {}, 3, []] }, ['MISSING list.1.min', 'WRONG_TYPE list.2', 'WRONG_TYPE list.3']],
  [{ id: 'a', conditions: 'all' }, ['WRONG_TYPE conditions']],
  [{ id: { a: 1 } }, ['WRONG_TYPE id']],
] as const)('%j: %j', (given, problems) => {
  expect(found(given)).toEqual(problems);
  // graphql-js reports as many errors.
  const errors: GraphQLError[] = [];
  for (const argument of ARGS) {
    const value = (given as Record<string, unknown>)[argument.name];
    if (value !== undefined) coerceInputValue(value, argument.type, (_path, _value, error) => errors.push(error));
  }
  const beyondValues = problems.filter((problem) => problem === 'UNKNOWN_FIELD more' || problem === 'MISSING id');
  expect(errors).toHaveLength(problems.length - beyondValues.length);
  expect(ARGS.filter(isRequiredArgument).map(({ name }) => name)).toEqual(['id']);
});

test('stops after fifty problems', () => {
  expect(found({ id: 'a', list: Array.from({ length: 1_000 }, () => ({})) })).toHaveLength(50);
});
