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
  ETag: text('Tag of the answer: send it back as `If-None-Match`.', '"q3Zb0yJx9aKe"'),
  'Cache-Control': text('How long it may be kept: for good where the address pins rules and catalog.', 'public, no-cache'),
  'Content-Language': text('Language of the texts.', 'en'),
  'Rangefinder-Rules': text('Version of the rules that answered: pin it with the parameter `rules`.', '2026.11-q3Zb0yJx9aKe'),
  'Rangefinder-Catalog': text('Revision of the catalog that answered: pin it with the parameter `catalog`.', '12'),
  'RateLimit-Policy': text('Milliseconds of computing that one address may ask for in a minute.', '"work";q=6000;qu="ms";w=60'),
  RateLimit: text('How many are left, and seconds until they are back.', '"work";r=5990;t=60'),
  'Retry-After': text('Seconds after which to ask again.', '3'),
  'X-Request-Id': text('Id of the request, yours if you sent one.', '0b2f4c1e-7d52-4a43-9d0e-0c6f7a8b9c1d'),
  Link: text('Where a list goes on, and nothing at its end.', '</v1/units?first=100&after=WyJu>; rel="next"'),
  Deprecation: text('Since when something of the question is discouraged, RFC 9745; on such questions alone.', '@1795392000'),
  Sunset: text('When it may be gone, RFC 8594.', 'Mon, 24 May 2027 00:00:00 GMT'),
  Allow: text('Methods that the address takes.', 'GET, HEAD, OPTIONS, POST'),
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

const FIELDS_NOTE = 'Only these fields of the answer, comma-separated, with dots below: `target,chance.fraction`. Without it, all of them.';

/** Parameters that every operation accepts. */
const PARAMETERS = {
  fields: { name: 'fields', in: 'query', required: false, description: FIELDS_NOTE, schema: { type: 'string' } },
  format: {
    name: 'format',
    in: 'query',
    required: false,
    description: 'Form of the answer, for those who send no headers; without it as `Accept` says.',
    schema: { type: 'string', enum: FORMATS },
  },
  lang: {
    name: 'lang',
    in: 'query',
    required: false,
    description: 'Language of the texts, in any case; without it that of Accept-Language, else English.',
    schema: { $ref: `${SCHEMAS}Language` },
  },
  rules: {
    name: 'rules',
    in: 'query',
    required: false,
    description: 'Pins the version of the rules, as the header `Rangefinder-Rules` gave it: then the answer may be kept for good.',
    schema: { type: 'string' },
  },
  catalog: {
    name: 'catalog',
    in: 'query',
    required: false,
    description: 'Pins the revision of the catalog, as the header `Rangefinder-Catalog` gave it.',
    schema: { type: 'string' },
  },
  acceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'Language of the texts where `lang` names none.',
    schema: { type: 'string', examples: [...LANGUAGES] },
  },
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'Tag of an answer that is known: 304 while it holds.',
    schema: { type: 'string' },
  },
};

const parameters = (...names: readonly (keyof typeof PARAMETERS)[]): readonly Json[] =>
  names.map((name) => ({ $ref: `#/components/parameters/${name}` }));

/** Shared parameters of GET, and of POST, which has `lang` in the body. */
export const SHARED_PARAMETERS = parameters('lang', 'fields', 'format', 'rules', 'catalog', 'acceptLanguage', 'ifNoneMatch');
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
  description: 'What went wrong; the same in every door.',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'The page that explains this kind of error.' },
    title: { type: 'string', description: 'What this kind of error is called.' },
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

/** Components other than the types of the schema. */
export const SHARED_COMPONENTS = {
  schemas: { Problem: PROBLEM, SweptValues: { type: 'string', description: SWEEP_NOTATION } },
  headers: HEADERS,
  parameters: PARAMETERS,
  responses: RESPONSES,
};
