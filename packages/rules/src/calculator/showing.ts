/** What an answer shows where only the rules are known: titles of cited places, names of printed entries. */
import { addressOf } from '../reference/address.js';
import { inLanguage, type Language, type Text } from '../text/language.js';
import type { Showing } from './public.js';

/** Where titles and names are looked up. */
export interface KnownTexts {
  /** Title of a place of the rulebook. */
  place(id: string): Text | undefined;
  /** Name of a printed weapon or armor of the rule set. */
  entry(id: string): Text | undefined;
}

/**
 * Links and entries for `publicAnswer`, without a catalog.
 * @param site address of the rulebook; links are empty where it is
 */
export const showingOf = (system: string, known: KnownTexts, language: Language, site: string): Showing => ({
  rule(id) {
    const title = known.place(id);
    const url = site === '' ? '' : `${site.replace(/\/+$/, '')}${addressOf(id, language)}`;
    return { id, title: title ? inLanguage(title, language) : id, url };
  },
  entry(_, id) {
    const name = known.entry(id);
    return { id: `${system}/${id}`, system, name: name?.en ?? id, nameRu: name?.ru ?? null };
  },
});
