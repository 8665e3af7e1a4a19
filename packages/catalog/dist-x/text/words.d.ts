/**
 * The words of a text, folded; signs part them.
 * @example wordsOf('Тяжёлый Atlas AS7-D') // ['тяжелый', 'atlas', 'as7', 'd']
 */
export declare const wordsOf: (text: string) => readonly string[];
/** Names of an entry as search has them. */
export interface SearchableNames {
    /** All names, each between bars, so that a whole name and its beginning can be told from a part: `|atlas as7 d|атлас|`. */
    readonly barred: string;
    /** Every word of the names once, and what players write in one word: `as7d` for AS7-D, `trex` for T-Rex. */
    readonly words: readonly string[];
}
/**
 * The names of an entry as search has them.
 * @example searchableNames(['Atlas AS7-D', null]) // { barred: '|atlas as7 d|', words: ['atlas', 'as7', 'd', 'as7d'] }
 */
export declare function searchableNames(names: readonly (string | null)[]): SearchableNames;
/**
 * Whether a word is made of letters only. Models (`as7`) are not: there are as many of them as units, and one that is close to
 * another is another.
 * @example isSpelled('as7') // false
 */
export declare const isSpelled: (word: string) => boolean;
/**
 * A word by sound, in Latin letters: what misspellings are compared in, and names heard in one language with those written in the
 * other.
 * @example soundOf('вулф') // 'vulf', as soundOf('wolf') is 'volf'
 */
export declare function soundOf(word: string): string;
