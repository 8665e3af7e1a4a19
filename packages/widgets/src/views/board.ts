/** A board: a row for each entry, a cell for each pair, shaded by its odds. A tap on a cell shows all odds of the pair. */
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { styleMap } from 'lit/directives/style-map.js';
import { type Board, type BoardCell, wholePercent } from '../model/board.js';
import type { SectionContext } from './answer-context.js';

const keyOf = ({ row, column }: BoardCell): string => `${row} → ${column}`;

const inWords = ({ figures, odds }: BoardCell): string =>
  [figures, ...odds.map(({ label, text }) => `${label} ${text}`)].filter(Boolean).join(' · ');

/** The board with a select of the odds that its cells show. */
export function boardView({ columns, rows }: Board, { say, choices, choose }: SectionContext): TemplateResult {
  const cells = rows.flatMap((row) => row.cells);
  const selected = cells.find((cell) => keyOf(cell) === choices.boardCell);
  const chooseOdds = ({ target }: Event) => choose({ boardOdds: (target as HTMLSelectElement).selectedIndex });
  const names = cells[0]?.odds.map(({ label }) => label) ?? [];
  const cellView = (cell: BoardCell) => {
    const share = cell.odds[choices.boardOdds]?.share ?? 0;
    return html`<td><button type="button" part="button" class=${share === 0 ? 'zero' : ''} style=${styleMap({ '--share': share })}
      aria-label="${wholePercent(share)}%: ${cell.row}, ${cell.column}; ${inWords(cell)}" @click=${() => choose({ boardCell: keyOf(cell) })}>${wholePercent(share)}</button></td>`;
  };
  return html`<div class="part">
    <select aria-label=${say('odds')} part="input" @change=${chooseOdds}>${names.map((name, at) => html`<option .selected=${live(at === choices.boardOdds)}>${name}</option>`)}</select>
    <p class="told" aria-live="polite">${selected ? html`<b>${keyOf(selected)}</b> ${inWords(selected)}` : say('tapCell')}</p>
    <div class="board-scroll"><table class="board" part="table">
      <thead><tr>${columns.map((column) => html`<th scope="col"><span>${column}</span></th>`)}</tr></thead>
      <tbody>${rows.map(
        (row) =>
          html`<tr class="row-title"><th scope="rowgroup" colspan=${columns.length}>${row.title}</th></tr><tr>${row.cells.map(cellView)}</tr>`,
      )}</tbody>
    </table></div>
  </div>`;
}
