/** Texts as they may stand in the catalog: no control characters, no halves of characters, which no database keeps. */
import * as z from 'zod';
import { said } from './said.js';
/** Characters of an ability's code, and abilities of a unit, at most. */
export const LONGEST_ABILITY = 200;
export const MOST_ABILITIES = 200;
const PRINTABLE = said('text without control characters', 'текст без управляющих символов');
/** Control characters and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
/** A text of at most so many characters, neither empty nor holding anything that cannot be printed. One check, since units have a dozen of them. */
export const shortText = (longest) => z.string().check(({ value, issues }) => {
    if (value.length > 0 && value.length <= longest && !UNPRINTABLE.test(value))
        return;
    const size = { origin: 'string', inclusive: true, input: value };
    if (value.length === 0)
        issues.push({ code: 'too_small', minimum: 1, ...size });
    else if (value.length > longest)
        issues.push({ code: 'too_big', maximum: longest, ...size });
    else
        issues.push({ code: 'custom', message: PRINTABLE, input: value });
});
/** The abilities of a unit. */
export const abilityList = z.array(shortText(LONGEST_ABILITY)).max(MOST_ABILITIES).readonly();
//# sourceMappingURL=text-fields.js.map