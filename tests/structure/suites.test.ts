/** Every test file runs in exactly one of `npm test`, the files that `npm run test:all` adds, and `npm run test:cluster`. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../support/build.js';
import { SLOW } from '../support/slow-first.js';
import { LONG } from '../support/suites.js';

interface Listed {
  readonly file: string;
  readonly projectName: string;
}

/** Files that a run of Vitest selects. */
async function filesOf(TESTS: string, ...options: readonly string[]): Promise<readonly string[]> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, 'list', '--filesOnly', '--json', ...options], {
    cwd: root,
    env: { ...process.env, TESTS },
    maxBuffer: 10_000_000,
  });
  const listed: readonly Listed[] = JSON.parse(stdout.slice(stdout.indexOf('[')));
  return listed.map(({ file }) => relative(root, file).replaceAll('\\', '/'));
}

/** Tests of the fixture run in a copy of the sources. */
const NOT_OURS = /^tests\/structure\/fixture-rule-set\/|(^|\/)(node_modules|dist)\//;

test('every test file belongs to one suite', async () => {
  const all = globSync('{packages,services,site,tests,scripts,infra,examples}/**/*.test.{ts,mts,tsx,js,mjs}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_OURS.test(file));
  const [quick, long, cluster] = await Promise.all([
    filesOf('quick'),
    filesOf('long'),
    filesOf('quick', '--config', 'tests/cluster/vitest.config.ts'),
  ]);
  expect([...quick, ...long, ...cluster].toSorted()).toEqual(all.toSorted());
  expect(Math.min(quick.length, long.length, cluster.length)).toBeGreaterThan(0);
  expect(LONG.filter((pattern) => !long.some((file) => matchesGlob(file, `**/${pattern}`)))).toEqual([]);
  expect(SLOW.filter((end) => !all.some((file) => file.endsWith(`/${end}`)))).toEqual([]);
});
