/** Cards in the notation of each language. */
import type { Language } from '@rangefinder/rules';
import { cellText, tableOf } from '../../../figures/rules.js';

const ranks = tableOf('initiative-deck/table/ranks').rows;
const letters = new Map(ranks.map(([, letter]) => [cellText(letter, 'en'), letter]));

/** The rank of a card in a language: `Td` in Russian is `Тd`. The suit letter stays, since drawings replace it. */
export const inLetters = (typed: string, language: Language): string =>
  cellText(letters.get(typed.slice(0, -1)), language) + typed.slice(-1);
export const allInLetters = (typed: readonly string[], language: Language): readonly string[] =>
  typed.map((one) => inLetters(one, language));
/** Ranks in card notation, lowest first, without Star Lords. */
export const RANKS: readonly string[] = [...letters.keys()].filter((letter) => letter !== '*');
