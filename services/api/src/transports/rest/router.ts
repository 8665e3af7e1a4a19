/** REST router: every operation by GET with query parameters, and calculators and filtered lists by POST with JSON too. */
import { fieldMeantBy, isObject, MAX_PROBLEMS, type Problem } from '@rangefinder/rules';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { lookedUpBy, nearIds } from '../../answering/near-ids.js';
import { badInput, failure } from '../../context/errors/failures.js';
import { TEXTS } from '../../context/errors/texts.js';
import { chain, type MaybePromise } from '../../context/maybe-promise.js';
import { requestContextOf } from '../../context/request-context.js';
import { nameOperation, noteError } from '../../context/request-record.js';
import { type ResolverContext, resolverContext, type Services } from '../../context/resolver-context.js';
import { deprecationHeaders, metBy } from '../../middleware/deprecation-headers.js';
import { failureReply } from '../../middleware/error-replies.js';
import { withJsonBody } from '../../middleware/json-body.js';
import { preflight } from '../../middleware/preflight.js';
import { type Reply, send, sendJsonPieces } from '../../middleware/reply.js';
import type { CacheableRequest, ResponseCache } from '../../middleware/response-cache.js';
import type { Deprecated } from '../../schema/deprecated.js';
import { argumentsOf, isEntry, type Operation, pathOfEntries, questionOf, takesBody } from '../../schema/operations.js';
import { anyReader, type ParameterReader, parameterReader } from '../../schema/parameters.js';
import type { Plans } from '../graphql/plan-cache.js';
import { answerBatch } from './batch.js';
import { asksCatalog, type Executed, execute, type Question, withoutLanguage } from './execute.js';
import { inFlatNames } from './flat-problems.js';
import { addressNotFound, methodNotAllowed, nothingFound, redirection } from './not-found.js';
import { tooManyParameters } from './query-parameters.js';
import { formatProblem, replyOf } from './respond.js';

/** Parameters of REST itself: fields, format, pinned versions, language. */
const RESERVED: ReadonlySet<string> = new Set(['fields', 'format', 'rules', 'catalog', 'lang']);
const READING = ['GET', 'HEAD'];
const BATCH = '/v1/batch';

/** Dependencies of the router. */
interface RestEndpoint {
  readonly operations: readonly Operation[];
  /** Deprecated operations and parameters. */
  readonly deprecated: readonly Deprecated[];
  readonly plans: Plans;
  readonly responses: ResponseCache;
  readonly services: Services;
}

/** An operation with its parameter parser. */
interface Address {
  readonly operation: Operation;
  readonly read: ParameterReader;
  readonly methods: readonly string[];
}

/** A matched address with its id. */
interface Found {
  readonly address: Address;
  readonly id?: string;
}

/** Serves everything below `/v1`. */
export function restRouter(endpoint: RestEndpoint): RequestHandler {
  const find = addressFinder(endpoint.operations);
  const batch = batchHandler(endpoint);
  return (request, response, next) => {
    const { path } = request;
    if (!path.startsWith('/v1/')) return next();
    if (path === BATCH) return batch(request, response, next);
    const found = find(path);
    return found ? answerAt(endpoint, found, request, response, next) : next();
  };
}

/** Answers every other address below `/v1`. */
export function restFallback(operations: readonly Operation[]): RequestHandler {
  const find = addressFinder(operations);
  const unknown = addressNotFound(operations, (path) => find(path) !== undefined);
  return (request, response, next) => {
    if (request.path === '/v1') return response.redirect('/reference');
    if (OTHER_PREFIX.test(request.path)) return redirectPrefix(request, response, next);
    return request.path.startsWith('/v1/') ? unknown(request, response, next) : next();
  };
}

/** Answers every address that nothing else answers. */
export function lastFallback(operations: readonly Operation[]): RequestHandler {
  const find = addressFinder(operations);
  return nothingFound(operations, (path) => find(path) !== undefined);
}

/** Prefixes that mean `/v1/`: `//v1/`, `/V1/`, `/api/v1/`. */
const OTHER_PREFIX = /^(?!\/v1\/)\/+(?:api\/+)?[vV]1\/+/;

const redirectPrefix = (request: Request, response: Response, next: NextFunction): unknown =>
  void Promise.resolve(send(request, response, redirection(request.path.replace(OTHER_PREFIX, '/v1/'), request))).catch(next);

function answerAt(endpoint: RestEndpoint, found: Found, request: Request, response: Response, next: NextFunction): unknown {
  const { operation, methods } = found.address;
  const { method } = request;
  nameOperation(requestContextOf(response).record, questionOf(operation));
  if (method === 'OPTIONS') return preflight(request, response, methods);
  if (!methods.includes(method)) return methodNotAllowed(methods)(request, response, next);
  if (method !== 'POST') return answerGet(endpoint, found, request, response);
  return withJsonBody(request, response, next, () => answerPost(endpoint, operation, request, response));
}

