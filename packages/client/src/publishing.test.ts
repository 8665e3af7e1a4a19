/** What npm gets. */
import { access, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const file = (path: string) => new URL(`../${path}`, import.meta.url);

test('has its license, and promises no provenance without a repository', async () => {
  const { license, repository, publishConfig, private: isPrivate } = JSON.parse(await readFile(file('package.json'), 'utf8'));
  expect(isPrivate).toBeUndefined();
  expect(await readFile(file('LICENSE'), 'utf8')).toContain(`${license} License`);
  expect(publishConfig.access).toBe('public');
  if (publishConfig.provenance) expect(repository).toBeDefined();
});

test('the command is where it is said to be', async () => {
  const { bin, files } = JSON.parse(await readFile(file('package.json'), 'utf8'));
  expect(files).toEqual(['dist']);
  await access(file(bin.rangefinder.replace('dist', 'src').replace('.js', '.ts')));
});
