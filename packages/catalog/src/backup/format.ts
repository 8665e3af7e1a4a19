/**
 * Format of a backup, compressed: a header line; for each table a line with its name and columns, its rows in the text format of
 * COPY, and `\.`, which no row can be; finally a line with the checksum of everything before.
 */
import { z } from 'zod';

/** All tables except the revision, referenced tables first. */
export const TABLES = [
  'imports',
  'weapons',
  'armors',
  'units',
  'unit_revisions',
  'unit_weapons',
  'corrections',
  'words',
  'figure_bounds',
  'catalog_shape',
] as const;

export const END_OF_ROWS = '\\.\n';

/** The header line. */
export const headShape = z.object({
  format: z.literal('rangefinder-backup'),
  version: z.literal(1),
  /** Migrations of the tables. */
  migrations: z.array(z.string()),
  revision: z.number().int(),
});
/** Content of the header line. */
export type Head = z.output<typeof headShape>;

export const tableShape = z.object({ table: z.enum(TABLES), columns: z.array(z.string().regex(/^[a-z_0-9]+$/)).min(1) });
export const endShape = z.object({ sha256: z.string() });

/** Splits a stream of bytes into lines with their line breaks. */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      const line = chunk.subarray(from, end + 1);
      yield rest.length > 0 ? Buffer.concat([rest, line]) : line;
      rest = Buffer.alloc(0);
      from = end + 1;
    }
    rest = Buffer.concat([rest, chunk.subarray(from)]);
  }
  if (rest.length > 0) yield rest;
}
