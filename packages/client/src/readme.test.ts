/** Every example of the README runs against a real server and prints what its comments say. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as client from './index.js';
import { service } from './testing/answers.js';
import { serve, type TestServer } from './testing/server.js';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);
const printed = (code: string): string[] => [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text = '']) => text);
const AsyncFunction = (async () => undefined).constructor as new (...names: string[]) => (...values: unknown[]) => Promise<void>;

let server: TestServer;
beforeAll(async () => {
  server = await serve(service);
});
afterAll(() => server.close());

async function run(code: string): Promise<string[]> {
  const lines: string[] = [];
  const log = (...values: unknown[]) => lines.push(values.map(String).join(' '));
  const body = code
    .replace(/import \{(.*)\} from '@rangefinder\/client';/, (_, names: string) => `const {${names}} = rangefinder;`)
    .replaceAll('https://rangefinder.example', server.url);
  await new AsyncFunction('rangefinder', 'console', body)(client, { log });
  return lines;
}

describe('README', () => {
  test('has examples, each of which prints something', () => {
    expect(examples.length).toBeGreaterThan(3);
    expect(examples.every((code) => printed(code).length > 0)).toBe(true);
  });
  test.each(examples)('%s', async (code) => expect(await run(code)).toEqual(printed(code)));
});
