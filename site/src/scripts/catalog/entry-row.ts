/** Entries of the catalog in lists. */
import { cardContext, costUnit, silhouetteOf, unitName } from '@rangefinder/battle/catalog';
import { make } from '@rangefinder/battle/dom';
import { type CardEntry, figuresLine as figuresLineOf, lineFigures } from '@rangefinder/cards';

/** Kind, faction and first figures of an entry in a line. */
export const figuresLine = (unit: CardEntry): string => figuresLineOf(unit, cardContext());

/** An entry in a list: name, cost, first figures and `more`. */
export const entryRow = (unit: CardEntry, href: string, more?: string): HTMLElement =>
  make(
    'li',
    {},
    make(
      'a',
      { href },
      silhouetteOf(unit),
      make('strong', {}, unitName(unit)),
      unit.cost === null ? null : make('b', { class: 'cost' }, `${unit.cost} ${costUnit(unit)}`),
      make('span', { class: 'line-figures' }, ...lineFigures(unit, cardContext()).map((figure) => make('span', {}, figure))),
      more === undefined ? null : make('span', {}, more),
    ),
  );
