/**
 * The search of the rulebook, one for the service and the site: it reads both languages at once and forgives misspellings. Runs in
 * browsers too: the index is made once, where the texts are, and travels as plain data.
 */
import type { Text } from '@rangefinder/rules';
import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch';
import { comparable, type Fit, fitOf, type TypedWord } from './fit.js';
import { FILLERS, QUESTION_WORDS } from './question-words.js';
import { READINGS } from './readings.js';
import { stemOf, wordsOf } from './terms.js';

/** Kinds of places in the rulebook. */
export const RULEBOOK_KINDS = ['SECTION', 'TABLE', 'RULING', 'TERM', 'CALCULATOR'] as const;
export type RulebookKind = (typeof RULEBOOK_KINDS)[number];

/** A place of the rulebook, as lists of hits show it. */
export interface RulebookDocument {
  /** `alpha-strike/overheat`, `alpha-strike/term/tmm`, `alpha-strike/calculator/target-number`. */
  readonly id: string;
  readonly kind: RulebookKind;
  readonly system: string;
  readonly title: Text;
  /** Other names: abbreviations, what players say. */
  readonly names?: readonly string[];
  /** A line for the list. */
  readonly summary: Text;
  /** Its address on the site behind the language: `alpha-strike/rules/overheat/`. */
  readonly path: string;
}

/** A search as plain data, as it is kept in a file and handed from thread to thread. */
export interface RulebookIndex {
  readonly documents: readonly RulebookDocument[];
  /** Of MiniSearch; names documents by their place in the list. */
  readonly index: AsPlainObject;
}

/** A document with the words of its texts, as it is indexed. */
export interface IndexedDocument extends RulebookDocument {
  readonly place: number;
  readonly keywords: string;
  readonly words: string;
}

/** Something that was found. */
export interface RulebookHit {
  readonly document: RulebookDocument;
  readonly fit: Fit;
}

export interface RulebookSearch {
  /**
   * What fits, the best first: documents that have every word in some form, in either language; where there is none, those that
   * have any of them. What nothing is called is also read in the other keyboard layout and as Russian in Latin letters.
   * @example search.find('укрытием', 'alpha-strike')[0] // { document: { id: 'alpha-strike/partial-cover', … }, fit: 2 }
   */
  find(text: string, system?: string): readonly RulebookHit[];
}

const textOf = (value: Text | readonly string[] | string | undefined): string => {
  if (value === undefined || typeof value === 'string') return value ?? '';
  return ('en' in value ? [value.en, value.ru] : value).join('\n');
};

/** How documents are read, when the index is made and when it is asked. */
export const INDEX_OPTIONS: Options<IndexedDocument> = {
  idField: 'place',
  fields: ['title', 'names', 'keywords', 'summary', 'words'],
  extractField: (document, field) =>
    field === 'place' ? (document.place as never) : textOf(document[field as keyof typeof FIELD_WEIGHTS]),
  tokenize: wordsOf,
  processTerm: stemOf,
};

/** The fit of what has no word that was typed. */
const ONLY_LIKE_IT: Fit = 4;
const ONLY_LIKE_WORDS: Fit = 5;
/** The worst fit of what has the words in its names. */
const NAMED: Fit = 2;
/** What comes first of two that fit alike. */
const KIND_WEIGHTS: Readonly<Record<RulebookKind, number>> = { SECTION: 1.5, CALCULATOR: 1.4, TABLE: 1.1, TERM: 1, RULING: 0.9 };
const FIELD_WEIGHTS = { title: 6, names: 5, keywords: 4, summary: 2, words: 1 };

/** Words of a query; more of them are not looked for. */
const MAX_WORDS = 12;
/** Shorter words without a digit need not be met: `to`, `на`. */
const MIN_NEEDED = 3;
/** From so many words on, a text is a sentence: few places have all of them. */
const MIN_SENTENCE_WORDS = 3;
/** Shorter words must match exactly. */
const MIN_FUZZY_CHARACTERS = 4;
/** Share of the letters of a word that may differ (typo tolerance). */
const MAX_EDIT_SHARE = 0.2;

