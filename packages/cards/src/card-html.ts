/** A card as HTML. */
import type { CardView, Heading, LinkedText, PartView } from './card-view.js';
import { element, type Markup } from './markup.js';
import { silhouette } from './silhouette.js';

/** Further boxes are counted, but not drawn. */
const MAX_DRAWN_BOXES = 60;
/** A separator that does not begin a line. */
const SEPARATOR = '\u00A0· ';

/** A short name with the whole one as its tooltip. */
const headingHtml = ({ short, label }: Heading): Markup | string => (short === label ? label : element('abbr', { title: label }, short));

const linkedHtml = ({ text, href }: LinkedText): Markup | string => (href === undefined ? text : element('a', { href }, text));

function figuresHtml({ figures, size }: Extract<PartView, { kind: 'figures' }>): Markup {
  const all = figures.map((one) => element('div', { class: 'figure' }, element('dt', {}, headingHtml(one)), element('dd', {}, one.value)));
  return element('dl', { class: `figures figures-${size}` }, ...all);
}

/** Boxes are hidden from screen readers, which read their number. */
function boxesHtml({ heading, count, nth }: Extract<PartView, { kind: 'boxes' }>): Markup {
  const boxes = Array.from({ length: Math.max(0, Math.min(count, MAX_DRAWN_BOXES)) }, () => element('i'));
  return element(
    'div',
    { class: `boxes boxes-${nth}` },
    element('span', { class: 'boxes-label' }, headingHtml(heading), ` ${count}`),
    element('span', { class: 'boxes-row', 'aria-hidden': 'true' }, ...boxes),
  );
}

const scaleHtml = ({ label, steps }: Extract<PartView, { kind: 'scale' }>): Markup =>
  element(
    'div',
    { class: 'boxes scale' },
    element('span', { class: 'boxes-label' }, label),
    element('span', { class: 'boxes-row' }, ...steps.map((step) => element('b', {}, step))),
  );

const rowHtml = (cells: readonly LinkedText[]): Markup =>
  element(
    'tr',
    {},
    ...cells.map((cell, at) => (at === 0 ? element('th', { scope: 'row' }, linkedHtml(cell)) : element('td', {}, linkedHtml(cell)))),
  );

function tableHtml({ label, href, columns, rows }: Extract<PartView, { kind: 'table' }>): readonly Markup[] {
  const heads = columns.map((column) => element('th', { scope: 'col' }, headingHtml(column)));
  const table = element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows.map(rowHtml)));
  const region = element('div', { class: 'table', role: 'region', tabindex: '0', 'aria-label': label }, table);
  return href === undefined ? [region] : [element('p', {}, linkedHtml({ text: label, href })), region];
}

function abilitiesHtml({ label, names }: Extract<PartView, { kind: 'abilities' }>): Markup {
  const listed = names.flatMap((name, at) => [at === 0 ? '' : ', ', linkedHtml(name)]);
  return element('p', { class: 'specials' }, `${label}: `, ...listed);
}

function partHtml(part: PartView): readonly Markup[] {
  switch (part.kind) {
    case 'figures':
      return [figuresHtml(part)];
    case 'boxes':
      return [boxesHtml(part)];
    case 'scale':
      return [scaleHtml(part)];
    case 'table':
      return tableHtml(part);
    case 'abilities':
      return [abilitiesHtml(part)];
  }
}

function headHtml({ id, name, badge, nameLanguage, otherName, otherLanguage, about, cost, drawn }: CardView): Markup {
  const other = otherName !== '' && element('span', { lang: otherLanguage }, otherName);
  const names = element(
    'div',
    {},
    element(
      'h2',
      { id: id.replaceAll('/', '-'), lang: nameLanguage },
      name,
      badge !== '' && ' ',
      badge !== '' && element('small', { class: 'unit-badge' }, badge),
    ),
    element('p', { class: 'unit-other' }, other, other && SEPARATOR, about.join(SEPARATOR)),
  );
  const points = cost && element('p', { class: 'unit-cost' }, element('b', {}, cost.amount), ` ${cost.unit}`);
  return element('header', {}, silhouette(drawn), names, points);
}

/** A card, on screen and on paper. */
export const cardHtml = (card: CardView): Markup =>
  element(
    'article',
    { class: 'unit-card', 'data-system': card.system },
    headHtml(card),
    ...card.parts.flatMap(partHtml),
    card.source !== '' && element('p', { class: 'unit-source' }, card.source),
  );
