/** The catalog browser: query, filters and pages. The address holds the whole state. */
import { loadFavorites, orderText, tableOf, unitName, unitPage, weaponPage } from '@rangefinder/battle/catalog';
import { fetchUnits, type OfflineNote, type UnitsPage } from '@rangefinder/battle/catalog-api';
import { debounce, language, make, need, say } from '@rangefinder/battle/dom';
import { nameUnknownBesides } from '@rangefinder/battle/unknown-parameters';
import type { CardEntry } from '@rangefinder/cards';
import { BadInputError, type Problem } from '@rangefinder/client';
import { CATALOG } from '../../texts/catalog.js';
import { OFFLINE } from '../../texts/offline.js';
import { selectAvailability, showAvailability } from '../catalog/availability-lists.js';
import { entryRow } from '../catalog/entry-row.js';
import { type FormState, markProblems, queryOf } from '../catalog/unit-query.js';
import { hideEmptyColumns, showTable, tableRow } from '../catalog/unit-table.js';

const PAGE_ROWS = 30;
const DEBOUNCE_MS = 250;
const form = need<HTMLFormElement>('[data-units-form]');
const list = need<HTMLElement>('[data-units-list]');
const status = need<HTMLElement>('[data-units-status]');
const more = need<HTMLButtonElement>('[data-units-more]');

const input = need<HTMLInputElement>('input[name=q]', form);
const orderField = need<HTMLSelectElement>('select[name=order]', form);
const rows = need<HTMLElement>('[data-units-body]');
const problemPlace = need<HTMLElement>('[data-units-problem]');

function state(): FormState {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

const question = (after: string | null): Promise<UnitsPage> =>
  fetchUnits({ query: queryOf(state(), language), first: PAGE_ROWS, after }, language);

function updateAddress(): void {
  const fields = Object.entries(state()).filter(([name, value]) => name !== 'order' || value !== 'name');
  const search = new URLSearchParams(fields).toString();
  history.replaceState(null, '', search === '' ? location.pathname : `?${search}`);
}

function fromAddress(): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (field === orderField) offerOrder(value);
    if (field instanceof HTMLSelectElement) selectAvailability(field, value);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/** Opens the collapsed conditions if one of them is set. */
function openSetConditions(): void {
  const folded = need<HTMLDetailsElement>('.more-facets', form);
  folded.open ||= [...folded.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].some(({ value }) => value !== '');
}

let requests = 0;
let next: string | null = null;

/** What a list says about a unit whose availability is unknown although the query asks for it. */
const doubtOf = ({ availability }: CardEntry, unknown: number): string | undefined =>
  unknown > 0 && availability === null ? say(CATALOG.unknownAvailability) : undefined;

function show({ units, total, unknown, next: following, offline }: UnitsPage, added: boolean): void {
  markInvalid(false);
  const table = tableOf(state().system);
  showTable(table, state().order ?? '', sortBy);
  list.hidden = table !== undefined;
  if (!added) for (const place of [list, rows]) place.replaceChildren();
  if (table) rows.append(...units.map((unit) => tableRow(unit, table, doubtOf(unit, unknown))));
  else list.append(...units.map((unit) => entryRow(unit, unitPage(unit.id), doubtOf(unit, unknown))));
  hideEmptyColumns();
  next = following;
  more.hidden = following === null;
  const shown = list.children.length + rows.children.length;
  const found = shown === 0 ? say(CATALOG.none) : `${say(CATALOG.total)} ${total ?? shown}`;
  status.textContent = offline ? offlineStatus(found, shown, offline) : found;
}

/** What was found among the saved units, and what they cannot answer. */
function offlineStatus(found: string, shown: number, { notSaved, unsupported }: OfflineNote): string {
  if (unsupported.length > 0) return `${say(OFFLINE.unsupported)} ${unsupported.join(', ')}. ${say(OFFLINE.keepAgain)}`;
  if (notSaved.length > 0 && shown === 0) return say(OFFLINE.notKept);
  return `${found} ${say(OFFLINE.amongKept)}`;
}

/** Marks the wrong terms. The units of the previous query stay visible. */
function showProblems(problems: readonly Problem[]): void {
  const echo = markProblems(state().q ?? '', problems).map(({ text, wrong }) => (wrong ? make('mark', {}, text) : text));
  problemPlace.replaceChildren(
    make('p', {}, make('strong', {}, say(CATALOG.wrongQuery)), ' ', make('span', { class: 'query-echo' }, ...echo)),
    ...problems.map(({ given, allowed }) => make('p', {}, make('b', {}, String(given)), ` — ${say(CATALOG.allowed)} ${allowed}`)),
  );
}

function markInvalid(wrong: boolean): void {
  input.setAttribute('aria-invalid', String(wrong));
  problemPlace.hidden = !wrong;
  list.classList.toggle('stale', wrong);
}

function fail(error: unknown): void {
  more.hidden = true;
  const problems = error instanceof BadInputError ? error.problems : [];
  markInvalid(problems.length > 0);
  status.textContent = problems.length > 0 ? '' : say(CATALOG.away);
  if (problems.length > 0) showProblems(problems);
  else for (const place of [list, rows]) place.replaceChildren();
}

async function load(added: boolean): Promise<void> {
  requests += 1;
  const mine = requests;
  status.textContent = say(CATALOG.loading);
  try {
    const page = await question(added ? next : null);
    if (mine === requests) show(page, added);
  } catch (error) {
    if (mine === requests) fail(error);
  }
}

/** Hides and clears the conditions of other rule sets. */
function showFacets(): void {
  for (const facet of form.querySelectorAll<HTMLElement>('[data-facet]')) {
    facet.hidden = facet.dataset.facet !== state().system;
    for (const select of facet.hidden ? facet.querySelectorAll('select') : []) select.value = '';
  }
}

/** Adds an order by a column to the list of sort orders. */
function offerOrder(order: string): void {
  if ([...orderField.options].some(({ value }) => value === order)) return;
  const text = orderText(order, new URLSearchParams(location.search).get('system') ?? state().system);
  if (text !== undefined) orderField.append(make('option', { value: order }, text));
}

/** Sorts by a clicked column header. */
function sortBy(order: string): void {
  offerOrder(order);
  orderField.value = order;
  change();
}

function change(): void {
  showFacets();
  void showAvailability(form, state().system);
  updateAddress();
  void load(false);
}

/** Search results of earlier releases link to weapons by `?weapon=`. */
const weapon = new URLSearchParams(location.search).get('weapon');
if (weapon) location.replace(weaponPage(weapon));

/** Lists the favorite units. */
function showFavorites(): void {
  const place = need<HTMLElement>('[data-favorites]');
  const favorites = loadFavorites();
  place.hidden = favorites.length === 0;
  place.append(...favorites.map((unit) => make('a', { href: unitPage(unit.id) }, unitName(unit))));
}

showFavorites();
nameUnknownBesides([...new FormData(form).keys()], form);
fromAddress();
openSetConditions();
showFacets();
void showAvailability(form, state().system);
form.addEventListener('input', debounce(change, DEBOUNCE_MS));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  change();
});
more.addEventListener('click', () => void load(true));
void load(false);
