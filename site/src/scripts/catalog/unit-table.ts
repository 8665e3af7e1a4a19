/** Units as a table with the columns of their rule set. Headers sort; checkboxes select units for a comparison. */
import { MAX_COMPARED } from '@rangefinder/battle';
import { cellOf, silhouetteOf, type UnitTable, unitName, unitPage } from '@rangefinder/battle/catalog';
import { language, make, need, say } from '@rangefinder/battle/dom';
import { type CardEntry, NOTHING } from '@rangefinder/cards';
import { CATALOG } from '../../texts/catalog.js';

const place = need<HTMLElement>('[data-units-table]');
const bar = need<HTMLElement>('[data-compare]');
const link = need<HTMLAnchorElement>('[data-compare-link]', bar);

/** Ids of the units to compare. */
let chosen: readonly string[] = [];

interface Head {
  readonly short: string;
  readonly label: string;
  readonly sort?: string;
}

const SORT_STATES = { up: 'ascending', down: 'descending', none: 'none' } as const;

function headCell({ short, label, sort }: Head, order: string, sortBy: (order: string) => void): HTMLElement {
  if (sort === undefined) return make('th', { scope: 'col' }, make('abbr', { title: label }, short));
  const [up, down] = [`sort:${sort}`, `sort:-${sort}`];
  const state = order === up ? 'up' : order === down ? 'down' : 'none';
  const button = make('button', { type: 'button', title: label }, short);
  button.addEventListener('click', () => sortBy(state === 'down' ? up : down));
  return make('th', { scope: 'col', 'aria-sort': SORT_STATES[state] }, button);
}

/** Shows the header row, or hides the table. */
export function showTable(table: UnitTable | undefined, order: string, sortBy: (order: string) => void): void {
  place.hidden = table === undefined;
  if (!table) return;
  const name = say({ en: 'name', ru: 'название' });
  const heads: readonly Head[] = [
    { short: say(CATALOG.name), label: say(CATALOG.name), sort: name },
    { short: table.cost, label: table.cost, sort: 'cost' },
    ...table.columns,
  ];
  const first = make('td', {}, make('span', { class: 'visually-hidden' }, say(CATALOG.compare)));
  need('[data-units-head]', place).replaceChildren(make('tr', {}, first, ...heads.map((head) => headCell(head, order, sortBy))));
}

/** Hides columns in which no shown unit has a value. */
export function hideEmptyColumns(): void {
  const lines = [...place.querySelectorAll<HTMLTableRowElement>('[data-units-body] tr')];
  const heads = place.querySelectorAll<HTMLElement>('[data-units-head] tr > *');
  for (const [at, head] of heads.entries()) {
    const isEmpty = lines.length > 0 && lines.every((line) => line.cells[at]?.textContent === NOTHING);
    for (const cell of [head, ...lines.map((line) => line.cells[at])]) cell?.toggleAttribute('hidden', isEmpty);
  }
}

function choose(id: string, isChosen: boolean): void {
  chosen = isChosen ? [...chosen, id].slice(-MAX_COMPARED) : chosen.filter((one) => one !== id);
  for (const box of place.querySelectorAll<HTMLInputElement>('[data-choose]')) box.checked = chosen.includes(box.value);
  bar.hidden = chosen.length < 2;
  link.href = `/${language}/units/compare/?ids=${chosen.join(',')}`;
  link.textContent = `${say(CATALOG.compare)}: ${chosen.length}`;
}

/** @param doubt a remark behind the name */
export function tableRow(unit: CardEntry, { columns }: UnitTable, doubt?: string): HTMLElement {
  const name = unitName(unit);
  const box = make('input', {
    ...{ type: 'checkbox', value: unit.id, 'data-choose': true, checked: chosen.includes(unit.id) },
    'aria-label': `${say(CATALOG.compare)}: ${name}`,
  });
  box.addEventListener('change', () => choose(unit.id, box.checked));
  return make(
    'tr',
    {},
    make('td', {}, make('label', { class: 'choose' }, box)),
    make(
      'th',
      { scope: 'row' },
      silhouetteOf(unit),
      make('a', { href: unitPage(unit.id) }, name),
      ...(doubt === undefined ? [] : [' ', make('small', {}, doubt)]),
    ),
    make('td', { class: 'cost' }, unit.cost === null ? '—' : String(unit.cost)),
    ...columns.map((column) => make('td', {}, cellOf(column, unit))),
  );
}
