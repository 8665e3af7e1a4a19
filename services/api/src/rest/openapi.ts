/** OpenAPI 3.1 out of the schema: addresses, parameters with their ranges, answers, errors. */
import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { ERROR_CODES } from '../errors/codes.js';
import { LARGEST_BATCH } from './batch.js';
import type { Operation } from './operations.js';
import type { Parameter } from './parameters.js';

type Json = Record<string, unknown>;

const SCALARS: Readonly<Record<string, Json>> = {
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  String: { type: 'string' },
  ID: { type: 'string' },
  Boolean: { type: 'boolean' },
};

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** A GraphQL type as JSON Schema; `null` is added where the type allows it. */
function schemaOf(type: GraphQLInputType | GraphQLOutputType): Json {
  if (isNonNullType(type)) return bare(type.ofType as GraphQLInputType | GraphQLOutputType);
  const inner = bare(type);
  return typeof inner.type === 'string' ? { ...inner, type: [inner.type, 'null'] } : { anyOf: [inner, { type: 'null' }] };
}

function bare(type: GraphQLInputType | GraphQLOutputType): Json {
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType as GraphQLOutputType) };
  const named = getNamedType(type);
  return SCALARS[named.name] ?? reference(named.name);
}

/** Ranges and examples stand in the descriptions, written there by machine from the field data. */
function limitsIn(description: string): Json {
  const range = /From (-?[\d.e+]+) to (-?[\d.e+]+)/.exec(description);
  const entries = /(\d+) to (\d+) entries/.exec(description);
  const example = /Example: (.+?)\.$/.exec(description)?.[1];
  return {
    ...(range && { minimum: Number(range[1]), maximum: Number(range[2]) }),
    ...(entries && { minItems: Number(entries[1]), maxItems: Number(entries[2]) }),
    ...(example !== undefined && { examples: [exampleOf(example)] }),
  };
}

function exampleOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^`|`$/g, ''));
  } catch {
    return text.replace(/^`|`$/g, '');
  }
}

const described = (schema: Json, description: string): Json =>
  '$ref' in schema ? { ...schema, description } : { ...schema, description, ...limitsIn(description) };

/** Every named type that an operation reaches, as a component. */
function components(operations: readonly Operation[]): Json {
  const schemas: Record<string, Json> = {};
  const visit = (type: GraphQLNamedType): void => {
    if (schemas[type.name] || SCALARS[type.name]) return;
    schemas[type.name] = {};
    schemas[type.name] = component(type);
    for (const below of reached(type)) visit(below);
  };
  for (const { definition, parameters } of operations) {
    visit(getNamedType(definition.type));
    for (const { type } of parameters) visit(getNamedType(type));
    for (const { type } of definition.args) visit(getNamedType(type));
  }
  return schemas;
}

function component(type: GraphQLNamedType): Json {
  const description = type.description ?? '';
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name), description };
  if (isUnionType(type)) return { anyOf: type.getTypes().map(({ name }) => reference(name)), description };
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const required = fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined).map(({ name }) => name);
    return {
      type: 'object',
      additionalProperties: false,
      description,
      ...(required.length > 0 && { required }),
      properties: properties(fields),
    };
  }
  return isObjectType(type) ? { type: 'object', description, properties: properties(Object.values(type.getFields())) } : { description };
}

const properties = (
  fields: readonly {
    name: string;
    type: GraphQLInputType | GraphQLOutputType;
    description?: string | null | undefined;
    defaultValue?: unknown;
  }[],
): Json =>
  Object.fromEntries(
    fields.map(({ name, type, description, defaultValue }) => {
      const schema = described(schemaOf(type), description ?? '');
      return [name, defaultValue === undefined ? schema : { ...schema, default: defaultValue }];
    }),
  );

function reached(type: GraphQLNamedType): readonly GraphQLNamedType[] {
  if (isUnionType(type)) return type.getTypes();
  if (!isObjectType(type) && !isInputObjectType(type)) return [];
  return Object.values<{ readonly type: GraphQLInputType | GraphQLOutputType }>(type.getFields()).map((field) => getNamedType(field.type));
}

function parameterOf({ name, type, required, description, defaultValue }: Parameter, operation: Operation): Json {
  const inPath = name === 'id' && operation.path.endsWith('{id}');
  const inner = isNonNullType(type) ? type.ofType : type;
  const asJson = isInputObjectType(getNamedType(type));
  const schema = {
    ...bare(inner as GraphQLInputType),
    ...limitsIn(description),
    ...(defaultValue !== undefined && { default: defaultValue }),
  };
  return {
    name,
    in: inPath ? 'path' : 'query',
    required: inPath || required,
    description: description || name,
    ...(asJson ? { content: { 'application/json': { schema } } } : { schema, ...(isListType(inner) && { style: 'form', explode: false }) }),
  };
}

