/**
 * Copies rows into their tables. Everything goes out at once, before the server has said that it is ready for it: it is then never
 * kept waiting while this process works, and what follows a failure it passes over, as the protocol has it.
 * @example await copyInto(client, [{ table: 'imports', columns: ['label'], data: copyData(LABEL_COLUMN, labels) }])
 */
export function copyInto(client, pieces) {
    const statements = pieces.map(({ table, columns }) => `copy ${table} (${columns.join(', ')}) from stdin (format binary)`);
    const { promise, resolve, reject } = Promise.withResolvers();
    let failed;
    const query = {
        submit: (connection) => {
            connection.query(statements.join('; '));
            for (const { data } of pieces) {
                connection.sendCopyFromChunk(data);
                connection.endCopyFrom();
            }
        },
        handleCopyInResponse: () => undefined,
        handleCommandComplete: () => undefined,
        handleError: (error) => {
            failed = error;
            reject(error);
        },
        handleReadyForQuery: () => failed === undefined && resolve(),
    };
    client.query(query);
    return promise;
}
//# sourceMappingURL=copy.js.map