const SAID = new Map();
/**
 * The error of a check, said in both languages; to be read behind “allowed:”.
 * @example z.number().refine(isEven, { error: said('an even number', 'чётное число') })
 */
export function said(en, ru) {
    SAID.set(en, { en, ru });
    return en;
}
/** Both languages of what was said; undefined for the words of the library. */
export const bothLanguages = (en) => SAID.get(en);
//# sourceMappingURL=said.js.map