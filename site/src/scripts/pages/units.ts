/** The catalog browser: a query, which conditions, chips and column headers edit, and pages of its units. The address holds the query. */
import { loadFavorites, orderText, tableOf, unitName, unitPage, weaponPage } from '@rangefinder/battle/catalog';
import { fetchUnits, type OfflineNote, type UnitsPage } from '@rangefinder/battle/catalog-api';
import { debounce, language, make, need, say } from '@rangefinder/battle/dom';
import { nameUnknownBesides } from '@rangefinder/battle/unknown-parameters';
import type { CardEntry } from '@rangefinder/cards';
import { BadInputError, type Problem } from '@rangefinder/client';
import { CATALOG } from '../../texts/catalog.js';
import { OFFLINE } from '../../texts/offline.js';
import { showAvailability } from '../catalog/availability-lists.js';
import { entryRow } from '../catalog/entry-row.js';
import {
  type Condition,
  markProblems,
  markWords,
  optionOf,
  type Piece,
  queryOf,
  stagesOf,
  termOf,
  termsOf,
  withCondition,
  withoutTerm,
} from '../catalog/unit-query.js';
import { hideEmptyColumns, showTable, tableRow } from '../catalog/unit-table.js';

const PAGE_ROWS = 30;
const DEBOUNCE_MS = 250;
const form = need<HTMLFormElement>('[data-units-form]');
const list = need<HTMLElement>('[data-units-list]');
const status = need<HTMLElement>('[data-units-status]');
const more = need<HTMLButtonElement>('[data-units-more]');
const view = need<HTMLButtonElement>('[data-units-view]');
const rows = need<HTMLElement>('[data-units-body]');
const chips = need<HTMLElement>('[data-units-chips]');
const understood = need<HTMLElement>('[data-units-understood]');
const problemPlace = need<HTMLElement>('[data-units-problem]');

const input = need<HTMLInputElement>('input[name=q]', form);
const costField = need<HTMLInputElement>('[data-cost]', form);
const orderField = need<HTMLSelectElement>('[data-units-order]', form);
const lists = [...form.querySelectorAll<HTMLSelectElement>('select[data-condition]')];

const namesIn = (text: string | undefined): readonly string[] => (text ?? '').split(' ');
const FLAGS = namesIn(form.dataset.flags);
const SYSTEM: Condition = { names: namesIn(form.dataset.systemNames) };
const SORT: Condition = { names: namesIn(form.dataset.sortNames) };
const COST: Condition = { names: namesIn(costField.dataset.cost), takes: (text) => text.includes('<=') };
const BEST_KNOWN = form.dataset.bestKnown ?? '';

const query = (): string => input.value.trim();
const system = (): string | undefined => /[:=](.*)$/.exec(termOf(query(), SYSTEM, FLAGS)?.text ?? '')?.[1]?.toLowerCase();
const conditionOf = ({ dataset }: HTMLElement): Condition => ({ names: namesIn(dataset.condition) });

function updateAddress(): void {
  const search = new URLSearchParams(query() === '' ? {} : { q: query() }).toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  history.replaceState(null, '', search === '' ? location.pathname : `?${search}`);
  document.title = [query(), `${need('h1').textContent} | Rangefinder`].filter(Boolean).join(' · ');
}

/** Parameters of links of earlier releases, each a condition. */
const CONDITIONS = ['system', 'kind', 'faction', 'era', 'type', 'role', 'tech', 'rules', 'production', 'most', 'order'];

function fromAddress(): void {
  const parameters = new URLSearchParams(location.search);
  input.value = queryOf(
    Object.fromEntries(['q', ...CONDITIONS].map((name) => [name, parameters.get(name) ?? '']).filter(([, value]) => value !== '')),
  );
}

/** Changes the query. */
function edit(text: string): void {
  input.value = text;
  change();
}

function showChips(): void {
  const terms = termsOf(query(), FLAGS).filter(({ isWord }) => !isWord);
  chips.hidden = terms.length === 0;
  chips.replaceChildren(
    ...terms.map((term) => {
      const remove = make(
        'button',
        { type: 'button', class: 'button', 'aria-label': `${say(CATALOG.remove)}: ${term.text}` },
        term.text,
        ' ×',
      );
      remove.addEventListener('click', () => {
        edit(withoutTerm(query(), term));
        input.focus();
      });
      return make('li', {}, remove);
    }),
  );
}

