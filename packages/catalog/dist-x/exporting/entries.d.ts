/** The whole catalog as entries of our own formats, read in pages out of one state of the database. */
import { type Kysely } from 'kysely';
import type { OWN_MEMBERS } from '../importing/formats/own-json.js';
import type { Tables } from '../schema.js';
/** An entry and the list that it belongs to. */
export interface ExportedEntry {
    readonly member: (typeof OWN_MEMBERS)[number];
    readonly entry: Readonly<Record<string, unknown>>;
}
/**
 * Every entry: weapons, armors, then units. What changes meanwhile is not in it.
 * @example for await (const { member, entry } of exportedEntries(catalog.readDb)) …
 */
export declare function exportedEntries(db: Kysely<Tables>): AsyncGenerator<ExportedEntry>;