const FIELDS: Json = {
  name: 'fields',
  in: 'query',
  required: false,
  description: 'Only these fields of the answer, comma-separated, with dots below: `target,chance.fraction`.',
  schema: { type: 'string' },
};

const problemResponses: Json = Object.fromEntries(
  [...new Set(Object.values(ERROR_CODES))].map((status) => [
    String(status),
    {
      description: Object.entries(ERROR_CODES)
        .filter(([, code]) => code === status)
        .map(([name]) => name)
        .join(', '),
      content: { 'application/problem+json': { schema: reference('Problem') } },
    },
  ]),
);

const PROBLEM: Json = {
  type: 'object',
  description: 'What went wrong; the same in every door.',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(ERROR_CODES) },
    detail: { type: 'string', description: 'In words, in the language of the request.' },
    id: { type: 'string', description: 'To report an INTERNAL error by.' },
    problems: {
      type: 'array',
      description: 'With BAD_INPUT: everything that is wrong with the question.',
      items: {
        type: 'object',
        required: ['code', 'path', 'allowed', 'message'],
        properties: {
          code: { type: 'string' },
          path: { type: 'string', examples: ['targets.0.dice'] },
          given: {},
          allowed: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
};

const answerContent = (operation: Operation): Json => {
  const json = { 'application/json': { schema: schemaOf(operation.definition.type) } };
  return operation.system ? json : { ...json, 'text/csv': { schema: { type: 'string' } } };
};

function pathItem(operation: Operation): Json {
  const summary = operation.definition.description ?? operation.id;
  const shared = { tags: [operation.system ?? 'rules-and-catalog'], summary, description: summary };
  const responses = {
    '200': { description: 'The answer.', content: answerContent(operation) },
    '304': { description: 'As you have it.' },
    ...problemResponses,
  };
  const get = {
    ...shared,
    operationId: operation.id,
    parameters: [...operation.parameters.map((parameter) => parameterOf(parameter, operation)), FIELDS],
    responses,
  };
  if (!operation.system) return { get };
  const { 304: _, ...posted } = responses as Record<string, unknown>;
  const args = [...operation.definition.args, ...operation.namespaceArgs];
  const required = args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined).map(({ name }) => name);
  const schema = { type: 'object', additionalProperties: false, ...(required.length > 0 && { required }), properties: properties(args) };
  const post = {
    ...shared,
    operationId: `${operation.id}_post`,
    parameters: [FIELDS],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: posted,
  };
  return { get, post };
}

const batchItem = (operations: readonly Operation[]): Json => ({
  post: {
    tags: ['batch'],
    operationId: 'batch',
    summary: `Up to ${LARGEST_BATCH} questions in one request: an answer or an error each, in their order.`,
    description: 'Each question names the address behind `/v1/` and its arguments as in a POST.',
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'array',
            maxItems: LARGEST_BATCH,
            items: {
              type: 'object',
              required: ['question'],
              additionalProperties: false,
              properties: {
                question: { type: 'string', examples: [operations[0]?.path.replace('/v1/', '') ?? ''] },
                arguments: { type: 'object', additionalProperties: true },
                fields: { type: 'string' },
              },
            },
          },
        },
      },
    },
    responses: {
      '200': {
        description: 'Answers in the order of the questions.',
        content: {
          'application/json': {
            schema: {
              type: 'array',
              items: {
                type: 'object',
                required: ['status'],
                properties: { status: { type: 'integer' }, answer: {}, error: reference('Problem') },
              },
            },
          },
        },
      },
      ...problemResponses,
    },
  },
});

/** The whole document. */
export function openApi(operations: readonly Operation[], publicUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rangefinder',
      version: '1',
      description: 'Rules of tabletop wargames: exact figures, exact odds and the reason for each, in English and Russian.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    security: [],
    tags: [...new Set(operations.map(({ system }) => system ?? 'rules-and-catalog')), 'batch'].map((name) => ({
      name,
      description: TAGS[name] ?? `Calculators of ${name}.`,
    })),
    paths: {
      ...Object.fromEntries(operations.map((operation) => [operation.path, pathItem(operation)])),
      '/v1/batch': batchItem(operations),
    },
    components: { schemas: { ...components(operations), Problem: PROBLEM } },
  };
}

const TAGS: Readonly<Record<string, string>> = {
  'rules-and-catalog': 'The rulebook, tables, rulings and the catalog.',
  batch: 'Many questions in one request.',
};
