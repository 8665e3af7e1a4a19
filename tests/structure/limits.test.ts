/**
 * Every named limit and waiting time by its literal value: tests that import a constant cannot notice that it changed.
 * The list is `limits.txt`; read the difference before you update it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PARTS = ['dice', 'rules', 'rulebook', 'cards', 'client', 'widgets', 'battle']
  .map((name) => `packages/${name}/src`)
  .concat('site/src');
const LIMIT =
  /^(?:export )?const ((?:[A-Z]+_)*(?:MAX|MIN|MOST|LEAST|LONGEST|SHORTEST|LARGEST|SMALLEST|DEEPEST|HIGHEST|FARTHEST)(?:_[A-Z\d]+)*|[A-Z\d_]+_MS|[A-Z\d_]+_BYTES) = ([\d_.'"n* ]+);/gm;

const limits = PARTS.flatMap((part) =>
  readdirSync(ROOT + part, { recursive: true, encoding: 'utf8' })
    .map((file) => `${part}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/generated\//.test(file))
    .toSorted()
    .flatMap((file) => [...readFileSync(ROOT + file, 'utf8').matchAll(LIMIT)].map(([, name, value]) => `${file} ${name} = ${value}`)),
);

test('every limit has the recorded value', async () => {
  expect(limits.length).toBeGreaterThan(30);
  await expect(`${limits.join('\n')}\n`).toMatchFileSnapshot('limits.txt');
});
