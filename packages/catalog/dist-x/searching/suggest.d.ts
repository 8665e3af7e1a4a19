import type { Kysely } from 'kysely';
import type { System } from '../domain/systems.js';
import type { Tables } from '../schema.js';
import { type CatalogHit } from './search.js';
/** An entry to offer. */
export interface Suggestion {
    readonly kind: CatalogHit['kind'];
    readonly id: string;
    readonly system: System;
    /** Its name in the language that is being typed. */
    readonly name: string;
}
/**
 * Entries that what was typed so far may become, the likeliest first.
 * @example (await suggest(db, 'хел'))[0]?.name // 'Локи (Хеллбрингер) Прайм'
 */
export declare function suggest(db: Kysely<Tables>, typed: string, first?: number): Promise<readonly Suggestion[]>;
