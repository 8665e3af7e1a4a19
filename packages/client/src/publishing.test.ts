/** What npm gets. */
import { access, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const file = (path: string) => new URL(`../${path}`, import.meta.url);

test('the command is where it is said to be', async () => {
  const { bin, files } = JSON.parse(await readFile(file('package.json'), 'utf8'));
  expect(files).toEqual(['dist']);
  await access(file(bin.rangefinder.replace('dist', 'src').replace('.js', '.ts')));
});
