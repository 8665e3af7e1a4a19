/** Null for every input that may be null, at every transport: it never causes an internal error, and every transport agrees. */
import { argumentsOf, type Operation, operationsOf, questionOf, schema } from '@rangefinder/api';
import { type GraphQLArgument, type GraphQLInputType, getNullableType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';
import { within } from '../support/time-limits.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

type Values = Readonly<Record<string, unknown>>;
/** An operation with arguments of which one is null. */
interface Case {
  readonly operation: Operation;
  readonly path: string;
  readonly args: Values;
}

interface Place {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly extensions: GraphQLArgument['extensions'];
}

/** Few enough for the cost limit of a batch on a slow machine. */
const BATCH_SIZE = 50;
const MAX_NESTING = 5;

const exampleOf = ({ extensions }: Place): unknown =>
  (extensions?.keywords as { examples?: readonly unknown[] } | undefined)?.examples?.[0];

/** A valid value of a type: what its required parts need and no more. */
function minimal(place: Place): unknown {
  const type = getNullableType(place.type);
  const example = exampleOf(place);
  if (isListType(type)) return example ?? [minimal({ ...place, extensions: {}, type: type.ofType as GraphQLInputType })];
  if (!isInputObjectType(type)) return example ?? 1;
  const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  return Object.fromEntries(required.map((field) => [field.name, minimal(field)]));
}

/** Every way to set one nullable part of a value to null. */
function* withOneNull(place: Place, value: unknown, depth = 0): Generator<{ readonly path: string; readonly value: unknown }> {
  if (!isNonNullType(place.type)) yield { path: place.name, value: null };
  const type = getNullableType(place.type);
  if (depth >= MAX_NESTING) return;
  if (isListType(type)) {
    const item = { ...place, extensions: {}, name: '0', type: type.ofType as GraphQLInputType };
    const [first = minimal(item)] = Array.isArray(value) ? value : [];
    for (const inner of withOneNull(item, first, depth + 1)) yield { path: `${place.name}.${inner.path}`, value: [inner.value] };
  } else if (isInputObjectType(type)) {
    const held = (typeof value === 'object' && value !== null ? value : minimal(place)) as Values;
    for (const field of Object.values(type.getFields()))
      for (const inner of withOneNull(field, held[field.name], depth + 1))
        yield { path: `${place.name}.${inner.path}`, value: { ...held, [field.name]: inner.value } };
  }
}

function casesOf(operation: Operation): readonly Case[] {
  const args = argumentsOf(operation);
  const example = operation.calculator?.examples[0]?.draft as Values | undefined;
  const required = args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
  const base: Values = example ?? operation.example ?? Object.fromEntries(required.map((argument) => [argument.name, minimal(argument)]));
  return args.flatMap((argument) =>
    [...withOneNull(argument, base[argument.name])].map(({ path, value }) => ({
      operation,
      path: `${questionOf(operation)} ${path}`,
      args: { ...base, [argument.name]: value },
    })),
  );
}

// A sweep of one calculator has the arguments of `sweep`.
const cases = operationsOf(schema())
  .filter(({ bind }) => !bind)
  .flatMap(casesOf);

interface Reported {
  readonly code?: string;
}

/** The code of the outcome: `OK`, or that of the error. */
const outcome = (error: Reported | undefined): string => error?.code ?? 'OK';

async function byBatch(some: readonly Case[]): Promise<readonly string[]> {
  const { body } = await service.request
    .post('/v1/batch')
    .send(some.map(({ operation, args }) => ({ question: questionOf(operation), arguments: args })));
  return (body as readonly { readonly error?: Reported }[]).map(({ error }) => outcome(error));
}

async function byGraphql({ operation, args }: Case, isInline: boolean): Promise<string> {
  const { definition, namespaceArgs, field } = operation;
  const given = Object.entries(args).map(([name, value]) => ({
    name,
    value,
    type: argumentsOf(operation).find((argument) => argument.name === name)?.type as GraphQLInputType,
    isOuter: namespaceArgs.some((argument) => argument.name === name),
  }));
  const list = (isOuter: boolean): string => {
    const own = given.filter((one) => one.isOuter === isOuter);
    const texts = own.map(({ name, type, value }) => `${name}: ${isInline ? literal(type, value) : `$${name}`}`);
    return texts.length > 0 ? `(${texts.join(', ')})` : '';
  };
  const inner = `${definition.name}${list(false)} { __typename }`;
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const head = isInline || declared === '' ? '' : `query (${declared}) `;
  const query = `${head}{ ${field.length === 2 ? `${field[0]}${list(true)} { ${inner} }` : inner} }`;
  const { body } = await service.request.post('/graphql').send({ query, ...(!isInline && { variables: args }) });
  return outcome(body.errors?.[0]?.extensions);
}

function literal(type: GraphQLInputType, value: unknown): string {
  if (value === null) return 'null';
  const inner = getNullableType(type);
  if (isListType(inner) && Array.isArray(value))
    return `[${value.map((item) => literal(inner.ofType as GraphQLInputType, item)).join(' ')}]`;
  if (isInputObjectType(inner)) {
    const fields = inner.getFields();
    return `{${Object.entries(value as Values)
      .map(([name, one]) => `${name}: ${literal(fields[name]?.type ?? inner, one)}`)
      .join(' ')}}`;
  }
  if ('getValues' in inner && typeof value === 'string') return value;
  return typeof value === 'object'
    ? `{${Object.entries(value as Values)
        .map(([name, one]) => `${name}: ${literal(inner, one)}`)
        .join(' ')}}`
    : JSON.stringify(value);
}

async function byMcp({ operation, args }: Case): Promise<string> {
  const call = { name: 'calculate', arguments: { calculator: questionOf(operation), arguments: args } };
  const { body } = await service.request
    .post('/mcp')
    .set('accept', 'application/json, text/event-stream')
    .send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call });
  return outcome(body.error ? { code: 'INTERNAL' } : body.result?.structuredContent?.error);
}

