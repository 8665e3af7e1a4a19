/** A board: a row for each entry, a cell for each pair, as dark as it is likely; a tap on one says all of it. */
import { type Board, type BoardCell, wholePercent } from '../model/board.js';
import type { Say } from '../texts.js';
import { h } from './h.js';

/** Draws a board; which odds its cells show is chosen above. */
export function boardView({ columns, rows }: Board, say: Say): HTMLElement {
  const all = rows.flatMap(({ cells }) => cells);
  const names = all[0]?.odds.map(({ label }) => label) ?? [];
  const told = h('p', { class: 'told', 'aria-live': 'polite' }, say('tapCell'));
  const buttons = all.map((cell) =>
    cellView(cell, () => told.replaceChildren(h('b', {}, `${cell.row} → ${cell.column}`), ` ${inWords(cell)}`)),
  );
  const select = h(
    'select',
    { 'aria-label': say('odds'), part: 'input', onchange: () => show(select.selectedIndex) },
    ...names.map((name) => h('option', {}, name)),
  );
  const show = (which: number): void => {
    for (const [at, cell] of all.entries()) paint(buttons[at], cell, which);
  };
  show(0);
  const head = h('tr', {}, ...columns.map((column) => h('th', { scope: 'col' }, h('span', {}, column))));
  const lines = rows.flatMap(({ title, cells }, at) => [
    h('tr', { class: 'row-title' }, h('th', { scope: 'rowgroup', colspan: columns.length }, title)),
    h('tr', {}, ...cells.map((_, place) => h('td', {}, buttons[at * columns.length + place]))),
  ]);
  const table = h('table', { class: 'board', part: 'table' }, h('thead', {}, head), h('tbody', {}, ...lines));
  return h('div', { class: 'part' }, select, told, h('div', { class: 'board-scroll' }, table));
}

const inWords = ({ figures, odds }: BoardCell): string =>
  [figures, ...odds.map(({ label, text }) => `${label} ${text}`)].filter(Boolean).join(' · ');

const cellView = (cell: BoardCell, onclick: () => void): HTMLElement =>
  h('button', { type: 'button', part: 'button', 'aria-label': `${cell.row}, ${cell.column}: ${inWords(cell)}`, onclick });

function paint(button: HTMLElement | undefined, { odds }: BoardCell, which: number): void {
  const share = odds[which]?.share ?? 0;
  button?.replaceChildren(wholePercent(share));
  button?.style.setProperty('--share', String(share));
  button?.classList.toggle('zero', share === 0);
}
