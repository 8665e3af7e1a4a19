/** Pictures of odds: bars, blocks on each other, a ladder in tens, columns, lines over turns. */
import type { OddsRow } from '../model/odds.js';
import { areFaces, decadesOf, oneIn, onLadder, type Series } from '../model/pictures.js';
import type { OddsSection, Section } from '../model/sections.js';
import { h } from './h.js';
import { trackView } from './lead-view.js';
import { svg } from './svg.js';

/** Draws odds as their picture; `inWords` says one in how many. */
export function pictureView({ picture, rows }: OddsSection, inWords: (count: number) => string): HTMLElement {
  if (picture === 'columns') return histogramView(rows);
  if (picture === 'track') return trackOf(rows);
  return picture === 'ladder' ? ladderView(rows, inWords) : barsView(rows);
}

const barsView = (rows: readonly OddsRow[]): HTMLElement =>
  h(
    'ul',
    { class: 'chart', part: 'chart' },
    ...rows.map(({ label, share, percent, fraction }) => rowView(label, trackView(share), percent, fraction)),
  );

const rowView = (label: string, track: HTMLElement, text: string, title: string): HTMLElement =>
  h('li', { class: 'row' }, h('span', { class: 'name' }, label), track, h('span', { class: 'share', title: title || undefined }, text));

/** A roll, total by total, with the part that succeeds filled; the leading figures say the same. */
export function rollView({ title, totals }: Extract<Section, { kind: 'roll' }>): HTMLElement {
  const most = Math.max(...totals.map(({ share }) => share));
  const columns = totals.map(({ total, share, isEnough }) => {
    const bar = h('span', {});
    bar.style.height = `${(share / most) * 100}%`;
    return h('li', { class: isEnough ? 'enough' : '' }, h('span', { class: 'rise' }, bar), h('small', {}, String(total)));
  });
  return h('div', { class: 'roll', part: 'chart', 'aria-hidden': 'true' }, h('span', { class: 'hint' }, title), h('ol', {}, ...columns));
}

/** A table that is rolled on: what each number does, and as dark as it is likely. */
function trackOf(rows: readonly OddsRow[]): HTMLElement {
  const most = Math.max(...rows.map(({ share }) => share));
  const isDie = areFaces(rows);
  const steps = rows.map(({ mark = '', label, share, percent, fraction }) => {
    const odds = !isDie && h('span', { class: 'share' }, percent);
    const step = h('li', { class: share === 0 ? 'never' : '', title: fraction || undefined }, h('b', {}, mark), h('span', {}, label), odds);
    step.style.setProperty('--share', String(isDie ? 0 : share / most));
    return step;
  });
  return h('ol', { class: 'track-of', part: 'chart' }, ...steps);
}

/** From here up a percentage says more than one in how many. */
const OFTEN = 0.1;

function ladderView(rows: readonly OddsRow[], inWords: (count: number) => string): HTMLElement {
  const decades = decadesOf(rows);
  const rungs = rows.map(({ label, share, percent, fraction }) => {
    const track = trackView(onLadder(share, decades));
    track.style.setProperty('--decades', String(decades));
    return rowView(label, track, share >= OFTEN || share === 0 ? percent : inWords(oneIn(share)), fraction);
  });
  return h('ul', { class: 'chart ladder', part: 'chart' }, ...rungs);
}

/** All that can happen, in words: each block as high as it is likely. */
export function stackView(rows: readonly OddsRow[], isUnordered = false): HTMLElement {
  const possible = rows.filter(({ share }) => share > 0);
  const blocks = possible.map(({ mark, label, share, percent, fraction }, index) => {
    const block = h(
      'li',
      {},
      h('span', {}, mark !== undefined && h('b', { class: 'mark' }, mark), label),
      h('span', {}, h('b', {}, percent), fraction !== '' && h('small', {}, fraction)),
    );
    block.style.setProperty('--share', String(share));
    block.style.setProperty('--place', String(isUnordered ? 0.4 : (index + 1) / possible.length));
    return block;
  });
  return h('ul', { class: 'stack', part: 'chart' }, ...blocks);
}

/** One column of a picture over numbers. */
export interface Bar {
  readonly value: string;
  readonly text: string;
  readonly share: number;
  readonly isNow: boolean;
}

/** Columns beside each other, the highest as high as the picture where that is asked for. */
export function columnsView(bars: readonly Bar[], full = 1): readonly HTMLElement[] {
  const columns = bars.map(({ value, text, share, isNow }) => {
    const bar = h('span', { class: isNow ? 'now' : '', title: `${value}: ${text}` });
    bar.style.height = `${(share / full) * 100}%`;
    return h('span', { class: 'column' }, bar);
  });
  const ends = [bars[0], bars.at(-1)].map((bar) => h('span', {}, bar?.value ?? ''));
  return [
    h('div', { class: 'columns', part: 'chart', 'aria-hidden': 'true' }, ...columns),
    h('div', { class: 'axis', 'aria-hidden': 'true' }, ...ends),
  ];
}

function histogramView(rows: readonly OddsRow[]): HTMLElement {
  const bars = rows.map(({ label, percent, share }) => ({ value: label, text: percent, share, isNow: false }));
  return h('div', {}, ...columnsView(bars, Math.max(...rows.map(({ share }) => share))));
}

/** Lines over turns, with what each is called and where it ends. */
export function seriesView({ over, marks, lines }: Series): HTMLElement {
  const width = marks.length - 1;
  const paths = lines.map(({ shares }, index) =>
    svg('polyline', { class: `line line-${index}`, points: shares.map((share, at) => `${at},${1 - share}`).join(' ') }),
  );
  const picture = svg('svg', { viewBox: `0 0 ${width} 1`, preserveAspectRatio: 'none', 'aria-hidden': 'true' }, ...paths);
  const key = lines.map(({ label, last }, index) => {
    const stroke = svg('svg', { viewBox: '0 0 24 8', 'aria-hidden': 'true' }, svg('path', { class: `line line-${index}`, d: 'M0 4H24' }));
    return h('li', {}, stroke, h('span', {}, label), h('b', {}, last));
  });
  const [first, last] = [marks[0], marks.at(-1)];
  return h(
    'div',
    { class: 'series', part: 'chart' },
    picture,
    h('div', { class: 'axis', 'aria-hidden': 'true' }, h('span', {}, `${over} ${first}`), h('span', {}, String(last))),
    h('ul', { class: 'key' }, ...key),
  );
}
