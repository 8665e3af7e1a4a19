/** Types of questions. No code at run time. */
import type { Questions } from './generated/questions.js';

/** Path of a question: `alpha-strike/target-number`, `units`. */
export type Question = keyof Questions;
/** Arguments of a question. */
export type ArgumentsOf<Q extends Question> = Questions[Q]['arguments'];
/** Answer of a question. */
export type AnswerOf<Q extends Question> = Questions[Q]['answer'];
