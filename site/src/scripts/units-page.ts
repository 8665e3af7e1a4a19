/** The catalog browser: a query, filters, pages; all of it kept in the address. */
import { BadInputError, type Problem } from '@rangefinder/client';
import { CATALOG } from '../texts/catalog.js';
import { askUnits, type UnitPage } from './catalog-api.js';
import { debounce, language, make, need, say } from './dom.js';
import { entryRow } from './entry-row.js';
import { loadFavorites } from './favorites.js';
import { chooseFielding, showFielding } from './fielding-lists.js';
import { orderText, tableOf } from './unit-columns.js';
import { markedIn, queryOf, type Wanted } from './unit-question.js';
import { hideSilentColumns, showTable, tableRow } from './unit-table.js';
import { unitName, unitPage, weaponPage } from './unit-words.js';

const PAGE = 30;
const PAUSE_MS = 250;
const form = need<HTMLFormElement>('[data-units-form]');
const list = need<HTMLElement>('[data-units-list]');
const status = need<HTMLElement>('[data-units-status]');
const more = need<HTMLButtonElement>('[data-units-more]');

const input = need<HTMLInputElement>('input[name=q]', form);
const orderField = need<HTMLSelectElement>('select[name=order]', form);
const rows = need<HTMLElement>('[data-units-body]');
const problemPlace = need<HTMLElement>('[data-units-problem]');

function state(): Wanted {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

const question = (after: string | null): Promise<UnitPage> => askUnits({ query: queryOf(state(), language), first: PAGE, after }, language);

function keepInAddress(): void {
  const kept = Object.entries(state()).filter(([name, value]) => name !== 'order' || value !== 'name');
  const search = new URLSearchParams(kept).toString();
  history.replaceState(null, '', search === '' ? location.pathname : `?${search}`);
}

function fromAddress(): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (field === orderField) offerOrder(value);
    if (field instanceof HTMLSelectElement) chooseFielding(field, value);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/** Conditions that are set are seen. */
function unfoldConditions(): void {
  const folded = need<HTMLDetailsElement>('.more-facets', form);
  folded.open ||= [...folded.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].some(({ value }) => value !== '');
}

let asked = 0;
let next: string | null = null;

function show({ units, total, next: following }: UnitPage, added: boolean): void {
  markWrong(false);
  const table = tableOf(state().system);
  showTable(table, state().order ?? '', sortBy);
  list.hidden = table !== undefined;
  if (!added) for (const place of [list, rows]) place.replaceChildren();
  if (table) rows.append(...units.map((unit) => tableRow(unit, table)));
  else list.append(...units.map((unit) => entryRow(unit, unitPage(unit.id))));
  hideSilentColumns();
  next = following;
  more.hidden = following === null;
  const shown = list.children.length + rows.children.length;
  status.textContent = shown === 0 ? say(CATALOG.none) : `${say(CATALOG.total)} ${total ?? shown}`;
}

/** Points at what was not understood; the units that were found before stay in sight. */
function showProblems(problems: readonly Problem[]): void {
  const echo = markedIn(state().q ?? '', problems).map(({ text, wrong }) => (wrong ? make('mark', {}, text) : text));
  problemPlace.replaceChildren(
    make('p', {}, make('strong', {}, say(CATALOG.wrongQuery)), ' ', make('span', { class: 'query-echo' }, ...echo)),
    ...problems.map(({ given, allowed }) => make('p', {}, make('b', {}, String(given)), ` — ${say(CATALOG.allowed)} ${allowed}`)),
  );
}

function markWrong(wrong: boolean): void {
  input.setAttribute('aria-invalid', String(wrong));
  problemPlace.hidden = !wrong;
  list.classList.toggle('stale', wrong);
}

function fail(error: unknown): void {
  more.hidden = true;
  const problems = error instanceof BadInputError ? error.problems : [];
  markWrong(problems.length > 0);
  status.textContent = problems.length > 0 ? '' : say(CATALOG.away);
  if (problems.length > 0) showProblems(problems);
  else for (const place of [list, rows]) place.replaceChildren();
}

async function ask(added: boolean): Promise<void> {
  asked += 1;
  const mine = asked;
  status.textContent = say(CATALOG.loading);
  try {
    const page = await question(added ? next : null);
    if (mine === asked) show(page, added);
  } catch (error) {
    if (mine === asked) fail(error);
  }
}

/** Conditions of other rule sets count no more. */
function showFacets(): void {
  for (const facet of form.querySelectorAll<HTMLElement>('[data-facet]')) {
    facet.hidden = facet.dataset.facet !== state().system;
    for (const select of facet.hidden ? facet.querySelectorAll('select') : []) select.value = '';
  }
}

/** An order by a column stands among the others, in words. */
function offerOrder(order: string): void {
  if ([...orderField.options].some(({ value }) => value === order)) return;
  const text = orderText(order, new URLSearchParams(location.search).get('system') ?? state().system);
  if (text !== undefined) orderField.append(make('option', { value: order }, text));
}

/** A head of the table was touched. */
function sortBy(order: string): void {
  offerOrder(order);
  orderField.value = order;
  change();
}

function change(): void {
  showFacets();
  void showFielding(form, state().system);
  keepInAddress();
  void ask(false);
}

/** Answers of the search name weapons so; their cards are on the page of cards. */
const weapon = new URLSearchParams(location.search).get('weapon');
if (weapon) location.replace(weaponPage(weapon));

/** Units at hand, before anything is asked for. */
function showFavorites(): void {
  const place = need<HTMLElement>('[data-favorites]');
  const favorites = loadFavorites();
  place.hidden = favorites.length === 0;
  place.append(...favorites.map((unit) => make('a', { href: unitPage(unit.id) }, unitName(unit))));
}

showFavorites();
fromAddress();
unfoldConditions();
showFacets();
void showFielding(form, state().system);
form.addEventListener('input', debounce(change, PAUSE_MS));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  change();
});
more.addEventListener('click', () => void ask(true));
void ask(false);
