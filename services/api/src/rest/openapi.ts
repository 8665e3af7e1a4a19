/** OpenAPI 3.1 out of the schema: addresses, parameters with their ranges, answers, errors. */
import { systems } from '@rangefinder/rules';
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { ERROR_CODES } from '../errors/codes.js';
import { MAX_QUESTIONS } from './batch.js';
import { argumentsSchema, bareSchema, type Json, namedSchemas, schemaOf, withKeywords } from './json-schema.js';
import { argumentsOf, isEntry, type Operation, questionOf } from './operations.js';
import type { Parameter } from './parameters.js';

const HOME = '#/components/schemas/';
const PROBLEM_REFERENCE: Json = { $ref: `${HOME}Problem` };

function parameterOf({ name, type, required, description, defaultValue, keywords }: Parameter, operation: Operation): Json {
  const inPath = name === 'id' && isEntry(operation);
  const inner = isNonNullType(type) ? type.ofType : type;
  const named = getNamedType(type);
  const asJson = isInputObjectType(named) || (isScalarType(named) && !isSpecifiedScalarType(named));
  const schema = {
    ...withKeywords(bareSchema(inner as GraphQLInputType, HOME), keywords),
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

/** Statuses of errors that an operation may answer with; 405 is for methods that it does not have. */
const PROBLEM_STATUSES = new Set(Object.values(ERROR_CODES).filter((status) => status !== ERROR_CODES.METHOD_NOT_ALLOWED));

const problemResponses: Json = Object.fromEntries(
  [...PROBLEM_STATUSES].map((status) => [
    String(status),
    {
      description: Object.entries(ERROR_CODES)
        .filter(([, code]) => code === status)
        .map(([name]) => name)
        .join(', '),
      content: { 'application/problem+json': { schema: PROBLEM_REFERENCE } },
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
    cost: { type: 'number', description: 'With TOO_COMPLEX: what the request would cost, in milliseconds of computing.' },
    limit: { type: 'number', description: 'With TOO_COMPLEX: what it may, or how many outcomes an answer lists.' },
    retryAfterSeconds: { type: 'integer', description: 'With RATE_LIMITED, CATALOG_UNAVAILABLE, OVERLOADED: when to ask again.' },
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
  const json = { 'application/json': { schema: schemaOf(operation.definition.type, HOME) } };
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
  if (!operation.calculator) return { get };
  const { 304: _, ...posted } = responses as Record<string, unknown>;
  const post = {
    ...shared,
    operationId: `${operation.id}_post`,
    parameters: [FIELDS],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: argumentsSchema(operation, HOME), examples: examplesOf(operation) } },
    },
    responses: posted,
  };
  return { get, post };
}

/** The examples of a calculator, each a body that can be sent as it is. */
function examplesOf({ system, field: [, name] }: Operation): Json {
  const calculator = systems.find(({ slug }) => slug === system)?.calculators.find((known) => known.name === name);
  return Object.fromEntries(
    (calculator?.examples ?? []).map(({ title, draft }) => [title.en.replace(/[^\w]+/g, '-'), { summary: title.en, value: draft }]),
  );
}

const batchItem = (operations: readonly Operation[]): Json => ({
  post: {
    tags: ['batch'],
    operationId: 'batch',
    summary: `Up to ${MAX_QUESTIONS} questions in one request: an answer or an error each, in their order.`,
    description: 'Each question names the address behind `/v1/` and its arguments as in a POST.',
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { type: 'array', maxItems: MAX_QUESTIONS, items: batchQuestion(operations) } } },
    },
    responses: {
      '200': {
        description: 'Answers in the order of the questions.',
        content: { 'application/json': { schema: { type: 'array', items: BATCH_ANSWER } } },
      },
      ...problemResponses,
    },
  },
});

const batchQuestion = (operations: readonly Operation[]): Json => ({
  type: 'object',
  required: ['question'],
  additionalProperties: false,
  properties: {
    question: { type: 'string', examples: operations.slice(0, 1).map(questionOf) },
    arguments: { type: 'object', additionalProperties: true },
    fields: { type: 'string' },
  },
});

const BATCH_ANSWER: Json = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'integer' }, answer: {}, error: PROBLEM_REFERENCE },
};

/** Every type that the document speaks of: answers, parameters, and the bodies of what can be posted. */
const typesOf = ({ definition, parameters, calculator, ...operation }: Operation): readonly (GraphQLInputType | GraphQLOutputType)[] => [
  definition.type,
  ...parameters.map(({ type }) => type),
  ...(calculator ? argumentsOf({ definition, ...operation }).map(({ type }) => type) : []),
];

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
    components: { schemas: { ...namedSchemas(operations.flatMap(typesOf), HOME), Problem: PROBLEM } },
  };
}

const TAGS: Readonly<Record<string, string>> = {
  'rules-and-catalog': 'The rulebook, tables, rulings and the catalog.',
  batch: 'Many questions in one request.',
};
