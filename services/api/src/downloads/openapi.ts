/** What OpenAPI says of addresses that answer with files: they are no fields of the schema. */
import { uncapital } from '@rangefinder/rules';
import { FEED_FORMS } from '../feeds/feed.js';
import { FEEDS } from '../feeds/router.js';
import type { Json } from '../rest/json-schema.js';
import { PROBLEM_RESPONSES } from '../rest/openapi-parts.js';
import { FORMS } from './files.js';

/** Answers of an address, with what may go wrong. */
const answers = (...given: readonly (readonly [status: string, answer: Json])[]): Json => ({
  ...Object.fromEntries(given),
  ...PROBLEM_RESPONSES,
});

const text = (description: string): Json => ({ description, schema: { type: 'string' } });

const FILE_HEADERS: Json = {
  ETag: text('Tag of the file: with `If-Range`, a download goes on where it was broken off.'),
  'Repr-Digest': text('SHA-256 of the file, RFC 9530.'),
  'Rangefinder-Catalog': text('Revision of the catalog that the file is of.'),
  'Accept-Ranges': text('`bytes`.'),
};

const file = (name: string, type: string): readonly [string, Json] => [
  `/v1/downloads/${name}`,
  {
    get: {
      tags: ['downloads'],
      operationId: `download_${name.replaceAll('.', '_')}`,
      summary: `The whole catalog: ${name}.`,
      responses: answers(
        ['200', { description: 'The file.', headers: FILE_HEADERS, content: { [type]: {} } }],
        ['206', { description: 'A part of it.' }],
      ),
    },
  },
];

/** Without a schema, generated clients take every answer for JSON. */
const FEED_SCHEMAS: Readonly<Record<keyof typeof FEED_FORMS, Json>> = { atom: { type: 'string' }, json: { type: 'object' } };

const feed = (path: string, about: string, form: keyof typeof FEED_FORMS): readonly [string, Json] => [
  path,
  {
    get: {
      tags: ['downloads'],
      operationId: path.slice('/v1/'.length).replace('.', '_'),
      summary: `A feed: ${uncapital(about)}.`,
      responses: answers(['200', { description: 'The feed.', content: { [FEED_FORMS[form].type]: { schema: FEED_SCHEMAS[form] } } }]),
    },
  },
];

const LIST: Json = {
  type: 'object',
  required: ['revision', 'changedAt', 'entries', 'files'],
  properties: {
    revision: { type: 'integer' },
    changedAt: { type: 'string', format: 'date-time' },
    entries: { type: 'integer', description: 'Units, weapons and armor in each file.' },
    files: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'path', 'bytes', 'sha256'],
        properties: { name: { type: 'string' }, path: { type: 'string' }, bytes: { type: 'integer' }, sha256: { type: 'string' } },
      },
    },
  },
};

/** Their paths. */
export const DOWNLOAD_PATHS: Json = {
  '/v1/downloads': {
    get: {
      tags: ['downloads'],
      operationId: 'downloads',
      summary: 'Files of the whole catalog, with revision, size and digest.',
      responses: answers(['200', { description: 'What there is.', content: { 'application/json': { schema: LIST } } }]),
    },
  },
  ...Object.fromEntries(Object.entries(FORMS).flatMap(([name, type]) => [file(name, type), file(`${name}.gz`, 'application/gzip')])),
  ...Object.fromEntries(FEEDS.map(({ path, source, form }) => feed(path, source.about.en, form))),
};
