/** Synthetic catalogs as inputs in our own formats, generated while they are read. */

import { entryOf } from '../domain/entry.js';
import { csvLine } from '../exporting/csv-line.js';
import { CSV } from '../importing/formats/csv-columns.js';
import { OWN_JSON } from '../importing/formats/own-json.js';
import type { Input } from '../importing/inputs/input.js';
import { syntheticUnits } from './alpha-strike/units.js';

const CHUNK_CHARACTERS = 65_536;

/**
 * A synthetic catalog as an input.
 * @example await importCatalog(catalog, once(syntheticInput(10_000)))
 */
export const syntheticInput = (count: number, format: 'json' | 'csv' = 'json', seed = 1): Input => ({
  name: `synthetic-${count}.${format}`,
  size: undefined,
  optional: false,
  read: () => inChunks(format === 'json' ? jsonLines(count, seed) : csvLines(count, seed)),
});

function* jsonLines(count: number, seed: number): Generator<string> {
  yield `{"format":"${OWN_JSON.format}","version":${OWN_JSON.version},"units":[\n`;
  let separator = '';
  for (const unit of syntheticUnits(count, seed)) {
    yield separator + JSON.stringify(entryOf(unit));
    separator = ',\n';
  }
  yield '\n]}\n';
}

function* csvLines(count: number, seed: number): Generator<string> {
  yield csvLine(CSV.columns);
  for (const unit of syntheticUnits(count, seed)) {
    const row = CSV.toRow({ entry: 'unit', ...entryOf(unit) });
    yield csvLine(CSV.columns.map((column) => row[column] ?? ''));
  }
}

async function* inChunks(texts: Iterable<string>): AsyncGenerator<Buffer> {
  let held = '';
  for (const text of texts) {
    held += text;
    if (held.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(held);
    held = '';
  }
  if (held !== '') yield Buffer.from(held);
}
