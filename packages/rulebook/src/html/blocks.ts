/** Blocks as HTML trees. Each function makes one kind of block; nothing is calculated here. */
import type { AnyCalculator, Cell, Language, RuleId } from '@rangefinder/rules';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { CalculatorBlock, ExampleBlock, RulingBlock, TableBlock } from '../model.js';
import { cellText } from '../plain-text.js';
import { LABELS } from './labels.js';

/** Where links lead. */
export interface Links {
  /** The address of a section, table or ruling. */
  href(rule: RuleId): string;
  /** The address of a calculator, filled in when there is a draft. Without it calculators are named, not linked. */
  calculator?(calculator: AnyCalculator, draft?: ExampleBlock['draft']): string;
}

const cells = (row: readonly Cell[], language: Language): readonly Element[] =>
  row.map((cell, column) => (column === 0 ? h('th', { scope: 'row' }, cellText(cell, language)) : h('td', cellText(cell, language))));

/** A table in a region that can be scrolled on a narrow screen, also by keyboard. */
export function tableHtml({ table }: TableBlock, language: Language, { href }: Links): readonly Element[] {
  const { id, title, columns, rows, notes = [] } = table;
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
      rows.map((row) => h('tr', [...cells(row, language)])),
    ),
  ]);
  return [
    h('div', { className: 'table', role: 'region', ariaLabel: title[language], tabIndex: 0 }, printed),
    ...notes.map((note) => h('p', { className: 'table-note' }, note[language])),
  ];
}

/** A ruling: the question, how the rule can be read, and what is played. */
export function rulingHtml({ ruling }: RulingBlock, language: Language, { href }: Links): Element {
  const { id, title, question, readings, decision } = ruling;
  return h('aside', { className: 'ruling', dataRule: id, ariaLabel: `${LABELS.ruling[language]}: ${title[language]}` }, [
    h('p', { className: 'ruling-title' }, h('a', { href: href(id) }, `${LABELS.ruling[language]}: ${title[language]}`)),
    h('p', question[language]),
    h(
      'ul',
      { ariaLabel: LABELS.readings[language] },
      readings.map((reading) => h('li', reading[language])),
    ),
    h('p', { className: 'ruling-decision' }, [h('strong', `${LABELS.decision[language]}:`), ` ${decision[language]}`]),
  ]);
}

/** An example: its sentence, and the steps with the rules that they rest on. */
export function exampleHtml({ title, calculator, draft, answer }: ExampleBlock, language: Language, links: Links): Element {
  return h('figure', { className: 'example', dataCalculator: calculator.name, dataDraft: JSON.stringify(draft) }, [
    h('figcaption', [`${LABELS.example[language]}: `, calculatorLink(calculator, title, links, draft)]),
    h('p', { className: 'example-answer' }, answer.summary),
    h(
      'ol',
      { ariaLabel: LABELS.steps[language] },
      answer.steps.map(({ label, text, rule }) => h('li', [h('a', { href: links.href(rule) }, label), `: ${text}`])),
    ),
  ]);
}

export const calculatorHtml = ({ calculator }: CalculatorBlock, language: Language, links: Links): Element =>
  h('p', { className: 'calculator', dataCalculator: calculator.name }, [
    `${LABELS.calculator[language]}: `,
    calculatorLink(calculator, calculator.title[language], links),
  ]);

const calculatorLink = (calculator: AnyCalculator, text: string, links: Links, draft?: ExampleBlock['draft']): ElementContent =>
  links.calculator ? h('a', { href: links.calculator(calculator, draft) }, text) : { type: 'text', value: text };
