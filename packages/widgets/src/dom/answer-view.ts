/** Draws what stands below the leading figures: figures, odds as pictures and tables, steps. */
import type { AnswerStep, WidgetAnswer } from '../description.js';
import type { AnswerView, Section, Table } from '../model/sections.js';
import type { Figure } from '../model/single.js';
import type { Say } from '../texts.js';
import { boardView } from './board-view.js';
import { faceUpView } from './cards-view.js';
import { type Child, h } from './h.js';
import { ruleView } from './lead-view.js';
import { pictureView, rollView, seriesView, stackView } from './pictures-view.js';

/** Fewer rows are seen at a glance. */
const FEWEST_GROUPED = 12;

/** What drawing an answer takes besides it. */
export interface AnswerDrawing {
  readonly say: Say;
  /** `and 12 more` */
  readonly andMore: (count: number) => string;
  /** `1 in 508` */
  readonly oneIn: (count: number) => string;
  /** Names of parts that were unfolded before the answer changed. */
  readonly unfolded: ReadonlySet<string>;
}

/** The rest of the answer. */
export function detailsView(answer: WidgetAnswer, { sections }: AnswerView, drawing: AnswerDrawing): readonly HTMLElement[] {
  const parts = answer.allowed ? sections.map((section, index) => sectionView(section, String(index), drawing)) : [];
  return answer.steps.length > 0 ? [...parts, stepsView(answer.steps, drawing)] : parts;
}

const figuresView = (figures: readonly Figure[]): HTMLElement =>
  h(
    'dl',
    { class: 'figures', part: 'figures' },
    ...figures.map(({ label, text, cards }) =>
      cards
        ? h('div', { class: 'dealt' }, h('dt', {}, label), h('dd', { part: 'figure' }, faceUpView(cards)))
        : h('div', {}, h('dt', {}, label), h('dd', { part: 'figure' }, text)),
    ),
  );

function sectionView(section: Section, name: string, drawing: AnswerDrawing): HTMLElement {
  switch (section.kind) {
    case 'figures':
      return figuresView(section.figures);
    case 'board':
      return titled(section.title, boardView(section.board, drawing.say));
    case 'roll':
      return rollView(section);
    case 'odds':
      return section.folded
        ? foldedView(section.title, name, drawing, () => oddsView({ ...section, title: '' }, name, drawing))
        : oddsView(section, name, drawing);
    case 'series':
      return titled(section.title, seriesView(section.series), tableFold(section.table, name, drawing));
    case 'table':
      return titled(section.title, ...groupedView(section.table, name, drawing), leftView(section.left, drawing));
    case 'group':
      return section.folded
        ? foldedView(section.title, name, drawing, () => groupView({ ...section, title: '' }, name, drawing))
        : groupView(section, name, drawing);
  }
}

const groupView = (section: Extract<Section, { kind: 'group' }>, name: string, drawing: AnswerDrawing): HTMLElement =>
  titled(
    section.title,
    ...section.sections.map((inner, index) => sectionView(inner, `${name}.${index}`, drawing)),
    leftView(section.left, drawing),
  );

/** A part that is drawn when somebody wants to see it. */
function foldedView(title: string, name: string, { unfolded }: AnswerDrawing, draw: () => HTMLElement): HTMLElement {
  const fold = `${name} fold`;
  const details = h('details', { 'data-fold': fold, open: unfolded.has(fold) }, h('summary', {}, title));
  const drawOnce = (): void => {
    if (details.open && details.childElementCount === 1) details.append(draw());
  };
  details.addEventListener('toggle', drawOnce);
  drawOnce();
  return details;
}

const titled = (title: string, ...children: readonly Child[]): HTMLElement =>
  h('section', { class: 'part' }, title !== '' && h('h3', {}, title), ...children);
const leftView = (left: number, { andMore }: AnswerDrawing): Child => left > 0 && h('p', { class: 'hint' }, andMore(left));

/** Rows are read as they are. Columns are hidden from screen readers, and a table has the same figures, as of what the picture leaves out. */
function oddsView(section: Extract<Section, { kind: 'odds' }>, name: string, drawing: AnswerDrawing): HTMLElement {
  if (section.picture === 'stack') return titled(section.title, stackView(section.rows, section.isUnordered));
  const isAll = section.left === 0 && section.picture !== 'columns' && section.table.columns.length <= ALL_SAID;
  return titled(
    section.title,
    pictureView(section, drawing.oneIn),
    leftView(section.left, drawing),
    !isAll && tableFold(section.table, name, drawing),
  );
}

/** Columns of a table that says no more than its picture: what a row is about, and its odds. */
const ALL_SAID = 2;

function tableFold(table: Table, name: string, { say, unfolded }: AnswerDrawing): HTMLElement {
  const columns = table.columns.length > 0 ? table.columns : [say('outcome'), say('odds'), ''];
  return h('details', { 'data-fold': name, open: unfolded.has(name) }, h('summary', {}, say('table')), tableView({ ...table, columns }));
}

/** Rows of a long table under what they have in common, folded but for the first; any other table is one. */
function groupedView(
  { columns: [first = '', ...columns], rows }: Table,
  name: string,
  { unfolded }: AnswerDrawing,
): readonly HTMLElement[] {
  const groups = groupsOf(rows);
  if (groups.length < 2 || rows.length < FEWEST_GROUPED || rows.length < 2 * groups.length)
    return [tableView({ columns: [first, ...columns], rows })];
  return groups.map(([common, members], at) => {
    const fold = `${name}.${common}`;
    const open = at === 0 || unfolded.has(fold);
    const table = tableView(withoutZeros({ columns, rows: members }));
    table.classList.add('whole');
    return h('details', { 'data-fold': fold, open }, h('summary', {}, common), table);
  });
}

const ZERO = /^0\s?%$/;

/** Without the columns in which nothing ever happens: what is left fits a phone. */
function withoutZeros({ columns, rows }: Table): Table {
  const told = columns.map((_, at) => rows.some((row) => !ZERO.test(row[at] ?? '')));
  return { columns: columns.filter((_, at) => told[at]), rows: rows.map((row) => row.filter((_, at) => told[at])) };
}

/** Neighboring rows that begin alike, without that beginning. */
function groupsOf(rows: Table['rows']): readonly (readonly [string, Table['rows']])[] {
  const groups: [string, Table['rows'][number][]][] = [];
  for (const [first = '', ...rest] of rows) {
    const last = groups.at(-1);
    if (last?.[0] === first) last[1].push(rest);
    else groups.push([first, [rest]]);
  }
  return groups;
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
