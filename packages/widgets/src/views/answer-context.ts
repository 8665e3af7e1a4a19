/** What an answer is drawn with, besides the state of the element. */
import type { Language } from '../description.js';
import type { AnswerChoices } from '../state.js';
import type { Say } from '../texts.js';
import type { Vary } from './changes.js';

export interface AnswerContext {
  readonly language: Language;
  readonly say: Say;
  /** The user has opened or chosen something in the answer. */
  choose(choices: Partial<AnswerChoices>): void;
  readonly vary: Vary;
}

/** The same with what the user has opened and chosen so far. */
export interface SectionContext extends Pick<AnswerContext, 'language' | 'say' | 'choose'> {
  readonly choices: AnswerChoices;
}
