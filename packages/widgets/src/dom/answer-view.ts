/** Draws an answer: figures, odds as pictures and tables, steps. */
import type { AnswerStep, RuleLink, WidgetAnswer } from '../description.js';
import type { AnswerView, Lead } from '../model/answer.js';
import type { OddsRow } from '../model/odds.js';
import type { Figure, Section, Table } from '../model/sections.js';
import type { Say } from '../texts.js';
import { type Child, h } from './h.js';

/** What drawing an answer takes besides it. */
export interface AnswerDrawing {
  readonly say: Say;
  /** `and 12 more` */
  readonly andMore: (count: number) => string;
  /** Names of parts that were unfolded before the answer changed. */
  readonly unfolded: ReadonlySet<string>;
}

/** What screen readers announce: the figures and the sentence. */
export function leadView(
  { allowed, refusal, summary }: WidgetAnswer,
  { lead }: AnswerView,
  { say }: AnswerDrawing,
): readonly HTMLElement[] {
  const sentence = h('p', { class: 'summary', part: 'summary' }, summary);
  if (allowed || !refusal) return lead.length > 0 ? [leadFigures(lead), sentence] : [sentence];
  return [
    h('p', { class: 'refusal', part: 'refusal' }, h('strong', {}, say('refused')), h('span', {}, refusal.text), ruleView(refusal.rule)),
  ];
}

/** The answer once more, for users who are still at the form on a small screen: its figures with their labels, else its sentence. */
export function peekView(
  { allowed, refusal, summary }: WidgetAnswer,
  { lead }: AnswerView,
  { say }: AnswerDrawing,
): readonly HTMLElement[] {
  if (!allowed) return [h('b', {}, say('refused')), h('span', {}, refusal?.text ?? '')];
  if (lead.length === 0) return [h('span', {}, summary)];
  return lead.map(({ label, text }) => h('span', {}, h('small', {}, label), h('b', {}, text)));
}

/** The rest of the answer. */
export function detailsView(answer: WidgetAnswer, { sections }: AnswerView, drawing: AnswerDrawing): readonly HTMLElement[] {
  const parts = answer.allowed ? sections.map((section, index) => sectionView(section, String(index), drawing)) : [];
  return answer.steps.length > 0 ? [...parts, stepsView(answer.steps, drawing)] : parts;
}

const leadFigures = (lead: readonly Lead[]): HTMLElement =>
  h(
    'dl',
    { class: 'lead', part: 'lead' },
    ...lead.map(({ label, text, odds }) =>
      h(
        'div',
        {},
        h('dt', {}, label),
        h('dd', { part: 'figure' }, text, odds && h('small', {}, odds.fraction), odds && trackView(odds.share)),
      ),
    ),
  );

const figuresView = (figures: readonly Figure[]): HTMLElement =>
  h(
    'dl',
    { class: 'figures', part: 'figures' },
    ...figures.map(({ label, text }) => h('div', {}, h('dt', {}, label), h('dd', { part: 'figure' }, text))),
  );

function sectionView(section: Section, name: string, drawing: AnswerDrawing): HTMLElement {
  switch (section.kind) {
    case 'figures':
      return figuresView(section.figures);
    case 'odds':
      return oddsView(section, name, drawing);
    case 'table':
      return titled(section.title, tableView(section.table), leftView(section.left, drawing));
    case 'group':
      return titled(
        section.title,
        ...section.sections.map((inner, index) => sectionView(inner, `${name}.${index}`, drawing)),
        leftView(section.left, drawing),
      );
  }
}

const titled = (title: string, ...children: readonly Child[]): HTMLElement =>
  h('section', { class: 'part' }, title !== '' && h('h3', {}, title), ...children);
const leftView = (left: number, { andMore }: AnswerDrawing): Child => left > 0 && h('p', { class: 'hint' }, andMore(left));

/** The chart is hidden from screen readers; the table has the same figures. */
function oddsView({ title, rows, table, left }: Extract<Section, { kind: 'odds' }>, name: string, drawing: AnswerDrawing): HTMLElement {
  const { say, unfolded } = drawing;
  const columns = table.columns.length > 0 ? table.columns : [say('outcome'), say('odds'), ''];
  const details = h(
    'details',
    { 'data-fold': name, open: unfolded.has(name) },
    h('summary', {}, say('table')),
    tableView({ ...table, columns }),
  );
  return titled(
    title,
    h('div', { class: 'chart', part: 'chart', 'aria-hidden': 'true' }, ...rows.map(barView)),
    leftView(left, drawing),
    details,
  );
}

const barView = ({ label, share, percent, fraction }: OddsRow): HTMLElement =>
  h(
    'div',
    { class: 'row' },
    h('span', { class: 'name' }, label),
    trackView(share),
    h('span', { class: 'share', title: fraction || undefined }, percent),
  );

/** A bar as long as its share of the track. */
function trackView(share: number): HTMLElement {
  const bar = h('span', { class: 'bar', part: 'bar', hidden: share === 0 });
  bar.style.width = `${share * 100}%`;
  return h('span', { class: 'track', 'aria-hidden': 'true' }, bar);
}

export function tableView({ columns, rows }: Table): HTMLElement {
  const head = h('tr', {}, ...columns.map((column) => (column === '' ? h('td', {}) : h('th', { scope: 'col' }, column))));
  const lines = rows.map((row) => h('tr', {}, ...row.map((cell) => h('td', {}, cell))));
  // Scrollable regions have to be focusable by keyboard.
  return h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': columns[0] ?? '' },
    h('table', { part: 'table' }, h('thead', {}, head), h('tbody', {}, ...lines)),
  );
}

function stepsView(steps: readonly AnswerStep[], { say, unfolded }: AnswerDrawing): HTMLElement {
  const lines = steps.map(({ label, text, rule }) => h('li', {}, h('strong', {}, label), h('span', {}, text), ruleView(rule)));
  return h(
    'details',
    { 'data-fold': 'steps', open: unfolded.has('steps') },
    h('summary', {}, say('steps')),
    h('ol', { class: 'steps', part: 'steps' }, ...lines),
  );
}

const ruleView = ({ title, url }: RuleLink): HTMLElement =>
  url === ''
    ? h('span', { class: 'rule' }, title)
    : h('a', { class: 'rule', part: 'rule', href: url, target: isHere(url) ? undefined : '_blank' }, title);

/** On a page of others a rule opens beside it: nobody is taken away. */
const isHere = (url: string): boolean => new URL(url, location.href).origin === location.origin;
