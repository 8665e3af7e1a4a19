/** What the catalog has already under the ids or source keys of some drafts. */
import { type Transaction } from 'kysely';
import type { Tables } from '../schema.js';
import type { Existing, Plannable } from './plan.js';
/** Entries of a table under the drafts' ids, or under their keys in the source. */
export declare function existingEntries(trx: Transaction<Tables>, table: 'units' | 'weapons' | 'armors', drafts: readonly Plannable[]): Promise<readonly Existing[]>;
