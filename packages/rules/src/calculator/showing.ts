/** Links and entries for answers without a catalog: titles of cited places, names of built-in entries. */
import { addressOf } from '../reference/address.js';
import { inLanguage, type Language, type Text } from '../text/language.js';
import type { Showing } from './public.js';

/** Looks up titles and names. */
export interface KnownTexts {
  /** Title of a place of the rulebook. */
  place(id: string): Text | undefined;
  /** Name of a built-in weapon or armor of the rule set. */
  entry(id: string): Text | undefined;
}

/**
 * Links and entries for `publicAnswer`, without a catalog.
 * @param site base URL of the rulebook; if empty, links are empty too
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
