/** The search dialog: results while the reader types, keyboard selection. Requests go to this host only. */
import { debounce, language, make } from '@rangefinder/battle/dom';
import { type ListedHit, NO_QUERY, type Query, sameQuery } from './hits.js';
import { recentSearches, rememberSearch } from './recent-searches.js';
import type { FromWorker, SearchResult, ToWorker } from './search-worker.js';
import type { Versus } from './versus.js';

const DEBOUNCE_MS = 200;

interface DialogTexts {
  readonly nothing: string;
  readonly loading: string;
  readonly failed: string;
  readonly found: string;
  readonly elsewhere: string;
  /** Titles of rule sets by slug. */
  readonly systems: Readonly<Record<string, string>>;
  /** Attack calculators by slug of the rule set. */
  readonly versus: Readonly<Record<string, Versus>>;
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

function resultItem({ title, summary, kind, system, href, answer }: ListedHit, at: number, systems: DialogTexts['systems']): HTMLLIElement {
  const about = `${KIND_NAMES[kind]?.[language] ?? kind} · ${systems[system] ?? system}`;
  const text = answer ? answerLine(answer) : make('span', {}, shorten(summary));
  const attributes = { href, role: 'option', id: `search-${at}`, tabindex: '-1', 'aria-selected': String(at === 0) };
  return make('li', { role: 'presentation' }, make('a', attributes, make('b', {}, title), ' ', make('small', {}, about), text));
}

const answerLine = (answer: NonNullable<ListedHit['answer']>): HTMLSpanElement =>
  make('span', { class: 'search-answer' }, ...answer.map(({ text, marked }) => (marked ? make('mark', {}, text) : text)));

const linksIn = (list: HTMLElement): readonly HTMLAnchorElement[] => [...list.querySelectorAll('a')];

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
  /** Recent searches. */
  readonly recent: HTMLElement;
}

function partsOf(dialog: HTMLDialogElement): Parts {
  const part = <T extends Element>(selector: string) => dialog.querySelector<T>(selector) as T;
  return {
    input: part('input'),
    status: part('[data-search-status]'),
    list: part('[data-search-results]'),
    systems: part('[data-search-systems]'),
    groups: part('[data-search-groups]'),
    recent: part('[data-search-recent]'),
    texts: JSON.parse(dialog.dataset.texts ?? '{}') as DialogTexts,
  };
}

/** The query with the chosen rule set and kind. */
const queryIn = ({ input, systems, groups }: Parts): Query => ({
  text: input.value.trim(),
  system: systems.querySelector<HTMLInputElement>('input:checked')?.value ?? '',
  group: groups.querySelector<HTMLInputElement>('input:checked')?.value ?? '',
});

/** The query of the shown results. Later results of the same query keep the selection. */
let shown: Query = NO_QUERY;

function show({ input, status, list, texts }: Parts, { query, hits, count, elsewhere }: SearchResult): void {
  const chosen = sameQuery(query, shown) && selectedAt(list) > 0 ? linksIn(list)[selectedAt(list)]?.getAttribute('href') : undefined;
  shown = query;
  list.replaceChildren(...hits.map((hit, at) => resultItem(hit, at, texts.systems)));
  input.setAttribute('aria-expanded', String(hits.length > 0));
  const place = hits.findIndex(({ href }) => href === chosen);
  select(list, input, Math.max(place, 0));
  const found = `${elsewhere ? texts.elsewhere : texts.found} ${count}`;
  if (input.value.trim() !== '') status.textContent = count === 0 ? texts.nothing : found;
}

function select(list: HTMLElement, input: HTMLInputElement, wanted: number): void {
  const items = linksIn(list);
  const at = items.length === 0 ? -1 : (wanted + items.length) % items.length;
  for (const [index, item] of items.entries()) item.setAttribute('aria-selected', String(index === at));
  const chosen = items[at];
  if (chosen) {
    input.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  } else input.removeAttribute('aria-activedescendant');
}

/** Shows recent searches as buttons while the field is empty. */
function showRecent(parts: Parts): void {
  const { input, recent } = parts;
  const buttons = recentSearches().map((text) => {
    const button = make('button', { type: 'button' }, text);
    button.addEventListener('click', () => {
      input.value = text;
      input.focus();
      search(parts);
      ask(parts);
    });
    return button;
  });
  recent.replaceChildren(...buttons);
}

const selectedAt = (list: HTMLElement): number => linksIn(list).findIndex((item) => item.getAttribute('aria-selected') === 'true');

const send = (message: ToWorker): void => searchWorker().postMessage(message);

/** Set once the index is loaded. */
let ready = false;

function search(parts: Parts): void {
  const { input, list, status, texts, recent } = parts;
  const query = queryIn(parts);
  if (!ready && query.text !== '') status.textContent = texts.loading;
  if (query.text === '') {
    showRecent(parts);
    list.replaceChildren();
    input.setAttribute('aria-expanded', 'false');
  } else {
    recent.replaceChildren();
    send({ find: query });
  }
}

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

function onKey(event: KeyboardEvent, dialog: HTMLDialogElement, { input, list }: Parts): void {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    select(list, input, selectedAt(list) + (event.key === 'ArrowDown' ? 1 : -1));
  } else if (event.key === 'Enter') {
    event.preventDefault();
    rememberSearch(input.value);
    linksIn(list)[selectedAt(list)]?.click();
    if (list.children.length > 0) dialog.close();
  } else if (event.key === 'Escape') {
    // By default, Escape only clears the field.
    event.preventDefault();
    dialog.close();
  }
}

const started = new WeakSet<HTMLDialogElement>();

/** Initializes the dialog when it opens for the first time; later only focuses the field. */
export function startSearch(dialog: HTMLDialogElement): void {
  const parts = partsOf(dialog);
  parts.input.focus();
  // At the first opening the reader may already be typing: a selection would be overwritten.
  if (started.has(dialog)) {
    parts.input.select();
    return;
  }
  started.add(dialog);
  searchWorker().addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(parts, data));
  send({ load: parts.texts.versus });
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
  parts.input.addEventListener('keydown', (event) => onKey(event, dialog, parts));
  parts.list.addEventListener('click', () => rememberSearch(parts.input.value));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('.search-results a'))) dialog.close();
  });
  search(parts);
  ask(parts);
}
