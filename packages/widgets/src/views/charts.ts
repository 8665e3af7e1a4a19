/** Charts of odds: bars, stacked blocks, a logarithmic ladder, columns, lines over turns. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import type { OddsRow } from '../model/odds.js';
import { areFaces, decadesOf, oneIn, onLadder, type Series } from '../model/pictures.js';
import type { OddsSection, Section } from '../model/sections.js';
import { trackView } from './headline.js';

/** Odds as their chart; `oneInWords` returns `1 in 508`. */
export function chartView({ picture, rows }: OddsSection, oneInWords: (count: number) => string): TemplateResult {
  if (picture === 'columns') return histogramView(rows);
  if (picture === 'track') return rollTable(rows);
  return picture === 'ladder' ? ladderView(rows, oneInWords) : barsView(rows);
}

const barsView = (rows: readonly OddsRow[]): TemplateResult =>
  html`<ul class="chart" part="chart">${rows.map((row) => rowView(row, trackView(row.share), row.percent))}</ul>`;

const rowView = ({ label, fraction }: OddsRow, track: TemplateResult, text: string): TemplateResult =>
  html`<li class="row"><span class="name">${label}</span>${track}<span class="share" title=${fraction || nothing}>${text}</span></li>`;

const maxShare = (rows: readonly { readonly share: number }[]): number => Math.max(...rows.map(({ share }) => share));

/** A roll, total by total. Totals that succeed are filled. Hidden from screen readers: the headline has the same odds. */
export function rollView({ title, totals }: Extract<Section, { kind: 'roll' }>): TemplateResult {
  const max = maxShare(totals);
  return html`<div class="roll" part="chart" aria-hidden="true"><span class="hint">${title}</span><ol>${totals.map(
    ({ total, share, isEnough }) =>
      html`<li class=${isEnough ? 'enough' : ''}><span class="rise"><span style=${styleMap({ height: `${(share / max) * 100}%` })}></span></span><small>${total}</small></li>`,
  )}</ol></div>`;
}

/** A table that is rolled on: what each number does, shaded by its odds. */
function rollTable(rows: readonly OddsRow[]): TemplateResult {
  const max = maxShare(rows);
  const isDie = areFaces(rows);
  return html`<ol class="track-of" part="chart">${rows.map(
    ({ mark = '', label, share, percent, fraction }) =>
      html`<li class=${share === 0 ? 'never' : ''} title=${fraction || nothing} style=${styleMap({ '--share': isDie ? 0 : share / max })}><b>${mark}</b><span>${label}</span>${isDie ? nothing : html`<span class="share">${percent}</span>`}</li>`,
  )}</ol>`;
}

/** Odds of this share and above are shown as a percentage instead of one in how many. */
const MIN_PERCENT_SHARE = 0.1;

function ladderView(rows: readonly OddsRow[], oneInWords: (count: number) => string): TemplateResult {
  const decades = decadesOf(rows);
  return html`<ul class="chart ladder" part="chart">${rows.map((row) => {
    const { share, percent } = row;
    const text = share >= MIN_PERCENT_SHARE || share === 0 ? percent : oneInWords(oneIn(share));
    return rowView(row, trackView(onLadder(share, decades), { '--decades': decades }), text);
  })}</ul>`;
}

/** Everything that can happen, in words: each block as high as it is likely. */
export function stackView(rows: readonly OddsRow[], isUnordered = false): TemplateResult {
  const possible = rows.filter(({ share }) => share > 0);
  return html`<ul class="stack" part="chart">${possible.map(({ mark, label, share, percent, fraction }, index) => {
    const style = styleMap({ '--share': share, '--place': isUnordered ? 0.4 : (index + 1) / possible.length });
    return html`<li style=${style}><span>${mark === undefined ? nothing : html`<b class="mark">${mark}</b>`}${label}</span><span><b>${percent}</b>${fraction === '' ? nothing : html`<small>${fraction}</small>`}</span></li>`;
  })}</ul>`;
}

/** One column of a chart over numbers. */
export interface Bar {
  readonly value: string;
  readonly text: string;
  readonly share: number;
  readonly isNow: boolean;
}

/** Columns next to each other; a share of `full` is as high as the chart. */
export const columnsView = (bars: readonly Bar[], full = 1): TemplateResult =>
  html`<div class="columns" part="chart" aria-hidden="true">${bars.map(
    ({ value, text, share, isNow }) =>
      html`<span class="column"><span class=${isNow ? 'now' : ''} title="${value}: ${text}" style=${styleMap({ height: `${(share / full) * 100}%` })}></span></span>`,
  )}</div>${axis(bars[0]?.value ?? '', bars.at(-1)?.value ?? '')}`;

const axis = (first: string, last: string): TemplateResult =>
  html`<div class="axis" aria-hidden="true"><span>${first}</span><span>${last}</span></div>`;

function histogramView(rows: readonly OddsRow[]): TemplateResult {
  const bars = rows.map(({ label, percent, share }) => ({ value: label, text: percent, share, isNow: false }));
  return html`<div>${columnsView(bars, maxShare(rows))}</div>`;
}

/** Lines over turns, with the name and the last value of each. */
export function seriesView({ over, marks, lines }: Series): TemplateResult {
  const paths = lines.map(({ shares }, index) => {
    const points = shares.map((share, at) => `${at},${1 - share}`).join(' ');
    return svg`<polyline class="line line-${index}" points=${points}></polyline>`;
  });
  const key = lines.map(
    ({ label, last }, index) =>
      html`<li><svg viewBox="0 0 24 8" aria-hidden="true"><path class="line line-${index}" d="M0 4H24"></path></svg><span>${label}</span><b>${last}</b></li>`,
  );
  return html`<div class="series" part="chart">
    <svg viewBox="0 0 ${marks.length - 1} 1" preserveAspectRatio="none" aria-hidden="true">${paths}</svg>
    ${axis(`${over} ${marks[0]}`, String(marks.at(-1)))}
    <ul class="key">${key}</ul>
  </div>`;
}
