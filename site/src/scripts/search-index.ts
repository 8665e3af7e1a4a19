/** The index over rules and units: both languages at once, prefixes and misspellings forgiven. */
import MiniSearch from 'minisearch';
import type { SearchDocument } from '../model/search-documents.js';

/** Something that can be found. */
export interface Findable {
  readonly id: string;
  readonly kind: string;
  readonly system: string;
  readonly title: { readonly en: string; readonly ru: string };
  readonly names?: string;
  readonly line?: { readonly en: string; readonly ru: string };
  /** Words of its text; they come after everything else. */
  readonly words?: string;
  readonly path: string;
}

const fold = (term: string): string => term.toLowerCase().replaceAll('ё', 'е');

/** One wrong letter in words of four and five, about one in four in longer ones. */
const forgiveness = (term: string): number | false => (term.length < 4 ? false : term.length < 6 ? 1 : 0.25);

/** What stands higher when it matches equally well. */
const KIND_WEIGHT: Readonly<Record<string, number>> = { section: 1.3, calculator: 1.3, unit: 1.2, table: 1.1, term: 1, ruling: 0.9 };

export type Index = MiniSearch<Findable>;

/** An empty index. */
export const emptyIndex = (): Index =>
  new MiniSearch<Findable>({
    fields: ['title', 'names', 'line', 'words'],
    extractField: (document, field) => {
      if (field === 'title') return `${document.title.en} ${document.title.ru}`;
      if (field === 'line') return document.line ? `${document.line.en} ${document.line.ru}` : '';
      return String(document[field as 'id'] ?? '');
    },
    processTerm: fold,
  });

export function indexOf(documents: readonly (SearchDocument | Findable)[]): Index {
  const index = emptyIndex();
  index.addAll(documents as readonly Findable[]);
  return index;
}

/** Ids of what matches, best first: all words of the query, or any of them when nothing has all. */
export function find(index: Index, query: string, kindOf: (id: string) => string): readonly string[] {
  const options = {
    boost: { title: 6, names: 5, line: 2, words: 1 },
    prefix: (term: string) => term.length > 1,
    fuzzy: forgiveness,
    weights: { prefix: 0.6, fuzzy: 0.25 },
    boostDocument: (id: string) => KIND_WEIGHT[kindOf(id)] ?? 1,
  };
  const all = index.search(query, { ...options, combineWith: 'AND' });
  return (all.length > 0 ? all : index.search(query, { ...options, combineWith: 'OR' })).map(({ id }) => id as string);
}
