/** Makes the index: where the texts are, before anybody searches. */
import MiniSearch from 'minisearch';
import { type FullDocument, rulebookDocuments } from './documents.js';
import { QUESTION_WORDS } from './question-words.js';
import { INDEX_OPTIONS, type IndexedDocument, type RulebookIndex } from './rulebook-search.js';
import { stemOf, wordsOf } from './terms.js';

/** Shorter words of a text say nothing of what it is about. */
const MIN_LENGTH = 3;

/** Each word once, in one of its forms, without those that stand above. */
const newWords = (words: readonly string[], above: ReadonlySet<string>): readonly string[] =>
  [...new Map(words.map((word) => [stemOf(word), word]))].flatMap(([stem, word]) => (above.has(stem) ? [] : word));

/** Words of the keywords, and those of the texts that stand nowhere above them. */
function wordsIn({ texts, keywords, title, names = [], summary }: FullDocument): Pick<IndexedDocument, 'keywords' | 'words'> {
  const named = keywords ? wordsOf(`${keywords.en}\n${keywords.ru}`).filter((word) => !QUESTION_WORDS.has(word)) : [];
  const words = wordsOf(texts.join('\n')).filter(({ length }) => length >= MIN_LENGTH);
  const above = new Set([...[title.en, title.ru, summary.en, summary.ru, ...names].flatMap(wordsOf), ...named].map(stemOf));
  return { keywords: newWords(named, new Set()).join(' '), words: newWords(words, above).join(' ') };
}

/** Reads the whole rulebook: half a second in which its thread does nothing else. */
export function makeSearchIndex(): RulebookIndex {
  const documents = rulebookDocuments();
  const search = new MiniSearch<IndexedDocument>(INDEX_OPTIONS);
  search.addAll(documents.map((document, place) => ({ ...document, place, ...wordsIn(document) })));
  return { documents: documents.map(({ texts: _, keywords: __, ...document }) => document), index: search.toJSON() };
}
