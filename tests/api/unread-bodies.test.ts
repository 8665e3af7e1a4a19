/** Unread request bodies: the answer ends them, however long they are. */
import { connect } from 'node:net';
import { openCatalog } from '@rangefinder/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningService, startListening } from '../support/listening.js';

let service: ListeningService;
beforeAll(async () => {
  service = await startListening({ catalog: await openCatalog({ url: 'postgres://nobody@127.0.0.1:1/nothing' }) });
});
afterAll(() => service.close());

const CHUNK = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 32), Buffer.from('\r\n')]);
const FAR_TOO_MUCH = 200_000_000;

/** Sends a body without end; returns the number of bytes sent and the answer. */
function pour(address: string): Promise<{ readonly sent: number; readonly answer: string }> {
  return new Promise((resolve) => {
    let [sent, answer] = [0, ''];
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    const more = (): void => {
      if (socket.destroyed) return;
      if (sent > FAR_TOO_MUCH) return void socket.destroy();
      socket.write(CHUNK, () => {
        sent += CHUNK.length;
        setImmediate(more);
      });
    };
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ sent, answer }));
    socket.write(`POST ${address} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`);
    more();
  });
}

test.each([
  ['/v1/alpha-strike/target-number', 413],
  ['/graphql', 413],
  ['/v1/batch', 413],
  ['/mcp', 413],
  ['/v1/dice', 405],
  ['/v1/nothing', 404],
  ['/health', 404],
  ['/nothing', 404],
])('%s: %i, and the rest is not read', async (address, status) => {
  const { sent, answer } = await pour(address);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(sent).toBeLessThan(FAR_TOO_MUCH / 4);
});

test('a short body after the answer keeps the connection open', async () => {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  let output = '';
  socket.on('data', (data) => {
    output += data;
  });
  const head = 'POST /v1/nothing HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';
  socket.write(head);
  const answers = () => output.split('"code":"NOT_FOUND"').length - 1;
  await expect.poll(answers).toBe(1);
  socket.write('{}');
  socket.write(`${head}{}`);
  await expect.poll(answers).toBe(2);
  socket.destroy();
});
