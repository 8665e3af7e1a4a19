/** The OpenAPI document: a linter finds nothing, and an outside tool builds a client from it that gets right answers. */

import { systems } from '@rangefinder/rules';
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
