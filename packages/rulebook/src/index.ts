/** The rulebook: texts in both languages, with the tables, rulings and worked examples of the rules in them. */
export type { Links } from './html/blocks.js';
export { type Place, placesIn, renderHtml } from './html/render.js';
export { loadRulebook } from './load.js';
export { rulingMarkdown, sectionMarkdown, tableMarkdown } from './markdown.js';
export type {
  Block,
  CalculatorBlock,
  ExampleBlock,
  ProseBlock,
  Rulebook,
  RulingBlock,
  SectionText,
  TableBlock,
} from './model.js';
export { cellLabel, phoneForm } from './phone-form.js';
export { cellText, plainText } from './plain-text.js';
export { makeSearchIndex } from './search/make-index.js';
