/** Searching an index of the rulebook, in Node and in browsers. `makeSearchIndex` of the package makes one. */

export { calculatorLine, calculatorsFor, noCalculator } from './calculator-names.js';
export { type FoundCalculator, openCalculatorSearch } from './calculator-search.js';
export type { Fit } from './fit.js';
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
