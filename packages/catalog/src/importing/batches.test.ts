import { expect, test } from 'vitest';
import { all, inputOf } from '../testing/import-text.js';
import { mulFile, mulRow } from '../testing/mul-rows.js';
import { batchesOf } from './batches.js';
import { rowsOf } from './rows-of.js';

const batches = (text: string) => Array.fromAsync(batchesOf(rowsOf(all(inputOf(text))).rows));
const items = (list: Awaited<ReturnType<typeof batches>>) => list.map((batch) => batch.map(({ place }) => place.item));

test('moves a repeated entry to the next batch, without delaying others', async () => {
  const rows = [1, 2, 1, 3, 1, 2].map((Id) => mulRow({ Id, Name: `Unit ${Id}` }));
  expect(items(await batches(mulFile(rows)))).toEqual([[1, 2, 4], [3, 6], [5]]);
});

test('refuses an entry that repeats too often, and makes few batches of it', async () => {
  const rows = Array.from({ length: 4_000 }, (_, index) => mulRow({ BFArmor: index % 90 }));
  const found = await batches(mulFile(rows));
  expect(found).toHaveLength(40);
  const refused = found.flat().filter(({ parsed }) => parsed.kind === 'refused');
  expect(refused).toHaveLength(3_960);
  expect(refused[0]).toMatchObject({ place: { item: 21, sourceId: '900001' }, parsed: { problems: [{ code: 'TOO_MANY' }] } });
});

test('puts weapons with the same id into different batches', async () => {
  const weapon = { system: 'bronepehota', id: 'bronepehota/x', kind: 'ranged', name: 'X', nameRu: null, aliases: [], cost: null };
  const weapons = ['1', '2'].map((sourceId) => ({ ...weapon, source: 'own', sourceId, stats: { closeCombat: 1 } }));
  expect(items(await batches(JSON.stringify({ format: 'rangefinder-catalog', version: 1, weapons })))).toEqual([[1], [2]]);
});
