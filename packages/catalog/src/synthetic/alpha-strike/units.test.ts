import { expect, test } from 'vitest';
import { CHECKS } from '../../domain/checks.js';
import { entryOf } from '../../domain/entry.js';
import { jsonRows } from '../../importing/formats/json-rows.js';
import { ownCsvRows } from '../../importing/formats/own-csv.js';
import { readOwnJson } from '../../importing/formats/own-json.js';
import { syntheticInput } from '../input.js';
import { syntheticUnits } from './units.js';

test('makes the same units with the same count and seed', () => {
  const units = [...syntheticUnits(300, 7)];
  expect([...syntheticUnits(300, 7)]).toEqual(units);
  expect([...syntheticUnits(300, 8)]).not.toEqual(units);
});

test('makes valid cards with unique ids', () => {
  const units = [...syntheticUnits(2_000)];
  for (const unit of units) expect(CHECKS.unit(entryOf(unit))).toEqual({ ok: true, value: unit });
  expect(new Set(units.map(({ id }) => id)).size).toBe(2_000);
});

test('writes the same units in both formats', async () => {
  const json = (await Array.fromAsync(jsonRows('x', syntheticInput(200, 'json').read(), readOwnJson))).flat();
  const csv = (await Array.fromAsync(ownCsvRows('x', syntheticInput(200, 'csv').read()))).flat();
  const drafts = (rows: typeof json) => rows.map(({ parsed }) => (parsed.kind === 'unit' ? parsed.draft : parsed));
  expect(drafts(json)).toEqual([...syntheticUnits(200)]);
  expect(drafts(csv)).toEqual(drafts(json));
});
