/** GraphQL over HTTP: the audit of graphql-http, SHOULDs included. */
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

let service: ListeningService;
beforeAll(async () => {
  service = await startListening();
});
afterAll(() => service.close());

test.each(serverAudits({ url: 'placeholder' }).map(({ name }, index) => [name, index] as const))('%s', async (_, index) => {
  const audit = serverAudits({ url: `${service.url}/graphql`, fetchFn: fetch })[index];
  expect(await audit?.fn()).toMatchObject({ status: 'ok' });
});
