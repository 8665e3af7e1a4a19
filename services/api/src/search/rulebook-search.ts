/** Search of the rulebook: an index in memory, made at the first question. Forgives misspellings; reads both languages at once. */
import MiniSearch from 'minisearch';
import { type Document, rulebookDocuments } from './documents.js';

export interface ScoredDocument {
  readonly document: Document;
  readonly score: number;
}

/** Letters that players write for one another, and accents. */
const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ё', 'е');

/** Endings that Russian and English words take; a short stem finds them all by its prefix. */
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 4;

let index: { readonly search: MiniSearch; readonly byId: ReadonlyMap<string, Document> } | undefined;

function built() {
  if (index) return index;
  const documents = rulebookDocuments();
  const search = new MiniSearch({
    fields: ['title', 'names', 'text'],
    processTerm: fold,
    extractField: (document, field) => (field === 'title' ? `${document.title.en}\n${document.title.ru}` : document[field]),
  });
  search.addAll(documents);
  index = { search, byId: new Map(documents.map((document) => [document.id, document])) };
  return index;
}

/** How far a word may be off: none when short, one letter in four when long. */
const distance = (term: string): number | boolean => (term.length < 4 ? false : 0.25);

/** Documents that match, best first. Every word has to be met, in some form, in either language. */
export function searchRulebook(text: string, system: string | undefined): readonly ScoredDocument[] {
  const { search, byId } = built();
  const filter = ({ id }: { readonly id: string }) => system === undefined || byId.get(id)?.system === system;
  const options = {
    prefix: (term: string) => term.length > 1,
    fuzzy: distance,
    boost: { title: 6, names: 4 },
    combineWith: 'AND' as const,
    filter,
  };
  const exact = search.search(text, options);
  const found = exact.length > 0 ? exact : search.search(stems(text), { ...options, combineWith: 'OR' });
  return found.map(({ id, score }) => ({ document: byId.get(id) as Document, score }));
}

/** Words without their endings, for questions whose very words stand nowhere. */
const stems = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => (word.length - LONGEST_ENDING >= SHORTEST_STEM ? word.slice(0, -LONGEST_ENDING) : word))
    .join(' ');
