/** What can be asked, as types: nothing of this is left when it runs. */
import type { Questions } from './generated/questions.js';

/** Address of a question: `alpha-strike/target-number`, `units`. */
export type Question = keyof Questions;
/** What a question takes. */
export type ArgumentsOf<Q extends Question> = Questions[Q]['arguments'];
/** What a question gives. */
export type AnswerOf<Q extends Question> = Questions[Q]['answer'];
