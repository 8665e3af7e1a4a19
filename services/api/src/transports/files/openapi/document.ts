/** OpenAPI 3.1 document, derived from the schema: addresses, parameters, answers, errors. */
import { calculatorBy, flatten, SLUGS, type Slug, systems } from '@rangefinder/rules';
import { type GraphQLInputType, type GraphQLOutputType, getNullableType, isListType, isNonNullType } from 'graphql';
import { API_VERSION, RULES_RELEASE } from '../../../context/versions.js';
import type { Deprecated } from '../../../schema/deprecated.js';
import { argumentsOf, isEntry, isNested, namedOperations, type Operation, questionOf, takesBody } from '../../../schema/operations.js';
import type { Parameter } from '../../../schema/parameters.js';
import { SWEEP_PARAMETERS } from '../../../schema/sweep-operations.js';
import { MAX_QUESTIONS } from '../../rest/batch.js';
import { argumentsSchema, bareSchema, defaultOf, type Json, namedSchemas, schemaOf, withKeywords } from '../../rest/json-schema.js';
import { bodyExamples, exampleOf } from './examples.js';
import { DOWNLOAD_PATHS } from './files.js';
import {
  ANSWER_HEADERS,
  POSTED_HEADERS,
  POSTED_PARAMETERS,
  POSTED_PROBLEM_RESPONSES,
  PROBLEM_REFERENCE,
  PROBLEM_RESPONSES,
  response,
  SCHEMAS,
  SHARED_COMPONENTS,
  SHARED_PARAMETERS,
} from './parts.js';

function parameterOf(parameter: Parameter, operation: Operation): Json {
  const { name, path, type, required, description, defaultValue, keywords } = parameter;
  const inPath = name === 'id' && isEntry(operation);
  const inner = isNonNullType(type) ? type.ofType : type;
  const schema = {
    ...withKeywords(bareSchema(inner as GraphQLInputType, SCHEMAS), keywords),
    ...defaultOf(type, defaultValue),
  };
  const services = { name, in: inPath ? 'path' : 'query', required: inPath || required, description: description || name };
  const example = exampleOf(path, operation, inPath || required, keywords);
  if (isNested(type)) return { ...services, ...asJsonText(name, services.description, schema, example) };
  return { ...services, ...(example !== undefined && { example }), schema, ...(isListType(inner) && { style: 'form', explode: false }) };
}

/**
 * Nested values as JSON text. OpenAPI has `content` parameters for them, but most client generators support neither these nor lists
 * of objects. `contentSchema` describes the text.
 */
function asJsonText(name: string, description: string, schema: Json, example: unknown): Json {
  const [first] = example === undefined ? [] : flatten({ [name]: example });
  const inPlace = first ? `, or each value under its place: \`${first.join('=')}\`` : '';
  return {
    description: `${description} As JSON${inPlace}.`,
    ...(example !== undefined && { example: JSON.stringify(example) }),
    schema: { type: 'string', contentMediaType: 'application/json', contentSchema: schema },
  };
}

/** An unknown entry is 404, never null. */
const answerContent = (operation: Operation): Json => ({
  'application/json': { schema: bareSchema(getNullableType(operation.definition.type), SCHEMAS) },
  'text/csv': { schema: { type: 'string' } },
});

/** Parameters of an operation without `lang`, which is shared. */
const parametersOf = (operation: Operation): readonly Json[] =>
  operation.parameters
    .filter(({ name }) => name !== 'lang')
    .map((parameter) =>
      operation.bind && !SWEEP_PARAMETERS.has(parameter.name) ? sweptParameter(parameter, operation) : parameterOf(parameter, operation),
    );

/** A parameter that may vary in a sweep. The calculator documents it. */
const sweptParameter = ({ name }: Parameter, { example = {} }: Operation): Json => ({
  name,
  in: 'query',
  ...(name in example && { example: example[name] }),
  schema: { $ref: `${SCHEMAS}SweptValues` },
});

