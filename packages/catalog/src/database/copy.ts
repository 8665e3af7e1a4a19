/**
 * COPY through the pool's own connection: the quickest way to hand many rows to a server. A query of pg answers COPY with a
 * refusal, so this is one that hands over the rows.
 */
import type pg from 'pg';
import { toCell } from '../writing/cells.js';

interface CopyTarget {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** Rows that were made ready for a table. */
export interface ReadyRows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly data: Buffer;
}

/** Copies rows into their tables, one table after another. */
export type CopyRows = (pieces: readonly ReadyRows[]) => Promise<void>;

/** Bytes of a character in UTF-8, at most, for each of its units in a string. */
const WIDEST = 3;

/** Rows as COPY takes them: a line each, cells parted by tabs, null as `\N`. */
export function copyData<R>(columns: readonly { readonly of: (row: R) => unknown }[], rows: readonly R[]): Buffer {
  let data = Buffer.allocUnsafe(rows.length * 2_000);
  let length = 0;
  for (const row of rows) {
    let line = '';
    let separator = '';
    for (const { of } of columns) {
      line += separator + copyCell(of(row));
      separator = '\t';
    }
    line += '\n';
    if (length + line.length * WIDEST > data.length) data = Buffer.concat([data], 2 * data.length + line.length * WIDEST);
    length += data.write(line, length);
  }
  return data.subarray(0, length);
}

const SPECIAL = /[\\\n\r\t]/;

/** Numbers are most of the cells, and nothing in them needs to be escaped. */
function copyCell(value: unknown): string {
  if (typeof value === 'number') return `${value}`;
  const cell = toCell(value);
  if (cell === null) return '\\N';
  return SPECIAL.test(cell) ? escaped(cell) : cell;
}

const escaped = (cell: string): string =>
  cell.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t');

/**
 * Copies rows into their tables. Everything goes out at once, before the server has said that it is ready for it: it is then never
 * kept waiting while this process works, and what follows a failure it passes over, as the protocol has it.
 * @example await copyInto(client, [{ table: 'words', columns: ['word', 'sound'], data: Buffer.from('wolf\tvolf\n') }])
 */
export function copyInto(client: pg.ClientBase, pieces: readonly ReadyRows[]): Promise<void> {
  const statements = pieces.map(({ table, columns }) => `copy ${table} (${columns.join(', ')}) from stdin`);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let failed: unknown;
  const query = {
    submit: (connection: CopyTarget) => {
      connection.query(statements.join('; '));
      for (const { data } of pieces) {
        connection.sendCopyFromChunk(data);
        connection.endCopyFrom();
      }
    },
    handleCopyInResponse: () => undefined,
    handleCommandComplete: () => undefined,
    handleError: (error: unknown) => {
      failed = error;
      reject(error);
    },
    handleReadyForQuery: () => failed === undefined && resolve(),
  };
  client.query(query as unknown as pg.Submittable);
  return promise;
}
