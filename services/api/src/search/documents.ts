/** What of the rulebook can be searched: sections, tables, rulings and words of the game, in both languages at once. */
import { loadRulebook, plainText } from '@rangefinder/rulebook';
import { addressOf, type Language, systems, type Text } from '@rangefinder/rules';

/** Kinds of hits, the catalog's included. */
export const HIT_KINDS = ['SECTION', 'TABLE', 'RULING', 'TERM', 'UNIT', 'WEAPON'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** Something that can be found. */
export interface Document {
  readonly id: string;
  readonly kind: HitKind;
  readonly system: string;
  readonly title: Text;
  /** A line for the list of hits. */
  readonly summary: Text;
  /** Its path on the site. */
  readonly path: Text;
  /** Other names. */
  readonly names: string;
}

/** What the words of a document are read from. */
export interface FullDocument extends Document {
  readonly text: string;
}

/** An index as it travels between threads. */
export interface MadeIndex {
  readonly documents: readonly Document[];
  /** JSON of MiniSearch. */
  readonly index: string;
}

/** An address in each language. */
export const inBoth = (of: (language: Language) => string): Text => ({ en: of('en'), ru: of('ru') });

const both = ({ en, ru }: Text): string => `${en}\n${ru}`;

/** Every document of the rulebook. */
export const rulebookDocuments = (): readonly FullDocument[] => [
  ...sections(),
  ...systems.flatMap((system) => [...tables(system), ...rulings(system), ...terms(system)]),
];

const sections = (): FullDocument[] =>
  loadRulebook().sections.map((section) => ({
    id: section.id,
    kind: 'SECTION',
    system: section.system,
    title: section.title,
    summary: section.summary,
    path: inBoth((language) => addressOf(section.id, language)),
    names: '',
    text: `${both(section.summary)}\n${plainText(section, 'en')}\n${plainText(section, 'ru')}`,
  }));

type System = (typeof systems)[number];

const tables = ({ slug, tables: all }: System): FullDocument[] =>
  all.map(({ id, title, columns }) => ({
    id,
    kind: 'TABLE',
    system: slug,
    title,
    summary: { en: columns.map(({ en }) => en).join(' · '), ru: columns.map(({ ru }) => ru).join(' · ') },
    path: inBoth((language) => addressOf(id, language)),
    names: '',
    text: columns.map(both).join('\n'),
  }));

const rulings = ({ slug, rulings: all }: System): FullDocument[] =>
  all.map(({ id, title, question, decision }) => ({
    id,
    kind: 'RULING',
    system: slug,
    title,
    summary: decision,
    path: inBoth((language) => addressOf(id, language)),
    names: '',
    text: `${both(question)}\n${both(decision)}`,
  }));

const terms = ({ slug, glossary }: System): FullDocument[] =>
  glossary.map(({ id, name, abbreviation, aliases = [], meaning }) => ({
    id: `${slug}/term/${id}`,
    kind: 'TERM',
    system: slug,
    title: name,
    summary: meaning,
    path: inBoth((language) => `/${language}/${slug}/glossary/#${id}`),
    names: [...(abbreviation ? [both(abbreviation)] : []), ...aliases].join('\n'),
    text: both(meaning),
  }));
