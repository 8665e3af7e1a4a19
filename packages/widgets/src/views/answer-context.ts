/** Language and handlers for the views of an answer. */
import type { Language } from '../description.js';
import type { AnswerChoices } from '../state.js';
import type { Say } from '../texts.js';
import type { Vary } from './changes.js';

export interface AnswerContext {
  readonly language: Language;
  readonly say: Say;
  /** Called when the user opens a part of the answer or selects something in it. */
  choose(choices: Partial<AnswerChoices>): void;
  readonly vary: Vary;
  /** Whether only the first chart of an answer is unfolded, because the form above it is long. */
  readonly foldsRest: boolean;
  /** Names of the sides that a stand-in answers for. */
  readonly standIns: readonly string[];
}

/** Adds the parts that the user has opened and the selections in the answer. */
export interface SectionContext extends Pick<AnswerContext, 'language' | 'say' | 'choose' | 'foldsRest'> {
  readonly choices: AnswerChoices;
}
