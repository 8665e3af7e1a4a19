/** A combobox for entries of the catalog: typing searches by name, arrows and Enter choose. */
import type { Path } from '../description.js';
import type { Entry, EntryKind, Lookup, Offer } from '../lookup.js';
import { h } from './h.js';

/** Callbacks of choosing an entry. */
export interface CatalogEvents {
  lookup(): Lookup | undefined;
  /** An entry was chosen, or cleared (`undefined`). */
  choose(path: Path, entry: Entry | undefined): void;
}

const PAUSE_MS = 200;

interface Parts {
  readonly input: HTMLInputElement;
  readonly list: HTMLUListElement;
}

function select({ input, list }: Parts, wanted: number): void {
  const items = [...list.children];
  const at = items.length === 0 ? -1 : (wanted + items.length) % items.length;
  for (const [index, item] of items.entries()) item.setAttribute('aria-selected', String(index === at));
  if (at < 0) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', items[at]?.id ?? '');
}

const selectedIn = (list: HTMLElement): number => [...list.children].findIndex((item) => item.getAttribute('aria-selected') === 'true');

function offer({ input, list }: Parts, offers: readonly Offer[], take: (id: string) => void): void {
  list.replaceChildren(
    ...offers.map(({ id, name, owner }, at) =>
      h(
        'li',
        // The field must not lose the focus before the click arrives.
        { role: 'option', id: `${list.id}-${at}`, onmousedown: (event: Event) => event.preventDefault(), onclick: () => take(id) },
        name,
        owner !== '' && h('small', {}, owner),
      ),
    ),
  );
  list.hidden = offers.length === 0;
  input.setAttribute('aria-expanded', String(!list.hidden));
  select({ input, list }, 0);
}

/** What a field chooses. */
export interface Chosen {
  readonly path: Path;
  readonly of: EntryKind;
  readonly label: string;
}

/** Makes `input` choose entries of the catalog; gives the list that belongs below it. */
export function choosing(input: HTMLInputElement, { path, of: kind, label }: Chosen, { lookup, choose }: CatalogEvents): HTMLElement {
  const list = h('ul', { class: 'offers', role: 'listbox', id: `offers-${path.join('.')}`, 'aria-label': label, hidden: true });
  const parts = { input, list };
  const close = (): void => offer(parts, [], () => undefined);
  const take = async (id: string): Promise<void> => {
    close();
    const entry = await lookup()?.entry(kind, id);
    if (entry) choose(path, entry);
  };
  const find = async (): Promise<void> => {
    const text = input.value.trim();
    const found = text === '' ? [] : ((await lookup()?.find(kind, text)) ?? []);
    if (input.value.trim() === text && input.matches(':focus')) offer(parts, found, (id) => void take(id));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    if (input.value.trim() === '') choose(path, undefined);
    timer = setTimeout(() => void find(), PAUSE_MS);
  });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => onKey(event, parts, close));
  asCombobox(parts);
  return list;
}

function asCombobox({ input, list }: Parts): void {
  const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': list.id };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
}

function onKey(event: KeyboardEvent, parts: Parts, close: () => void): void {
  const { list } = parts;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (list.hidden || (step === undefined && event.key !== 'Enter' && event.key !== 'Escape')) return;
  event.preventDefault();
  event.stopPropagation();
  if (step !== undefined) select(parts, selectedIn(list) + step);
  else if (event.key === 'Enter') (list.children[selectedIn(list)] as HTMLElement | undefined)?.click();
  else close();
}

/** Shows the name of the entry that a draft names. */
export async function nameEntry(input: HTMLInputElement, kind: EntryKind, { lookup }: CatalogEvents): Promise<void> {
  const id = input.value;
  const entry = id === '' ? undefined : await lookup()?.entry(kind, id);
  if (entry && input.value === id) input.value = entry.name;
}
