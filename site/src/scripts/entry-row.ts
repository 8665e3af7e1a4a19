/** Entries of the catalog as lists show them. */
import { shownFigures } from './card-values.js';
import type { CatalogUnit } from './catalog-api.js';
import { kindName, typeOf, valueWords } from './catalog-words.js';
import { make, say } from './dom.js';
import { unitName } from './unit-words.js';

/** What a card begins with, in a line. */
export function figuresLine(unit: CatalogUnit): string {
  const { stats = {}, kind, faction, factionRu } = unit;
  const first = typeOf(unit).parts.find((part) => part.kind === 'figures');
  const words = valueWords(unit);
  const figures = first?.fields.flatMap((field) => shownFigures(field, stats[field.name], words)) ?? [];
  const side = say({ en: faction ?? '', ru: factionRu ?? faction ?? '' });
  return [kindName(kind), side, ...figures.map(({ short, value }) => `${short} ${value}`)].filter((part) => part !== '').join('\u00A0· ');
}

/** An entry in a list: its name, its cost, what its card begins with, and what else there is to say of it. */
export const entryRow = (unit: CatalogUnit, href: string, more?: string): HTMLElement =>
  make(
    'li',
    {},
    make(
      'a',
      { href },
      make('strong', {}, unitName(unit)),
      unit.cost === null ? null : make('b', { class: 'cost' }, `${unit.cost} ${typeOf(unit).cost}`),
      make('span', {}, figuresLine(unit)),
      more === undefined ? null : make('span', {}, more),
    ),
  );
