/** Silhouettes of units as markup, in the color of the text. */
import { SILHOUETTE_SIDE, silhouettePath } from '@rangefinder/rules';
import type { CardEntry } from './entry.js';
import { element, type Markup } from './markup.js';

/** The drawing of a unit; undefined for kinds without one. Screen readers skip it: name and kind say the same. */
export function silhouette(unit: Pick<CardEntry, 'kind' | 'stats'>): Markup | undefined {
  const path = silhouettePath(unit);
  if (!path) return undefined;
  const viewBox = `0 0 ${SILHOUETTE_SIDE} ${SILHOUETTE_SIDE}`;
  return element(
    'svg',
    { class: 'silhouette', viewBox, 'aria-hidden': 'true', fill: 'currentColor', 'fill-rule': 'evenodd' },
    element('path', path),
  );
}
