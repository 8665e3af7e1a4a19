import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as dice from './index.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = Array.from(readme.matchAll(/```ts\n(.*?)```/gsu), ([, code = '']) => code.trim());

test('the README has five examples', () => {
  expect(examples).toHaveLength(5);
});

test.each(examples)('the example %s', (code) => {
  const printed: string[] = [];
  const body = code.replace(/import (\{.*\}) from '@rangefinder\/dice';/, 'const $1 = dice;');
  new Function('dice', 'console', body)(dice, { log: (...values: unknown[]) => printed.push(values.join(' ')) });
  expect(printed).toEqual([...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text = '']) => text));
});
