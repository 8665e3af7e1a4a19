/** The settings page lists exactly the settings of the service. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('docs/operating/settings.md lists the settings of the service', () => {
  const known = [...read('services/api/src/context/settings.ts').matchAll(/^ {2}([A-Z_]+): z$|^ {2}([A-Z_]+): z\./gm)].map(
    ([, a, b]) => a ?? b,
  );
  const rows = read('docs/operating/settings.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm);
  const explained = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  expect(known.length).toBeGreaterThan(8);
  expect(explained.toSorted()).toEqual(known.toSorted());
});
