/** Sections as Markdown with everything in it that the page shows: what language models and other programs read best. */
import { type Cell, type Language, number, type RuleId } from '@rangefinder/rules';
import type { Links } from './html/blocks.js';
import { LABELS } from './html/labels.js';
import type { Block, ExampleBlock, RulingBlock, SectionText, TableBlock } from './model.js';
import { cellText } from './plain-text.js';
import { parseMarkdown } from './reading/nodes.js';

type RulingData = RulingBlock['ruling'];
type TableData = TableBlock['table'];

/**
 * A section with its title; addresses are made by `links`. Drawings are left out.
 * @example sectionMarkdown(section, 'en', { href: (rule) => addressOf(rule, 'en') }) // '# To hit\n\nSkill plus every modifier …'
 */
export function sectionMarkdown(section: SectionText, language: Language, links: Links): string {
  const body = section.body[language];
  // A block was made of each node, which stands elsewhere in the file than in the body.
  const written = parseMarkdown(body).children.map(({ position }) => body.slice(position?.start.offset, position?.end.offset));
  const blocks = section.blocks[language].map((block, at) => blockMarkdown(block, written[at] ?? '', language, links));
  return [`# ${section.title[language]}`, section.summary[language], ...blocks].filter((part) => part !== '').join('\n\n');
}

function blockMarkdown(block: Block, written: string, language: Language, links: Links): string {
  switch (block.kind) {
    case 'prose':
      return withAddresses(written, links);
    case 'table':
      return tableMarkdown(block.table, language, links);
    case 'ruling':
      return rulingMarkdown(block.ruling, language, links);
    case 'example':
      return exampleMarkdown(block, language, links);
    case 'calculator':
      return `${LABELS.calculator[language]}: ${linkTo(block.calculator.title[language], links.calculator?.(block.calculator))}`;
  }
}

const linkTo = (text: string, address: string | undefined): string => (address === undefined ? text : `[${text}](${address})`);

/** Prose as it was written, with addresses in place of ids. */
const withAddresses = (written: string, { href }: Links): string =>
  written.replaceAll(/\]\(rule:([^)]+)\)/g, (_, id: string) => `](${href(id as RuleId)})`);

const rowText = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A printed table under its title, with its notes. */
export function tableMarkdown({ id, title, columns, rows, notes = [] }: TableData, language: Language, { href }: Links): string {
  const printed = [
    rowText(columns.map((column) => column[language])),
    rowText(columns.map(() => '---')),
    ...rows.map((row: readonly Cell[]) => rowText(row.map((cell) => cellText(cell, language)))),
  ];
  return [`**[${title[language]}](${href(id)})**`, printed.join('\n'), ...notes.map((note) => note[language])].join('\n\n');
}

/** A ruling: the question, how the rule can be read, and what is played. */
export function rulingMarkdown({ id, title, question, readings, decision }: RulingData, language: Language, { href }: Links): string {
  const lines = [
    `**[${LABELS.ruling[language]}: ${title[language]}](${href(id)})**`,
    '',
    question[language],
    '',
    ...readings.map((reading) => `- ${reading[language]}`),
    '',
    `**${LABELS.decision[language]}:** ${decision[language]}`,
  ];
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
}

function exampleMarkdown({ title, calculator, draft, answer }: ExampleBlock, language: Language, links: Links): string {
  const steps = answer.steps.map(({ label, text, rule }, at) => `${number(at + 1, language)}. [${label}](${links.href(rule)}): ${text}`);
  const head = `**${LABELS.example[language]}: ${linkTo(title, links.calculator?.(calculator, draft))}**`;
  return [head, answer.summary, steps.join('\n')].filter((part) => part !== '').join('\n\n');
}
