/** The query language of the catalog without a database: fields, parser, syntax tree, printer, evaluator. */

export {
  type Era,
  type ErasAndFactions,
  erasNamed,
  type Faction,
  factionsNamed,
  type UnitAvailability,
} from './availability/eras-and-factions.js';
export { ERAS_AND_FACTIONS } from './availability/listed.js';
export { compileFilter, type EvaluationContext, type UnitPredicate } from './evaluate/compile-filter.js';
export { type FoundUnits, findByFilter, findUnits } from './evaluate/find-units.js';
export { type IndexedUnit, indexUnit } from './evaluate/indexed-unit.js';
export { type PrintedUnit, readUnit } from './evaluate/read-unit.js';
export { UnitIndex } from './evaluate/unit-index.js';
export { unsupportedConditions } from './evaluate/unsupported-conditions.js';
export { type Stems, WordIndex } from './evaluate/word-index.js';
export { availabilityConditions, filtersByAvailability, SYSTEMS_WITH_AVAILABILITY } from './filter/availability-conditions.js';
export { adjacentNames, facetPatterns, facetQuery, facetWord, possibleAvailability } from './filter/facet-query.js';
export { filterProblems, MAX_CONDITIONS } from './filter/filter-problems.js';
export { type FilterValue, filterValues, withAbilities, withKnownNames } from './filter/filter-values.js';
export {
  type AbilityCondition,
  type FigureComparison,
  type FigureCondition,
  type OneOrMore,
  UNIT_ORDER_KEYS,
  type UnitFilter,
  type UnitOrder,
  type ValuePattern,
  valuesOf,
} from './filter/unit-filter.js';
export { COMPOSED_VALUE, checkValues, facetsToCheck, listedChoices, MAX_CHOICES, unknownValueProblem } from './filter/unknown-values.js';
export { fitInOrder, fitOfResult, fitsInOrder, isTelling } from './interpretations/fit.js';
export { INTERPRETATIONS, type Interpretation } from './interpretations/interpretations.js';
export type { InterpretedText } from './interpretations/interpreted-text.js';
export { interpretKey } from './interpretations/key.js';
export {
  matchingText,
  ranksByBest,
  resolveOptionsOf,
  type SearchedText,
  type Understanding,
  type UnitUnderstanding,
  understandingOf,
} from './interpretations/matching-text.js';
export { interpretPlainWords, isOfTraits } from './interpretations/plain-words.js';
export { readQuery } from './interpretations/read-query.js';
export { fieldTitle, queryLanguage } from './language/fields.js';
export { type CatalogQuery, parseQuery, queryParser } from './language/parse-query.js';
export { printQuery } from './language/print-query.js';
export { problemsInQuery } from './language/problems-in-query.js';
export { quotedValue } from './language/quoted-value.js';
export { parseTree, type QueryNode } from './language/syntax-tree.js';
export { type Token, tokenize } from './language/tokens.js';
export { foldText, latinText, shapedText, sortText } from './text/fold.js';
export { writtenIn } from './text/script.js';
export { isSpelled, type SearchableNames, searchableNames, soundOf, wordsOf } from './text/words.js';
export { abilityKey, BASE, facet, facetReader, facetsOf, KNOWN_AVAILABILITY, TEXT_FACETS, textsIn } from './units/facets.js';
export { FIGURES, type Figure, type Figures, figureReader, figuresIn, figuresOf } from './units/figures.js';
export { knownValues } from './units/known-values.js';
export { byLanguage, givenNames, NAME_FIELDS, type Names, nameFields, nameIn, namesAsText, namesFrom, renamed } from './units/names.js';
export type { QueryableUnit } from './units/queryable-unit.js';
export { namesOfUnit } from './units/searchable-unit.js';
export {
  distinct,
  figuresOfType,
  type RuleSet,
  SHAPE,
  type Shape,
  SYSTEMS,
  type System,
  shapeOf,
  UNIT_KINDS,
  type UnitKind,
  WEAPON_KINDS,
  type WeaponKind,
} from './units/shape.js';
export { VOCABULARIES } from './vocabulary/listed.js';
export type { MatchingText, ResolvedText, ResolveOptions } from './words/resolve-words.js';
export { allOf, anyOf, type WordQuery, wordQuery } from './words/word-query.js';
