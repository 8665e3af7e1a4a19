import { GraphQLNonNull, GraphQLScalarType, GraphQLString } from 'graphql';
import { expect, test } from 'vitest';
import { docstring, snake, typeText } from './text.ts';

test('names are those of Python', () => expect(['skill', 'targetShutDown', 'ov'].map(snake)).toEqual(['skill', 'target_shut_down', 'ov']));
test('a docstring is wrapped, and ends where it should', () => {
  expect(docstring('Short.', '    ')).toBe('    """Short."""\n');
  expect(docstring('A word in "quotes"', '')).toBe('r"""A word in "quotes"\n"""\n');
  expect(docstring('word '.repeat(30), '')).toMatch(/^"""word[^\n]{80,97}\n[^\n]+\n"""\n$/);
  expect(docstring('', '')).toBe('');
});

test.each([
  ['DateTime', 'str'],
  ['Json', 'Any'],
  ['StatsOfUnit', 'Mapping[str, Any]'],
])('the scalar %s is %s', (name, python) => {
  const scalar = new GraphQLScalarType({ name });
  expect([typeText(new GraphQLNonNull(scalar)), typeText(scalar)]).toEqual([python, `Optional[${python}]`]);
  expect(typeText(GraphQLString)).toBe('Optional[str]');
});
