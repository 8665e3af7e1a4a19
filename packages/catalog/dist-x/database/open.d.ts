import { Kysely } from 'kysely';
import type { Tables } from '../schema.js';
import { type CopyRows } from './copy.js';
/** Where the catalog is. */
export interface CatalogOptions {
    /** Address of a server: `postgres://…`. */
    readonly url?: string | undefined;
    /** Address of a replica that answers reads. */
    readonly readUrl?: string | undefined;
    /** Folder of the embedded database; `memory://` keeps it in memory. By default `.rangefinder/catalog` in the checkout. */
    readonly folder?: string | undefined;
    /** Packed empty database for a first start; by default the one that the build made. */
    readonly template?: string | undefined;
    /** Connections to a server, at most. */
    readonly connections?: number | undefined;
}
/** An open catalog. */
export interface Catalog {
    readonly db: Kysely<Tables>;
    /** The replica, or the same as `db`. */
    readonly readDb: Kysely<Tables>;
    readonly kind: 'server' | 'embedded';
    /** Does some work on one connection, which nobody else uses meanwhile. */
    session<T>(work: (session: Session) => Promise<T>): Promise<T>;
    /** Resolves when reads can be answered, else rejects with the reason. */
    ping(): Promise<void>;
    /** Closes everything; a second call does nothing. */
    close(): Promise<void>;
}
/** One connection. */
export interface Session {
    readonly db: Kysely<Tables>;
    /** COPY into tables; the embedded database has none. What is asked while it runs waits for its turn. */
    readonly copy: CopyRows | undefined;
}
/**
 * Opens the catalog. A server is not asked anything yet, so the rest can start without it; the embedded database is ready when
 * this resolves. Rejects with `FOLDER_IN_USE` when another process has the folder.
 * @example const catalog = await openCatalog({ url: process.env['DATABASE_URL'] })
 */
export declare function openCatalog(options?: CatalogOptions): Promise<Catalog>;
