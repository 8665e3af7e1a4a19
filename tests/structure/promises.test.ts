/** Tests that documents name exist in the given file under the given title. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/build.js';

interface Named {
  readonly file: string;
  readonly title: string;
}

const NAMED = /`([\w./-]+\.test\.ts)` › “([^”]+)”/g;
const ROW = /^\| .*\|$/;

export const testsNamedIn = (text: string): readonly Named[] =>
  [...text.matchAll(NAMED)].map(([, file = '', title = '']) => ({ file, title }));

/** Titles of the tests in a source file, with placeholders. */
const titlesIn = (source: string): readonly string[] =>
  [...source.matchAll(/\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)")\s*,/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');

/** Whether a test has the title, which may contain filled-in placeholders. */
function isThere({ file, title }: Named): boolean {
  const path = join(root, file);
  return existsSync(path) && titlesIn(readFileSync(path, 'utf8')).includes(title);
}

const DOCUMENTS = ['docs/promises.md', 'docs/threat-model.md'];

test.each(DOCUMENTS)('every test that %s names exists', (document) => {
  const named = testsNamedIn(readFileSync(join(root, document), 'utf8'));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});

test('every promise and every boundary has a test', () => {
  const promises = readFileSync(join(root, 'docs/promises.md'), 'utf8');
  const [, boundaries = ''] = readFileSync(join(root, 'docs/threat-model.md'), 'utf8').split('\n## Boundaries');
  const rows = [...promises.split('\n'), ...(boundaries.split('\n## ')[0] ?? '').split('\n')].filter((line) => ROW.test(line));
  const bodies = rows.filter((row) => !/^\|(-+\|)+$/.test(row) && !/^\| (promise|boundary) \|/.test(row));
  expect(bodies.length).toBeGreaterThan(30);
  expect(bodies.filter((row) => testsNamedIn(row).length === 0)).toEqual([]);
});

test('a missing test is reported', () => {
  expect(isThere({ file: 'tests/structure/promises.test.ts', title: 'a missing test is reported' })).toBe(true);
  expect(isThere({ file: 'tests/structure/promises.test.ts', title: 'a test that nobody wrote' })).toBe(false);
  expect(isThere({ file: 'tests/structure/nothing.test.ts', title: 'a missing test is reported' })).toBe(false);
});
