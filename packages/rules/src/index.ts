/** The five rule sets: tables as data, pure procedures, steps, wording in both languages. */

// Figures of answers are fractions. Callers format them with these functions.
export { type Fraction, type Interval, toDecimal, toText } from '@rangefinder/dice';
export { type Armor5150, armors, type Weapon5150, weapons } from './5150/entries/equipment.js';
export { answerLines } from './asking/answer-lines.js';
export { type AskOptions, type AskResult, ask, askDice, type DiceAnswer } from './asking/ask.js';
export { CALCULATOR_IDS, calculatorBy, calculatorLike } from './asking/calculator-ids.js';
export { diceSummary, impossiblePassesProblem } from './asking/dice-words.js';
export { expressionProblem } from './asking/expression-problem.js';
export { lenient } from './asking/lenient.js';
export { outline } from './asking/outline.js';
export { placeIdLike } from './asking/place-ids.js';
export type { QuestionAnswer, QuestionArguments, QuestionId } from './asking/question-types.js';
export { MAX_LISTED_OUTCOMES, outcomesOf, type RolledDice, type RolledOutcome, rolledDice } from './asking/rolled-dice.js';
export { readToolArguments, type ToolInput, toolSchema, unknownLanguage } from './asking/tool-arguments.js';
export { type Answer, answer, answerChecked, word } from './calculator/answer.js';
export * from './calculator/calculator.js';
export { type Allowed, allowedBy, type CheckResult, checkFields, MAX_ID_CHARACTERS, MAX_PROBLEMS } from './calculator/check.js';
export { type Checker, checkerOf } from './calculator/checker.js';
export { closest } from './calculator/closest.js';
export * from './calculator/fields.js';
export { flatten, isObject, type Pair, unfoldedName } from './calculator/flat.js';
export { type FlatReader, flatReader, fromJson, readTexts, type Shape, type Shapes, withoutPaths } from './calculator/flat-reader.js';
export { MAX_JSON_DEPTH, MAX_JSON_ENTRIES, MAX_JSON_VALUES } from './calculator/json-bounds.js';
export { jsonBoundsProblem } from './calculator/json-bounds-problem.js';
export { repeatedNameProblem } from './calculator/json-repeated-name.js';
export { fieldMeantBy } from './calculator/meant-field.js';
export type { FieldPhrases, Phrases } from './calculator/phrases.js';
export * from './calculator/problems.js';
export {
  boundedChanceOf,
  chanceOf,
  type PublicAnswer,
  type PublicBoundedChance,
  type PublicChance,
  type PublicStep,
  publicAnswer,
  type RuleLink,
  type Showing,
} from './calculator/public.js';
export { type PublicProblem, publicProblem } from './calculator/public-problem.js';
export { playableReadings, readingsIn, readingsOf } from './calculator/readings.js';
export { shortLabel } from './calculator/short-label.js';
export { type KnownTexts, showingOf } from './calculator/showing.js';
export { type FoundQuery, findAxes, findQueries, withListed } from './calculator/sweep/axes.js';
export { type Direction, directionOf, figureBy, principalFigure } from './calculator/sweep/better.js';
export { type FigureValue, principalFigures } from './calculator/sweep/figures.js';
export {
  type CellProblem,
  type Grid,
  type GridAxis,
  type GridAxisValue,
  type GridFigure,
  gridOf,
  valueLabel,
} from './calculator/sweep/grid.js';
export {
  cellsOf,
  costOfCell,
  costOfSweep,
  draftOfCell,
  planSweep,
  type SweepOptions,
  type SweepPlan,
  withLists,
} from './calculator/sweep/plan.js';
export { type LeftOut, type RankedCell, type Ranking, type RankingOrder, type RankingPage, rankingOf } from './calculator/sweep/ranking.js';
export { type EntryFigures, put } from './calculator/sweep/values.js';
export { unitsOfNumbers, unitWords } from './calculator/units.js';
export * from './entries/entry.js';
export * from './entries/fill.js';
export * from './entries/find.js';
export { type DrawnUnit, SILHOUETTE_SIDE, silhouettePath } from './entries/silhouette.js';
export * from './ids.js';
export {
  addressOf,
  calculatorAddress,
  GRAPHQL_ONLY_FIELDS,
  kebab,
  lookupAddress,
  type PlaceKind,
  placeKindOf,
  questionName,
} from './reference/address.js';
export {
  type DatedChange,
  dateOfRule,
  type RuleChange,
  type RuleHistory,
  type RuleVersion,
  rulesChanges,
  rulesVersion,
} from './reference/history.js';
export * from './reference/reference.js';
export { type Matrix, placesOf, type RuleSystem, type Showcase } from './reference/system.js';
export type { Turn, TurnChoices, TurnStep } from './reference/turn.js';
export { API_CALENDAR_VERSION, type ApiChange, apiChanges } from './releases/api-changes.js';
export { systems } from './systems.js';
export { diceIn } from './text/die.js';
export { editDistance } from './text/edit-distance.js';
export { otherLayout } from './text/keyboard.js';
export * from './text/language.js';
export { memoize } from './text/memoize.js';
export * from './text/numbers.js';
export { capital, uncapital } from './text/sentences.js';
export { type MovingFireUnit, movingFire } from './world-at-war/reference/tables/moving-fire.js';
