/** Two to four units side by side, and who wins where their rule set can say it. */

import { NOTHING } from '@rangefinder/cards';
import { CATALOG } from '../texts/catalog.js';
import { askEntry, type CatalogUnit } from './catalog-api.js';
import { comparisonOf } from './comparison.js';
import { language, make, need, say } from './dom.js';
import { fights } from './fights.js';
import { unitCard } from './unit-card.js';
import { cellOf, tableOf } from './unit-columns.js';
import { offerUnits } from './unit-offers.js';
import { unitName, unitPage } from './unit-words.js';

const MOST = 4;
const place = need<HTMLElement>('[data-comparison]');
const ids = [...new Set((new URLSearchParams(location.search).get('ids') ?? '').split(','))].filter((id) => id !== '').slice(0, MOST);

const link = (unit: CatalogUnit): HTMLElement => make('a', { href: unitPage(unit.id) }, unitName(unit));

/** Takes a unit out of the comparison. */
function remover(unit: CatalogUnit): HTMLElement {
  const button = make('button', { type: 'button', class: 'bare', 'aria-label': `${say(CATALOG.remove)}: ${unitName(unit)}` }, '×');
  button.addEventListener('click', () => compare(ids.filter((id) => id !== unit.id)));
  return button;
}

/** A row for each column of the table of units; the greatest of its numbers is marked. */
function figures(units: readonly CatalogUnit[]): HTMLElement {
  const columns = tableOf(units[0]?.system)?.columns ?? [];
  const rows = columns.flatMap((column) => {
    const texts = units.map((unit) => cellOf(column, unit));
    if (texts.every((text) => text === NOTHING)) return [];
    const numbers = texts.map(Number);
    const most = numbers.every(Number.isFinite) && new Set(numbers).size > 1 ? Math.max(...numbers) : Number.NaN;
    const cells = texts.map((text, at) => make('td', {}, numbers[at] === most ? make('strong', {}, text) : text));
    return [make('tr', {}, make('th', { scope: 'row' }, column.label), ...cells)];
  });
  const cost = units.map((unit) => make('td', {}, unit.cost === null ? '—' : String(unit.cost)));
  const costRow = make('tr', {}, make('th', { scope: 'row' }, tableOf(units[0]?.system)?.cost ?? ''), ...cost);
  const head = make('tr', {}, make('td', {}), ...units.map((unit) => make('th', { scope: 'col' }, link(unit), ' ', remover(unit))));
  const table = make('table', {}, make('thead', {}, head), make('tbody', {}, costRow, ...rows));
  return make('div', { class: 'table', role: 'region', tabindex: '0', 'aria-label': say(CATALOG.compare) }, table);
}

const pairsOf = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));

/** Who wins; nothing where their rule set cannot say it. */
async function duels(units: readonly CatalogUnit[]): Promise<readonly HTMLElement[]> {
  const [first] = units;
  const comparison = first && units.every(({ system }) => system === first.system) ? await comparisonOf(first.system) : undefined;
  if (!comparison) return [];
  const fighting = units.map((unit) => ({ id: unit.id, name: unitName(unit) }));
  const items = (await fights(pairsOf(fighting), comparison)).map(({ item }) => item);
  if (items.length === 0) return [];
  return [make('h2', {}, say(CATALOG.duel)), make('p', {}, say(comparison.about)), make('ul', { class: 'fights' }, ...items)];
}

/** Another set of units is another address, so that the way back leads to this one. */
const compare = (others: readonly string[]): void => location.assign(`?ids=${others.join(',')}`);

/** Offers units of the rule set that is compared; of all, before there is one. */
function offerMore(system?: string): void {
  const adding = need<HTMLElement>('[data-compare-add]');
  const input = need<HTMLInputElement>('input', adding);
  input.disabled = ids.length >= MOST;
  if (input.disabled) input.placeholder = say(CATALOG.compareMost);
  offerUnits({
    input,
    list: need('ul', adding),
    system: () => system,
    choose: ({ id }) => compare([...ids, id]),
    fail: (message) => place.append(make('p', { class: 'notice' }, message)),
  });
}

/** What nobody is compared with yet is an invitation. */
function invite(): readonly HTMLElement[] {
  offerMore();
  const table = make('a', { href: `/${language}/units/` }, say(CATALOG.noUnit));
  return [make('p', { class: 'notice' }, say(CATALOG.compareHow), ' ', table)];
}

async function contents(): Promise<readonly HTMLElement[]> {
  if (ids.length === 0) return invite();
  const units = await Promise.all(ids.map((id) => askEntry('units', id, language)));
  document.title = `${units.map(unitName).join(' · ')} | Rangefinder`;
  offerMore(units[0]?.system);
  const cards = make('div', { class: 'force-cards' }, ...units.map(unitCard));
  if (units.length === 1) return [make('p', {}, say(CATALOG.compareOnly)), cards];
  return [figures(units), ...(await duels(units)), cards];
}

/** All at once: nothing that is being read moves on. */
function show(parts: readonly HTMLElement[]): void {
  place.replaceChildren(...parts);
  place.dataset.ready = '';
}

contents().then(show, () => show([make('p', { class: 'notice' }, say(CATALOG.away))]));
