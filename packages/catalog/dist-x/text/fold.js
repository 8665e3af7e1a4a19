/**
 * One spelling for sorting, searching and comparing. It is done here and not by the database, so that a server and the embedded
 * database agree whatever their locale, and so that what was stored and what is searched for are folded alike.
 */
/** ASCII, words parted by one blank each. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/**
 * Lower case, `ё` as `е`, Latin letters without accents, one space between words. `й` stays: Russian stems need it.
 * @example foldText('  Тяжёлый  «Métal»') // 'тяжелый «metal»'
 */
export function foldText(text) {
    // Nearly every name is this plain, and a million of them are folded in one import.
    if (PLAIN.test(text))
        return text.toLowerCase();
    return text
        .normalize('NFKD')
        .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
        .normalize('NFC')
        .toLowerCase()
        .replaceAll('ё', 'е')
        .replace(/\s+/gu, ' ')
        .trim();
}
const LATIN = {
    ...{
        а: 'a',
        б: 'b',
        в: 'v',
        г: 'g',
        ґ: 'g',
        д: 'd',
        е: 'e',
        є: 'e',
        ж: 'zh',
        з: 'z',
        и: 'i',
        і: 'i',
        ї: 'i',
        й: 'i',
        к: 'k',
        л: 'l',
        м: 'm',
    },
    ...{
        н: 'n',
        о: 'o',
        п: 'p',
        р: 'r',
        с: 's',
        т: 't',
        у: 'u',
        ф: 'f',
        х: 'h',
        ц: 'ts',
        ч: 'ch',
        ш: 'sh',
        щ: 'sh',
        ъ: '',
        ы: 'y',
        ь: '',
        э: 'e',
    },
    ...{ ю: 'iu', я: 'ia' },
};
/**
 * Folded text in Latin letters, by sound: what misspellings are compared in. Postgres sees no letters in Cyrillic where the
 * database's character type is C; and a name heard in one language is found when written in the other.
 * @example latinText('хеллбрингер') // 'hellbringer'
 */
export function latinText(folded) {
    return folded.replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN[letter] ?? letter);
}
//# sourceMappingURL=fold.js.map