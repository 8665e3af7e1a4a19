/** The search dialog: results while one types, arrows and Enter, nothing sent anywhere but to this host. */
import { askUnits, type CatalogUnit } from './catalog-api.js';
import { type Findable, find, type Index, indexOf } from './search-index.js';

const MOST_SHOWN = 24;
const MOST_UNITS = '100';
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

interface Loaded {
  readonly index: Index;
  readonly documents: Map<string, Findable>;
}

const asFindable = ({ id, system, name, nameRu, aliases, cost }: CatalogUnit): Findable => ({
  id: `unit/${id}`,
  kind: 'unit',
  system,
  title: { en: name, ru: nameRu ?? name },
  names: [id.replaceAll(/[/-]/g, ' '), ...aliases].join(' '),
  ...(cost !== null && { line: { en: `${cost} points`, ru: `${cost} очк.` } }),
  words: '',
  path: `units/view/?id=${encodeURIComponent(id)}`,
});

async function loadRules(): Promise<readonly Findable[]> {
  const response = await fetch('/search.json');
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as readonly Findable[];
}

/** Units of the catalog; none when the API cannot be reached: rules are found all the same. */
const loadUnits = (): Promise<readonly Findable[]> =>
  askUnits(new URLSearchParams({ first: MOST_UNITS }), language).then(
    ({ units }) => units.map(asFindable),
    () => [],
  );

async function load(): Promise<Loaded> {
  const [rules, units] = await Promise.all([loadRules(), loadUnits()]);
  const documents = [...rules, ...units];
  return { index: indexOf(documents), documents: new Map(documents.map((one) => [one.id, one])) };
}

let loading: Promise<Loaded> | undefined;
const loaded = (): Promise<Loaded> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
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
  const item = element('li', '', { role: 'option', id: `search-${at}`, 'aria-selected': at === 0 ? 'true' : 'false' });
  const link = element('a', '', { href: `/${language}/${path}`, tabindex: '-1' });
  const about = `${KIND_NAMES[kind]?.[language] ?? kind} · ${systems[system] ?? system}`;
  link.append(element('b', title[language]), ' ', element('small', about));
  if (line) link.append(element('span', shorten(line[language])));
  item.append(link);
  return item;
}

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

function show({ input, status, list, said }: Parts, results: readonly Findable[], query: string): void {
  list.replaceChildren(...results.slice(0, MOST_SHOWN).map((result, at) => resultItem(result, at, said.systems)));
  input.setAttribute('aria-expanded', String(results.length > 0));
  select(list, input, 0);
  if (query !== '') status.textContent = results.length === 0 ? said.nothing : `${results.length} · ${said.found}`;
}

function select(list: HTMLElement, input: HTMLInputElement, wanted: number): void {
  const items = [...list.children];
  const at = items.length === 0 ? -1 : (wanted + items.length) % items.length;
  for (const [index, item] of items.entries()) item.setAttribute('aria-selected', String(index === at));
  const chosen = items[at];
  if (chosen) {
    input.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  } else input.removeAttribute('aria-activedescendant');
}

const selectedAt = (list: HTMLElement): number => [...list.children].findIndex((item) => item.getAttribute('aria-selected') === 'true');

async function search(parts: Parts): Promise<void> {
  const query = parts.input.value.trim();
  if (query === '') return show(parts, [], query);
  if (loading === undefined) parts.status.textContent = parts.said.loading;
  try {
    const { index, documents } = await loaded();
    if (parts.input.value.trim() !== query) return;
    const ids = find(index, query, (id) => documents.get(id)?.kind ?? '');
    show(
      parts,
      ids.map((id) => documents.get(id)).filter((one) => one !== undefined),
      query,
    );
  } catch {
    parts.status.textContent = parts.said.failed;
  }
}

function onKey(event: KeyboardEvent, dialog: HTMLDialogElement, { input, list }: Parts): void {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    select(list, input, selectedAt(list) + (event.key === 'ArrowDown' ? 1 : -1));
  } else if (event.key === 'Enter') {
    event.preventDefault();
    list.children[selectedAt(list)]?.querySelector('a')?.click();
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
  void loaded().catch(() => undefined);
  parts.input.addEventListener('input', () => void search(parts));
  parts.input.addEventListener('keydown', (event) => onKey(event, dialog, parts));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('.search-results a'))) dialog.close();
  });
  if (parts.input.value !== '') void search(parts);
}
