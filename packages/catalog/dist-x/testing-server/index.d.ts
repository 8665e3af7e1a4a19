/** A running server. */
export interface TestServer {
    /** Address of its first database, which tests leave alone. */
    readonly url: string;
    /** Makes an empty database and gives its address. */
    createDatabase(): Promise<string>;
    /** Stops the server and removes its folder; a second call does nothing. */
    stop(): Promise<void>;
}
/** How to start a server. */
export interface ServerOptions {
    /** Settings over those of the tests: `shared_buffers=1GB`. */
    readonly settings?: readonly string[];
}
/**
 * Starts a server. As root it runs as an account without rights.
 * @example const server = await startPostgres(); const catalog = await openCatalog({ url: await server.createDatabase() })
 */
export declare function startPostgres({ settings }?: ServerOptions): Promise<TestServer>;
