/** Preview of the site for writers: one command that serves pages in both languages until it ends. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/build.js';
import { freePort, spawnProcess } from '../support/process.js';
import { within } from '../support/time-limits.js';

test('npm run preview serves the rulebook from its sources', async () => {
  // Astro serves nothing if the environment looks like Vitest.
  const preview = spawnProcess(join(root, 'scripts', 'preview.mjs'), await freePort(), { NODE_ENV: 'development', VITEST: undefined });
  const local = preview.url.replace('127.0.0.1', 'localhost');
  const heading = (language: string): Promise<string | undefined> =>
    fetch(`${local}/${language}/alpha-strike/rules/activation-order/`).then(
      async (response) => /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1],
      () => undefined,
    );
  await expect.poll(() => heading('en'), { timeout: within(120_000), interval: 500 }).toBe('Who moves and attacks when');
  expect(await heading('ru')).toMatch(/^[А-Я][а-я ]+/);
  preview.child.kill('SIGTERM');
  expect(await preview.ended, preview.output()).toBe(0);
  await expect(fetch(local)).rejects.toThrow();
});
