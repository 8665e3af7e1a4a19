/** A client that an independent tool makes from the OpenAPI document. */
import SwaggerClient from 'swagger-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

let service: ListeningService;
beforeAll(async () => {
  service = await startListening();
});
afterAll(() => service.close());

test('a generated client gets answers and problems', async () => {
  const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as object;
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
