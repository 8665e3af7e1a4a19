/** Not found and method not allowed, with the available alternatives. */
import {
  calculatorLike,
  choicesAllowed,
  closest,
  type Language,
  type Problem,
  publicProblem,
  questionName,
  SLUGS,
} from '@rangefinder/rules';
import type { Request, RequestHandler, Response } from 'express';
import type { ErrorCode } from '../../context/errors/codes.js';
import type { Failure } from '../../context/errors/failures.js';
import { requestContextOf } from '../../context/request-context.js';
import { sendFailure } from '../../middleware/error-replies.js';
import { type Reply, send } from '../../middleware/reply.js';
import { addressOf, isEntry, namedOperations, type Operation, questionOf } from '../../schema/operations.js';

/** Handler for 405. Names the allowed methods. */
export const methodNotAllowed =
  (methods: readonly string[]): RequestHandler =>
  (request, response) => {
    const refusal = failureOf('METHOD_NOT_ALLOWED', unknown('method', request.method, methods), languageOf(response));
    return sendFailure(request, response, refusal, { Allow: methods.join(', ') });
  };

/** A permanent redirect to another path of this API, with the same method and parameters. */
export function redirection(path: string, { originalUrl }: Pick<Request, 'originalUrl'>): Reply {
  const query = originalUrl.indexOf('?');
  const address = encodeURI(path) + (query < 0 ? '' : originalUrl.slice(query));
  return { status: 308, headers: { Location: address, 'Content-Type': 'text/plain; charset=utf-8' }, body: `${address}\n` };
}

/** Handler for 404. Redirects spellings of an address, else names the addresses of the rule set in the path, if there is one. */
export const addressNotFound =
  (operations: readonly Operation[], isKnown: (path: string) => boolean): RequestHandler =>
  (request, response, next) => {
    const meant = addressMeant(operations, request.path, isKnown);
    if (meant !== undefined) return void Promise.resolve(send(request, response, redirection(meant, request))).catch(next);
    const near = nearAddress(operations, request.path) ?? otherAddress(request.path.slice(PREFIX.length - 1));
    const addresses = near === undefined ? questionsNear(operations, questionOf(request)).map(addressOf) : [near];
    const problem = { ...unknown('address', request.path, addresses), meant: near };
    return sendFailure(request, response, failureOf('NOT_FOUND', problem, languageOf(response)));
  };

/** Addresses for programs outside of `/v1/`. */
const MAIN_ADDRESSES = ['/graphql', '/mcp', '/openapi.json', '/reference', '/llms.txt', '/health', '/ready', '/status.json'];
const MORE_ADDRESSES = [
  ...['/graphiql', '/postman.json', '/schema.graphql', '/possible-types.json', '/type-policies.json', '/llms-full.txt', '/status/'],
  ...SLUGS.flatMap((slug) => [`/mcp/${slug}`, `/openapi/${slug}.json`]),
];

const otherAddress = (path: string): string | undefined => closest(path, [...MAIN_ADDRESSES, ...MORE_ADDRESSES]);

/** Prefixes of other services, or of another version: `/v2/units`, `/api/units`. */
const OTHER_PREFIX = /^(?:\/+(?:api|rest|v\d+)(?=\/))*/i;

/** Handler for 404 outside of `/v1/`: names the address that was probably meant, else the addresses for programs. */
export const nothingFound =
  (operations: readonly Operation[], isKnown: (path: string) => boolean): RequestHandler =>
  (request, response) => {
    const { path } = request;
    const inApi = path.replace(OTHER_PREFIX, '/v1');
    const known = isKnown(inApi) ? inApi : addressMeant(operations, inApi, isKnown);
    const near = known ?? otherAddress(path) ?? nearAddress(operations, inApi);
    const problem = { ...unknown('address', path, near === undefined ? [`${PREFIX}…`, ...MAIN_ADDRESSES] : [near]), meant: near };
    return sendFailure(request, response, failureOf('NOT_FOUND', problem, languageOf(response)));
  };

/** The address that a path means: in another case, with other separators, with slashes too many, or by its GraphQL name. */
function addressMeant(operations: readonly Operation[], path: string, isKnown: (path: string) => boolean): string | undefined {
  const plain = path.replace(/\/{2,}/g, '/').replace(/\/$/, '');
  if (plain !== path && isKnown(plain)) return plain;
  const calculator = calculatorLike(plain.slice(PREFIX.length));
  if (calculator) return addressOf(questionName(calculator));
  const bare = bareOf(plain);
  return operations.find((operation) => !isEntry(operation) && bareOf(operation.path) === bare)?.path;
}

/** Files and feeds, which are no operations. */
const OTHER_ADDRESSES = ['/v1/downloads', '/v1/imports.atom', '/v1/changelog.atom', '/v1/rulings.atom'];
/** The first part of an address without an ending for a format: `/v1/units.json`. */
const FIRST_PART = /^\/v1\/([^/.]+)[^/]*(?:\/(.+))?$/;

/** The address with the nearest first part; with an id if it has entries: `/v1/unit/atlas` means `/v1/units/atlas`. */
function nearAddress(operations: readonly Operation[], path: string): string | undefined {
  const [, first = '', rest] = FIRST_PART.exec(path) ?? [];
  const all = [...operations.filter(({ system }) => system === undefined).map((operation) => operation.path), ...OTHER_ADDRESSES];
  const parts = new Map(all.map((address) => [FIRST_PART.exec(address)?.[1] ?? '', address]));
  const near = closest(first, [...parts.keys()]);
  if (near === undefined) return undefined;
  const entries = operations.find((operation) => isEntry(operation) && operation.path === `${PREFIX}${near}/{id}`);
  if (rest !== undefined && entries) return `${PREFIX}${near}/${rest}`;
  return all.find((address) => address === `${PREFIX}${near}`) ?? parts.get(near);
}

const PREFIX = '/v1/';
const bareOf = (path: string): string => path.toLowerCase().replaceAll(/[^a-z0-9/]/g, '');

/** Error for an unknown operation in a batch. */
export const questionNotFound = (operations: readonly Operation[], name: string, language: Language): Failure =>
  failureOf('NOT_FOUND', unknown('question', name, questionsNear(operations, name)), language);

/** Returns the operations of the rule set at the start of the name, else one of each kind. */
function questionsNear(all: readonly Operation[], name: string): readonly string[] {
  const operations = namedOperations(all);
  const [slug] = name.split('/');
  const ofSystem = operations.filter(({ system }) => system === slug);
  if (ofSystem.length > 0) return ofSystem.map(questionOf);
  const near = closest(name, operations.map(questionOf));
  if (near) return [near];
  return [...new Set(operations.map((operation) => (operation.system === undefined ? questionOf(operation) : `${operation.system}/…`)))];
}

function unknown(field: string, given: string, there: readonly string[]): Problem {
  return { code: 'UNKNOWN_VALUE', path: [field], given, ...choicesAllowed(there) };
}

function failureOf(code: ErrorCode, problem: Problem, language: Language): Failure {
  const shown = publicProblem(problem, language);
  return { message: shown.message, extensions: { code, problems: [shown] } };
}

const languageOf = (response: Response): Language => requestContextOf(response).language;
