/** Texts as they may stand in the catalog: no control characters, no halves of characters, which no database keeps. */
import * as z from 'zod';
/** Characters of an ability's code, and abilities of a unit, at most. */
export declare const LONGEST_ABILITY = 200;
export declare const MOST_ABILITIES = 200;
/** A text of at most so many characters, neither empty nor holding anything that cannot be printed. One check, since units have a dozen of them. */
export declare const shortText: (longest: number) => z.ZodString;
/** The abilities of a unit. */
export declare const abilityList: z.ZodReadonly<z.ZodArray<z.ZodString>>;
