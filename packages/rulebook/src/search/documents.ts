/** What of the rulebook can be found: calculators, sections, tables, rulings and words of the game, in both languages at once. */
import {
  type AnyCalculator,
  addressOf,
  calculatorAddress,
  kebab,
  LANGUAGES,
  type Language,
  type RuleSystem,
  type Ruling,
  systems,
  type Table,
  type Term,
  type Text,
} from '@rangefinder/rules';
import { loadRulebook } from '../load.js';
import type { SectionText } from '../model.js';
import { cellText, plainText } from '../plain-text.js';
import type { RulebookDocument } from './rulebook-search.js';

/** A document, and the texts that it is found by besides its title, names and summary. */
export interface FullDocument extends RulebookDocument {
  /** What players call its subject. */
  readonly keywords?: Text;
  readonly texts: readonly string[];
}

/** Every document of the rulebook, system after system. */
export function rulebookDocuments(): readonly FullDocument[] {
  const { sections } = loadRulebook();
  return systems.flatMap((system) => [
    ...system.calculators.map(ofCalculator),
    ...sections.filter((section) => section.system === system.slug).map(ofSection),
    ...system.tables.map((table) => ofTable(table, system)),
    ...system.rulings.map((ruling) => ofRuling(ruling, system)),
    ...system.glossary.map((term) => ofTerm(term, system)),
  ]);
}

const both = ({ en, ru }: Text): readonly string[] => [en, ru];
const inEach = (of: (language: Language) => string): Text => ({ en: of('en'), ru: of('ru') });
const withoutLanguage = (address: string): string => address.replace(/^\/en\//, '');
const pathOf = (id: string): string => withoutLanguage(addressOf(id, 'en'));

const ofCalculator = (calculator: AnyCalculator): FullDocument => ({
  id: `${calculator.system}/calculator/${kebab(calculator.name)}`,
  kind: 'CALCULATOR',
  system: calculator.system,
  title: calculator.title,
  summary: calculator.about,
  path: withoutLanguage(calculatorAddress(calculator, 'en')),
  texts: Object.values(calculator.input as Record<string, { readonly label: Text }>).flatMap(({ label }) => both(label)),
});

const ofSection = (section: SectionText): FullDocument => ({
  id: section.id,
  kind: 'SECTION',
  system: section.system,
  title: section.title,
  summary: section.summary,
  keywords: section.keywords,
  path: pathOf(section.id),
  // Who has the book looks for its headings.
  texts: LANGUAGES.flatMap((language) => [plainText(section, language), section.source[language]]),
});

const ofTable = ({ id, title, columns, rows, notes = [] }: Table, { slug }: RuleSystem): FullDocument => ({
  id,
  kind: 'TABLE',
  system: slug,
  title,
  summary: inEach((language) => columns.map((column) => column[language]).join(' · ')),
  path: pathOf(id),
  texts: [...notes.flatMap(both), ...rows.flat().flatMap((cell) => LANGUAGES.map((language) => cellText(cell, language)))],
});

const ofRuling = ({ id, title, question, readings, decision }: Ruling, { slug }: RuleSystem): FullDocument => ({
  id,
  kind: 'RULING',
  system: slug,
  title,
  summary: decision,
  path: pathOf(id),
  texts: [question, ...readings].flatMap(both),
});

const ofTerm = ({ id, name, abbreviation, aliases = [], meaning }: Term, { slug }: RuleSystem): FullDocument => ({
  id: `${slug}/term/${id}`,
  kind: 'TERM',
  system: slug,
  title: name,
  names: [...(abbreviation ? both(abbreviation) : []), ...aliases],
  summary: meaning,
  path: `${slug}/glossary/#${id}`,
  texts: [],
});
