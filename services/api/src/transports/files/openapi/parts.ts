/** Shared parts of OpenAPI operations: errors, headers, common parameters. */
import { LANGUAGES } from '@rangefinder/rules';
import { ERROR_CODES, type ErrorCode } from '../../../context/errors/codes.js';
import { SWEEP_NOTATION } from '../../../schema/sweep-operations.js';
import type { Json } from '../../rest/json-schema.js';
import { FORMATS } from '../../rest/respond.js';

export const SCHEMAS = '#/components/schemas/';
export const PROBLEM_REFERENCE: Json = { $ref: `${SCHEMAS}Problem` };

const text = (description: string, example: string): Json => ({ description, schema: { type: 'string', examples: [example] } });

/** Response headers. */
const HEADERS: Readonly<Record<string, Json>> = {
  ETag: text('Entity tag of the answer. Send it as `If-None-Match` to revalidate a cached answer.', '"q3Zb0yJx9aKe"'),
  'Cache-Control': text('Caching policy; `immutable` if the address pins the versions that the answer depends on.', 'public, no-cache'),
  'Content-Language': text('Language of the texts.', 'en'),
  'Rangefinder-Rules': text('Rules version of the answer. Pin it with the parameter `rules`.', '2026.11-q3Zb0yJx9aKe'),
  'Rangefinder-Catalog': text('Catalog revision of the answer. Pin it with the parameter `catalog`.', '12'),
  'RateLimit-Policy': text('Milliseconds of computing per client address and minute.', '"work";q=6000;qu="ms";w=60'),
  RateLimit: text('Remaining milliseconds, and seconds until all of them are available again.', '"work";r=5990;t=60'),
  'Retry-After': text('Seconds to wait before the next attempt.', '3'),
  'X-Request-Id': text('Id of the request: the one sent by the client, else a new one.', '0b2f4c1e-7d52-4a43-9d0e-0c6f7a8b9c1d'),
  Link: text('URL of the next page of a list; absent on the last page.', '</v1/units?first=100&after=WyJu>; rel="next"'),
  Deprecation: text(
    'Time since which the operation or a parameter of the request is deprecated, RFC 9745; absent otherwise.',
    '@1795392000',
  ),
  Sunset: text('Time after which it may be removed, RFC 8594.', 'Mon, 24 May 2027 00:00:00 GMT'),
  Allow: text('Allowed methods.', 'GET, HEAD, OPTIONS, POST'),
};

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` });
const headers = (...names: readonly string[]): Json => Object.fromEntries(names.map((name) => [name, header(name)]));

const ALWAYS = ['X-Request-Id', 'RateLimit-Policy', 'RateLimit'];

/** Response headers of GET, and of POST, which is not cached. */
export const ANSWER_HEADERS = headers(
  'ETag',
  'Cache-Control',
  'Content-Language',
  'Link',
  'Rangefinder-Rules',
  'Rangefinder-Catalog',
  'Deprecation',
  'Sunset',
  ...ALWAYS,
);
export const POSTED_HEADERS = headers('Content-Language', ...ALWAYS);

const FIELDS_NOTE =
  'Fields of the answer to return, comma-separated, with dots for nested fields: `target,chance.fraction`. Default: all fields.';

/** Parameters that every operation accepts. */
const PARAMETERS = {
  fields: { name: 'fields', in: 'query', required: false, description: FIELDS_NOTE, schema: { type: 'string' } },
  format: {
    name: 'format',
    in: 'query',
    required: false,
    description: 'Format of the answer. Default: the format of the header `Accept`.',
    schema: { type: 'string', enum: FORMATS },
  },
  lang: {
    name: 'lang',
    in: 'query',
    required: false,
    description: 'Language of the texts, case-insensitive. Default: the language of Accept-Language, else English.',
    schema: { $ref: `${SCHEMAS}Language` },
  },
  rules: {
    name: 'rules',
    in: 'query',
    required: false,
    description: 'Pins the rules version, with a value of the header `Rangefinder-Rules`, so that the answer can be cached permanently.',
    schema: { type: 'string' },
  },
  catalog: {
    name: 'catalog',
    in: 'query',
    required: false,
    description: 'Pins the catalog revision, with a value of the header `Rangefinder-Catalog`.',
    schema: { type: 'string' },
  },
  acceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'Language of the texts if `lang` is absent.',
    schema: { type: 'string', examples: [...LANGUAGES] },
  },
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'Entity tag of a cached answer. The response is 304 if the answer has not changed.',
    schema: { type: 'string' },
  },
};

const parameters = (...names: readonly (keyof typeof PARAMETERS)[]): readonly Json[] =>
  names.map((name) => ({ $ref: `#/components/parameters/${name}` }));