function pathItem(operation: Operation): Json {
  const { id, system, bind } = operation;
  const described = bind ? sweep(bind({}).calculator) : describedAs(operation);
  const services = { tags: [system ?? GENERAL], ...described };
  const answered = { description: 'Answer.', headers: ANSWER_HEADERS, content: answerContent(operation) };
  const get = {
    ...services,
    operationId: id,
    parameters: [...parametersOf(operation), ...SHARED_PARAMETERS],
    responses: { '200': bind ? response(SWEPT) : answered, '304': { description: 'Not modified.' }, ...PROBLEM_RESPONSES },
  };
  return takesBody(operation)
    ? { get, post: posted(operation, { ...services, responses: { '200': { ...answered, headers: POSTED_HEADERS } } }) }
    : { get };
}

/** Summary and description of a sweep. */
const sweep = (calculator: unknown): Json => {
  const title = calculatorBy(String(calculator))?.title.en;
  return {
    summary: `${title}, swept`,
    description: `${title} for several values of one or two arguments, such as \`0..42/6\`: each figure as a grid.`,
  };
};

function describedAs({ calculator, definition, id }: Operation): Json {
  const description = (definition.description ?? id).replace('; null if it does not exist', '; 404 if it does not exist');
  return { summary: calculator ? calculator.title.en : description, description };
}

const posted = (operation: Operation, services: { readonly responses: Json }): Json => ({
  ...services,
  operationId: `${operation.id}_post`,
  parameters: POSTED_PARAMETERS,
  requestBody: {
    required: true,
    content: { 'application/json': { schema: argumentsSchema(operation, SCHEMAS), examples: bodyExamples(operation) } },
  },
  responses: { ...services.responses, ...POSTED_PROBLEM_RESPONSES },
});

const batchItem = (operations: readonly Operation[]): Json => ({
  post: {
    tags: ['batch'],
    operationId: 'batch',
    summary: `Executes up to ${MAX_QUESTIONS} operations in one request. Returns an answer or an error for each, in the same order.`,
    description: 'Each item contains the path of an operation without `/v1/`, and its arguments as in the body of a POST.',
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'array', maxItems: MAX_QUESTIONS, items: batchQuestion(operations) },
          examples: { 'one-question': { summary: 'One question', value: exampleBatch(operations) } },
        },
      },
    },
    responses: {
      '200': {
        description: 'Answers in the order of the items.',
        content: { 'application/json': { schema: { type: 'array', items: BATCH_ANSWER } } },
      },
      ...POSTED_PROBLEM_RESPONSES,
    },
  },
});

const exampleBatch = (operations: readonly Operation[]): readonly Json[] =>
  operations
    .flatMap((operation) =>
      operation.calculator ? [{ question: questionOf(operation), arguments: operation.calculator.examples[0]?.draft }] : [],
    )
    .slice(0, 1);

const batchQuestion = (operations: readonly Operation[]): Json => ({
  type: 'object',
  required: ['question'],
  additionalProperties: false,
  properties: {
    question: { type: 'string', enum: namedOperations(operations).map(questionOf) },
    arguments: { type: 'object', additionalProperties: true },
    fields: { type: 'string' },
  },
});

/** Component names of batch results. */
const ANSWERED = 'BatchAnswered';
const FAILED = 'BatchFailed';

/**
 * Schemas of a batch: an answer or an error for each item, discriminated by its status. The operation determines the type of the
 * answer.
 */
function batchSchemas(operations: readonly Operation[]): Readonly<Record<string, Json>> {
  const answers = new Map(namedOperations(operations).map((operation) => [String(operation.definition.type), operation]));
  return {
    [ANSWERED]: {
      type: 'object',
      description: 'Answer of an item.',
      required: ['status', 'answer'],
      properties: { status: { const: 200 }, answer: { anyOf: [...answers.values()].map(batchAnswer) } },
    },
    [FAILED]: {
      type: 'object',
      description: 'Error of an item.',
      required: ['status', 'error'],
      properties: { status: { type: 'integer', minimum: 400 }, error: PROBLEM_REFERENCE },
    },
  };
}

