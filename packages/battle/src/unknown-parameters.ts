/** Parameters of a link that a page does not take: it names them. */
import { parametersBesides, type UnknownParameter } from '@rangefinder/widgets';
import { make, say } from './dom.js';
import { CATALOG_TEXTS } from './texts/catalog.js';

/** Puts a notice before an element. Without unknown parameters it adds nothing. */
export function nameUnknown(unknown: readonly UnknownParameter[], before: Element): void {
  if (unknown.length === 0) return;
  const names = unknown.map(({ name, meant }) => (meant === undefined ? name : `${name} (${meant}?)`)).join(', ');
  before.before(
    make('p', { class: 'notice', role: 'status', 'data-unknown-parameters': true }, `${say(CATALOG_TEXTS.unknownParameters)} ${names}`),
  );
}

/**
 * Names the parameters of the address that a page does not take.
 * @example nameUnknownBesides(['name', 'limit', 'units'], form)
 */
export const nameUnknownBesides = (taken: readonly string[], before: Element): void =>
  nameUnknown(parametersBesides(taken, location.search), before);
