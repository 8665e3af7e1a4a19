/**
 * One spelling for sorting, searching and comparing. It is done here and not by the database, so that a server and the embedded
 * database agree whatever their locale, and so that what was stored and what is searched for are folded alike.
 */
/**
 * Lower case, `ё` as `е`, Latin letters without accents, one space between words. `й` stays: Russian stems need it.
 * @example foldText('  Тяжёлый  «Métal»') // 'тяжелый «metal»'
 */
export declare function foldText(text: string): string;
/**
 * Folded text in Latin letters, by sound: what misspellings are compared in. Postgres sees no letters in Cyrillic where the
 * database's character type is C; and a name heard in one language is found when written in the other.
 * @example latinText('хеллбрингер') // 'hellbringer'
 */
export declare function latinText(folded: string): string;
