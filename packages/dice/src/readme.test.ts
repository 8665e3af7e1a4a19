import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as dice from './index.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = Array.from(readme.matchAll(/```ts\n(.*?)```/gsu), ([, code = '']) => code.trim());

test('there are five examples', () => {
  expect(examples).toHaveLength(5);
});

test.each(examples)('%s', (code) => {
  const [, setup = '', question = '', answer] = /^(.*?)([^\n]*); \/\/ ([^\n]*)$/su.exec(code) ?? [];
  const run = new Function(...Object.keys(dice), `${setup}\nreturn ${question};`);
  expect(run(...Object.values(dice))).toBe(answer);
});
