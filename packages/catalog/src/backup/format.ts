/**
 * The file of a backup, compressed: a line that says what it is; each table as a line with its name and columns, its rows in the text
 * format of COPY, and `\.`, which no row can be; in the end a line with the checksum of all before it.
 */
import { z } from 'zod';

/** Every table of the catalog but the revision, those before which others refer to. */
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

/** The first line. */
export const headShape = z.object({
  format: z.literal('rangefinder-backup'),
  version: z.literal(1),
  /** Migrations that the tables have had. */
  migrations: z.array(z.string()),
  revision: z.number().int(),
});
/** What the first line says. */
export type Head = z.output<typeof headShape>;

export const tableShape = z.object({ table: z.enum(TABLES), columns: z.array(z.string().regex(/^[a-z_0-9]+$/)).min(1) });
export const endShape = z.object({ sha256: z.string() });

/** The lines of a stream of bytes, each with its end. */
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