async function byAddress({ operation, args, path }: Case): Promise<string> {
  const name = path.split(' ')[1] ?? '';
  const { id, ...others } = args;
  const search = new URLSearchParams({
    ...Object.fromEntries(Object.entries(others).map(([key, value]) => [key, JSON.stringify(value)])),
    [name]: 'null',
  });
  const { status } = await service.request.get(`${operation.path.replace('{id}', encodeURIComponent(String(id)))}?${search}`);
  return status >= 500 ? 'INTERNAL' : 'OK';
}

const isInternal = (code: string): boolean => code === 'INTERNAL';

test('there are inputs that may be null', () => {
  expect(cases.length).toBeGreaterThan(500);
  expect(cases.some(({ path }) => path === 'units filter.figures')).toBe(true);
});

test(
  'null for any of them is answered alike in batches and by GraphQL',
  async () => {
    const found: string[] = [];
    for (let at = 0; at < cases.length; at += BATCH_SIZE) {
      const some = cases.slice(at, at + BATCH_SIZE);
      const batch = await byBatch(some);
      for (const [index, one] of some.entries()) {
        const codes = [batch[index] as string, await byGraphql(one, false), await byGraphql(one, true)];
        const [inBatch, ...byGraphqls] = codes.map((code) => (code === 'GRAPHQL_VALIDATION_FAILED' ? 'BAD_INPUT' : code));
        if (codes.some(isInternal) || byGraphqls.some((code) => code !== inBatch)) found.push(`${one.path}: ${codes.join(' ')}`);
      }
    }
    expect(found).toEqual([]);
  },
  within(120_000),
);

test(
  'null for any of them is no internal error by MCP and in an address',
  async () => {
    const found: string[] = [];
    for (const one of cases) {
      const codes = [await byAddress(one), ...(one.operation.calculator ? [await byMcp(one)] : [])];
      if (codes.some(isInternal)) found.push(`${one.path}: ${codes.join(' ')}`);
    }
    expect(found).toEqual([]);
  },
  within(120_000),
);
