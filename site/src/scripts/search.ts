/** The search dialog: results while one types, arrows and Enter, nothing sent anywhere but to this host. */
import { debounce } from './dom.js';
import type { Findable } from './search-index.js';
import type { FromWorker, ToWorker } from './search-worker.js';

const PAUSE_MS = 200;
const language = document.documentElement.lang.startsWith('ru') ? 'ru' : 'en';

interface Said {
  readonly nothing: string;
  readonly loading: string;
  readonly failed: string;
  readonly found: string;
  /** Titles of the rule sets by slug. */
  readonly systems: Readonly<Record<string, string>>;
}

const KIND_NAMES: Readonly<Record<string, { readonly en: string; readonly ru: string }>> = {
  section: { en: 'rule', ru: 'правило' },
  table: { en: 'table', ru: 'таблица' },
  ruling: { en: 'ruling', ru: 'спорное место' },
  term: { en: 'term', ru: 'термин' },
  calculator: { en: 'calculator', ru: 'калькулятор' },
  unit: { en: 'unit', ru: 'карточка' },
};

/** The index lives in a worker, so that making it keeps nobody from typing. */
let worker: Worker | undefined;
const finder = (): Worker => {
  worker ??= new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: language });
  return worker;
};

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function resultItem({ title, line, kind, system, path }: Findable, at: number, systems: Said['systems']): HTMLLIElement {
  const item = element('li', '', { role: 'presentation' });
  const link = element('a', '', {
    href: `/${language}/${path}`,
    role: 'option',
    id: `search-${at}`,
    tabindex: '-1',
    'aria-selected': String(at === 0),
  });
  const about = `${KIND_NAMES[kind]?.[language] ?? kind} · ${systems[system] ?? system}`;
  link.append(element('b', title[language]), ' ', element('small', about));
  if (line) link.append(element('span', shorten(line[language])));
  item.append(link);
  return item;
}

/** The results in their order. */
const linksIn = (list: HTMLElement): readonly HTMLAnchorElement[] => [...list.querySelectorAll('a')];

const shorten = (text: string): string => (text.length > 130 ? `${text.slice(0, 127).trimEnd()}…` : text);

interface Parts {
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
  readonly said: Said;
}

function partsOf(dialog: HTMLDialogElement): Parts {
  const part = <T extends Element>(selector: string) => dialog.querySelector<T>(selector) as T;
  return {
    input: part('input'),
    status: part('[data-search-status]'),
    list: part('[data-search-results]'),
    said: JSON.parse(dialog.dataset.said ?? '{}') as Said,
  };
}

function show({ input, status, list, said }: Parts, results: readonly Findable[], count: number): void {
  list.replaceChildren(...results.map((result, at) => resultItem(result, at, said.systems)));
  input.setAttribute('aria-expanded', String(results.length > 0));
  select(list, input, 0);
  if (input.value.trim() !== '') status.textContent = count === 0 ? said.nothing : `${said.found} ${count}`;
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

const selectedAt = (list: HTMLElement): number => linksIn(list).findIndex((item) => item.getAttribute('aria-selected') === 'true');

const tell = (message: ToWorker): void => finder().postMessage(message);

/** Whether there is anything to search in yet. */
let ready = false;

function search({ input, list, status, said }: Parts): void {
  const query = input.value.trim();
  if (!ready && query !== '') status.textContent = said.loading;
  if (query === '') {
    list.replaceChildren();
    input.setAttribute('aria-expanded', 'false');
  } else tell({ find: query });
}

/** Answers to what has been typed over since are passed by. */
function hear(parts: Parts, message: FromWorker): void {
  const query = parts.input.value.trim();
  if ('failed' in message) parts.status.textContent = parts.said.failed;
  else if ('grown' in message) {
    ready = true;
    search(parts);
  } else if (message.query === query && (message.count > 0 || message.whole)) show(parts, message.results, message.count);
}

function onKey(event: KeyboardEvent, dialog: HTMLDialogElement, { input, list }: Parts): void {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    select(list, input, selectedAt(list) + (event.key === 'ArrowDown' ? 1 : -1));
  } else if (event.key === 'Enter') {
    event.preventDefault();
    linksIn(list)[selectedAt(list)]?.click();
    if (list.children.length > 0) dialog.close();
  }
}

const started = new WeakSet<HTMLDialogElement>();

/** Brings the dialog to life at its first opening; later it only takes the focus. */
export function startSearch(dialog: HTMLDialogElement): void {
  const parts = partsOf(dialog);
  parts.input.focus();
  // At the first opening somebody may be typing already, and would type over what is selected.
  if (started.has(dialog)) {
    parts.input.select();
    return;
  }
  started.add(dialog);
  finder().addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(parts, data));
  tell({ load: true });
  parts.input.addEventListener('input', () => search(parts));
  parts.input.addEventListener(
    'input',
    debounce(() => tell({ askCatalog: parts.input.value.trim() }), PAUSE_MS),
  );
  parts.input.addEventListener('keydown', (event) => onKey(event, dialog, parts));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('.search-results a'))) dialog.close();
  });
  if (parts.input.value !== '') search(parts);
}
