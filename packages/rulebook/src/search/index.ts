/** Searching an index of the rulebook, in Node and in browsers. `makeSearchIndex` of the package makes one. */

export type { Fit } from './fit.js';
export { mergeHits, mergeSearch } from './merge.js';
export { NUMBER_WORDS } from './number-words.js';
export { FILLERS, QUESTION_WORDS } from './question-words.js';
export { READINGS } from './readings.js';
export {
  openSearch,
  RULEBOOK_KINDS,
  type RulebookDocument,
  type RulebookHit,
  type RulebookIndex,
  type RulebookKind,
  type RulebookSearch,
} from './rulebook-search.js';
export { stemOf, wordsOf } from './terms.js';
