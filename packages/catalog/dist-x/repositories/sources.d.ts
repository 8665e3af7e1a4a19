/** Where the units of the catalog come from. */
import { type Kysely } from 'kysely';
import { type Source } from '../domain/sources.js';
import type { Tables } from '../schema.js';
/** A source with what the catalog has of it. */
export interface SourceSummary {
    readonly source: Source;
    readonly units: number;
    readonly inPlay: number;
    /** When a state of one of its units was last written. */
    readonly lastChange: Date;
}
/**
 * All sources that units come from, the largest first.
 * @example (await listSources(db))[0]?.source.id // 'mul'
 */
export declare function listSources(db: Kysely<Tables>): Promise<readonly SourceSummary[]>;
