/** Texts as they may stand in the catalog: no control characters, no halves of characters, which no database keeps. */
import * as z from 'zod';

const CONTROL = /\p{Cc}/u;

/** A text of at most so many characters, neither empty nor holding anything that cannot be printed. */
export const shortText = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((text) => text.isWellFormed() && !CONTROL.test(text), { error: 'no control characters' });
