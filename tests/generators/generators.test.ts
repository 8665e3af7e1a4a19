/**
 * Client generators: each generates a client from what the service serves, which compiles under strict rules and gets answers from
 * every operation.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { schema } from '@rangefinder/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOOLS } from '../support/bring-tools.js';
import { type ListeningService, startListening } from '../support/listening.js';
import { callsOf, type Document, type OperationCall } from './calls.js';
import { documentsOf } from './documents.js';
import { codegen, heyApi, openapiFetch, orval } from './programs.js';

const run = promisify(execFile);
const tool = (...path: readonly string[]): string => join(TOOLS, 'node_modules', ...path);

let folder: string;
let service: ListeningService;
let calls: readonly OperationCall[];
beforeAll(async () => {
  service = await startListening();
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-generators-'));
  await symlink(tool(), join(folder, 'node_modules'), 'junction');
  calls = callsOf((await (await fetch(`${service.url}/openapi.json`)).json()) as Document);
});
afterAll(async () => {
  await service?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const COMPILER = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: false,
};

async function node(cwd: string, script: string, ...args: readonly string[]): Promise<void> {
  const { status, stdout, stderr } = await run(process.execPath, [script, ...args], { cwd, env: { ...process.env, CI: '1' } }).then(
    (done) => ({ status: 0, ...done }),
    (failed: { code: number; stdout: string; stderr: string }) => ({ status: failed.code, ...failed }),
  );
  expect(status, `${script}\n${stdout.slice(-3_000)}\n${stderr.slice(-3_000)}`).toBe(0);
}

/** Compiles a program in a folder and runs all of its calls. */
async function answered(at: string, program: string): Promise<Readonly<Record<string, number | undefined>>> {
  await writeFile(join(at, 'program.ts'), program);
  await writeFile(join(at, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER, files: ['program.ts'] }));
  await node(at, tool('typescript', 'bin', 'tsc'), '-p', at);
  const { calls: all } = (await import(join(at, 'program.ts'))) as { calls: Record<string, () => Promise<number | undefined>> };
  const statuses: Record<string, number | undefined> = {};
  for (const [id, call] of Object.entries(all)) statuses[id] = await call();
  return statuses;
}

async function place(name: string): Promise<string> {
  await mkdir(join(folder, name));
  return join(folder, name);
}

const ok = (ids: Iterable<string>) => Object.fromEntries([...ids].map((id) => [id, 200]));

describe('REST', () => {
  const document = () => `${service.url}/openapi.json`;

  test('the document has operations of every kind', () => {
    expect(calls.length).toBeGreaterThan(150);
    expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET', 'POST']));
  });

  test('openapi-typescript and openapi-fetch work', async () => {
    const at = await place('openapi-fetch');
    // Without the option, it treats fields with a default as required, in requests, too.
    await node(at, tool('openapi-typescript', 'bin', 'cli.js'), document(), '-o', 'generated.ts', '--default-non-nullable=false');
    expect(await answered(at, openapiFetch(service.url, calls))).toEqual(ok(calls.map(({ id }) => id)));
  });

  test('@hey-api/openapi-ts works', async () => {
    const at = await place('hey-api');
    await node(at, tool('@hey-api', 'openapi-ts', 'bin', 'run.js'), '-i', document(), '-o', 'generated', '-c', '@hey-api/client-fetch');
    expect(await answered(at, heyApi(service.url, calls))).toEqual(ok(calls.map(({ id }) => id)));
  });

  test('orval works', async () => {
    const at = await place('orval');
    const output = { target: 'generated.ts', client: 'fetch', baseUrl: service.url };
    await writeFile(join(at, 'orval.config.mjs'), `export default ${JSON.stringify({ rangefinder: { input: document(), output } })};\n`);
    await node(at, tool('orval', 'dist', 'bin', 'orval.mjs'), '--config', 'orval.config.mjs');
    // It reads every body as text and most as one JSON document, so other formats are left out.
    const known = calls.filter(({ path }) => !/\.(jsonl|csv|gz)$/.test(path));
    expect(known).toHaveLength(calls.length - 8);
    expect(await answered(at, orval(known))).toEqual(ok(known.map(({ id }) => id)));
  });
});

test('graphql-codegen works', async () => {
  const at = await place('codegen');
  const documents = documentsOf(schema());
  await writeFile(
    join(at, 'queries.graphql'),
    Object.values(documents)
      .map(({ text }) => `${text}\n`)
      .join('\n'),
  );
  await writeFile(join(at, 'introspected.json'), JSON.stringify(await introspected()));
  await node(at, join(TOOLS, 'generate-graphql.mjs'), 'introspected.json', 'queries.graphql', 'generated');
  const variables = Object.fromEntries(Object.entries(documents).map(([name, one]) => [name, one.variables]));
  expect(await answered(at, codegen(service.url, variables))).toEqual(ok(Object.keys(documents)));
});

/** The schema by introspection. */
async function introspected(): Promise<unknown> {
  const { getIntrospectionQuery } = await import('graphql');
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  });
  return ((await response.json()) as { data: unknown }).data;
}
