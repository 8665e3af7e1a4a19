/**
 * What the search knows: one document for each place of the rulebook, both languages in it, so that a word of either finds the
 * page in the reader’s own. Bodies are reduced to their words, since only they are matched.
 */
import { plainText } from '@rangefinder/rulebook';
import {
  type AnyCalculator,
  type RuleSystem,
  type Ruling,
  type Section,
  systems,
  type Table,
  type Term,
  type Text,
} from '@rangefinder/rules';
import { calculatorPage, nameOf, placePage, systemPage } from './addresses.js';
import { textOf } from './texts.js';

const KINDS = ['section', 'table', 'ruling', 'term', 'calculator', 'page'] as const;
type Kind = (typeof KINDS)[number];

/** A document as the page loads it: short names, since there are hundreds. */
export interface SearchDocument {
  readonly id: string;
  readonly kind: Kind;
  readonly system: string;
  readonly title: Text;
  /** Other names under which it is looked for. */
  readonly names?: string;
  readonly line?: Text;
  readonly words: string;
  /** Address behind the language. */
  readonly path: string;
}

const withoutLanguage = (address: string): string => address.replace(/^\/en\//, '');

/** Words of texts, each once: `The heat, the HEAT` → `the heat`. */
function wordsOf(...texts: readonly string[]): string {
  const found =
    texts
      .join(' ')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  return [...new Set(found.filter((word) => word.length > 2))].join(' ');
}

const both = (text: Text): readonly string[] => [text.en, text.ru];

function ofSection({ id, title }: Section, system: string): SearchDocument {
  const text = textOf(id);
  const words = text ? wordsOf(plainText(text, 'en'), plainText(text, 'ru')) : '';
  return {
    id,
    kind: 'section',
    system,
    title,
    ...(text && { line: text.summary }),
    words,
    path: withoutLanguage(placePage(id as Section['id'], 'en')),
  };
}

const ofTable = ({ id, title, columns, rows, notes = [] }: Table, system: string): SearchDocument => ({
  id,
  kind: 'table',
  system,
  title,
  words: wordsOf(...[...columns, ...notes].flatMap(both), ...rows.flat().flatMap(cellWords)),
  path: withoutLanguage(placePage(id, 'en')),
});

const cellWords = (cell: Table['rows'][number][number]): readonly string[] =>
  typeof cell === 'string' ? [cell] : cell !== null && typeof cell === 'object' ? both(cell) : [];

const ofRuling = ({ id, title, question, readings, decision }: Ruling, system: string): SearchDocument => ({
  id,
  kind: 'ruling',
  system,
  title,
  line: decision,
  words: wordsOf(...[question, ...readings].flatMap(both)),
  path: withoutLanguage(placePage(id, 'en')),
});

const ofTerm = (system: RuleSystem, { id, name, abbreviation, aliases = [], meaning }: Term): SearchDocument => ({
  id: `${system.slug}/term/${id}`,
  kind: 'term',
  system: system.slug,
  title: name,
  names: [...aliases, ...(abbreviation ? both(abbreviation) : [])].join(' '),
  line: meaning,
  words: '',
  path: `${withoutLanguage(systemPage(system, 'glossary', 'en'))}#${id}`,
});

const ofCalculator = (calculator: AnyCalculator): SearchDocument => ({
  id: `${calculator.system}/calculator/${nameOf(calculator.name)}`,
  kind: 'calculator',
  system: calculator.system,
  title: calculator.title,
  line: calculator.about,
  words: wordsOf(...Object.values(calculator.input as Record<string, { readonly label: Text }>).flatMap(({ label }) => both(label))),
  path: withoutLanguage(calculatorPage(calculator, 'en')),
});

/** All documents, system after system. */
export const searchDocuments = (): readonly SearchDocument[] =>
  systems.flatMap((system) => [
    ...system.calculators.map(ofCalculator),
    ...system.sections.map((section) => ofSection(section, system.slug)),
    ...system.tables.map((table) => ofTable(table, system.slug)),
    ...system.rulings.map((ruling) => ofRuling(ruling, system.slug)),
    ...system.glossary.map((term) => ofTerm(system, term)),
  ]);
