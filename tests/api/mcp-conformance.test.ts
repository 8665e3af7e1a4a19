/** Scenarios of the conformance suite of MCP. The others need tools, prompts and resources of its own example server. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/setup.mjs';
import { type ListeningService, startListening } from '../support/listening.js';

const run = promisify(execFile);
const SUITE = join(root, 'node_modules', '@modelcontextprotocol', 'conformance', 'dist', 'index.js');

let service: ListeningService;
let folder = '';
beforeAll(async () => {
  service = await startListening();
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-conformance-'));
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  'server-initialize',
  'ping',
  'completion-complete',
  'tools-list',
  'server-sse-multiple-streams',
  'resources-list',
  'prompts-list',
])('%s', async (scenario) => {
  const options = ['server', '--url', `${service.url}/mcp`, '--scenario', scenario];
  const { stdout } = await run(process.execPath, [SUITE, ...options], { cwd: folder }).catch((failed: { stdout: string }) => failed);
  expect(stdout).toMatch(/Passed: [1-9]\d*\/[1-9]\d*, 0 failed/);
});
