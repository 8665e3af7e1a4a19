/**
 * How well an entry fits what was typed, as the key that results are sorted by: four digits, low is good, then the name. Whole
 * names come before names that begin so, then those that hold the very words, then other forms and beginnings, then what only sounds like it.
 */
import { type RawBuilder } from 'kysely';
import type { ResolvedText } from './resolve-text.js';
/** The sort key of an entry in a query whose rows have the columns of a searched table. */
export declare function relevanceKey({ meant, whole, close }: ResolvedText): RawBuilder<string>;
