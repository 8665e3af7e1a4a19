/** What programs and language models read of the service: OpenAPI, of all rule sets and of each, the Postman collection, the GraphQL schema, and the pages for models. */
import { SLUGS, type Slug } from '@rangefinder/rules';
import { Router } from 'express';
import type { Deprecated } from '../deprecation/deprecated.js';
import { document } from '../http/document.js';
import { openApi } from '../rest/openapi.js';
import type { Operation } from '../rest/operations.js';
import { postmanCollection } from '../rest/postman.js';
import { schema } from '../schema/schema.js';
import { llmsFullText, llmsText } from './llms.js';
import { possibleTypes, schemaText } from './schema-documents.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

export function descriptions(operations: readonly Operation[], publicUrl: string, deprecated: readonly Deprecated[]): Router {
  const router = Router();
  const openApiOf = (slug?: Slug) => openApi(operations, { publicUrl, deprecated }, slug);
  const described = (slug?: Slug) => document(JSON_TYPE, () => JSON.stringify(openApiOf(slug)));
  router.get('/openapi.json', described());
  for (const slug of SLUGS) router.get(`/openapi/${slug}.json`, described(slug));
  router.get(
    '/postman.json',
    document(JSON_TYPE, () => JSON.stringify(postmanCollection(openApiOf()))),
  );
  router.get(
    '/schema.graphql',
    document(TEXT_TYPE, () => schemaText(schema())),
  );
  router.get(
    '/possible-types.json',
    document(JSON_TYPE, () => JSON.stringify(possibleTypes(schema()))),
  );
  router.get(
    '/llms.txt',
    document(TEXT_TYPE, () => llmsText(publicUrl)),
  );
  router.get(
    '/llms-full.txt',
    document(TEXT_TYPE, () => llmsFullText(publicUrl)),
  );
  return router;
}
