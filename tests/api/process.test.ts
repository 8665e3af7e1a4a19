/** The service as a process: it tells when its port is taken or a setting is wrong, and stops cleanly when asked to. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rangefinder-process-'));
const BUILD_MS = 120_000;

beforeAll(() => {
  const environment = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  execFileSync(join(root, 'node_modules/.bin/turbo'), ['run', 'build', '--filter=@rangefinder/api', '--output-logs=errors-only'], {
    cwd: root,
    env: environment,
  });
}, BUILD_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(settings: Readonly<Record<string, string>>): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [join(root, 'services/api/dist/start.js')], {
    cwd: root,
    env: { ...process.env, CATALOG_FOLDER: join(folder, 'catalog'), LOG_LEVEL: 'warn', ...settings },
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return { child, output: () => output, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

async function freePort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  return { port, release: () => new Promise((resolve) => server.close(() => resolve())) };
}

test('a port in use is told, with what to do', async () => {
  const { port, release } = await freePort();
  const { ended, output } = start({ PORT: String(port), HOST: '127.0.0.1' });
  expect(await ended).toBe(1);
  expect(output()).toContain(`Port ${port} is in use`);
  await release();
}, 60_000);

test('a wrong setting is told by name', async () => {
  const { ended, output } = start({ PORT: 'eighty' });
  expect(await ended).toBe(1);
  expect(output()).toContain('PORT is "eighty": expected a port number');
});

test('SIGTERM stops it cleanly, and the catalog can be opened again', async () => {
  for (let round = 0; round < 2; round++) {
    const { port, release } = await freePort();
    await release();
    const { child, ended, output } = start({ PORT: String(port), HOST: '127.0.0.1' });
    await expect.poll(output, { timeout: 30_000 }).toContain('Rangefinder answers at');
    const response = await fetch(`http://127.0.0.1:${port}/v1/units?first=1&fields=totalCount`);
    expect(((await response.json()) as { totalCount: number }).totalCount).toBeGreaterThan(18);
    child.kill('SIGTERM');
    expect(await ended, output()).toBe(0);
  }
}, 120_000);

test('the protocol of language models over standard input and output', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const command = {
    command: process.execPath,
    args: [join(root, 'services/api/dist/mcp/stdio.js')],
    env: { ...(process.env as Record<string, string>), LOG_LEVEL: 'warn' },
  };
  await client.connect(new StdioClientTransport(command));
  const { tools } = await client.listTools();
  expect(tools.length).toBeGreaterThan(46);
  const result = await client.callTool({ name: 'dice', arguments: { expression: '2d6' } });
  expect(result.structuredContent).toMatchObject({ answer: { mean: 7 } });
  await client.close();
}, 60_000);
