/**
 * GraphQL endpoint at `/graphql`, for GET and POST. Documents in the plan cache run as their plan. Apollo Server executes all
 * others, and every document that fails.
 */
import type { HTTPGraphQLRequest } from '@apollo/server';
import { jsonBoundsProblem, type Language, repeatedNameProblem } from '@rangefinder/rules';
import type { Request, RequestHandler, Response } from 'express';
import { badInput, failure, thrown, tooLong } from '../../context/errors/failures.js';
import { TEXTS } from '../../context/errors/texts.js';
import { chain, type MaybePromise } from '../../context/maybe-promise.js';
import { type RequestContext, requestContextOf } from '../../context/request-context.js';
import { noteError, noteQuestions, noteShape, spanned } from '../../context/request-record.js';
import { type ResolverContext, resolverContext, type Services } from '../../context/resolver-context.js';
import { yieldToOthers } from '../../context/work/cooperative-scheduling.js';
import { DOCUMENT_MS_PER_KB, LIGHT_MS } from '../../context/work/cost.js';
import type { DocumentError } from '../../context/work/worker-tasks.js';
import { withJsonBody } from '../../middleware/json-body.js';
import { preflight } from '../../middleware/preflight.js';
import { NOT_KEPT, type Reply, send } from '../../middleware/reply.js';
import type { ResponseCache } from '../../middleware/response-cache.js';
import { problemsOfVariables } from '../../schema/argument-problems.js';
import { schema } from '../../schema/schema.js';
import { schemaText } from '../../schema/schema-documents.js';
import { shapeText } from '../../telemetry/shape.js';
import { type Apollo, headerMap } from './apollo.js';
import { MAX_DOCUMENT_CHARACTERS, validationOf } from './document-bounds.js';
import type { DocumentQuestions } from './operation-names.js';
import type { Plans, Prepared } from './plan-cache.js';
import { isPlainJson, responseType } from './response-type.js';

const ADDRESS = '/graphql';
const METHODS = ['GET', 'POST'];

/** Dependencies of the endpoint. */
export interface GraphqlEndpoint {
  readonly apollo: Apollo;
  readonly plans: Plans;
  readonly responses: ResponseCache;
  readonly services: Services;
  /** Operations in a document. */
  readonly questionsOf: (prepared: Prepared) => DocumentQuestions;
}

/** A parsed GraphQL request. */
interface GraphqlRequest {
  readonly query: string | undefined;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Whether it has parts that plans do not support: extensions, members of another type. */
  readonly isUnusual: boolean;
}

/** Serves `/graphql`. */
export function graphqlRouter(endpoint: GraphqlEndpoint): RequestHandler {
  return (request, response, next) => {
    if (request.path !== ADDRESS && request.path !== `${ADDRESS}/`) return next();
    if (request.method === 'OPTIONS') return preflight(request, response, METHODS);
    if (request.method === 'GET' || request.method === 'HEAD') return answerGet(endpoint, request, response);
    if (request.method !== 'POST') return answerPost(endpoint, request, response);
    return withJsonBody(request, response, next, () => answerPost(endpoint, request, response));
  };
}

/** `null` counts as absent. */
const isAbsentOr = (type: string, value: unknown): boolean => value === undefined || value === null || typeof value === type;

function fromBody(body: unknown): GraphqlRequest {
  const { query, operationName, variables, ...others } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return {
    query: typeof query === 'string' ? query : undefined,
    operationName: typeof operationName === 'string' ? operationName : undefined,
    variables: (variables ?? {}) as GraphqlRequest['variables'],
    isUnusual:
      Object.keys(others).length > 0 ||
      !isAbsentOr('string', operationName) ||
      !isAbsentOr('object', variables) ||
      Array.isArray(variables),
  };
}

function fromQuery(url: string, language: Language): GraphqlRequest {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const [names, variables] = [[...parameters.keys()], parseVariables(parameters.get('variables'), language)];
  return {
    query: parameters.get('query') ?? undefined,
    operationName: parameters.get('operationName') ?? undefined,
    variables: (variables ?? {}) as GraphqlRequest['variables'],
    isUnusual:
      new Set(names).size < names.length || parameters.has('extensions') || typeof variables !== 'object' || Array.isArray(variables),
  };
}

