/** The part of an answer below its headline: figures, charts, tables, steps. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AnswerStep, WidgetAnswer } from '../description.js';
import { groupedRows, withoutZeros } from '../model/grouped-rows.js';
import type { AnswerView, Section, Table } from '../model/sections.js';
import type { Figure } from '../model/single.js';
import { andMore, oneInText } from '../texts.js';
import type { SectionContext } from './answer-context.js';
import { boardView } from './board.js';
import { chartView, rollView, seriesView, stackView } from './charts.js';
import { faceUpCards } from './face-up-cards.js';
import { ruleView } from './headline.js';
import { tableView } from './table.js';

type Part = TemplateResult | typeof nothing;

/** The rest of the answer. */
export function restView({ allowed, steps }: WidgetAnswer, { sections }: AnswerView, context: SectionContext): TemplateResult {
  const drawn = (shown: readonly Section[]) => shown.map((section) => sectionView(section, String(sections.indexOf(section)), context));
  const why = steps.length > 0 ? stepsView(steps, context) : nothing;
  if (!allowed) return html`${why}`;
  if (context.board === 'narrow')
    return html`${lazilyFolded(context.say('allFigures'), 'rest', context, () => html`${drawn(sections.filter(isNews))}`)}${why}`;
  if (context.board === undefined) return html`${drawn(sections)}${why}`;
  const chart = sections.find(({ kind }) => kind === 'roll' || kind === 'series');
  const rest = sections.filter((section) => section !== chart);
  return html`<div class="middle">${drawn(chart ? [chart] : [])}</div><div class="below">${drawn(rest)}${why}</div>`;
}

/** Whether a section says more than the headline: a roll does not. */
const isNews = ({ kind }: Section): boolean => kind !== 'roll';

const figuresView = (figures: readonly Figure[]): TemplateResult =>
  html`<dl class="figures" part="figures">${figures.map(
    ({ label, text, cards }) =>
      html`<div class=${cards ? 'dealt' : nothing}><dt>${label}</dt><dd part="figure">${cards ? faceUpCards(cards) : text}</dd></div>`,
  )}</dl>`;

function sectionView(section: Section, name: string, context: SectionContext): TemplateResult {
  switch (section.kind) {
    case 'figures':
      return figuresView(section.figures);
    case 'board':
      return titled(section.title, boardView(section.board, context));
    case 'roll':
      return rollView(section);
    case 'odds':
      return section.folded
        ? lazilyFolded(section.title, name, context, () => oddsView({ ...section, title: '' }, context))
        : oddsView(section, context);
    case 'series':
      return titled(section.title, html`${seriesView(section.series)}${foldedTable(section.table, context)}`);
    case 'table':
      return titled(section.title, html`${longTable(section.table)}${leftView(section.left, context)}`);
    case 'group':
      return section.folded
        ? lazilyFolded(section.title, name, context, () => groupView({ ...section, title: '' }, name, context))
        : groupView(section, name, context);
  }
}

function groupView({ title, sections, left }: Extract<Section, { kind: 'group' }>, name: string, context: SectionContext): TemplateResult {
  const parts = sections.map((inner, index) => sectionView(inner, `${name}.${index}`, context));
  return titled(title, html`${parts}${leftView(left, context)}`);
}

/** A folded part whose content is drawn once it has been opened. */
function lazilyFolded(title: string, name: string, { choices, choose }: SectionContext, content: () => TemplateResult): TemplateResult {
  const isOpened = choices.opened.has(name);
  const remember = ({ target }: Event) => {
    if ((target as HTMLDetailsElement).open && !isOpened) choose({ opened: new Set([...choices.opened, name]) });
  };
  return html`<details @toggle=${remember}><summary>${title}</summary>${isOpened ? content() : nothing}</details>`;
}

const titled = (title: string, content: unknown): TemplateResult =>
  html`<section class="part">${title === '' ? nothing : html`<h3>${title}</h3>`}${content}</section>`;

const leftView = (left: number, { language }: SectionContext): Part =>
  left > 0 ? html`<p class="hint">${andMore(left, language)}</p>` : nothing;

/** A table with only these columns, the label of a row and its odds, repeats its chart. */
const CHART_COLUMNS = 2;

/** Charts of columns are hidden from screen readers; a table has the same figures, and those that the chart leaves out. */
function oddsView(section: Extract<Section, { kind: 'odds' }>, context: SectionContext): TemplateResult {
  const { title, picture, rows, table, left, isUnordered } = section;
  if (picture === 'stack') return titled(title, stackView(rows, isUnordered));
  const isComplete = left === 0 && picture !== 'columns' && table.columns.length <= CHART_COLUMNS;
  const chart = chartView(section, (count) => oneInText(count, context.language));
  return titled(title, html`${chart}${leftView(left, context)}${isComplete ? nothing : foldedTable(table, context)}`);
}

function foldedTable(table: Table, { say }: SectionContext): TemplateResult {
  const columns = table.columns.length > 0 ? table.columns : [say('outcome'), say('odds'), ''];
  return html`<details><summary>${say('table')}</summary>${tableView({ ...table, columns })}</details>`;
}

/** Rows of a long table under the value that they have in common; all groups but the first are folded. */
function longTable(table: Table): TemplateResult {
  const groups = groupedRows(table);
  if (!groups) return tableView(table);
  const columns = table.columns.slice(1);
  return html`${groups.map(
    ([common, rows], at) =>
      html`<details ?open=${at === 0}><summary>${common}</summary>${tableView(withoutZeros({ columns, rows }), 'whole')}</details>`,
  )}`;
}

const stepsView = (steps: readonly AnswerStep[], { say }: SectionContext): TemplateResult =>
  html`<details><summary>${say('steps')}</summary><ol class="steps" part="steps">${steps.map(
    ({ label, text, rule }) => html`<li><strong>${label}</strong><span>${text}</span>${ruleView(rule)}</li>`,
  )}</ol></details>`;