/** Opens an index. */
export async function openSearch({ documents, index }: RulebookIndex): Promise<RulebookSearch> {
  const search = await MiniSearch.loadJSAsync<IndexedDocument>(index, INDEX_OPTIONS);
  const names = new Map<number, string>();
  const namesOf = (place: number, { title, names: others = [] }: RulebookDocument): string => {
    const known = names.get(place) ?? comparable([title.en, title.ru, ...others]);
    names.set(place, known);
    return known;
  };
  const foundAs = (text: string, system: string | undefined): readonly RulebookHit[] => {
    const typed = [...new Set(wordsOf(text))];
    const words = contentOf(typed).slice(0, MAX_WORDS);
    const terms = words.map(stemOf);
    const needed = neededOf(words).map((word) => ({ word, stem: stemOf(word) }));
    const found = search.search({ combineWith: 'OR', queries: words }, searchOptions(documents, system));
    const whole = found.filter(({ queryTerms }) => needed.every(({ stem }) => queryTerms.includes(stem)));
    // Of a question, what has more of its words comes first, wherever they stand.
    const isQuestion = typed.some((word) => QUESTION_WORDS.has(word) && !FILLERS.has(word)) && needed.length > 1;
    if (isQuestion || (whole.length === 0 && needed.length >= MIN_SENTENCE_WORDS))
      return found.map(({ id, queryTerms }) => ({ document: documents[id] as RulebookDocument, fit: partialFit(needed, queryTerms) }));
    if (whole.length === 0) return found.map(({ id }) => ({ document: documents[id] as RulebookDocument, fit: ONLY_LIKE_WORDS }));
    return whole
      .map(({ id, score, terms: met }) => ({ id: id as number, score, met, document: documents[id] as RulebookDocument }))
      .map(({ id, document, met, score }) => ({ document, score, fit: fitOf(namesOf(id, document), { terms, needed, met }) }))
      .toSorted((a, b) => a.fit - b.fit || b.score - a.score);
  };
  return {
    find: (text, system) => {
      const lists: (readonly RulebookHit[])[] = [];
      for (const [index, read] of READINGS.entries()) {
        const hits = foundAs(read(text), system);
        const isClear = hits[0] !== undefined && hits[0].fit < ONLY_LIKE_IT;
        if (isClear) return index === 0 ? hits : hits.map(readOtherwise);
        lists.push(hits);
      }
      return lists.find((hits) => hits.length > 0) ?? [];
    },
  };
}

/** A hit of a text in another script fits no better than a misspelled one. */
const readOtherwise = (hit: RulebookHit): RulebookHit => ({ ...hit, fit: hit.fit <= NAMED ? ONLY_LIKE_IT : ONLY_LIKE_WORDS });

const searchOptions = (documents: readonly RulebookDocument[], system: string | undefined): SearchOptions => ({
  boost: FIELD_WEIGHTS,
  boostDocument: (place: number) => KIND_WEIGHTS[(documents[place] as RulebookDocument).kind],
  prefix: (term) => term.length > 1,
  fuzzy: (term) => (term.length < MIN_FUZZY_CHARACTERS ? false : MAX_EDIT_SHARE),
  weights: { prefix: 0.6, fuzzy: 0.25 },
  ...(system !== undefined && { filter: ({ id }) => documents[id]?.system === system }),
});

/** Words of a text without those that any question has, unless it has no others. */
function contentOf(words: readonly string[]): readonly string[] {
  const content = words.filter((word) => !QUESTION_WORDS.has(word));
  return content.length > 0 ? content : words;
}

/** Half of the words are enough for a sentence to be read as it was typed. */
const MIN_MET_SHARE = 0.5;

function partialFit(needed: readonly TypedWord[], met: readonly string[]): Fit {
  return needed.filter(({ stem }) => met.includes(stem)).length >= needed.length * MIN_MET_SHARE ? ONLY_LIKE_IT : ONLY_LIKE_WORDS;
}

const neededOf = (words: readonly string[]): readonly string[] => {
  const long = words.filter((word) => word.length >= MIN_NEEDED || /\d/.test(word));
  return long.length > 0 ? long : words;
};
