/** Where things stand in a form that is drawn: fields and rows by their places in the draft. */
import type { Path } from '../description.js';

/** Parts that the user has expanded. */
export const unfoldedIn = (within: HTMLElement): ReadonlySet<string> =>
  new Set([...within.querySelectorAll<HTMLElement>('details[open][data-fold]')].map((details) => details.dataset.fold ?? ''));

const atPlace = (form: HTMLElement, place: string): HTMLElement | null => form.querySelector(`[data-place="${CSS.escape(place)}"]`);

export const atLine = (form: HTMLElement, place: string): HTMLElement | null => form.querySelector(`[data-line="${CSS.escape(place)}"]`);

/** Empties a field. */
export function emptyAt(form: HTMLElement, place: string): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[data-place="${CSS.escape(place)}"]`)) {
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === '';
    else field.value = '';
  }
}

/** How many rows a list has. */
export function rowCount(form: HTMLElement, path: Path): number {
  return itemsOf(form, path).length;
}

const itemsOf = (form: HTMLElement, path: Path): readonly HTMLElement[] => [
  ...(atPlace(form, path.join('.'))?.querySelectorAll<HTMLElement>(':scope > .items > .item') ?? []),
];

/** Draws, and gives the focus back to the field that had it. */
export function keepingFocus(form: HTMLElement, draw: () => void): void {
  const root = form.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : null;
  const place = active && form.contains(active) ? active.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
  draw();
  if (place === undefined) return;
  const same = form.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  ([...same].find((field) => field.matches(':checked')) ?? same[0])?.focus();
}

/** A new row takes the focus; after one is taken away it goes to the list. */
export function focusAfter(form: HTMLElement, path: Path, grown: boolean): void {
  // What is tapped in a picture is tapped again.
  if (form.querySelector('.drawn :focus')) return;
  const list = atPlace(form, path.join('.'));
  const last = itemsOf(form, path).at(-1);
  if (grown && last instanceof HTMLDetailsElement) last.open = true;
  const inside = (last ?? list)?.querySelector<HTMLElement>(':is(input, select)');
  // A tap that leaves its button where it was keeps the focus there.
  if (!grown && list?.querySelector(':focus')) return;
  const target = grown ? inside : (atPlace(form, `${path.join('.')} add`) ?? list);
  target?.focus();
}
