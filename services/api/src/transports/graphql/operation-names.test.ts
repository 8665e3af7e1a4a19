import { expect, test } from 'vitest';
import { operationsOf } from '../../schema/operations.js';
import { schema } from '../../schema/schema.js';
import { MAX_TOKENS } from './document-bounds.js';
import { questionsIn } from './operation-names.js';
import { plansFor } from './plan-cache.js';

const plans = plansFor(schema(), MAX_TOKENS);
const questionsOf = questionsIn(operationsOf(schema()));
const nameOf = (text: string) => {
  const prepared = plans.read(text);
  if (!prepared) throw new Error('not read');
  return Object.fromEntries([...questionsOf(prepared)].map(([question, { count }]) => [question, count]));
};

test('operations are named by their addresses, whatever the syntax of the document', () => {
  expect(nameOf('{ units { totalCount } more: units { totalCount } unit(id: "a/b") { id } sections { nodes { id } } }')).toEqual({
    units: 2,
    'units/{id}': 1,
    rules: 1,
  });
  const document =
    'query A { ...roots } fragment roots on Query { alphaStrike { a: targetNumber { target } ... { b: targetNumber { target } } } }';
  expect(nameOf(document)).toEqual({ 'alpha-strike/target-number': 2 });
});

test('unknown fields are counted as other', () => {
  expect(nameOf('{ __typename __schema { types { name } } }')).toEqual({ introspection: 2 });
  expect(nameOf('{ secretWord alphaStrike { anotherWord } }')).toEqual({ other: 2 });
});

test('argument names come from the schema', () => {
  const prepared = plans.read('{ alphaStrike { a: targetNumber(skill: 3) { target } b: targetNumber(inches: 2, secret: 4) { target } } }');
  expect(prepared && questionsOf(prepared).get('alpha-strike/target-number')).toEqual({ count: 2, argumentNames: ['skill', 'inches'] });
});

test('recursive fragments end', () => {
  expect(nameOf('{ ...a } fragment a on Query { dice { mean } ...a ...a }').dice).toBeLessThan(1_001);
});
