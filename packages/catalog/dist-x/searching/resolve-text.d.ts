/**
 * What was typed, as a question to the word index: every word as it is, as the beginning of a longer one, as another form of a
 * word; and a word that no name has as those that sound like it, and two words that were written in one, or one in two.
 */
import { type Kysely } from 'kysely';
import type { Tables } from '../schema.js';
/** A text, resolved. */
export interface ResolvedText {
    /** Names that hold this match, as Postgres' text search writes it; undefined when nothing can match. */
    readonly match: string | undefined;
    /** The match in parts, to be looked for one by one: no word that thousands of names hold keeps out the others. */
    readonly parts: readonly string[];
    /** The same without the words that are like only from afar. */
    readonly close: string;
    /** The words themselves, whole. */
    readonly whole: string;
    /** What was probably meant, to compare with names: `hellbringer prime`. */
    readonly meant: string;
}
/**
 * Resolves a text; undefined when there is no word in it. `forgiving` looks for like words of words that are known, too.
 * @example await resolveText(db, 'хельбрингер') // { match: "('hellbringer' | 'хеллбрингер')", meant: 'hellbringer', … }
 */
export declare function resolveText(db: Kysely<Tables>, text: string, forgiving?: boolean): Promise<ResolvedText | undefined>;
