/** One writer at a time: whoever writes many entries holds the catalog until its transaction ends, however that ends. */
import { type Transaction } from 'kysely';
import type { Tables } from '../schema.js';
/** Waits until nobody else writes, and holds the catalog to the end of the transaction. */
export declare function holdCatalog(trx: Transaction<Tables>): Promise<void>;
/** Holds the catalog if nobody else does; tells whether. */
export declare function tryHoldCatalog(trx: Transaction<Tables>): Promise<boolean>;
