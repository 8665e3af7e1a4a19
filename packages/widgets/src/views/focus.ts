/** Moves the focus after rows were added or removed. */
import type { Path } from '../description.js';

/** A new row gets the focus. After a removal the focus stays in the list, or goes to its button. */
export function focusAfter(form: ParentNode, path: Path, isGrown: boolean): void {
  // Users tap a drawing several times in a row.
  if (form.querySelector('.drawn :focus')) return;
  const place = path.join('.');
  const at = (name: string) => form.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
  const list = at(place);
  if (!isGrown) {
    if (!list?.querySelector(':focus')) (at(`${place} add`) ?? list)?.focus();
    return;
  }
  const row = list?.querySelector<HTMLElement>(':scope > .items > .item:last-child');
  if (row instanceof HTMLDetailsElement) row.open = true;
  (row ?? list)?.querySelector<HTMLElement>('input, select')?.focus();
}
