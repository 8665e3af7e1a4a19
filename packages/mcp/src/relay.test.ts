import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { expect, test } from 'vitest';
import { relay } from './relay.js';

test('an unreachable service is an error with its cause', async () => {
  const [assistant, program] = InMemoryTransport.createLinkedPair();
  await relay(program, new URL('http://127.0.0.1:1/mcp'), 'en');
  const answer = new Promise<JSONRPCMessage>((resolve) => {
    assistant.onmessage = resolve;
  });
  await assistant.start();
  await assistant.send({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  expect(await answer).toMatchObject({
    id: 1,
    error: { message: expect.stringMatching(/^No answer from http:\/\/127\.0\.0\.1:1\/mcp: ./) },
  });
});
