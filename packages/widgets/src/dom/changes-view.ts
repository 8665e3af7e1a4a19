/** How an answer changes with one of its numbers: a column for each value, the present one marked, and the same as a table. */
import type { Column } from '../model/variation.js';
import type { Say } from '../texts.js';
import { tableView } from './answer-view.js';
import { h } from './h.js';

/** A number that can vary. */
interface Variable {
  /** Its place in the draft. */
  readonly place: string;
  readonly label: string;
}

/** What is chosen and drawn. */
export interface Changes {
  readonly variables: readonly Variable[];
  readonly chosen: Variable;
  readonly columns: readonly Column[];
}

/** Draws the picture; `choose` is called with the place of another number. */
export function changesView({ variables, chosen, columns }: Changes, say: Say, choose: (place: string) => void): readonly HTMLElement[] {
  const options = variables.map(({ place, label }) => h('option', { value: place, selected: place === chosen.place }, label));
  const select = h('select', { 'aria-label': say('changesWith'), part: 'input', onchange: () => choose(select.value) }, ...options);
  const [first, last] = [columns[0], columns.at(-1)];
  return [
    select,
    h('div', { class: 'columns', part: 'chart', 'aria-hidden': 'true' }, ...columns.map(columnView)),
    h('div', { class: 'axis', 'aria-hidden': 'true' }, h('span', {}, first?.value ?? ''), h('span', {}, last?.value ?? '')),
    tableView({ columns: [chosen.label, say('odds')], rows: columns.map(({ value, text }) => [value, text]) }),
  ];
}

function columnView({ value, text, share, isNow }: Column): HTMLElement {
  const bar = h('span', { class: isNow ? 'now' : '', title: `${value}: ${text}` });
  bar.style.height = `${share * 100}%`;
  return h('span', { class: 'column' }, bar);
}
