/** Imports text in tests. */
import type { CheckResult } from '@rangefinder/rules';
import { expect } from 'vitest';
import { type ImportOptions, importCatalog } from '../importing/import.js';
import type { Input } from '../importing/inputs/input.js';
import type { ImportReport } from '../importing/report.js';
import type { Catalog } from '../index.js';

/** Some bytes as an input, in pieces of a given size. */
export const inputOf = (content: string | Buffer, name = 'test', pieces = 65_536): Input => ({
  name,
  size: Buffer.byteLength(content),
  optional: false,
  read: () => piecesOf(Buffer.from(content), pieces),
});

async function* piecesOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Some inputs one after another. */
export async function* all<T>(...inputs: readonly T[]): AsyncGenerator<T> {
  yield* inputs;
}

/** Tries to import some bytes. */
export const tryImport = (catalog: Catalog, content: string | Buffer, options?: ImportOptions): Promise<CheckResult<ImportReport>> =>
  importCatalog(catalog, all(inputOf(content)), options);

/** Imports some bytes that can be read to their end. */
export async function importText(catalog: Catalog, content: string | Buffer, options?: ImportOptions): Promise<ImportReport> {
  const result = await tryImport(catalog, content, options);
  return result.ok ? result.value : expect.fail(JSON.stringify(result.problems));
}
