/** Reads questions on tabletop wargames in a player’s own words, in English and Russian. */
export {
  type AnsweredQuestion,
  type AnswerSource,
  answerReading,
  askInWords,
  type FoundPlace,
  MAX_NAMES,
  MAX_READINGS,
  MAX_RESULTS,
  type Outcome,
  type QuestionOptions,
} from './ask.js';
export { type EngineOptions, engineSource } from './engine-source.js';
export { readDice } from './kinds/dice.js';
export type { UnitWords } from './kinds/units.js';
export { noCalculator, questionLines } from './lines.js';
export { calculatorsFor, loadVocabulary, possibleNames, type QuestionReading, readQuestion } from './read.js';
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