function parseVariables(text: string | null, language: Language): unknown {
  const problem = text === null ? undefined : (jsonBoundsProblem(text) ?? repeatedNameProblem(text));
  if (problem) throw thrown(badInput([{ ...problem, path: ['variables', ...problem.path] }], language));
  try {
    return text === null ? {} : (JSON.parse(text) ?? 'null');
  } catch {
    return undefined;
  }
}

const answerPost = (endpoint: GraphqlEndpoint, request: Request, response: Response): MaybePromise<void> =>
  chain(answer(endpoint, fromBody(request.body), request, requestContextOf(response)), (reply) => send(request, response, reply));

function answerGet(endpoint: GraphqlEndpoint, request: Request, response: Response): MaybePromise<void> {
  return endpoint.responses.serve(request, response, () => {
    const parsed = fromQuery(request.originalUrl, requestContextOf(response).language);
    return {
      asksCatalog: asksCatalog(endpoint, parsed),
      answer: () => answer(endpoint, parsed, request, requestContextOf(response)),
    };
  });
}

/** Whether the answer may depend on the catalog. The document of a persisted query is unknown here. */
function asksCatalog({ plans }: GraphqlEndpoint, { query, operationName, variables, isUnusual }: GraphqlRequest): boolean {
  if (query === undefined || isUnusual) return true;
  const prepared = plans.find(query, operationName) ?? plans.read(query, operationName);
  return prepared?.cost(variables).asksCatalog ?? true;
}

/** Answers with the languages of the texts in Content-Language. */
function answer(endpoint: GraphqlEndpoint, parsed: GraphqlRequest, request: Request, caller: RequestContext): MaybePromise<Reply> {
  const { query, operationName, isUnusual } = parsed;
  if (query !== undefined && query.length > MAX_DOCUMENT_CHARACTERS)
    throw thrown(failure('TOO_LARGE', TEXTS.documentTooLong(MAX_DOCUMENT_CHARACTERS), caller.language));
  const planned = query === undefined || isUnusual ? undefined : endpoint.plans.find(query, operationName);
  const prepared = planned ?? (query === undefined ? undefined : endpoint.plans.read(query, operationName));
  if (prepared) note(caller, endpoint.questionsOf(prepared));
  const problems = prepared && mayBeLarge(request) ? problemsOfVariables(schema(), prepared.operation.definition, parsed.variables) : [];
  if (problems.length > 0) return refusal([badInput(problems, caller.language)], request, caller);
  return chain(answerBy(endpoint, isUnusual ? undefined : prepared, parsed, request, caller), (reply) => {
    const long = tooLong(reply.body, caller.language);
    if (long) return refusal([long], request, caller);
    const languages = new Set((prepared?.languages ?? ['*']).map((language) => (language === '*' ? caller.language : language)));
    const headers = { ...reply.headers, 'Content-Language': [...languages].join(', '), ...(!isWhole(reply) && NOT_KEPT) };
    return { ...reply, headers };
  });
}

/** Above this length of a body, its variables are checked before graphql-js quotes them in its errors. */
const MAX_SMALL_BYTES = 10_000;
const mayBeLarge = ({ method, headers }: Request): boolean =>
  method === 'POST' && Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) > MAX_SMALL_BYTES;

/** Whether an answer has no errors. Answers with errors are not cached. */
const isWhole = ({ body }: Reply): boolean => body.startsWith('{"data"');

/** Records the operations of a document. */
function note({ record }: RequestContext, questions: DocumentQuestions): void {
  for (const [question, { count, argumentNames }] of questions) {
    noteQuestions(record, question, count);
    noteShape(record, () => shapeText(question, argumentNames, 0));
  }
}

/** Answers by plan or in a worker thread if possible, else by Apollo Server. */
function answerBy(
  endpoint: GraphqlEndpoint,
  prepared: Prepared | undefined,
  parsed: GraphqlRequest,
  request: Request,
  caller: RequestContext,
): MaybePromise<Reply> {
  const type = responseType(request.headers.accept);
  const quick = prepared && type !== '' ? quickBody(prepared, parsed, resolverContext(endpoint.services, caller)) : undefined;
  return chain(quick, (body) =>
    body === undefined
      ? answerByApollo(endpoint, parsed, request, resolverContext(endpoint.services, caller))
      : { status: 200, headers: { 'Content-Type': type }, body },
  );
}

