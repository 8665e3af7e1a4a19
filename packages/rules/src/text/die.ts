/** Names of dice. */
import type { Language } from './language.js';

/** What stands before the faces of a die where players of each language write it: `D6`, `Д6`. */
const DIE_LETTERS = { en: 'D', ru: 'Д' } as const satisfies { readonly [L in Language]: string };

/** A die as players of each language write it: `D6`, `Д6`. */
export const dieText = (faces: number, language: Language): string => `${DIE_LETTERS[language]}${faces}`;

/**
 * Dice in the letters of a language, whichever they were written in.
 * @example diceIn('ru', '2D12') // '2Д12'
 */
export const diceIn = (language: Language, text: string): string => text.replace(/[DД](?=\d)/gi, DIE_LETTERS[language]);
