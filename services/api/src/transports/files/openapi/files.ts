/** OpenAPI paths of downloads and feeds, which are not fields of the schema. */
import { uncapital } from '@rangefinder/rules';
import type { Json } from '../../rest/json-schema.js';
import { CATALOG_FORMS } from '../downloads/catalog-files.js';
import { RULEBOOK_FORMS } from '../downloads/rulebook-files.js';
import { FEED_FORMS } from '../feeds/feed.js';
import { FEEDS } from '../feeds/router.js';
import { FEED_PARAMETERS, PROBLEM_RESPONSES } from './parts.js';

/** Responses of an address, including errors. */
const answers = (...given: readonly (readonly [status: string, answer: Json])[]): Json => ({
  ...Object.fromEntries(given),
  ...PROBLEM_RESPONSES,
});

const text = (description: string): Json => ({ description, schema: { type: 'string' } });

const FILE_HEADERS = {
  ETag: text('Entity tag of the file. Send it as `If-Range` to resume a download.'),
  'Repr-Digest': text('SHA-256 of the file, RFC 9530.'),
  'Accept-Ranges': text('`bytes`.'),
};

/** Description of the files, and the header with their version. */
const OF_CATALOG = { about: 'The whole catalog', header: { 'Rangefinder-Catalog': text('Catalog revision of the file.') } };
const OF_RULEBOOK = {
  about: 'Sections, tables, rulings and glossary terms of all rule sets, one entry per line',
  header: { 'Rangefinder-Rules': text('Rules version of the file.') },
};

const file = (name: string, type: string, { about, header }: typeof OF_CATALOG | typeof OF_RULEBOOK): readonly [string, Json] => [
  `/v1/downloads/${name}`,
  {
    get: {
      tags: ['downloads'],
      operationId: `download_${name.replaceAll('.', '_')}`,
      summary: `${about}: ${name}.`,
      description: 'Supports `Range` with `If-Range`. While a new state of the file is made, the state before is served.',
      responses: answers(
        ['200', { description: 'File.', headers: { ...FILE_HEADERS, ...header }, content: { [type]: {} } }],
        ['206', { description: 'Part of the file.' }],
      ),
    },
  },
];

/** Each file and its compressed form. */
const filesOf = (forms: Readonly<Record<string, string>>, of: typeof OF_CATALOG | typeof OF_RULEBOOK): Json =>
  Object.fromEntries(Object.entries(forms).flatMap(([name, type]) => [file(name, type, of), file(`${name}.gz`, 'application/gzip', of)]));

/** Without a schema, generated clients parse every answer as JSON. */
const FEED_SCHEMAS: Readonly<Record<keyof typeof FEED_FORMS, Json>> = { atom: { type: 'string' }, json: { type: 'object' } };

const feed = (path: string, about: string, form: keyof typeof FEED_FORMS): readonly [string, Json] => [
  path,
  {
    get: {
      tags: ['downloads'],
      operationId: path.slice('/v1/'.length).replace('.', '_'),
      summary: `Feed: ${uncapital(about)}.`,
      description: 'The latest entries first.',
      parameters: FEED_PARAMETERS,
      responses: answers(['200', { description: 'Feed.', content: { [FEED_FORMS[form].type]: { schema: FEED_SCHEMAS[form] } } }]),
    },
  },
];

const LISTED_FILES: Json = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name', 'path', 'bytes', 'sha256'],
    properties: { name: { type: 'string' }, path: { type: 'string' }, bytes: { type: 'integer' }, sha256: { type: 'string' } },
  },
};

const LIST: Json = {
  type: 'object',
  required: ['revision', 'changedAt', 'entries', 'sources', 'files', 'rulebook'],
  properties: {
    revision: { type: 'integer' },
    changedAt: { type: 'string', format: 'date-time' },
    entries: { type: 'integer', description: 'Number of units, weapons and armor in each catalog file.' },
    sources: {
      type: 'array',
      description: 'Sources of the units, the largest first.',
      items: {
        type: 'object',
        required: ['id', 'units', 'asOf'],
        properties: {
          id: { type: 'string' },
          units: { type: 'integer', description: 'Number of units.' },
          asOf: { type: 'string', format: 'date-time', description: 'Time at which the latest of the figures were read from the source.' },
        },
      },
    },
    files: LISTED_FILES,
    rulebook: {
      type: 'object',
      required: ['version', 'entries', 'files'],
      properties: {
        version: { type: 'string', description: 'Version of the rules.' },
        entries: { type: 'integer', description: 'Number of sections, tables, rulings and glossary terms in each rulebook file.' },
        files: LISTED_FILES,
      },
    },
  },
};

export const DOWNLOAD_PATHS: Json = {
  '/v1/downloads': {
    get: {
      tags: ['downloads'],
      operationId: 'downloads',
      summary: 'Lists the files of the catalog and of the rulebook, with version, size and checksum.',
      description: 'The path of each file contains no version: compare `revision` of the catalog and `version` of the rulebook.',
      responses: answers(['200', { description: 'List of files.', content: { 'application/json': { schema: LIST } } }]),
    },
  },
  ...filesOf(CATALOG_FORMS, OF_CATALOG),
  ...filesOf(RULEBOOK_FORMS, OF_RULEBOOK),
  ...Object.fromEntries(FEEDS.map(({ path, source, form }) => feed(path, source.about.en, form))),
};
