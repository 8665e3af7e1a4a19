/** The Python package is made here, from the same list as the client: `npm run generate` updates it. */
import { expect, test } from 'vitest';
import { schema } from '../../src/schema/schema.js';
import { pythonCodes, pythonQuestions } from './python-questions.js';
import { docstring, snake } from './python-text.js';
import { pythonTypes } from './python-types.js';

const GENERATED = '../../../../packages/python/src/rangefinder';

test('types of Python are those of the schema', () => expect(pythonTypes(schema())).toMatchFileSnapshot(`${GENERATED}/types.py`));
test('methods of Python are the questions that REST answers', () =>
  expect(pythonQuestions(schema())).toMatchFileSnapshot(`${GENERATED}/_questions.py`));
test('codes of Python are those of the service', () => expect(pythonCodes()).toMatchFileSnapshot(`${GENERATED}/_codes.py`));

test('names are those of Python', () => expect(['skill', 'targetShutDown', 'ov'].map(snake)).toEqual(['skill', 'target_shut_down', 'ov']));
test('a docstring is wrapped, and ends where it should', () => {
  expect(docstring('Short.', '    ')).toBe('    """Short."""\n');
  expect(docstring('A word in "quotes"', '')).toBe('r"""A word in "quotes"\n"""\n');
  expect(docstring('word '.repeat(30), '')).toMatch(/^"""word[^\n]{80,97}\n[^\n]+\n"""\n$/);
  expect(docstring('', '')).toBe('');
});