/** Returns the body of a successful answer without Apollo Server; undefined if Apollo has to answer. */
function quickBody(prepared: Prepared, parsed: GraphqlRequest, context: ResolverContext): MaybePromise<string | undefined> {
  const { milliseconds } = prepared.cost(parsed.variables);
  if (milliseconds > prepared.maxMs || !(prepared.run || prepared.isIntrospection)) return undefined;
  context.caller.charge(milliseconds);
  const { metrics } = context.caller.record;
  if (prepared.isIntrospection && milliseconds > LIGHT_MS) {
    metrics?.graphqlAnswers.inc({ by: 'worker' });
    return introspectInWorker(parsed, context, milliseconds);
  }
  const run = () => spanned(context.caller.record, 'execute plan', {}, () => prepared.run?.(context, parsed.variables));
  return chain(milliseconds > LIGHT_MS ? yieldToOthers(context.caller).then(run) : run(), (result) => {
    if (!result || result.errors) return undefined;
    metrics?.graphqlAnswers.inc({ by: 'plan' });
    return `${JSON.stringify(result)}\n`;
  });
}

const introspectInWorker = (
  { query = '', operationName, variables }: GraphqlRequest,
  { pool, caller }: ResolverContext,
  estimatedMs: number,
): Promise<string | undefined> => pool.run('introspection', { query, operationName, variables }, caller, { estimatedMs });

async function answerByApollo(
  { apollo, plans }: GraphqlEndpoint,
  { query, operationName, isUnusual }: GraphqlRequest,
  request: Request,
  context: ResolverContext,
): Promise<Reply> {
  const cost = ((query?.length ?? 0) / 1_000) * DOCUMENT_MS_PER_KB;
  context.caller.charge(cost);
  const errors = query === undefined ? [] : await errorsOfDocument({ apollo, plans }, query, context);
  if (errors.length > 0) return refusal(errors, request, context.caller);
  if (cost > LIGHT_MS) await yieldToOthers(context.caller);
  context.caller.record.metrics?.graphqlAnswers.inc({ by: 'apollo' });
  const reply = await spanned(context.caller.record, 'execute document', {}, () => apollo.answer(apolloRequest(request), context));
  if (query !== undefined && !isUnusual && isWhole(reply)) plans.answered(query, operationName);
  return reply;
}

/** The schema as text, printed with the first long document. */
let printedSchema: string | undefined;

/** Validates a document that would occupy the main thread for long. Apollo Server validates all others. */
async function errorsOfDocument(
  { apollo, plans }: Pick<GraphqlEndpoint, 'apollo' | 'plans'>,
  query: string,
  { caller, pool }: ResolverContext,
): Promise<readonly DocumentError[]> {
  const document = plans.parse(query);
  if (!document || apollo.isValid(query)) return [];
  const validation = validationOf(query, document);
  if (validation.by === 'nothing') return [failure('GRAPHQL_VALIDATION_FAILED', validation.refusal, caller.language)];
  if (validation.by === 'main') return [];
  printedSchema ??= schemaText(schema());
  const errors = await pool.run('validation', { query, schemaText: printedSchema }, caller);
  if (errors.length === 0) apollo.accept(query, document);
  return errors;
}

/** Answers with errors of the request. See `statusOfErrors` for the status. */
function refusal(errors: readonly DocumentError[], { headers: { accept } }: Request, { record }: RequestContext): Reply {
  for (const { extensions } of errors.slice(0, 1)) noteError(record, extensions.code);
  return {
    status: isPlainJson(accept) ? 200 : 400,
    headers: { 'Content-Type': responseType(accept) || responseType(''), ...NOT_KEPT },
    body: JSON.stringify({ errors: errors.map(({ message, locations, extensions }) => ({ message, locations, extensions })) }),
  };
}

function apolloRequest({ method, headers, originalUrl, body }: Request): HTTPGraphQLRequest {
  const at = originalUrl.indexOf('?');
  return { method: method === 'HEAD' ? 'GET' : method, headers: headerMap(headers), search: at < 0 ? '' : originalUrl.slice(at), body };
}
