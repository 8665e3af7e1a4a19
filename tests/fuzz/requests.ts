/** Random requests by every transport, generated from the schema: mostly valid, otherwise invalid in many ways. */
import { type Operation, operationsOf, schema } from '@rangefinder/api';
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { anything, type Chance, NUMBERS, TEXTS } from './random.js';

export interface FuzzRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'OPTIONS';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const all = operationsOf(schema());
const calculators = all.filter(({ calculator }) => calculator !== undefined);

const JSON_TYPE = { 'content-type': 'application/json' };
/** Probability of a value of the expected type. */
const FITTING = 0.85;

/** A calculator question in which some inputs have several values. */
function draftFor(dice: Chance): unknown {
  const { calculator } = dice.pick(calculators);
  const draft = { ...calculator?.examples[0]?.draft } as Record<string, unknown>;
  for (const name of Object.keys(draft))
    if (dice.now(0.4)) draft[name] = dice.pick(['0..9', '*', '1,2', '0..99999', '-3..3/0.5', [1, 2], anything(dice)]);
  return draft;
}

function valueFor(type: GraphQLInputType, dice: Chance, depth = 3): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType as GraphQLInputType, dice, depth);
  if (!dice.now(FITTING)) return anything(dice);
  if (isListType(type))
    return Array.from({ length: dice.pick([0, 1, 1, 2, 3, 30]) }, () => valueFor(type.ofType as GraphQLInputType, dice, depth - 1));
  if (isEnumType(type)) return dice.pick(type.getValues()).name;
  if (isInputObjectType(type)) return depth > 0 ? argumentsFor(Object.values(type.getFields()), dice, depth - 1) : {};
  switch (type.name) {
    case 'Int':
      return dice.now(0.8) ? dice.below(9) : dice.pick(NUMBERS);
    case 'Float':
      return dice.now(0.8) ? dice.below(400) / 10 : dice.pick(NUMBERS);
    case 'Boolean':
      return dice.now(0.5);
    case 'Draft':
      return draftFor(dice);
    default:
      return dice.pick(TEXTS);
  }
}

type Argument = { readonly name: string; readonly type: GraphQLInputType };

function argumentsFor(args: readonly Argument[], dice: Chance, depth = 3): Record<string, unknown> {
  const given = args.filter(({ type }) => dice.now(isNonNullType(type) ? 0.95 : 0.5));
  const values = Object.fromEntries(given.map(({ name, type }) => [name, valueFor(type, dice, depth)]));
  return dice.now(0.05) ? { ...values, [dice.pick(TEXTS)]: anything(dice) } : values;
}

const flat = (value: Readonly<Record<string, unknown>>, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, inner]): [string, string][] =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? flat(inner as Record<string, unknown>, `${prefix}${name}.`)
      : [[`${prefix}${name}`, typeof inner === 'object' ? JSON.stringify(inner) : String(inner)]],
  );

const anyHeaders = (dice: Chance): Record<string, string> => ({
  ...(dice.now(0.3) && {
    accept: dice.pick(['application/json', 'text/csv', 'text/html', '*/*', 'x', 'application/graphql-response+json']),
  }),
  ...(dice.now(0.3) && { 'accept-language': dice.pick(['ru', 'en', 'de', '*;q=0', 'ru;q=x', `en${' '.repeat(3_000)}`]) }),
  ...(dice.now(0.2) && { 'if-none-match': dice.pick(['*', '"x"', 'W/"x"', '']) }),
  ...(dice.now(0.2) && { 'x-request-id': dice.pick(['mine', 'a'.repeat(500), 'ü']) }),
});

const pathOf = ({ path }: Operation, dice: Chance): string =>
  path.replace('{id}', () => encodeURIComponent(dice.pick(TEXTS).replace(/[\uD800-\uDFFF]/g, '')));

function restGet(dice: Chance): FuzzRequest {
  const operation = dice.pick(all);
  const query = flat(argumentsFor([...operation.definition.args, ...operation.namespaceArgs], dice));
  const fields: [string, string][] = dice.now(0.2)
    ? [['fields', dice.pick(['target', 'summary,steps.rule', 'x.y.z', ',,', 'nodes.id'])]]
    : [];
  const search = [...query, ...fields].map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return { method: dice.now(0.1) ? 'HEAD' : 'GET', path: `${pathOf(operation, dice)}?${search}`, headers: anyHeaders(dice) };
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

function restPost(dice: Chance): FuzzRequest {
  const operation = dice.pick(calculators);
  const body = dice.now(0.95) ? argumentsFor(operation.definition.args, dice) : anything(dice);
  return { method: 'POST', path: operation.path, headers: { ...anyHeaders(dice), ...JSON_TYPE }, body: JSON.stringify(body) };
}

function batch(dice: Chance): FuzzRequest {
  const item = (): unknown => {
    const operation = dice.pick(all);
    const question = dice.now(0.95) ? operation.path.replace('/v1/', '') : dice.pick(TEXTS);
    return dice.now(0.95) ? { question, arguments: argumentsFor(operation.definition.args, dice) } : anything(dice);
  };
  const items = Array.from({ length: dice.below(8) }, item);
  return { method: 'POST', path: '/v1/batch', headers: { ...anyHeaders(dice), ...JSON_TYPE }, body: JSON.stringify(items) };
}

/** GraphQL literal of a JSON value; enums are recognized by their position. */
function literal(type: GraphQLInputType, value: unknown): string {
  if (isNonNullType(type)) return literal(type.ofType as GraphQLInputType, value);
  if (isEnumType(type) && typeof value === 'string' && /^\w+$/.test(value)) return value;
  if (isListType(type) && Array.isArray(value)) return `[${value.map((item) => literal(type.ofType as GraphQLInputType, item)).join(' ')}]`;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const fields = isInputObjectType(type) ? type.getFields() : {};
    const inner = Object.entries(value).filter(([name]) => /^[_a-z]\w*$/i.test(name));
    return `{${inner.map(([name, one]) => `${name}: ${literal(fields[name]?.type ?? type, one)}`).join(' ')}}`;
  }
  return JSON.stringify(value);
}

