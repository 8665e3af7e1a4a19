/** Sections as plain text: what a search reads. */
import { type Cell, type Language, number } from '@rangefinder/rules';
import type { Nodes } from 'mdast';
import type { Block, SectionText } from './model.js';

/** Text of an empty cell. */
const EMPTY = '–';

/** A cell of a table as printed. @example cellText({ en: 'long', ru: 'дальняя' }, 'ru') // 'дальняя' */
export function cellText(cell: Cell, language: Language): string {
  if (cell === null) return EMPTY;
  if (typeof cell === 'number') return number(cell, language);
  return typeof cell === 'string' ? cell : cell[language];
}

/**
 * The text of a section without markup: prose, tables, rulings, sentences of examples; a line for each.
 * The title and the summary are not in it.
 */
export const plainText = (section: SectionText, language: Language): string =>
  section.blocks[language]
    .map((block) => blockText(block, language))
    .filter((text) => text !== '')
    .join('\n');

/** Prose as text: blocks on lines of their own, everything else run together. */
export function proseText(node: Nodes): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  return node.children.map(proseText).join(LINES.includes(node.type) ? '\n' : '');
}

/** Nodes whose children stand on lines of their own. */
const LINES: readonly Nodes['type'][] = ['root', 'list', 'listItem', 'blockquote'];

function blockText(block: Block, language: Language): string {
  switch (block.kind) {
    case 'prose':
      return proseText(block.node);
    case 'table': {
      const { title, columns, rows, notes = [] } = block.table;
      const lines = [columns, ...rows].map((row) => row.map((cell) => cellText(cell, language)).join(' · '));
      return [title[language], ...lines, ...notes.map((note) => note[language])].join('\n');
    }
    case 'ruling': {
      const { title, question, readings, decision } = block.ruling;
      return [title, question, ...readings, decision].map((text) => text[language]).join('\n');
    }
    case 'example':
      return `${block.title}\n${block.answer.summary}`;
    case 'calculator':
      return block.calculator.title[language];
  }
}
