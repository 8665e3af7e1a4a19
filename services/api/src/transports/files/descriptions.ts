/** Machine-readable descriptions: OpenAPI for all rule sets and for each, the Postman collection, the GraphQL schema, llms.txt. */
import { SLUGS, type Slug } from '@rangefinder/rules';
import { Router } from 'express';
import { document } from '../../middleware/static-document.js';
import type { Deprecated } from '../../schema/deprecated.js';
import type { Operation } from '../../schema/operations.js';
import { schema } from '../../schema/schema.js';
import { possibleTypes, schemaText, typePolicies } from '../../schema/schema-documents.js';
import { llmsFullText, llmsText } from './llms.js';
import { openApi } from './openapi/document.js';
import { postmanCollection } from './openapi/postman.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

export function descriptions(operations: readonly Operation[], publicUrl: string, deprecated: readonly Deprecated[]): Router {
  const router = Router();
  const openApiOf = (slug?: Slug) => openApi(operations, { publicUrl, deprecated }, slug);
  const described = (slug?: Slug) => document(JSON_TYPE, () => JSON.stringify(openApiOf(slug)));
  // Made now, because making it takes longer than a request may hold the main thread.
  const whole = JSON.stringify(openApiOf());
  router.get(
    '/openapi.json',
    document(JSON_TYPE, () => whole),
  );
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
    '/type-policies.json',
    document(JSON_TYPE, () => JSON.stringify(typePolicies(schema()))),
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