/** Shared parameters of GET, of feeds, and of POST, which has `lang` in the body. */
export const SHARED_PARAMETERS = parameters('lang', 'fields', 'format', 'rules', 'catalog', 'acceptLanguage', 'ifNoneMatch');
export const FEED_PARAMETERS = parameters('lang', 'acceptLanguage', 'ifNoneMatch');
export const POSTED_PARAMETERS = parameters('fields', 'acceptLanguage');

const codesOf = (status: number): string =>
  Object.keys(ERROR_CODES)
    .filter((code) => ERROR_CODES[code as ErrorCode] === status)
    .join(', ');

const RETRIED: readonly ErrorCode[] = ['RATE_LIMITED', 'OVERLOADED', 'CATALOG_UNAVAILABLE'];

function problemResponse(status: number): Json {
  const retried = RETRIED.some((code) => ERROR_CODES[code] === status) ? ['Retry-After'] : [];
  const others = status === ERROR_CODES.METHOD_NOT_ALLOWED ? ['Allow'] : [];
  return { description: codesOf(status), headers: headers(...ALWAYS, ...retried, ...others), content: PROBLEM_CONTENT };
}

const PROBLEM_CONTENT: Json = { 'application/problem+json': { schema: PROBLEM_REFERENCE } };

/** Client errors of GET and POST by status. Others are the default response. */
const OF_A_GET: readonly ErrorCode[] = ['BAD_INPUT', 'NOT_FOUND', 'METHOD_NOT_ALLOWED', 'RATE_LIMITED', 'OVERLOADED'];
const POSTED: readonly ErrorCode[] = [
  'BAD_INPUT',
  'METHOD_NOT_ALLOWED',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'OVERLOADED',
];

const statusesOf = (codes: readonly ErrorCode[]): readonly number[] => [...new Set(codes.map((code) => ERROR_CODES[code]))].sort();

const OTHERS: Json = {
  description: `Any other error: ${Object.keys(ERROR_CODES).join(', ')}`,
  headers: headers(...ALWAYS),
  content: PROBLEM_CONTENT,
};

const RESPONSES: Readonly<Record<string, Json>> = {
  ...Object.fromEntries(statusesOf([...OF_A_GET, ...POSTED]).map((status) => [`Problem${status}`, problemResponse(status)])),
  Problem: OTHERS,
};

/** Reference to a response component. */
export const response = (name: string): Json => ({ $ref: `#/components/responses/${name}` });

const responsesFor = (codes: readonly ErrorCode[]): Json => ({
  ...Object.fromEntries(statusesOf(codes).map((status) => [String(status), response(`Problem${status}`)])),
  default: response('Problem'),
});

export const PROBLEM_RESPONSES = responsesFor(OF_A_GET);
export const POSTED_PROBLEM_RESPONSES = responsesFor(POSTED);

const PROBLEM: Json = {
  type: 'object',
  description: 'Problem details, RFC 9457. All APIs return the same codes.',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'URL of the page that explains the error.' },
    title: { type: 'string', description: 'Title of the kind of error.' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(ERROR_CODES) },
    detail: { type: 'string', description: 'Message in the language of the request.' },
    id: { type: 'string', description: 'With INTERNAL: id of the error in the log, for reports.' },
    cost: { type: 'number', description: 'With TOO_COMPLEX: cost of the request in milliseconds of computing.' },
    limit: { type: 'number', description: 'With TOO_COMPLEX: maximum cost, or maximum number of listed outcomes.' },
    retryAfterSeconds: {
      type: 'integer',
      description: 'With RATE_LIMITED, CATALOG_UNAVAILABLE, OVERLOADED: seconds to wait before the next attempt.',
    },
    problems: {
      type: 'array',
      description: 'With BAD_INPUT: all problems of the request.',
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

/** Components other than the types of the schema. */
export const SHARED_COMPONENTS = {
  schemas: { Problem: PROBLEM, SweptValues: { type: 'string', description: SWEEP_NOTATION } },
  headers: HEADERS,
  parameters: PARAMETERS,
  responses: RESPONSES,
};
