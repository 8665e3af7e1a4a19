/** Names and addresses of units in the page’s language. */
import type { CatalogUnit } from './catalog-api.js';
import { language, say } from './dom.js';

export const unitName = ({ name, nameRu = null }: { readonly name: string; readonly nameRu?: string | null }): string =>
  say({ en: name, ru: nameRu ?? name });

/** The name in the other language; nothing when it is the same. */
export const otherName = ({ name, nameRu }: CatalogUnit): string => {
  const other = { en: nameRu ?? name, ru: name }[language];
  return other.toLowerCase() === unitName({ name, nameRu }).toLowerCase() ? '' : other;
};

export const weaponPage = (id: string): string => `/${language}/weapons/${id}/`;

export const unitPage = (id: string): string => `/${language}/units/${id}/`;