/** Shows the conditions of the query in the form. */
function showConditions(): void {
  const shownSystem = system() ?? form.querySelector<HTMLElement>('[data-facet]')?.dataset.facet;
  for (const facet of form.querySelectorAll<HTMLElement>('[data-facet]')) facet.hidden = facet.dataset.facet !== shownSystem;
  for (const select of lists) {
    const term = termOf(query(), conditionOf(select), FLAGS);
    if (term && select === orderField) offerOrder(term.text);
    select.value =
      optionOf(
        term,
        [...select.options].map(({ value }) => value),
      ) ?? '';
  }
  costField.value = /<=\s*(\d+)$/.exec(termOf(query(), COST, FLAGS)?.text ?? '')?.[1] ?? '';
}

/** Fills the lists of eras and factions once they can be seen. */
async function showEras(): Promise<void> {
  if (!need<HTMLDetailsElement>('.more-facets', form).open) return;
  await showAvailability(form, system() ?? form.querySelector<HTMLElement>('[data-facet]')?.dataset.facet);
  showConditions();
}

/** A page, and what comes after it: a cursor in one of the stages of the list. */
interface Position {
  readonly stage: number;
  readonly after: string | null;
}

let requests = 0;
let stages: readonly string[] = [];
let next: Position | undefined;
let shown: readonly CardEntry[] = [];
let total = 0;
let unknown = 0;
let isTableWanted = matchMedia('(min-width: 50em)').matches;

const pageAt = ({ stage, after }: Position): Promise<UnitsPage> =>
  fetchUnits({ query: stages[stage] ?? '', first: PAGE_ROWS, after }, language);

/** What a list says about a unit whose availability is unknown although the query asks for it. */
const doubtOf = ({ availability }: CardEntry): string | undefined =>
  unknown > 0 && availability === null ? say(CATALOG.unknownAvailability) : undefined;

/** The table of the rule set that all units have. */
function tableOfShown(): ReturnType<typeof tableOf> {
  const [first, ...others] = new Set(shown.map((unit) => unit.system));
  return tableOf(others.length > 0 ? undefined : (system() ?? first));
}

function draw(): void {
  const possible = tableOfShown();
  const table = isTableWanted ? possible : undefined;
  showTable(table, termOf(query(), SORT, FLAGS)?.text.replace(/^[^:]+:/, 'sort:') ?? '', sortBy);
  list.hidden = table !== undefined;
  rows.replaceChildren(...(table ? shown.map((unit) => tableRow(unit, table, doubtOf(unit))) : []));
  list.replaceChildren(...(table ? [] : shown.map((unit) => entryRow(unit, unitPage(unit.id), doubtOf(unit)))));
  hideEmptyColumns();
  more.hidden = next === undefined;
  view.hidden = possible === undefined;
  view.textContent = say(table ? CATALOG.asCards : CATALOG.asTable);
}

/** Shows the first page: of each stage what fits in, and the number of all. */
function showFirst(pages: readonly UnitsPage[]): void {
  markInvalid(false);
  const [first] = pages;
  const isLast = first?.next === null;
  shown = isLast ? pages.flatMap(({ units }) => units) : (first?.units ?? []);
  total = pages.reduce((sum, page) => sum + (page.total ?? page.units.length), 0);
  unknown = pages.reduce((sum, page) => sum + page.unknown, 0);
  const stage = isLast ? pages.length - 1 : 0;
  const after = pages[stage]?.next ?? null;
  next = after === null ? undefined : { stage, after };
  const offline = pages.find((page) => page.offline)?.offline;
  const found = shown.length === 0 ? say(CATALOG.none) : `${say(CATALOG.total)} ${total}`;
  status.textContent = offline ? offlineStatus(found, shown.length, offline) : found;
  if (first) showUnderstanding(first);
  draw();
}

function showNext(page: UnitsPage, { stage }: Position): void {
  shown = [...shown, ...page.units];
  const following = stage + 1 < stages.length ? { stage: stage + 1, after: null } : undefined;
  next = page.next === null ? following : { stage, after: page.next };
  draw();
}

const marked = (pieces: readonly Piece[]): readonly (string | HTMLElement)[] =>
  pieces.map(({ text, wrong }) => (wrong ? make('mark', {}, text) : text));

