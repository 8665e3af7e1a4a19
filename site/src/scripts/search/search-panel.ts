/**
 * The search, as a dialog or in a page: the answer to a question and results while the reader types, keyboard selection. Requests go to
 * this host only.
 */
import { debounce, language, make } from '@rangefinder/battle/dom';
import { readingStyles } from '@rangefinder/widgets/questions';
import cardStyles from '../../styles/reading-card.css?inline';
import { type ListedHit, NO_QUERY, type Query, sameQuery } from './hits.js';
import { ReadingCard } from './reading-card.js';
import { recentSearches, rememberSearch } from './recent-searches.js';
import type { FromWorker, SearchResult, ToWorker } from './search-worker.js';

const DEBOUNCE_MS = 200;

interface DialogTexts {
  readonly nothing: string;
  readonly loading: string;
  readonly failed: string;
  readonly found: string;
  readonly elsewhere: string;
  /** Titles of rule sets by slug. */
  readonly systems: Readonly<Record<string, string>>;
  /** Questions to try. */
  readonly suggestions: readonly string[];
  readonly tryAsking: string;
  readonly recent: string;
}

const KIND_NAMES: Readonly<Record<string, { readonly en: string; readonly ru: string }>> = {
  SECTION: { en: 'rule', ru: 'правило' },
  TABLE: { en: 'table', ru: 'таблица' },
  RULING: { en: 'ruling', ru: 'спорное место' },
  TERM: { en: 'term', ru: 'термин' },
  CALCULATOR: { en: 'calculator', ru: 'калькулятор' },
  UNIT: { en: 'unit', ru: 'карточка' },
  WEAPON: { en: 'weapon', ru: 'оружие' },
  ARMOR: { en: 'armor', ru: 'броня' },
};

/** A worker builds the index, so that typing stays responsive. */
let worker: Worker | undefined;
const searchWorker = (): Worker => {
  worker ??= new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: language });
  return worker;
};

function resultItem({ title, summary, kind, system, href, answer }: ListedHit, id: string, systems: DialogTexts['systems']): HTMLLIElement {
  const about = `${KIND_NAMES[kind]?.[language] ?? kind} · ${systems[system] ?? system}`;
  const text = answer ? answerLine(answer) : make('span', {}, shorten(summary));
  const attributes = { href, role: 'option', id, tabindex: '-1', 'aria-selected': 'false' };
  return make('li', { role: 'presentation' }, make('a', attributes, make('b', {}, title), ' ', make('small', {}, about), text));
}

const answerLine = (answer: NonNullable<ListedHit['answer']>): HTMLSpanElement =>
  make('span', { class: 'search-answer' }, ...answer.map(({ text, marked }) => (marked ? make('mark', {}, text) : text)));

/** Links that the keyboard selects: to the page of the answer, then the results. */
const linksIn = ({ card, reading, list }: Parts): readonly HTMLAnchorElement[] =>
  [...(card.hidden ? [] : [reading]), list].flatMap((place) => [...place.querySelectorAll('a')]);

const shorten = (text: string): string => (text.length > 130 ? `${text.slice(0, 127).trimEnd()}…` : text);

interface Parts {
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
  /** Radio buttons of rule sets. */
  readonly systems: HTMLElement;
  /** Radio buttons of kinds of hits. */
  readonly groups: HTMLElement;
  readonly texts: DialogTexts;
  /** Recent searches and questions to try. */
  readonly recent: HTMLElement;
  /** The answer, with its arguments below it. */
  readonly card: HTMLElement;
  readonly reading: HTMLElement;
  readonly prefix: string;
  readonly answer: ReadingCard;
}

function partsOf(panel: HTMLElement): Parts {
  const part = <T extends Element>(selector: string) => panel.querySelector<T>(selector) as T;
  const { prefix = '', texts = '{}' } = panel.dataset;
  const card = part<HTMLElement>('[data-search-card]');
  const reading = part<HTMLElement>('[data-search-reading]');
  const parts: Parts = {
    input: part('input'),
    status: part('[data-search-status]'),
    list: part('[data-search-results]'),
    systems: part('[data-search-systems]'),
    groups: part('[data-search-groups]'),
    recent: part('[data-search-recent]'),
    texts: JSON.parse(texts) as DialogTexts,
    ...{ card, reading, prefix },
    answer: new ReadingCard({ card, reading, parts: part('[data-search-parts]'), prefix }, () => {
      panel.toggleAttribute('data-read', true);
      select(parts, 0);
    }),
  };
  return parts;
}

/** The query with the chosen rule set and kind. */
const queryIn = ({ input, systems, groups }: Parts): Query => ({
  text: input.value.trim().slice(0, MAX_SEARCHED_CHARACTERS),
  system: systems.querySelector<HTMLInputElement>('input:checked')?.value ?? '',
  group: groups.querySelector<HTMLInputElement>('input:checked')?.value ?? '',
});

/** The query of the shown results. Later results of the same query keep the selection. */
let shown: Query = NO_QUERY;

function show(parts: Parts, { query, hits, count, elsewhere }: SearchResult): void {
  const { input, status, list, texts, prefix } = parts;
  const chosen = sameQuery(query, shown) && selectedAt(parts) > 0 ? linksIn(parts)[selectedAt(parts)]?.getAttribute('href') : undefined;
  shown = query;
  list.replaceChildren(...hits.map((hit, at) => resultItem(hit, `${prefix}-${at}`, texts.systems)));
  const place = linksIn(parts).findIndex((link) => link.getAttribute('href') === chosen);
  select(parts, Math.max(place, 0));
  const found = `${elsewhere ? texts.elsewhere : texts.found} ${count}`;
  if (input.value.trim() !== '') status.textContent = count === 0 ? texts.nothing : found;
}