/** In a batch, an unknown entry is null. */
const batchAnswer = (operation: Operation): Json => {
  const { type } = operation.definition;
  return isEntry(operation) ? schemaOf(type, SCHEMAS) : bareSchema(getNullableType(type), SCHEMAS);
};

const BATCH_ANSWER: Json = { oneOf: [{ $ref: `${SCHEMAS}${ANSWERED}` }, { $ref: `${SCHEMAS}${FAILED}` }] };

/** Every type in the document: answers, parameters, and request bodies. */
const typesOf = (operation: Operation): readonly (GraphQLInputType | GraphQLOutputType)[] => [
  operation.definition.type,
  ...operation.parameters.map(({ type }) => type),
  ...(takesBody(operation) ? argumentsOf(operation).map(({ type }) => type) : []),
];

/** Options of a document. */
interface Published {
  readonly publicUrl: string;
  readonly deprecated: readonly Deprecated[];
}

/** Marks deprecated operations, or the deprecated parameters of GET. */
function marked(item: Json, deprecated: readonly Deprecated[], operation: Operation): Json {
  const going = deprecated.filter(({ question }) => question === questionOf(operation));
  if (going.length === 0) return item;
  const whole = going.some(({ parameter }) => parameter === undefined);
  const names = new Set(going.map(({ parameter }) => parameter));
  return Object.fromEntries(
    Object.entries(item as Readonly<Record<string, Json>>).map(([method, described]) => {
      const parameters = (described.parameters as readonly Json[]).map((one) =>
        names.has(one.name as string) ? { ...one, deprecated: true } : one,
      );
      return [method, { ...described, parameters, ...(whole && { deprecated: true }) }];
    }),
  );
}

/** Returns the document of all operations, or of one rule set with the shared ones. */
export function openApi(all: readonly Operation[], { publicUrl, deprecated }: Published, system?: Slug): Json {
  const operations = system === undefined ? all : all.filter((operation) => operation.system === system);
  const { schemas, responses, ...components } = SHARED_COMPONENTS;
  const sweep = all.find(({ bind }) => bind);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rangefinder',
      version: API_VERSION,
      'x-rules-version': RULES_RELEASE,
      description: `${ABOUT} ${system === undefined ? `Of each rule set alone: ${SLUGS.map((slug) => `\`/openapi/${slug}.json\``).join(', ')}.` : 'One rule set of several: `/openapi.json` has all.'}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    security: [],
    tags: [
      ...new Set(operations.map((operation) => operation.system ?? GENERAL)),
      'batch',
      ...(system === undefined ? ['downloads'] : []),
    ].map((name) => ({
      name,
      description: tagText(name),
    })),
    paths: {
      ...Object.fromEntries(operations.map((operation) => [operation.path, marked(pathItem(operation), deprecated, operation)])),
      '/v1/batch': batchItem(operations),
      ...(system === undefined && DOWNLOAD_PATHS),
    },
    components: {
      ...components,
      responses: { ...responses, ...(sweep && { [SWEPT]: sweptResponse(sweep) }) },
      schemas: { ...namedSchemas(operations.flatMap(typesOf), SCHEMAS), ...batchSchemas(operations), ...schemas },
    },
  };
}

/** Component name of sweep answers. */
const SWEPT = 'Swept';

const sweptResponse = (operation: Operation): Json => ({
  description: operation.definition.description ?? operation.id,
  headers: ANSWER_HEADERS,
  content: answerContent(operation),
});

const ABOUT =
  'Rules of tabletop wargames: exact figures, exact odds and the reason for each, in English and Russian. Answers contain all fields unless `fields` selects some.';
const GENERAL = 'rules-and-catalog';

const TAGS: Readonly<Record<string, string>> = {
  [GENERAL]: 'The rulebook, tables, rulings and the catalog.',
  batch: 'Many operations in one request.',
  downloads: 'Files of the whole catalog and of the rulebook, and feeds.',
};

const tagText = (name: string): string => TAGS[name] ?? `Calculators of ${systems.find(({ slug }) => slug === name)?.title.en}.`;
