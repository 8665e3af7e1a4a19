/** GraphQL over HTTP to the letter: the audit of graphql-http, SHOULDs included. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../support/service.js';

let service: Service;
let url: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  service = await startService();
  const server = createServer(service.express).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  stop = async () => {
    await new Promise((resolve) => server.close(resolve));
    await service.close();
  };
});
afterAll(() => stop());

test.each(serverAudits({ url: 'placeholder' }).map(({ name }, index) => [name, index] as const))('%s', async (_, index) => {
  const audit = serverAudits({ url, fetchFn: fetch })[index];
  const result = await audit?.fn();
  expect(result).toMatchObject({ status: 'ok' });
});
