import { getIntrospectionQuery, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { MAX_ANSWER_MS, MAX_INTROSPECTION_MS } from '../context/work/cost.js';
import { answerCostOf } from './answer-cost.js';
import { schema } from './schema.js';

const fragmentsIn = (text: string) =>
  Object.fromEntries(parse(text).definitions.flatMap((each) => (each.kind === 'FragmentDefinition' ? [[each.name.value, each]] : [])));

const costOf = (text: string, variables = {}) =>
  answerCostOf(schema(), { definition: parse(text).definitions[0] as OperationDefinitionNode, fragments: fragmentsIn(text) }, variables);

const aliases = (count: number, field: string) => `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`;
const UNIT = 'nodes { id name stats { ... on AlphaStrikeStats { move damage armor structure } } }';

describe('accepted documents', () => {
  test.each([
    ['a page of a hundred units', `{ units(first: 100) { totalCount ${UNIT} } }`],
    [
      'every table and ruling',
      '{ tables(first: 100) { nodes { id title columns rows notes } } rulings(first: 100) { nodes { id title question readings decision } } }',
    ],
    ['a hundred target numbers', aliases(100, 'alphaStrike { targetNumber(skill: 4, inches: 2) { target summary steps { label text } } }')],
    ['a hundred small rolls', aliases(100, 'dice(expression: "2d6") { outcomes { value chance { fraction decimal } } }')],
  ])('%s', (_, text) => expect(costOf(text).milliseconds).toBeLessThan(MAX_ANSWER_MS));
});

test('accepts the introspection query of editors and generators with a margin', () => {
  const whole = { inputValueDeprecation: true, specifiedByUrl: true, schemaDescription: true, directiveIsRepeatable: true, oneOf: true };
  expect(costOf(getIntrospectionQuery(whole)).milliseconds).toBeLessThan(MAX_INTROSPECTION_MS * 0.7);
});

describe('refused documents', () => {
  test.each([
    ['forty introspections', aliases(40, '__schema { types { fields { name description args { name type { name } } type { name } } } }')],
    [
      'types of fields of types of fields',
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
    ],
    ['a hundred large rolls', aliases(100, 'dice(expression: "100d20") { outcomes { value chance { fraction decimal } } }')],
    ['odds a hundred times over', `{ dice(expression: "100d20") { outcomes ${aliases(100, 'chance { decimal }')} } }`],
    ['fifty pages of units', aliases(50, `units(first: 100) { ${UNIT} }`)],
    [
      'fragments in a circle',
      'query { systems { nodes { ...a } } } fragment a on RuleSystem { id ...b } fragment b on RuleSystem { title ...a }',
    ],
  ])('%s', (_, text) => expect(costOf(text).milliseconds).toBeGreaterThan(MAX_ANSWER_MS));
});

test('the length of lists depends on variables', () => {
  const text = `query ($n: Int) { units(first: $n) { ${UNIT} } }`;
  const [few, many] = [costOf(text, { n: 1 }), costOf(text, { n: 100 })];
  expect(many.milliseconds / few.milliseconds).toBeGreaterThan(20);
  expect(few.isConstant).toBe(false);
  expect(costOf('{ table(id: "alpha-strike/table/sizes") { id } }').isConstant).toBe(true);
});

test.each([
  ['{ units(first: 1) { totalCount } }', {}, true],
  ['{ systems { nodes { id } } dice(expression: "2d6") { mean } }', {}, false],
  ['{ alphaStrike { targetNumber(skill: 4, inches: 2) { target } } }', {}, false],
  ['{ alphaStrike { attack(attacker: { skill: 4 }, target: {}, situation: { inches: 4 }) { summary } } }', {}, false],
  ['{ alphaStrike { attack(attacker: { \u0075nit: "a/b" }, target: {}, situation: { inches: 4 }) { summary } } }', {}, true],
  [
    'query ($a: AlphaStrikeUnitInput!) { alphaStrike { attack(attacker: $a, target: {}, situation: { inches: 4 }) { summary } } }',
    { a: { unit: 'a/b' } },
    true,
  ],
  [
    'query ($a: AlphaStrikeUnitInput!) { alphaStrike { attack(attacker: $a, target: {}, situation: { inches: 4 }) { summary } } }',
    { a: { skill: 3 } },
    false,
  ],
  ['{ ...q } fragment q on Query { search(text: "x") { totalCount } }', {}, true],
])('%s %j depends on the catalog: %s', (text, variables, asks) => expect(costOf(text, variables).asksCatalog).toBe(asks));
