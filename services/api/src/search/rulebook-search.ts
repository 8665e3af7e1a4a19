/** Search of the rulebook: an index in memory, made aside once the service listens. Forgives misspellings; reads both languages at once. */
import MiniSearch, { type Options } from 'minisearch';
import { localAsker } from '../http/asker.js';
import type { Pool } from '../work/pool.js';
import { type Document, type FullDocument, type MadeIndex, rulebookDocuments } from './documents.js';

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

const OPTIONS: Options<FullDocument> = {
  fields: ['title', 'names', 'text'],
  processTerm: fold,
  extractField: (document, field) =>
    field === 'title' ? `${document.title.en}\n${document.title.ru}` : (document[field as keyof FullDocument] as string),
};

/** Reads the whole rulebook into an index: half a second in which its thread does nothing else. */
export function makeIndex(): MadeIndex {
  const documents = rulebookDocuments();
  const search = new MiniSearch(OPTIONS);
  search.addAll(documents);
  return { documents: documents.map(({ text: _, ...document }) => document), index: JSON.stringify(search) };
}

interface Index {
  readonly search: MiniSearch;
  readonly byId: ReadonlyMap<string, Document>;
}

let index: Promise<Index> | undefined;

/** Has the index made in a worker thread, once; questions that come before it is there wait for it, and nobody else does. */
export function prepareSearch(pool: Pool): Promise<Index> {
  index ??= loaded(pool).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function loaded(pool: Pool): Promise<Index> {
  const made = await pool.run('rulebookIndex', {}, localAsker('en'));
  const search = await MiniSearch.loadJSONAsync(made.index, OPTIONS);
  return { search, byId: new Map(made.documents.map((document) => [document.id, document])) };
}

/** How far a word may be off: none when short, one letter in four when long. */
const distance = (term: string): number | boolean => (term.length < 4 ? false : 0.25);

/** Documents that match, best first. Every word has to be met, in some form, in either language. */
export async function searchRulebook(pool: Pool, text: string, system: string | undefined): Promise<readonly ScoredDocument[]> {
  const { search, byId } = await prepareSearch(pool);
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