function selectionOf(type: GraphQLOutputType, dice: Chance, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named))
    return `{ __typename ${named
      .getTypes()
      .map((one) => `... on ${one.name} ${selectionOf(one, dice, depth - 1)}`)
      .join(' ')} }`;
  if (!isObjectType(named) || depth <= 0) return '{ __typename }';
  const fields = Object.values(named.getFields()).filter(({ args }) => args.length === 0 && dice.now(0.5));
  const chosen = fields.map((field) => `${dice.now(0.05) ? 'other: ' : ''}${field.name} ${selectionOf(field.type, dice, depth - 1)}`);
  return `{ __typename ${chosen.join(' ')}${dice.now(0.02) ? ' nothing' : ''} }`;
}

function graphqlText(dice: Chance): string {
  const fields = Array.from({ length: 1 + dice.below(3) }, (_, index) => {
    const operation = dice.pick(all);
    const { definition, field } = operation;
    const args = Object.entries(argumentsFor(definition.args, dice)).filter(([name]) => /^[_a-z]\w*$/i.test(name));
    const given = args.map(
      ([name, value]) =>
        `${name}: ${literal(definition.args.find((arg) => arg.name === name)?.type ?? (definition.args[0]?.type as never), value)}`,
    );
    const call = `${definition.name}${given.length > 0 ? `(${given.join(' ')})` : ''} ${selectionOf(definition.type, dice, 4)}`;
    return field.length === 2 ? `f${index}: ${field[0]} { ${call} }` : `f${index}: ${call}`;
  });
  const text = `{ ${fields.join(' ')} }`;
  return dice.now(0.05) ? text.slice(0, dice.below(text.length)) : text;
}

function graphql(dice: Chance): FuzzRequest {
  const query = graphqlText(dice);
  if (dice.now(0.2)) return { method: 'GET', path: `/graphql?query=${encode(query)}`, headers: anyHeaders(dice) };
  const extras = dice.now(0.1) ? { [dice.pick(['variables', 'operationName', 'extensions'])]: anything(dice) } : {};
  return { method: 'POST', path: '/graphql', headers: { ...anyHeaders(dice), ...JSON_TYPE }, body: JSON.stringify({ query, ...extras }) };
}

function mcp(dice: Chance): FuzzRequest {
  const operation = dice.pick(all);
  const given = argumentsFor(operation.definition.args, dice);
  const args = operation.system ? { calculator: operation.path.replace('/v1/', ''), arguments: given } : given;
  const call = {
    jsonrpc: '2.0',
    id: dice.below(9),
    method: 'tools/call',
    params: { name: operation.system ? 'calculate' : operation.definition.name, arguments: args },
  };
  const body = dice.now(0.9) ? call : anything(dice);
  const headers = { ...JSON_TYPE, accept: 'application/json, text/event-stream' };
  return { method: 'POST', path: '/mcp', headers, body: JSON.stringify(body) };
}

/** Unusual bytes, methods and URLs. */
function odd(dice: Chance): FuzzRequest {
  const path = dice.pick([
    '/graphql',
    '/v1/batch',
    '/v1/units',
    '/v1/alpha-strike/attack',
    '/mcp',
    '/v1/%',
    '/v1/units/%ff',
    '//evil.example',
    '/v1/units?first=1&first=2',
    '/graphql?query=%',
    '/',
  ]);
  const type = dice.pick(['application/json', 'text/plain', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded', '']);
  const method = dice.pick(['GET', 'POST', 'PUT', 'OPTIONS'] as const);
  const body = dice.pick(['', '{', 'null', '[]', '{"query":', '"text"', '\u0000', '[[[[[[[[[[]]]]]]]]]]', '{"__proto__":{"polluted":1}}']);
  return {
    method,
    path,
    headers: { ...anyHeaders(dice), ...(type && { 'content-type': type }) },
    ...((method === 'POST' || method === 'PUT') && { body }),
  };
}

const TRANSPORTS: readonly ((dice: Chance) => FuzzRequest)[] = [
  restGet,
  restGet,
  restGet,
  restPost,
  restPost,
  graphql,
  graphql,
  graphql,
  batch,
  mcp,
  odd,
];

/** One random request. */
export const randomRequest = (dice: Chance): FuzzRequest => dice.pick(TRANSPORTS)(dice);
