/** The faults of `npm run sabotage` fit the present source: each names a text that occurs in its file exactly once. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import faults from '../sabotage/faults.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const timesIn = ({ file, find }: (typeof faults)[number]): number => readFileSync(ROOT + file, 'utf8').split(find).length - 1;

test('at least two hundred faults can be inserted', () => {
  expect(faults.length).toBeGreaterThanOrEqual(200);
  expect(faults.filter((fault) => timesIn(fault) !== 1).map(({ fault }) => fault)).toEqual([]);
  expect(faults.filter(({ find, replace }) => find === replace)).toEqual([]);
});
