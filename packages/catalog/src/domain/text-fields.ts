/** Texts as they may stand in the catalog: no control characters, no halves of characters, which no database keeps. */
import * as z from 'zod';
import { said } from './said.js';

/** Characters of an ability's code, and abilities of a unit, at most. */
export const LONGEST_ABILITY = 200;
export const MOST_ABILITIES = 200;

const PRINTABLE = said('text without control characters', 'текст без управляющих символов');
/** Control characters and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

/** What is wrong with a text; undefined when nothing is. One check of everything, since units have dozens of texts. */
function faultOf(value: string, longest: number) {
  if (value.length > 0 && value.length <= longest && !UNPRINTABLE.test(value)) return;
  const size = { origin: 'string', inclusive: true, input: value } as const;
  if (value.length === 0) return { code: 'too_small', minimum: 1, ...size } as const;
  if (value.length > longest) return { code: 'too_big', maximum: longest, ...size } as const;
  return { code: 'custom', message: PRINTABLE, input: value } as const;
}

/** A text of at most so many characters, neither empty nor holding anything that cannot be printed. */
export const shortText = (longest: number) =>
  z.string().check(({ value, issues }) => {
    const fault = faultOf(value, longest);
    if (fault !== undefined) issues.push(fault);
  });

/** The abilities of a unit, checked in one go. */
export const abilityList = z
  .array(z.string())
  .max(MOST_ABILITIES)
  .check(({ value, issues }) =>
    value.forEach((ability, index) => {
      const fault = faultOf(ability, LONGEST_ABILITY);
      if (fault !== undefined) issues.push({ ...fault, path: [index] });
    }),
  );
