/** COPY on a connection of the pool. The queries of pg reject COPY, so this is a query object of our own that sends the rows. */
import type pg from 'pg';

interface CopyTarget {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** Rows for a table, encoded in the binary format of COPY. */
export interface ReadyRows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly data: Buffer;
}

/** Copies rows into their tables, in order. */
export type CopyRows = (pieces: readonly ReadyRows[]) => Promise<void>;

/**
 * Copies rows into their tables. Sends everything before the server is ready for it, so the server never waits for this process.
 * After a failure the server skips the rest, as the protocol defines.
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