/** A query that replaces that of the page. */
function proposal(text: string, content: readonly (string | HTMLElement)[] = [text]): HTMLElement {
  const button = make('button', { type: 'button', class: 'button' }, ...content);
  button.addEventListener('click', () => edit(text));
  return button;
}

/** Says how words were read, and marks those that were only looked up in names. */
function showUnderstanding({ understoodAs, hasMost, alternative }: UnitsPage): void {
  const pieces = understoodAs === null ? [] : markWords(understoodAs, FLAGS);
  const hasNames = pieces.some(({ wrong }) => wrong) && pieces.some(({ wrong, text }) => !wrong && text !== ' ');
  understood.hidden = understoodAs === null && alternative === null;
  understood.replaceChildren(
    ...(understoodAs === null
      ? []
      : [say(CATALOG.understood), ' ', proposal(understoodAs, marked(hasNames ? pieces : [{ text: understoodAs, wrong: false }])), ' ']),
    ...(hasNames ? [say(CATALOG.namesOnly), ' '] : []),
    ...(hasMost ? [say(CATALOG.mostWords), ' '] : []),
    ...(alternative === null ? [] : [say(CATALOG.otherMeaning), ' ', proposal(alternative)]),
  );
}

/** What was found among the saved units, and what they cannot answer. */
function offlineStatus(found: string, count: number, { notSaved, unsupported }: OfflineNote): string {
  if (unsupported.length > 0) return `${say(OFFLINE.unsupported)} ${unsupported.join(', ')}. ${say(OFFLINE.keepAgain)}`;
  if (notSaved.length > 0 && count === 0) return say(OFFLINE.notKept);
  return `${found} ${say(OFFLINE.amongKept)}`;
}

/** Marks the wrong terms. The units of the previous query stay visible. */
function showProblems(problems: readonly Problem[]): void {
  const echo = marked(markProblems(query(), problems));
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

/** The first pages of all stages. Units saved on this device are not parted, nor is a query that is refused. */
async function firstPages(): Promise<readonly UnitsPage[]> {
  stages = stagesOf(query(), BEST_KNOWN, (field) => SORT.names.includes(field), FLAGS);
  if (stages.length > 1) {
    const pages = await Promise.all(stages.map((_, stage) => pageAt({ stage, after: null }))).catch(() => undefined);
    if (pages && !pages.some(({ offline }) => offline)) return pages;
    stages = [query()];
  }
  return [await pageAt({ stage: 0, after: null })];
}

async function load(position?: Position): Promise<void> {
  requests += 1;
  const mine = requests;
  if (!position) status.textContent = say(CATALOG.loading);
  try {
    const pages = position ? [await pageAt(position)] : await firstPages();
    const [page] = pages;
    if (mine !== requests || !page) return;
    if (position) showNext(page, position);
    else showFirst(pages);
  } catch (error) {
    if (mine === requests) fail(error);
  }
}

/** Adds an order by a column to the list of sort orders. */
function offerOrder(term: string): void {
  const options = [...orderField.options].map(({ value }) => value);
  if (optionOf({ from: 0, to: 0, text: term, isWord: false }, options) !== undefined) return;
  const text = orderText(term.replace(/^[^:]+:/, 'sort:'), system() ?? shown[0]?.system);
  if (text !== undefined) orderField.append(make('option', { value: term }, text));
}

/** Sorts by a clicked column header. */
const sortBy = (order: string): void => edit(withCondition(query(), SORT, order.replace(/^sort/, SORT.names[0] ?? 'sort'), FLAGS));

function change(): void {
  showChips();
  showConditions();
  void showEras();
  updateAddress();
  void load();
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
nameUnknownBesides(['q', ...CONDITIONS], form);
fromAddress();
for (const select of lists) select.addEventListener('change', () => edit(withCondition(query(), conditionOf(select), select.value, FLAGS)));
costField.addEventListener('change', () => {
  const text = Number(costField.value) > 0 ? `${COST.names[0]}<=${costField.value}` : '';
  edit(withCondition(query(), COST, text, FLAGS));
});
need('.more-facets', form).addEventListener('toggle', () => void showEras());
input.addEventListener('input', debounce(change, DEBOUNCE_MS));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  change();
});
more.addEventListener('click', () => next && void load(next));
view.addEventListener('click', () => {
  isTableWanted = !isTableWanted;
  draw();
});
showChips();
showConditions();
form.toggleAttribute('data-ready', true);
if (query() !== '') updateAddress();
void load();
