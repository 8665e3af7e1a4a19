/** Notation of dice in each language. */
import type { Language } from './language.js';

/** The letter before the number of faces: `D6`, `Д6`. */
const DIE_LETTERS = { en: 'D', ru: 'Д' } as const satisfies { readonly [L in Language]: string };

export const dieText = (faces: number, language: Language): string => `${DIE_LETTERS[language]}${faces}`;

/**
 * Replaces the die letters of a text with those of the language.
 * @example diceIn('ru', '2D12') // '2Д12'
 */
export const diceIn = (language: Language, text: string): string => text.replace(/[DД](?=\d)/gi, DIE_LETTERS[language]);
