/** The faults of `npm run sabotage` fit the present source: each names a text that occurs in its file exactly once. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import faults from '../sabotage/faults.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const timesIn = ({ file, find }: (typeof faults)[number]): number => readFileSync(ROOT + file, 'utf8').split(find).length - 1;

test('at least two hundred faults can be inserted', () => {
  expect(faults.length).toBeGreaterThanOrEqual(200);
  expect(faults.filter((fault) => timesIn(fault) !== 1).map(({ fault }) => fault)).toEqual([]);
  expect(faults.filter(({ find, replace }) => find === replace)).toEqual([]);
});

const testFiles = globSync('{packages/*/src,services/*/src,site/src,tests}/**/*.test.ts', { cwd: ROOT }).map((file) =>
  file.replaceAll('\\', '/'),
);

test('the tests of each fault exist', () => {
  const named = faults.flatMap(({ fault, tests = [] }) => tests.map((path) => ({ fault, path })));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ path }) => !testFiles.some((file) => file.includes(path)))).toEqual([]);
});
