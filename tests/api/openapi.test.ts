/** The OpenAPI document: a linter finds nothing, and an outside tool builds a client from it that gets right answers. */

import { type Fields, questionName, systems } from '@rangefinder/rules';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import SwaggerClient from 'swagger-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

let service: ListeningService;
let document: { servers: { url: string }[]; paths: Record<string, object> };
beforeAll(async () => {
  service = await startListening();
  document = (await (await fetch(`${service.url}/openapi.json`)).json()) as typeof document;
});
afterAll(() => service.close());

test('a linter finds nothing', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const findings = await lintFromString({ source: JSON.stringify(document), config });
  expect(findings.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

test('a client made from it gets right answers and problems', async () => {
  const client = await SwaggerClient({ spec: { ...document, servers: [{ url: service.url }] } });
  const answered = await client.execute({
    operationId: 'alphaStrike_targetNumber',
    parameters: { skill: 3, inches: 2, targetMoved: 'JUMPED', tmm: 2, partialCover: true },
  });
  expect(answered.body).toMatchObject({ target: 7, chance: { fraction: '7/12' } });
  const posted = await client.execute({ operationId: 'fiftyOneFifty_damage_post', requestBody: { weapon: 'rifle', armor: 'light' } });
  expect(posted.body).toMatchObject({ allowed: true });
  await expect(
    client.execute({ operationId: 'alphaStrike_targetNumber', parameters: { skill: 99, range: 'SHORT' } }),
  ).rejects.toMatchObject({ status: 400 });
});

test('every example of the document is answered', async () => {
  type Posted = {
    post?: { operationId: string; requestBody: { content: { 'application/json': { examples?: Record<string, { value: object }> } } } };
  };
  const posted = Object.entries(document.paths as Record<string, Posted>).flatMap(([path, { post }]) =>
    Object.values(post?.requestBody.content['application/json'].examples ?? {}).map(({ value }) => ({ path, value })),
  );
  expect(new Set(posted.map(({ path }) => path)).size).toBe(systems.flatMap(({ calculators }) => calculators).length);
  for (const { path, value } of posted) {
    const response = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(value),
    });
    expect(response.status, `${path} ${JSON.stringify(value)}`).toBe(200);
  }
});

test('bounds, examples and units stand in it as data', () => {
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
        if (field.kind === 'list' && schema)
          expect(schema, name).toMatchObject({ type: 'array', minItems: field.min, maxItems: field.max });
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
