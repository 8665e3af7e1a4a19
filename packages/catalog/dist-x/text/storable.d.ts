/** Texts that Postgres takes: all but those with a zero character, which stands in no name of the catalog. */
/** Whether a text can be stored. */
export declare const isStorable: (text: string) => boolean;
/**
 * A text to ask with: what cannot be stored is asked for as what is not there.
 * @example askable('a\0b') // 'a\ufffdb'
 */
export declare const askable: (text: string) => string;
/** Whether all texts within a JSON value can be stored. */
export declare function isStorableJson(value: unknown): boolean;