/** Serves `/v1/batch`. */
function batchHandler(endpoint: RestEndpoint): RequestHandler {
  const operations = new Map(endpoint.operations.map((operation) => [questionOf(operation), operation]));
  const methods = ['POST'];
  return (request, response, next) => {
    if (request.method === 'OPTIONS') return preflight(request, response, methods);
    if (request.method !== 'POST') return methodNotAllowed(methods)(request, response, next);
    return withJsonBody(request, response, next, () => batch(endpoint, operations, request, response));
  };
}

/** Creates a function that matches paths, either exactly or with an id at the end. */
function addressFinder(operations: readonly Operation[]): (path: string) => Found | undefined {
  const exact = new Map<string, Address>();
  const entries: { readonly prefix: string; readonly address: Address }[] = [];
  for (const operation of operations) {
    const methods = takesBody(operation) ? [...READING, 'POST'] : READING;
    const read = operation.bind ? anyReader(RESERVED) : parameterReader(argumentsOf(operation), RESERVED, meantBy(operation));
    const address = { operation, read, methods };
    if (isEntry(operation)) entries.push({ prefix: pathOfEntries(operation), address });
    else exact.set(operation.path, address);
  }
  return (path) => {
    const plain = path.includes('%') ? decoded(path) : path;
    const address = exact.get(plain);
    if (address) return { address };
    const entry = entries.find(({ prefix }) => plain.startsWith(prefix) && plain.length > prefix.length);
    return entry && { address: entry.address, id: plain.slice(entry.prefix.length) };
  };
}

/** The parameter of a calculator that an unknown name means. */
const meantBy =
  ({ calculator }: Operation) =>
  (name: string): string | undefined =>
    calculator && fieldMeantBy(name, calculator.input);

/** Decodes a path. A malformed path stays as it is and matches nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A parsed query string. Express parses it at each access. */
type Query = Request['query'];

/** Reads `fields`, which may be repeated. */
function fieldsIn({ fields }: Query): string | undefined {
  return Array.isArray(fields) ? fields.join(',') : typeof fields === 'string' ? fields : undefined;
}

/** Sets deprecation headers for the used operation and parameters. */
function announce(
  { deprecated, services }: RestEndpoint,
  operation: Operation,
  isGiven: (parameter: string) => boolean,
  response: Response,
): void {
  if (deprecated.length > 0) response.set(deprecationHeaders(metBy(deprecated, questionOf(operation), isGiven), services.publicUrl));
}

/** Whether a query string has a parameter or a part of it: `targets.0.dice` is part of `targets`. */
const isInQuery = (query: object, parameter: string): boolean =>
  Object.keys(query).some((name) => name === parameter || name.startsWith(`${parameter}.`));

/** Whether a body has the argument of a parameter. */
function isInBody(given: unknown, { parameters }: Operation, parameter: string): boolean {
  const path = parameters.find(({ name }) => name === parameter)?.path ?? [parameter];
  return path.reduce<unknown>((held, step) => (isObject(held) ? held[step] : undefined), given) !== undefined;
}

function answerGet(endpoint: RestEndpoint, { address, id }: Found, request: Request, response: Response): MaybePromise<void> {
  const tooMany = tooManyParameters(request.url);
  if (tooMany) return refuse(endpoint, tooMany, request, response);
  announce(endpoint, address.operation, (parameter) => isInQuery(request.query, parameter), response);
  return endpoint.responses.serve(request, response, () => {
    const { query } = request;
    const { args, problems } = address.read(query);
    const named = id === undefined ? args : { ...args, id };
    return cacheable(endpoint, questionFrom(address.operation, named, problems, query), query.format, request, response);
  });
}

function refuse({ services }: RestEndpoint, problem: Problem, request: Request, response: Response): MaybePromise<void> {
  const context = resolverContext(services, requestContextOf(response));
  noteError(context.caller.record, 'BAD_INPUT');
  const headers = { 'Content-Language': context.language };
  return send(request, response, failureReply(request.originalUrl, badInput([problem], context.language), context, headers));
}

function questionFrom(operation: Operation, given: Question['args'], problems: readonly Problem[], query: Query): Question {
  const { args, language, problems: ofLanguage } = withoutLanguage(given);
  // `lang` may be in the query string of a POST.
  const inAddress = withoutLanguage({ lang: query.lang });
  const ofFormat = formatProblem(query.format);
  return {
    operation,
    args,
    language: language ?? inAddress.language,
    problems: [...problems, ...ofLanguage, ...inAddress.problems, ...(ofFormat ? [ofFormat] : [])],
    fields: fieldsIn(query),
  };
}

