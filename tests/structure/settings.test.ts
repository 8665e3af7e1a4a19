/** The settings page lists exactly the settings of the service. */
import { readFileSync } from 'node:fs';
import { SETTING_NAMES } from '@rangefinder/api';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('docs/operating/settings.md lists the settings of the service', () => {
  const rows = read('docs/operating/settings.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm);
  const explained = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  expect(explained.toSorted()).toEqual(SETTING_NAMES.toSorted());
});
