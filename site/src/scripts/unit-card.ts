/** Cards of units: what all of them have, around the figures of their rule set. */
import { CATALOG } from '../texts/catalog.js';
import { drawingOf } from './card-drawings.js';
import type { CatalogUnit } from './catalog-api.js';
import { kindName, typeOf } from './catalog-words.js';
import { make, say } from './dom.js';
import { otherName, unitName } from './unit-words.js';

function head(unit: CatalogUnit): HTMLElement {
  const { kind, cost } = unit;
  const faction = say({ en: unit.faction ?? '', ru: unit.factionRu ?? unit.faction ?? '' });
  return make(
    'header',
    {},
    make(
      'div',
      {},
      make('h2', {}, unitName(unit)),
      make('p', { class: 'unit-other' }, [otherName(unit), kindName(kind), faction].filter(Boolean).join('\u00A0· ')),
    ),
    cost === null ? null : make('p', { class: 'unit-cost' }, make('b', {}, String(cost)), ` ${typeOf(unit).cost}`),
  );
}

function sourceLine({ source }: CatalogUnit): HTMLElement | null {
  if (!source) return null;
  const name = say({ en: source.name, ru: source.nameRu });
  return make('p', { class: 'unit-source' }, `${say(CATALOG.source)} ${name}. ${say({ en: source.notice, ru: source.noticeRu })}`);
}

/** A unit as a card that also prints. */
export const unitCard = (unit: CatalogUnit): HTMLElement =>
  make('article', { class: 'unit-card', 'data-system': unit.system }, head(unit), ...drawingOf(unit), sourceLine(unit));
