/** Cards of the catalog in the language of the page and with the words that it embeds as JSON. */
import {
  type CardContext,
  type CardEntry,
  type CardWords,
  entryName,
  kindName,
  shown,
  silhouette,
  typeOf,
  unitPath,
  valueWords,
  weaponPath,
} from '@rangefinder/cards';
import { language, readJson } from '../dom.js';

let context: CardContext | undefined;

/** Context of the page, read once. Throws if the page has no `[data-catalog-words]`. */
export function cardContext(): CardContext {
  context ??= { language, words: readJson<CardWords>('[data-catalog-words]') };
  return context;
}

export const unitName = (entry: Parameters<typeof entryName>[0]): string => entryName(entry, language);

export const unitPage = (id: string): string => unitPath(id, language);

export const weaponPage = (id: string): string => weaponPath(id, language);

/** What costs are counted in, such as `PV`. */
export const costUnit = (entry: Pick<CardEntry, 'stats'>): string => typeOf(entry, cardContext()).cost;

export const kindText = (kind: string): string => kindName(kind, cardContext());

/** A figure of the card as text. @example figureText(atlas, 'role') // 'Juggernaut' */
export function figureText(entry: CardEntry, name: string): string {
  const fields = typeOf(entry, cardContext()).parts.flatMap((part) => (part.kind === 'figures' ? part.fields : []));
  const field = fields.find((one) => one.name === name);
  return field ? shown(field, entry.stats?.[name], valueWords(entry, cardContext())) : '';
}

/** The silhouette of a unit; null for kinds without one. */
export function silhouetteOf(entry: Parameters<typeof silhouette>[0]): Element | null {
  const template = document.createElement('template');
  template.innerHTML = silhouette(entry)?.text ?? '';
  return template.content.firstElementChild;
}
