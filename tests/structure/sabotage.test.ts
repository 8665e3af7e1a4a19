/** The faults of `npm run sabotage` fit the source as it is now: each names a text that stands in its file exactly once. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import faults from '../sabotage/faults.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const timesIn = ({ file, find }: (typeof faults)[number]): number => readFileSync(ROOT + file, 'utf8').split(find).length - 1;

test('at least fifty faults, each of which can be put in', () => {
  expect(faults.length).toBeGreaterThanOrEqual(50);
  expect(faults.filter((fault) => timesIn(fault) !== 1).map(({ fault }) => fault)).toEqual([]);
  expect(faults.filter(({ find, replace }) => find === replace)).toEqual([]);
});
