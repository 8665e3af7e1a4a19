/** Makes the index: where the texts are, before anybody searches. */
import MiniSearch from 'minisearch';
import { type FullDocument, rulebookDocuments } from './documents.js';
import { INDEX_OPTIONS, type IndexedDocument, type RulebookIndex } from './rulebook-search.js';
import { stemOf, wordsOf } from './terms.js';

/** Shorter words of a text say nothing of what it is about. */
const MIN_LENGTH = 3;

/** Words of the texts that stand nowhere above them, each once in one of its forms. */
function wordsIn({ texts, title, names = [], summary }: FullDocument): string {
  const words = wordsOf(texts.join('\n')).filter(({ length }) => length >= MIN_LENGTH);
  const above = new Set([title.en, title.ru, summary.en, summary.ru, ...names].flatMap(wordsOf).map(stemOf));
  return [...new Map(words.map((word) => [stemOf(word), word]))].flatMap(([stem, word]) => (above.has(stem) ? [] : word)).join(' ');
}

/** Reads the whole rulebook: half a second in which its thread does nothing else. */
export function makeSearchIndex(): RulebookIndex {
  const documents = rulebookDocuments();
  const search = new MiniSearch<IndexedDocument>(INDEX_OPTIONS);
  search.addAll(documents.map((document, place) => ({ ...document, place, words: wordsIn(document) })));
  return { documents: documents.map(({ texts: _, ...document }) => document), index: search.toJSON() };
}
