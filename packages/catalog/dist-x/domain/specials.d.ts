/** Special abilities of a card: the printed list as separate codes, and the names by which they are looked for. */
/** A printed list, taken apart. */
export interface Specials {
    /** Codes as printed, without blanks around them: `TUR(3/3/2,IF1)` is one. */
    readonly codes: readonly string[];
    /** What was odd about the list. */
    readonly oddities: readonly SpecialsOddity[];
}
/** What can be odd about a printed list. */
export declare const SPECIALS_ODDITIES: readonly ['EMPTY', 'UNBALANCED'];
/** What is odd about a printed list: nothing between two commas; a parenthesis too many or too few. */
export type SpecialsOddity = (typeof SPECIALS_ODDITIES)[number];
/**
 * Takes a list apart at its commas, those within parentheses excepted. Where a parenthesis is never closed, what follows it is
 * one code up to the end.
 * @example splitSpecials('AC2/2/-, TUR(3/3/2,IF1)').codes // ['AC2/2/-', 'TUR(3/3/2,IF1)']
 */
export declare function splitSpecials(printed: string | null): Specials;
/**
 * Names under which abilities are looked for: every code whole and without its figures, those in a turret too.
 * @example specialNames(['TUR(3/3/2,IF1)', 'CASE II']) // ['tur(3/3/2,if1)', 'tur', 'if1', 'if', 'caseii']
 */
export declare const specialNames: (codes: readonly string[]) => readonly string[];
/**
 * A code as it is compared: lower case, without blanks.
 * @example specialKey('CASE II') // 'caseii'
 */
export declare const specialKey: (code: string) => string;
