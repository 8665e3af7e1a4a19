/** The service as a process: it says when its port is taken or a setting is wrong, and stops cleanly when asked to. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, expect, test } from 'vitest';
import { root } from '../support/build.js';
import { freePort, SERVICE, type Spawned, spawnProcess } from '../support/process.js';

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (port: number, settings: Readonly<Record<string, string>> = {}): Spawned =>
  spawnProcess(SERVICE, port, { CATALOG_FOLDER: join(folder, 'catalog'), LOG_LEVEL: 'warn', ...settings });

test('a port in use is named, with what to do', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const { ended, output } = start(port);
  expect(await ended).toBe(1);
  expect(output()).toContain(`Port ${port} is in use`);
  other.close();
});

test('a wrong setting is named', async () => {
  const { ended, output } = start(await freePort(), { PORT: 'eighty' });
  expect(await ended).toBe(1);
  expect(output()).toContain('PORT is "eighty": expected a port number');
});

test('SIGTERM stops it cleanly, and the catalog can be opened again', async () => {
  for (let round = 0; round < 2; round++) {
    const { child, ended, output, url } = start(await freePort());
    await expect.poll(output, { timeout: 30_000 }).toContain('Rangefinder answers at');
    expect(output()).toContain('Only this machine reaches it; HOST=0.0.0.0 opens it to the network.');
    const response = await fetch(`${url}/v1/units?first=1&fields=totalCount`);
    expect(((await response.json()) as { totalCount: number }).totalCount).toBeGreaterThan(18);
    child.kill('SIGTERM');
    expect(await ended, output()).toBe(0);
  }
});

test.each([
  ['a model is given', [], 6, '2d6: 7 on average.'],
  ['stand for every operation', ['full'], 47, '"mean":7'],
])('over standard input and output the tools that %s', async (_, scope, least, answer) => {
  const client = new Client({ name: 'test', version: '1' });
  const command = {
    command: process.execPath,
    args: [join(root, 'services/api/dist/transports/mcp/stdio.js'), ...scope],
    env: { ...(process.env as Record<string, string>), CATALOG_FOLDER: join(folder, 'catalog'), LOG_LEVEL: 'warn' },
  };
  await client.connect(new StdioClientTransport(command));
  let count = 0;
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const { tools, nextCursor } = await client.listTools(cursor === '' ? {} : { cursor });
    count += tools.length;
    cursor = nextCursor;
  }
  expect(count).toBeGreaterThanOrEqual(least);
  const result = await client.callTool({ name: 'dice', arguments: { expression: '2d6' } });
  expect((result.content as readonly { text: string }[]).map(({ text }) => text).join('\n')).toContain(answer);
  await client.close();
});
