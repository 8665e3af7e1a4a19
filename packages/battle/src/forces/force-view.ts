/** Draws a force: rows of the table, the total, the cards. */
import { type CardEntry, entryCardHtml } from '@rangefinder/cards';
import { cardContext, unitPage } from '../catalog/page-cards.js';
import { make, need, say } from '../dom.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { FORCE } from '../texts/forces.js';
import { MAX_COUNT, type PricedEntry, totalsBySystem } from './force.js';

interface RowActions {
  isMissing(id: string): boolean;
  setCount(id: string, count: number): void;
  remove(id: string): void;
}

function countField({ id, count, name }: PricedEntry, { setCount }: RowActions): HTMLElement {
  const input = make('input', {
    ...{ type: 'number', min: '1', max: String(MAX_COUNT), value: String(count), inputmode: 'numeric' },
    'aria-label': `${say(FORCE.count)}: ${name}`,
  });
  input.addEventListener('change', () => setCount(id, Number(input.value)));
  return input;
}

const nameOf = ({ id, name }: PricedEntry, { isMissing }: RowActions): readonly (HTMLElement | string)[] =>
  isMissing(id) ? [name, ' ', make('small', {}, say(CATALOG_TEXTS.missing))] : [make('a', { href: unitPage(id) }, name)];

function rowOf(entry: PricedEntry, actions: RowActions): HTMLElement {
  const remove = make('button', { type: 'button', class: 'remove', 'aria-label': `${say(CATALOG_TEXTS.remove)}: ${entry.name}` }, '×');
  remove.addEventListener('click', () => actions.remove(entry.id));
  return make(
    'tr',
    {},
    make('th', { scope: 'row' }, ...nameOf(entry, actions)),
    make('td', {}, countField(entry, actions)),
    make('td', {}, entry.cost === null ? '—' : String(entry.cost)),
    make('td', {}, String((entry.cost ?? 0) * entry.count)),
    make('td', { class: 'no-print' }, remove),
  );
}

export function drawRows(root: HTMLElement, entries: readonly PricedEntry[], actions: RowActions): void {
  const empty = make('tr', {}, make('td', { colspan: '5' }, say(FORCE.empty)));
  const rows = entries.length === 0 ? [empty] : entries.map((entry) => rowOf(entry, actions));
  need('[data-force-rows]', root).replaceChildren(...rows);
}

interface Total {
  readonly limit: number | null;
  /** Whether a unit without a price counts as 0. */
  readonly hasUnpriced: boolean;
}

/** Points of different rule sets are listed, not added up. */
export function drawTotal(root: HTMLElement, entries: readonly PricedEntry[], { limit, hasUnpriced }: Total): void {
  const totals = [...totalsBySystem(entries).values()];
  const total = need('[data-force-total]', root);
  total.textContent = totals.join(' + ') || '0';
  need<HTMLElement>('[data-force-unpriced]', root).hidden = !hasUnpriced;
  const left = limit === null || totals.length > 1 ? undefined : limit - (totals[0] ?? 0);
  total.classList.toggle('over', left !== undefined && left < 0);
  const text = left === undefined ? '' : `${say(left < 0 ? FORCE.pointsOver : FORCE.pointsLeft)} ${Math.abs(left)}`;
  need('[data-force-left]', root).textContent = totals.length > 1 ? say(FORCE.mixed) : text;
}

/** Units from lists have no source: their cards are not complete yet. */
export function drawCards(root: HTMLElement, units: readonly CardEntry[]): void {
  const complete = units.filter(({ source }) => source);
  need('[data-force-cards]', root).innerHTML = complete.map((unit) => entryCardHtml(unit, cardContext())).join('');
}
