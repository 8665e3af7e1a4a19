/** Structure of the package: the folders of a rule set, and the allowed imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { kebab, SLUGS, systems } from './index.js';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const ALLOWED = ['calculators', 'engine', 'entries', 'index.ts', 'phrases.ts', 'reference', 'testing', 'vocabulary.ts'];
const REQUIRED = ['calculators', 'engine', 'index.ts', 'reference', 'vocabulary.ts'];
const OF_A_CALCULATOR = ['index.ts', 'input.ts', 'output.ts', 'resolve.ts'];

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'));
const isTest = (file: string): boolean => file.endsWith('.test.ts') || file.includes('/testing/');

/** Every import between files of this package. Tests may import anything. */
const arrows = sources
  .filter((file) => !isTest(file))
  .flatMap((from) =>
    [...readFileSync(posix.join(SOURCE, from), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => ({
      from,
      to: posix.join(posix.dirname(from), path),
    })),
  );

const systemOf = (file: string): string | undefined => SLUGS.find((slug) => file.startsWith(`${slug}/`));
/** The folder of a file's calculator: `alpha-strike/calculators/attack`. */
const calculatorOf = (file: string): string | undefined => /^[^/]+\/calculators\/[^/]+/.exec(file)?.[0];
const described = (found: typeof arrows): readonly string[] => found.map(({ from, to }) => `${from} → ${to}`);

test('every rule set is registered under its slug', () => {
  expect(systems.map(({ slug }) => slug)).toEqual(SLUGS);
});

describe.each(systems.map((system) => ({ slug: system.slug, system })))('$slug', ({ slug, system }) => {
  test('has the standard folders and no others', () => {
    const found = readdirSync(posix.join(SOURCE, slug));
    expect(found.filter((name) => !ALLOWED.includes(name))).toEqual([]);
    expect(REQUIRED.filter((name) => !found.includes(name))).toEqual([]);
    const reference = readdirSync(posix.join(SOURCE, slug, 'reference'));
    for (const name of ['glossary', 'history.ts', 'rulings', 'sections.ts', 'tables']) expect(reference).toContain(name);
  });

  test('has a folder for each registered calculator, with the name of the calculator', () => {
    const folders = readdirSync(posix.join(SOURCE, slug, 'calculators'));
    expect(folders.toSorted()).toEqual(system.calculators.map(({ name }) => kebab(name)).toSorted());
    for (const folder of folders)
      expect(readdirSync(posix.join(SOURCE, slug, 'calculators', folder))).toEqual(expect.arrayContaining(OF_A_CALCULATOR));
  });
});

test('calculators do not import each other: shared code is in the engine', () => {
  const between = arrows.filter(({ from, to }) => calculatorOf(from) && calculatorOf(to) && calculatorOf(from) !== calculatorOf(to));
  expect(described(between)).toEqual([]);
});

test('only the index of a rule set imports its calculators', () => {
  const from = arrows.filter((arrow) => calculatorOf(arrow.to) && !calculatorOf(arrow.from) && !arrow.from.endsWith('/index.ts'));
  expect(described(from)).toEqual([]);
});

test('rule sets do not import each other', () => {
  const across = arrows.filter(({ from, to }) => systemOf(from) && systemOf(to) && systemOf(from) !== systemOf(to));
  expect(described(across)).toEqual([]);
});
