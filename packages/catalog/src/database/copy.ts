/**
 * COPY through the pool's own connection: the quickest way to hand many rows to a server. A query of pg answers COPY with a
 * refusal, so this is one that hands over the rows.
 */
import type pg from 'pg';

interface CopyTarget {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** Rows that were made ready for a table, in COPY's binary format. */
export interface ReadyRows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly data: Buffer;
}

/** Copies rows into their tables, one table after another. */
export type CopyRows = (pieces: readonly ReadyRows[]) => Promise<void>;

/**
 * Copies rows into their tables. Everything goes out at once, before the server has said that it is ready for it: it is then never
 * kept waiting while this process works, and what follows a failure it passes over, as the protocol has it.
 * @example await copyInto(client, [{ table: 'imports', columns: ['label'], data: copyData(LABEL_COLUMN, labels) }])
 */
export function copyInto(client: pg.ClientBase, pieces: readonly ReadyRows[]): Promise<void> {
  const statements = pieces.map(({ table, columns }) => `copy ${table} (${columns.join(', ')}) from stdin (format binary)`);
  return new Promise((resolve, reject) => {
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
  });
}
