/** `export` and `generate`. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ENTRY_FORMATS, EXPORT_FORMATS, type ExportFormat, exportCatalog } from '../exporting/export.js';
import type { Catalog } from '../opening/open.js';
import { syntheticInput } from '../synthetic/input.js';
import { type Context, complain } from './console.js';

const WRONG_USE = 2;

/** Writes the whole catalog, or the entries of some sources. */
export async function exportCommand(context: Context, catalog: Catalog): Promise<number> {
  const format = formatOf(context, EXPORT_FORMATS);
  return format === undefined
    ? wrongFormat(context, EXPORT_FORMATS)
    : write(context, Readable.from(exportCatalog(catalog.readDb, format, sourcesOf(context))));
}

const sourcesOf = ({ options: { source } }: Context): readonly string[] =>
  (source ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Writes a synthetic catalog. */
export async function generateCommand(context: Context): Promise<number> {
  const format = formatOf(context, ENTRY_FORMATS);
  const [count, seed] = [Number(context.options.parameters[0]), Number(context.options.seed ?? 1)];
  if (!Number.isSafeInteger(count) || count < 0 || !Number.isSafeInteger(seed)) {
    complain(context, 'generate COUNT [--seed N]');
    return WRONG_USE;
  }
  return format === undefined
    ? wrongFormat(context, ENTRY_FORMATS)
    : write(context, Readable.from(syntheticInput(count, format, seed).read()));
}

/** The given format, otherwise that of the file extension, otherwise JSON. */
function formatOf<F extends ExportFormat>({ options: { format, output } }: Context, formats: readonly F[]): F | undefined {
  return formats.find((each) => each === (format ?? (output?.endsWith('.csv') ? 'csv' : 'json')));
}

function wrongFormat(context: Context, formats: readonly string[]): number {
  complain(context, `--format ${formats.join('|')}`);
  return WRONG_USE;
}

async function write({ terminal, options: { output } }: Context, text: Readable): Promise<number> {
  if (output === undefined) await pipeline(text, terminal.output as Writable, { end: false });
  else await writeFile(resolve(terminal.environment.INIT_CWD ?? process.cwd(), output), text);
  return 0;
}

/** Writes a file, which appears when it is complete. */
async function writeFile(path: string, text: Readable): Promise<void> {
  const part = `${path}.part`;
  try {
    await pipeline(text, createWriteStream(part));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
