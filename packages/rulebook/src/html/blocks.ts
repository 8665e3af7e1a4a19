/** Blocks as HTML trees. Each function makes one kind of block; nothing is calculated here. */
import { type AnyCalculator, type Cell, kebab, type Language, type RuleId, type Table } from '@rangefinder/rules';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { CalculatorBlock, ExampleBlock, RulingBlock, TableBlock } from '../model.js';
import { cellLabel, phoneForm } from '../phone-form.js';
import { cellText } from '../plain-text.js';
import { LABELS } from './labels.js';

/** Where links lead. */
export interface Links {
  /** The address of a section, table or ruling. */
  href(rule: RuleId): string;
  /** The address of a calculator, filled in when there is a draft. Without it calculators are named, not linked. */
  calculator?(calculator: AnyCalculator, draft?: ExampleBlock['draft']): string;
  /** The custom element of a calculator and its script, for pages where an example can be tried in its place. */
  instrument?(calculator: AnyCalculator): { readonly element: string; readonly script: string };
}

/** A place in the page of a section: the same in every language, and like no heading's. @example anchorOf('table', 'alpha-strike/table/ranges') // 'table-ranges' */
export const anchorOf = (kind: 'table' | 'ruling', id: RuleId): string => `${kind}-${id.slice(id.lastIndexOf('/') + 1)}`;

const cells = (table: Table, row: readonly Cell[], language: Language): readonly Element[] =>
  row.map((cell, column) => {
    const text = cellText(cell, language);
    return column === 0 ? h('th', { scope: 'row' }, text) : h('td', { dataLabel: cellLabel(table, column, language) }, text);
  });

/** A table in a region that can be scrolled on a narrow screen, also by keyboard. */
export function tableHtml({ table }: TableBlock, language: Language, { href }: Links): readonly Element[] {
  const { id, title, columns, rows, notes = [] } = table;
  const className = ['table', phoneForm(table) ?? ''];
  const printed = h('table', { dataRule: id }, [
    h('caption', h('a', { href: href(id) }, title[language])),
    h(
      'thead',
      h(
        'tr',
        columns.map((column) => h('th', { scope: 'col' }, column[language])),
      ),
    ),
    h(
      'tbody',
      rows.map((row) => h('tr', [...cells(table, row, language)])),
    ),
  ]);
  return [
    h('div', { id: anchorOf('table', id), className, role: 'region', ariaLabel: title[language], tabIndex: 0 }, printed),
    ...notes.map((note) => h('p', { className: 'table-note' }, note[language])),
  ];
}

/** A ruling, folded to what is played; the question and how the rule can be read are inside. */
export function rulingHtml({ ruling }: RulingBlock, language: Language, { href }: Links): Element {
  const { id, title, question, readings, decision } = ruling;
  const named = `${LABELS.ruling[language]}: ${title[language]}`;
  return h('aside', { id: anchorOf('ruling', id), className: 'ruling', dataRule: id, ariaLabel: named }, [
    h('details', [
      h('summary', [h('span', { className: 'ruling-title' }, named), ' ', h('span', { className: 'ruling-decision' }, decision[language])]),
      h('p', question[language]),
      h(
        'ul',
        { ariaLabel: LABELS.readings[language] },
        readings.map((reading) => h('li', reading[language])),
      ),
      h('p', h('a', { href: href(id) }, LABELS.allRulings[language])),
    ]),
  ]);
}

/** An example: its sentence, the steps with the rules that they rest on, and a button that puts the calculator in its place. */
export function exampleHtml({ title, calculator, draft, answer }: ExampleBlock, language: Language, links: Links): Element {
  return h('figure', { className: 'example', dataCalculator: calculator.name, dataDraft: JSON.stringify(draft) }, [
    h('figcaption', [`${LABELS.example[language]}: `, calculatorLink(calculator, title, links, draft)]),
    h('p', { className: 'example-answer' }, answer.summary),
    h('details', [
      h('summary', LABELS.steps[language]),
      h(
        'ol',
        answer.steps.map(({ label, text, rule }) => h('li', [h('a', { href: links.href(rule) }, label), `: ${text}`])),
      ),
    ]),
    ...tryButton(calculator, draft, language, links),
  ]);
}

/** The calculator then shows the fields that the example fills; the others keep their values. */
function tryButton(calculator: AnyCalculator, draft: ExampleBlock['draft'], language: Language, { instrument }: Links): readonly Element[] {
  if (!instrument) return [];
  const { element, script } = instrument(calculator);
  const show = Object.keys(draft).map(kebab).join(' ');
  const properties = { type: 'button', className: 'button', dataInstrument: element, dataScript: script, dataShow: show };
  return [h('p', { className: 'example-try' }, h('button', properties, LABELS.change[language]))];
}

export const calculatorHtml = ({ calculator }: CalculatorBlock, language: Language, links: Links): Element =>
  h('p', { className: 'calculator', dataCalculator: calculator.name }, [
    `${LABELS.calculator[language]}: `,
    calculatorLink(calculator, calculator.title[language], links),
  ]);

const calculatorLink = (calculator: AnyCalculator, text: string, links: Links, draft?: ExampleBlock['draft']): ElementContent =>
  links.calculator ? h('a', { href: links.calculator(calculator, draft) }, text) : { type: 'text', value: text };
