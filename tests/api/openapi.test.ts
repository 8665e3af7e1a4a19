/** The OpenAPI document: a linter finds no problem, and its examples work. */

import { transportOf } from '@rangefinder/api';
import { type Fields, questionName, systems } from '@rangefinder/rules';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

let service: ListeningService;
let document: { servers: { url: string }[]; paths: Record<string, object> };
beforeAll(async () => {
  service = await startListening();
  document = (await (await fetch(`${service.url}/openapi.json`)).json()) as typeof document;
});
afterAll(() => service.close());

const ofRuleSet = async (slug: string): Promise<string> => (await fetch(`${service.url}/openapi/${slug}.json`)).text();

test.each(['', ...systems.map(({ slug }) => slug)])('a linter finds no problem in the document of %s', async (slug) => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = slug === '' ? JSON.stringify(document) : await ofRuleSet(slug);
  const findings = await lintFromString({ source, config });
  expect(findings.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

test('every file of the document has a transport of its own in the metrics', () => {
  type Tagged = { get?: { tags: readonly string[] } };
  const files = Object.entries(document.paths as Record<string, Tagged>).filter(([, { get }]) => get?.tags.includes('downloads'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(([path]) => transportOf(path) === 'rest')).toEqual([]);
});

test('every example of the document is answered', async () => {
  type Posted = {
    post?: { operationId: string; requestBody: { content: { 'application/json': { examples?: Record<string, { value: object }> } } } };
  };
  const posted = Object.entries(document.paths as Record<string, Posted>).flatMap(([path, { post }]) =>
    Object.values(post?.requestBody.content['application/json'].examples ?? {}).map(({ value }) => ({ path, value })),
  );
  const calculators = systems.flatMap((system) => system.calculators);
  // The batch has an example, and so have the paths with conditions or with a text.
  const others = ['/v1/batch', '/v1/forces/read', '/v1/ranking', '/v1/sweep', '/v1/units', '/v1/weapons'];
  const paths = new Set(posted.map(({ path }) => path));
  expect([...paths]).toEqual(expect.arrayContaining(others));
  expect(paths.size).toBe(calculators.length + others.length);
  for (const { path, value } of posted) {
    const response = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(value),
    });
    expect(response.status, `${path} ${JSON.stringify(value)}`).toBe(200);
  }
});

test('has bounds, examples and units as data', () => {
  type Got = { get: { parameters: { name: string; schema?: Record<string, unknown> }[] } };
  for (const { calculators } of systems)
    for (const calculator of calculators) {
      const { parameters } = (document.paths[`/v1/${questionName(calculator)}`] as Got).get;
      for (const [name, field] of Object.entries(calculator.input as Fields)) {
        const { schema } = parameters.find((parameter) => parameter.name === name) ?? {};
        if (field.kind === 'int' || field.kind === 'number') {
          const examples = field.example === undefined ? {} : { examples: [field.example] };
          expect(schema, name).toMatchObject({ minimum: field.min, maximum: field.max, ...examples });
        }
        if (field.kind === 'list')
          expect(schema?.contentSchema ?? schema, name).toMatchObject({ type: 'array', minItems: field.min, maxItems: field.max });
        if (field.kind === 'text') expect(schema, name).toMatchObject({ type: 'string', maxLength: field.maxLength });
      }
    }
  const { parameters } = (document.paths['/v1/alpha-strike/target-number'] as Got).get;
  expect(parameters.find(({ name }) => name === 'inches')?.schema).toEqual({
    type: 'number',
    minimum: 0,
    maximum: 1000,
    'x-unit': 'inches',
    examples: [8],
  });
});

test('a rule set has its own document of at most a third of the size', async () => {
  const most = JSON.stringify(document).length / 3;
  for (const { slug, calculators } of systems) {
    const text = await ofRuleSet(slug);
    const { paths } = JSON.parse(text) as typeof document;
    expect(text.length).toBeLessThan(most);
    const swept = calculators.filter(({ input }) => Object.keys(input).length > 0);
    expect(Object.keys(paths)).toHaveLength(calculators.length + swept.length + 1);
  }
});

test('answers of a batch match its schema, errors included', async () => {
  const { components } = document as unknown as { components: object };
  const ajv = new Ajv2020({ strict: false, formats: { int32: true, 'date-time': true } }).addSchema({ $id: 'document', components });
  const { post } = document.paths['/v1/batch'] as unknown as {
    post: { responses: { 200: { content: { 'application/json': { schema: { items: { oneOf: { $ref: string }[] } } } } } } };
  };
  const { oneOf } = post.responses[200].content['application/json'].schema.items;
  const validate = ajv.compile({ type: 'array', items: { oneOf: oneOf.map(({ $ref }) => ({ $ref: `document${$ref}` })) } });
  const questions = [
    { question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 8 } },
    { question: '5150/damage', arguments: { weapon: 'rifle', armor: 'battle' } },
    { question: 'units', arguments: { first: 2 } },
    { question: 'tables', arguments: { system: '5150' } },
    { question: 'alpha-strike/target-number', arguments: { skill: 99 } },
    { question: 'no/such' },
  ];
  const response = await fetch(`${service.url}/v1/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(questions),
  });
  const answers = await response.json();
  expect(validate(answers), ajv.errorsText(validate.errors)).toBe(true);
  expect(validate([{ status: 200, answer: { skill: 4 } }])).toBe(false);
  expect(answers.map(({ status }: { status: number }) => status)).toEqual([200, 200, 200, 200, 400, 404]);
});

/** A request with the examples of its parameters, as a viewer sends it. */
interface Tried {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly example?: unknown }[];
  readonly responses: { readonly 200: { readonly content?: Record<string, { readonly schema?: object }>; readonly $ref?: string } };
}

const textOf = (example: unknown): string => (Array.isArray(example) ? example.join(',') : String(example));

function addressOf(path: string, { parameters = [] }: Tried): string {
  const shown = parameters.filter(({ example }) => example !== undefined);
  const place = (address: string, { name, example }: (typeof shown)[number]) =>
    address.replace(`{${name}}`, encodeURIComponent(textOf(example)));
  const query = shown.filter((one) => one.in === 'query').map(({ name = '', example }) => [name, textOf(example)]);
  return `${shown.reduce(place, path)}?${new URLSearchParams(query)}`;
}

test('requests with the examples of all parameters match the schema', async () => {
  const { components } = document as unknown as { components: { responses: Record<string, Tried['responses'][200]> } };
  const ajv = new Ajv2020({ strict: false, formats: { int32: true } }).addSchema({ $id: 'document', components });
  const contentOf = ({ responses: { 200: answered } }: Tried) =>
    (answered.$ref ? components.responses[answered.$ref.split('/').at(-1) as string] : answered)?.content?.['application/json']?.schema;
  for (const [path, item] of Object.entries(document.paths)) {
    const { get } = item as { get?: Tried };
    if (!get) continue;
    const address = addressOf(path, get);
    const response = await fetch(`${service.url}${address}`);
    const answer = await response.text();
    expect(response.status, `${address} ${answer.slice(0, 1_000)}`).toBe(200);
    const schema = contentOf(get);
    if (!schema) continue;
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')));
    expect(validate(JSON.parse(answer)), `${address}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  }
});

test('patterns are portable: no property escapes, which Python and others cannot compile', async () => {
  const { text } = await service.request.get('/openapi.json');
  const patterns = [...text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, pattern = '""']) => String(JSON.parse(pattern)));
  expect(patterns.length).toBeGreaterThan(5);
  for (const pattern of patterns) {
    expect(() => new RegExp(pattern)).not.toThrow();
    expect(pattern).not.toMatch(/\\[pP]\{|\(\?<[=!]/);
  }
});
