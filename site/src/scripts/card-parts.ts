/** Pieces that cards are drawn with. Their figures come from the catalog; nothing is calculated here. */
import type { CardField } from '../model/cards.js';
import { isEmpty, NOTHING, type ShownFigure, type Stats, shown, shownFigures, type ValueWords } from './card-values.js';
import { make } from './dom.js';

/** More are not drawn, only counted. */
const MAX_BOXES = 60;

/** A short name that says the whole one when it is asked. */
const named = ({ short, label }: Pick<ShownFigure, 'short' | 'label'>): Node | string =>
  short === label ? label : make('abbr', { title: label }, short);

const figure = (one: ShownFigure): HTMLElement => make('div', { class: 'figure' }, make('dt', {}, named(one)), make('dd', {}, one.value));

/** Figures side by side; those that an entry does not have are left out. */
export function figures(
  fields: readonly CardField[],
  stats: Stats,
  words: ValueWords,
  size: 'large' | 'medium' | 'small',
): HTMLElement | null {
  const all = fields.flatMap((field) => shownFigures(field, stats[field.name], words));
  return all.length === 0 ? null : make('dl', { class: `figures figures-${size}` }, ...all.map(figure));
}

/** Boxes to cross out at the table, with their number for whoever does not see them; of another shape for each figure. */
export function boxes({ short, label }: CardField, count: unknown, nth: number): HTMLElement {
  const number = Number(count) || 0;
  return make(
    'div',
    { class: `boxes boxes-${nth}` },
    make('span', { class: 'boxes-label' }, named({ short, label }), ` ${number}`),
    make('span', { class: 'boxes-row', 'aria-hidden': 'true' }, ...Array.from({ length: Math.min(number, MAX_BOXES) }, () => make('i'))),
  );
}

/** The same boxes on every card. */
export const scale = (label: string, steps: readonly string[]): HTMLElement =>
  make(
    'div',
    { class: 'boxes scale' },
    make('span', { class: 'boxes-label' }, label),
    make('span', { class: 'boxes-row' }, ...steps.map((step) => make('b', {}, step))),
  );

/** A column: what stands above it, the whole word for it, and its cell of each row. */
export interface Column<Row> {
  readonly short: string;
  readonly label: string;
  readonly cell: (row: Row) => string;
  /** Where the cell leads to, if anywhere. */
  readonly href?: (row: Row) => string | undefined;
}

function cellOf<Row>({ cell, href }: Column<Row>, row: Row): Node | string {
  const address = href?.(row);
  return address === undefined ? cell(row) : linkTo(address, cell(row));
}

/** Cells that say nothing. */
const SILENT: readonly string[] = ['', NOTHING, '0'];

/** A table without the columns that say nothing, but for the first. */
export function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], label: string): HTMLElement {
  const used = columns.filter(({ cell }, at) => at === 0 || rows.some((row) => !SILENT.includes(cell(row))));
  const heads = used.map((column) => make('th', { scope: 'col' }, named(column)));
  const lines = rows.map((row) =>
    make(
      'tr',
      {},
      ...used.map((column, at) => (at === 0 ? make('th', { scope: 'row' }, cellOf(column, row)) : make('td', {}, cellOf(column, row)))),
    ),
  );
  const table = make('table', {}, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...lines));
  return make('div', { class: 'table', role: 'region', tabindex: '0', 'aria-label': label }, table);
}

/** A column for a figure; what is not so is left empty. */
export const columnOf = (field: CardField, words: ValueWords): Column<Stats> => ({
  short: field.short,
  label: field.label,
  cell: (row) => {
    const value = row[field.name];
    return isEmpty(value) || value === false ? NOTHING : shown(field, value, words);
  },
  ...(field.links && { href: (row) => field.links?.[String(row[field.name])] }),
});

/** A place of the rulebook. */
export const linkTo = (href: string, text: string): HTMLElement => make('a', { href }, text);