/** Converts a parsed request for the response cache. */
const cacheable = (
  endpoint: RestEndpoint,
  question: Question,
  format: unknown,
  request: Request,
  response: Response,
): CacheableRequest => ({
  asksCatalog: asksCatalog(question),
  answer: () => answer(endpoint, question, format, request, response),
});

function answer(
  { plans, services }: RestEndpoint,
  question: Question,
  format: unknown,
  request: Request,
  response: Response,
): MaybePromise<Reply> {
  const context = resolverContext(services, requestContextOf(response), question.language);
  return chain(execute(plans, question, context), (executed) => replyFor(question, executed, format, request, context));
}

function replyFor(
  { operation, args }: Question,
  executed: Executed,
  format: unknown,
  request: Request,
  context: ResolverContext,
): MaybePromise<Reply> {
  if (executed.ok && isEntry(operation)) {
    if (isNothing(executed.value)) return missingEntry(operation, String(args.id), request, context);
    const id = isObject(executed.value) ? executed.value.id : undefined;
    if (typeof id === 'string' && id !== args.id) return redirection(`${pathOfEntries(operation)}${id}`, request);
  }
  const named =
    executed.ok || request.method === 'POST' ? executed : { ...executed, error: inFlatNames(executed.error, operation.parameterNames) };
  return replyOf(named, format, request, context);
}

/** Redirects to the entry that an id means, or names the entries that it may mean. */
async function missingEntry(operation: Operation, id: string, request: Request, context: ResolverContext): Promise<Reply> {
  const { name } = operation.definition;
  const found = await nearIds(name, id, context);
  if (found.id !== undefined && found.id !== id) return redirection(`${pathOfEntries(operation)}${found.id}`, request);
  const near = found.near.map((one) => one.id);
  const given = `${lookedUpBy(name)} ${id}`;
  const text = near.length > 0 ? TEXTS.nothingButNear(given, near.join(', ')) : TEXTS.nothingBy(given);
  noteError(context.caller.record, 'NOT_FOUND');
  const missing = failure('NOT_FOUND', text, context.language, near.length > 0 ? { suggestions: near } : {});
  return failureReply(request.originalUrl, missing, context, { 'Content-Language': context.language });
}

/** Whether an entry does not exist: null, or an empty list of revisions. */
const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Arguments in the address of a POST. They are refused, since the answer would be one without them. */
const misplacedIn = (query: Query): readonly Problem[] =>
  Object.keys(query)
    .filter((name) => !RESERVED.has(name))
    .slice(0, MAX_PROBLEMS)
    .map((name) => ({ code: 'CONFLICT', path: [name], given: query[name], allowed: IN_BODY }));

const IN_BODY = { en: 'nothing in the address of a POST: arguments go in its body', ru: 'ничего в адресе POST: аргументы идут в его теле' };

const NOT_ARGUMENTS = { en: 'an object with the arguments', ru: 'объект с аргументами' };

function answerPost(endpoint: RestEndpoint, operation: Operation, request: Request, response: Response): MaybePromise<void> {
  const { body = {} } = request;
  const ofBody: readonly Problem[] = isObject(body) ? [] : [{ code: 'WRONG_TYPE', path: [], given: body, allowed: NOT_ARGUMENTS }];
  const given = isObject(body) ? body : {};
  announce(endpoint, operation, (parameter) => isInBody(given, operation, parameter), response);
  const { query } = request;
  const question = questionFrom(operation, given, [...ofBody, ...misplacedIn(query)], query);
  return chain(answer(endpoint, question, query.format, request, response), (reply) => send(request, response, reply));
}

async function batch(
  { plans, services, deprecated }: RestEndpoint,
  operations: ReadonlyMap<string, Operation>,
  request: Request,
  response: Response,
): Promise<void> {
  const context = resolverContext(services, requestContextOf(response));
  response.set(deprecationHeaders(metByBatch(deprecated, operations, request.body), services.publicUrl));
  const misplaced = misplacedIn(request.query);
  const result =
    misplaced.length > 0 ? { ok: false as const, problems: misplaced } : answerBatch({ plans, operations }, request.body, context);
  const headers = { 'Content-Language': context.language };
  if (result.ok) return sendJsonPieces(request, response, result.value, headers);
  noteError(context.caller.record, 'BAD_INPUT');
  await send(request, response, failureReply(request.originalUrl, badInput(result.problems, context.language), context, headers));
}

/** Returns the deprecations that a batch uses. */
function metByBatch(deprecated: readonly Deprecated[], operations: ReadonlyMap<unknown, Operation>, body: unknown): readonly Deprecated[] {
  if (deprecated.length === 0 || !Array.isArray(body)) return [];
  return body.filter(isObject).flatMap(({ question, arguments: given }) => {
    const operation = operations.get(question);
    return operation ? metBy(deprecated, questionOf(operation), (parameter) => isInBody(given, operation, parameter)) : [];
  });
}
