/** The card of a unit as an element of the page. */
import { entryCardHtml } from '@rangefinder/cards';
import type { CatalogUnit } from './catalog-api.js';
import { cardContext } from './catalog-words.js';

/** A unit as a card, on screen and on paper. */
export function unitCard(unit: CatalogUnit): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = entryCardHtml(unit, cardContext());
  return template.content.firstElementChild as HTMLElement;
}
