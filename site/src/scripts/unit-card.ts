/** Cards of units: what all of them have, around the figures of their rule set. */
import { CATALOG } from '../texts/catalog.js';
import { drawingOf } from './card-drawings.js';
import type { CatalogUnit } from './catalog-api.js';
import { kindName, typeOf } from './catalog-words.js';
import { language, make, say } from './dom.js';
import { otherName, unitName } from './unit-words.js';

/** A name is read out in its own language. */
const OTHER = { en: 'ru', ru: 'en' } as const;

function head(unit: CatalogUnit): HTMLElement {
  const { kind, cost, nameRu } = unit;
  const faction = say({ en: unit.faction ?? '', ru: unit.factionRu ?? unit.faction ?? '' });
  const other = otherName(unit);
  const about = [kindName(kind), faction].filter(Boolean).join('\u00A0· ');
  const names = make(
    'div',
    {},
    make(
      'h2',
      { id: unit.id.replaceAll('/', '-'), lang: { en: undefined, ru: nameRu === null ? 'en' : undefined }[language] },
      unitName(unit),
    ),
    make('p', { class: 'unit-other' }, other && make('span', { lang: OTHER[language] }, other), other && '\u00A0· ', about),
  );
  const points = cost === null ? null : make('p', { class: 'unit-cost' }, make('b', {}, String(cost)), ` ${typeOf(unit).cost}`);
  return make('header', {}, names, points);
}

function sourceLine({ source }: CatalogUnit): HTMLElement | null {
  if (!source) return null;
  const name = say({ en: source.name, ru: source.nameRu });
  return make('p', { class: 'unit-source' }, `${say(CATALOG.source)} ${name}. ${say({ en: source.notice, ru: source.noticeRu })}`);
}

/** A unit as a card that also prints. */
export const unitCard = (unit: CatalogUnit): HTMLElement =>
  make('article', { class: 'unit-card', 'data-system': unit.system }, head(unit), ...drawingOf(unit), sourceLine(unit));
