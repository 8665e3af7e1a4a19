/**
 * Postman collection v2.1, derived from the OpenAPI document: a folder for each tag, every request with its example values.
 * Converters from OpenAPI (openapi-to-postmanv2 and its 18 dependencies) fill in placeholders instead, which the service refuses.
 */
import { isObject } from '@rangefinder/rules';
import type { Json } from '../../rest/json-schema.js';

/** Variable with the base URL of the service. */
const ADDRESS = '{{baseUrl}}';
const FORMAT = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly description?: string;
  readonly example?: unknown;
}

interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly operationId: string;
  readonly parameters?: readonly Json[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly examples: Readonly<Record<string, { value: unknown }>> }>>;
  };
}

/** The used parts of an OpenAPI document. */
interface Document {
  readonly info: { readonly title: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Json>> };
}

/** A request of the document. */
interface RequestSource {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

/** Returns the collection of a document. */
export function postmanCollection(openApi: Json): Json {
  const document = openApi as unknown as Document;
  const requests = requestsOf(document);
  return {
    info: { name: document.info.title, description: document.info.description, schema: FORMAT },
    variable: [{ key: 'baseUrl', value: document.servers[0]?.url, type: 'string' }],
    item: document.tags.map(({ name, description }) => ({
      name,
      description,
      item: requests.filter(({ operation }) => operation.tags[0] === name).map(itemOf),
    })),
  };
}

const requestsOf = (document: Document): readonly RequestSource[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      parameters: (operation.parameters ?? []).map((parameter) => resolved(parameter, document)),
    })),
  );

/** Resolves a reference to a shared parameter. */
function resolved(parameter: Json, { components }: Document): Parameter {
  const name =
    String(parameter.$ref ?? '')
      .split('/')
      .at(-1) ?? '';
  return (components.parameters[name] ?? parameter) as unknown as Parameter;
}

function itemOf({ method, path, operation, parameters }: RequestSource): Json {
  const body = bodyOf(operation);
  return {
    name: method === 'POST' ? `${operation.summary} (POST)` : operation.summary,
    request: {
      method,
      header: [
        ...(body ? [{ key: 'Content-Type', value: 'application/json' }] : []),
        ...parameters.filter((one) => one.in === 'header').map(pairOf),
      ],
      url: urlOf(path, parameters),
      ...(operation.description && { description: operation.description }),
      ...(body && { body }),
    },
    response: [],
  };
}

/** A URL in parts, and as the line that Postman shows. Parameters without a value are disabled. */
function urlOf(path: string, parameters: readonly Parameter[]): Json {
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) => segment.replace(/^\{(.+)\}$/, ':$1'));
  const query = parameters.filter((one) => one.in === 'query').map(pairOf);
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const variable = parameters.filter((one) => one.in === 'path').map(pairOf);
  return {
    raw: `${ADDRESS}/${segments.join('/')}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
    host: [ADDRESS],
    path: segments,
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  };
}

interface Pair {
  readonly key: string;
  readonly value: string;
  readonly description?: string;
  readonly disabled?: true;
}

const pairOf = ({ name, description, example }: Parameter): Pair => ({
  key: name,
  value: textOf(example),
  ...(description && { description }),
  ...(example === undefined && { disabled: true }),
});

/** Postman sends these characters unescaped. */
const RESERVED = /[%&+#;]/g;

/** Formats an example as parameter text. */
function textOf(example: unknown): string {
  if (example === undefined) return '';
  const text = Array.isArray(example) ? example.join(',') : isObject(example) ? JSON.stringify(example) : String(example);
  return text.replaceAll(RESERVED, encodeURIComponent);
}

/** The first example of a request body. */
function bodyOf({ requestBody }: Operation): Json | undefined {
  const [first] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  return first && { mode: 'raw', raw: JSON.stringify(first.value, null, 2), options: { raw: { language: 'json' } } };
}
