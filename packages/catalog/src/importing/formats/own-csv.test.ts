import { expect, test } from 'vitest';
import { faultOf } from '../file-fault.js';
import { ownCsvRows } from './own-csv.js';

async function faultIn(text: string) {
  const rows = ownCsvRows(
    'list.csv',
    (async function* () {
      yield Buffer.from(text);
    })(),
  );
  const error: unknown = await Array.fromAsync(rows).catch((thrown: unknown) => thrown);
  return faultOf(error);
}

test.each([
  ['damage', /^damageShort, damageMedium, damageLong instead of damage; columns, each once, out of: entry, id/],
  ['armour', /^armor instead of armour; columns/],
  ['damage,wheels', /^damageShort, damageMedium, damageLong instead of damage; columns/],
  ['wheels', /^columns, each once, out of: /],
  ['size,size', /^columns, each once, out of: /],
])('tells the columns that are meant by %s', async (columns, allowed) => {
  const fault = await faultIn(`system,name,${columns}\n`);
  expect(fault?.allowed?.en).toMatch(allowed);
  expect(fault?.allowed?.ru).toMatch(/столбцы, каждый один раз/);
});
