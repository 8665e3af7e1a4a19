/** Entries of the catalog in lists. */
import { figuresLine as lineOf } from '@rangefinder/cards';
import type { CatalogUnit } from './catalog-api.js';
import { cardContext, typeOf } from './catalog-words.js';
import { make } from './dom.js';
import { unitName } from './unit-words.js';

/** Kind, faction and first figures of an entry in a line. */
export const figuresLine = (unit: CatalogUnit): string => lineOf(unit, cardContext());

/** An entry in a list: name, cost, first figures and `more`. */
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
