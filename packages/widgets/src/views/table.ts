/** Tables of an answer. */
import { html, type TemplateResult } from 'lit';
import type { Table } from '../model/sections.js';
import { classes } from './labels.js';

/** Characters of a text that needs a wide column: a narrow one would make its row tall. */
const MIN_LONG_CHARACTERS = 24;

/** A table that scrolls sideways; scrollable regions have to be focusable by keyboard. */
export const scrolling = (label: string, table: TemplateResult, kind = ''): TemplateResult =>
  html`<div class=${classes('scroll', kind)} tabindex="0" role="group" aria-label=${label}>${table}</div>`;

export const tableView = ({ columns, rows }: Table, kind = ''): TemplateResult =>
  scrolling(
    columns[0] ?? '',
    html`<table part="table"><thead><tr>${columns.map((column) => (column === '' ? html`<td></td>` : html`<th scope="col">${column}</th>`))}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td class=${classes(cell.length >= MIN_LONG_CHARACTERS && 'long')}>${cell}</td>`)}</tr>`)}</tbody></table>`,
    kind,
  );
