/** Every setting of the service stands in the README with its default, and nothing else does. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the settings of the README are those of the service', () => {
  const known = [...read('services/api/src/context/settings.ts').matchAll(/^ {2}([A-Z_]+): z$|^ {2}([A-Z_]+): z\./gm)].map(
    ([, a, b]) => a ?? b,
  );
  const [, table = ''] = read('README.md').split('\n## Settings\n');
  const rows = table.split('\n## ')[0]?.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm) ?? [];
  const explained = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  expect(known.length).toBeGreaterThan(8);
  expect(explained.toSorted()).toEqual(known.toSorted());
});
