/** Every file of infra/ has a test; scripts are at least well-formed. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, INFRA, read } from './support/tools.js';

/** Test of each file. */
const HELD: readonly (readonly [RegExp, string])[] = [
  [/^balancer\//, 'balancer, cluster'],
  [/^compose\//, 'compose'],
  [/^grafana\//, 'dashboard'],
  [/^images\//, 'images'],
  [/^kubernetes\//, 'kubernetes'],
  [/^postgres\/.*\.conf$/, 'postgres, cluster'],
  [/^postgres\/.*\.sh$/, 'postgres'],
  [/^prometheus\//, 'prometheus'],
  [/^systemd\//, 'systemd'],
];

test('every file has a test', () => {
  expect(files().length).toBeGreaterThan(20);
  expect(files().filter((path) => !HELD.some(([pattern]) => pattern.test(path)))).toEqual([]);
});

const scripts = files().filter((path) => path.endsWith('.sh'));
const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

test.skipIf(process.platform === 'win32').each(scripts)('%s is well-formed, stops at the first error, and is executable', (path) => {
  expect(spawnSync('sh', ['-n', join(INFRA, path)], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  expect(read(path)).toMatch(/^#!\/bin\/sh\n(#.*\n)+set -eu\n/);
  expect(statSync(join(INFRA, path)).mode & 0o111).toBe(0o111);
});

test.skipIf(!has('shellcheck')).each(scripts)('%s: shellcheck finds no problem', (path) => {
  expect(spawnSync('shellcheck', [join(INFRA, path)], { encoding: 'utf8' }).stdout).toBe('');
});
