/** Calculators look the same on the site and on other pages: the site adds no colors of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/build.js';

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const theme = textOf('packages/widgets/src/views/theme.ts');
const tokens = textOf('site/src/styles/tokens.css');

test.each([
  ['surface', '--paper-raised'],
  ['text', '--ink'],
  ['muted', '--ink-soft'],
  ['accent', '--blue'],
])('the color “%s” of calculators is %s of the site', (shade, token) => {
  const own = new RegExp(`${shade}: \\{ light: '(#\\w+)', dark: '(#\\w+)' \\}`).exec(theme);
  const site = new RegExp(`${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
  expect(own?.slice(1)).toEqual(site?.slice(1) ?? 'no such token');
});
