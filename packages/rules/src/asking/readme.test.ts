/** The examples of the README run and print what their comments state. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as rules from '../index.js';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```ts\n(import .*?)```/gs)]
  .map(([, code = '']) => code)
  .filter((code) => code.includes('console.log'));

test('the README has three examples', () => expect(examples).toHaveLength(3));

test.each(examples)('the example %s', (code) => {
  const printed: string[] = [];
  const body = code.replace(/import (\{.*\}) from '@rangefinder\/rules';/, 'const $1 = rules;');
  new Function('rules', 'console', body)(rules, { log: (...values: unknown[]) => printed.push(values.join(' ')) });
  expect(printed).toEqual([...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text = '']) => text));
});
