/** Imports text in tests. */
import type { CheckResult } from '@rangefinder/rules';
import { expect } from 'vitest';
import { type ImportOptions, importCatalog } from '../importing/import.js';
import type { Input } from '../importing/inputs/input.js';
import type { ImportReport } from '../importing/report.js';
import type { Catalog } from '../index.js';

/** Bytes as an input, in chunks of a given size. */
export const inputOf = (content: string | Buffer, name = 'test', pieces = 65_536): Input => ({
  name,
  size: Buffer.byteLength(content),
  optional: false,
  read: () => piecesOf(Buffer.from(content), pieces),
});

async function* piecesOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Several inputs in sequence. */
export async function* all<T>(...inputs: readonly T[]): AsyncGenerator<T> {
  yield* inputs;
}

/** Imports bytes and returns the result. */
export const tryImport = (catalog: Catalog, content: string | Buffer, options?: ImportOptions): Promise<CheckResult<ImportReport>> =>
  importCatalog(catalog, all(inputOf(content)), options);

/** Imports bytes and returns the report; throws if there is none. */
export async function importText(catalog: Catalog, content: string | Buffer, options?: ImportOptions): Promise<ImportReport> {
  const result = await tryImport(catalog, content, options);
  return result.ok ? result.value : expect.fail(JSON.stringify(result.problems));
}