function select(parts: Parts, wanted: number): void {
  const { input } = parts;
  const items = linksIn(parts);
  input.setAttribute('aria-expanded', String(items.length > 0));
  const at = items.length === 0 ? -1 : (wanted + items.length) % items.length;
  for (const [index, item] of items.entries()) item.setAttribute('aria-selected', String(index === at));
  const chosen = items[at];
  if (chosen) {
    input.setAttribute('aria-activedescendant', chosen.id);
    if (wanted !== 0) chosen.scrollIntoView({ block: 'nearest' });
  } else input.removeAttribute('aria-activedescendant');
}

/** Shows recent searches and questions to try as buttons while the field is empty. */
function showRecent(parts: Parts): void {
  const { input, recent, texts } = parts;
  const button = (text: string): HTMLElement => {
    const made = make('button', { type: 'button' }, text);
    made.addEventListener('click', () => {
      input.value = text;
      input.focus();
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return made;
  };
  const group = (title: string, offered: readonly string[]): readonly HTMLElement[] =>
    offered.length === 0 ? [] : [make('div', { role: 'group', 'aria-label': title }, make('small', {}, title), ...offered.map(button))];
  recent.replaceChildren(...group(texts.tryAsking, texts.suggestions), ...group(texts.recent, recentSearches()));
}

const selectedAt = (parts: Parts): number => linksIn(parts).findIndex((item) => item.getAttribute('aria-selected') === 'true');

const send = (message: ToWorker): void => searchWorker().postMessage(message);

/** Set once the index is loaded. */
let ready = false;

function search(parts: Parts): void {
  const { input, list, status, texts, recent, answer } = parts;
  const query = queryIn(parts);
  answer.read(query.group === '' ? input.value.trim() : '', query.system);
  if (!ready && query.text !== '') status.textContent = texts.loading;
  if (query.text === '') {
    showRecent(parts);
    list.replaceChildren();
    select(parts, 0);
  } else {
    recent.replaceChildren();
    send({ find: query });
  }
}

/** Longer texts are questions: their first words are searched for. */
const MAX_SEARCHED_CHARACTERS = 200;

const ask = (parts: Parts): void => {
  const query = queryIn(parts);
  if (query.text !== '') send({ askService: query });
};

/** Ignores results of outdated queries. */
function onMessage(parts: Parts, message: FromWorker): void {
  if ('failed' in message) parts.status.textContent = parts.texts.failed;
  else if ('loaded' in message) {
    ready = true;
    search(parts);
  } else if (sameQuery(message.query, queryIn(parts)) && (message.count > 0 || message.whole)) show(parts, message);
}

function onKey(event: KeyboardEvent, close: () => void, parts: Parts): void {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    select(parts, selectedAt(parts) + (event.key === 'ArrowDown' ? 1 : -1));
  } else if (event.key === 'Enter') {
    event.preventDefault();
    rememberSearch(parts.input.value);
    const chosen = linksIn(parts)[selectedAt(parts)];
    chosen?.click();
    if (chosen) close();
  } else if (event.key === 'Escape') {
    // By default, Escape only clears the field.
    event.preventDefault();
    close();
  }
}

let isStyled = false;

/** Adds the styles of the answer, which the first page does not load. */
function addStyles(): void {
  if (isStyled) return;
  isStyled = true;
  const own = new CSSStyleSheet();
  own.replaceSync(cardStyles);
  document.adoptedStyleSheets.push(...(readingStyles.styleSheet ? [readingStyles.styleSheet] : []), own);
}

const prepared = new WeakMap<HTMLElement, Parts>();

/** Loads what the search needs, the index and the reader of questions, before it is opened. */
export function prepareSearch(panel: HTMLElement): Parts {
  const known = prepared.get(panel);
  if (known) return known;
  addStyles();
  const parts = partsOf(panel);
  prepared.set(panel, parts);
  parts.answer.prepare();
  const close = (): void => {
    if (panel instanceof HTMLDialogElement) panel.close();
  };
  searchWorker().addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(parts, data));
  send({ load: true });
  parts.input.addEventListener('input', () => search(parts));
  parts.input.addEventListener(
    'input',
    debounce(() => ask(parts), DEBOUNCE_MS),
  );
  for (const choice of [parts.systems, parts.groups])
    choice.addEventListener('change', () => {
      search(parts);
      ask(parts);
    });
  parts.input.addEventListener('keydown', (event) => onKey(event, close, parts));
  const share = panel.querySelector<HTMLAnchorElement>('[data-search-share]');
  panel.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[role=option], .search-card a') : null;
    if (link) rememberSearch(parts.input.value);
    if (share && link === share) share.search = new URLSearchParams({ q: parts.input.value.trim() }).toString();
    if (target === panel || link) close();
  });
  return parts;
}

const opened = new WeakSet<HTMLElement>();

/** Focuses the field of the search. */
export function startSearch(panel: HTMLElement): void {
  const field = panel.querySelector('input') as HTMLInputElement;
  field.focus();
  const parts = prepareSearch(panel);
  // At the first opening the reader may already be typing: a selection would be overwritten.
  if (opened.has(panel)) {
    field.select();
    return;
  }
  opened.add(panel);
  search(parts);
  ask(parts);
}
