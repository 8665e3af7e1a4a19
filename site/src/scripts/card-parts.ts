/** Pieces that cards of units are drawn with. Their figures come from the catalog; nothing is calculated here. */
import { CATALOG } from '../texts/catalog.js';
import { language, make, say } from './dom.js';
import { shown } from './unit-words.js';

export type Stats = Readonly<Record<string, unknown>>;
type Words = keyof typeof CATALOG;

export const figure = (label: string, value: unknown): HTMLElement =>
  make('div', { class: 'figure' }, make('dt', {}, label), make('dd', {}, shown(value)));
export const figuresOf = (stats: Stats, names: readonly Words[]): HTMLElement =>
  make(
    'dl',
    { class: 'figures' },
    ...names.filter((name) => stats[name] !== null && stats[name] !== undefined).map((name) => figure(say(CATALOG[name]), stats[name])),
  );

/** Boxes to cross out at the table, with their number for whoever does not see them. */
export function boxes(label: string, count: unknown, className: string): HTMLElement {
  const number = Number(count) || 0;
  return make(
    'div',
    { class: `boxes ${className}` },
    make('span', { class: 'boxes-label' }, `${label} ${number}`),
    make('span', { class: 'boxes-row', 'aria-hidden': 'true' }, ...Array.from({ length: Math.min(number, 60) }, () => make('i'))),
  );
}

/** A column: what stands above it, the whole word for it, and its cell of each row. */
export interface Column<Row> {
  readonly short: string;
  readonly long: string;
  readonly cell: (row: Row) => unknown;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A table without the columns that say nothing. */
export function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], label: string): HTMLElement {
  const used = columns.filter(({ cell }) => rows.some((row) => !isEmpty(cell(row))));
  const heads = used.map(({ short, long }) => make('th', { scope: 'col' }, short === long ? long : make('abbr', { title: long }, short)));
  const lines = rows.map((row) =>
    make(
      'tr',
      {},
      ...used.map(({ cell }, at) => (at === 0 ? make('th', { scope: 'row' }, shown(cell(row))) : make('td', {}, shown(cell(row))))),
    ),
  );
  const table = make('table', {}, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...lines));
  return make('div', { class: 'table', role: 'region', tabindex: '0', 'aria-label': label }, table);
}

/** A column for a figure, with its short name above it. */
export const stat = (name: Words, from: string = name): Column<Stats> => ({
  short: say(CATALOG[`${name}Short` as Words] ?? CATALOG[name]),
  long: say(CATALOG[name]),
  cell: (row) => row[from],
});

/** A place on the site in the page’s language. @example linkTo('5150/tables/#damage', 'Damage') */
export const linkTo = (path: string, text: string): HTMLElement => make('a', { href: `/${language}/${path}` }, text);
