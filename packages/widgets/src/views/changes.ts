/** View of the changes of an answer: columns and a table for one number, a heat map for two. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { styleMap } from 'lit/directives/style-map.js';
import type { Changes, Variable } from '../changes.js';
import type { HeatMap } from '../model/heat.js';
import type { Column } from '../model/variation.js';
import type { Say } from '../texts.js';
import { columnsView } from './charts.js';
import { classes } from './labels.js';
import { scrolling, tableView } from './table.js';

/** The places of the numbers that vary. One that is `undefined` stays as it is; an empty one means none. */
export type Vary = (over: string | undefined, across: string | undefined) => void;

export function changesView({ variables, chosen, columns, second, map }: Changes, say: Say, vary: Vary): TemplateResult {
  const none = { place: '', label: say('nothingElse') };
  const others = variables.filter(({ place }) => place !== chosen.place);
  return html`<div class="part">
    ${selectView(say('changesWith'), variables, chosen.place, (place) => vary(place, undefined))}
    ${others.length > 0 ? selectView(say('changesAlsoWith'), [none, ...others], second?.place ?? '', (place) => vary(undefined, place)) : nothing}
    ${second && map ? heatView(chosen, second, map) : html`${columnsView(columns)}${tableView(overOne(chosen, columns, say))}`}
  </div>`;
}

const selectView = (label: string, options: readonly Variable[], now: string, choose: (place: string) => void): TemplateResult =>
  html`<select aria-label=${label} part="input" @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}>${options.map(
    (option) => html`<option value=${option.place} .selected=${live(option.place === now)}>${option.label}</option>`,
  )}</select>`;

const overOne = (chosen: Variable, columns: readonly Column[], say: Say) => ({
  columns: [chosen.label, say('odds')],
  rows: columns.map(({ value, text }) => [value, text]),
});

/** A table whose cells are darker the likelier they are. */
function heatView(down: Variable, across: Variable, { columns, rows }: HeatMap): TemplateResult {
  const title = `${down.label} × ${across.label}`;
  const cells = (row: HeatMap['rows'][number]) =>
    row.cells.map(
      ({ text, share, isNow }) =>
        html`<td class=${classes(share === 0 && 'zero', isNow && 'now')} style=${styleMap({ '--share': share })}>${text}</td>`,
    );
  return scrolling(
    title,
    html`<table class="heat" part="table">
      <caption>${title}, %</caption>
      <thead><tr><td></td>${columns.map((value) => html`<th scope="col">${value}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr><th scope="row">${row.value}</th>${cells(row)}</tr>`)}</tbody>
    </table>`,
  );
}
