/** Reads questions on tabletop wargames in a player’s own words, in English and Russian. */

export type { AnswerSource, FoundPlace, Outcome } from './answer-source.js';
export {
  type AnsweredQuestion,
  answerReading,
  askInWords,
  MAX_READINGS,
  MAX_RESULTS,
  type QuestionOptions,
} from './ask.js';
export { type EngineOptions, engineSource } from './engine-source.js';
export { readDice } from './kinds/dice.js';
export type { UnitWords } from './kinds/units.js';
export { noCalculator, questionLines } from './lines.js';
export { MAX_NAMES } from './names/named-entries.js';
export { possibleNames } from './names/possible-names.js';
export { calculatorsFor, type QuestionReading, readQuestion } from './read.js';
export {
  type Assumed,
  type Interpretation,
  type Missing,
  type NamedEntry,
  OTHER_QUESTIONS,
  type Reading,
  type ReadOptions,
  type Understood,
} from './reading.js';
export { MAX_QUESTION_CHARACTERS } from './text/tokens.js';
