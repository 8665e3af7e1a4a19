/** Language and handlers for the views of an answer. */
import type { Language } from '../description.js';
import type { AnswerChoices } from '../state.js';
import type { Say } from '../texts.js';
import type { Vary } from './changes.js';

/** In a narrow element everything below the summary is folded; in a wide one the chart is between the sides. */
type BoardLayout = 'narrow' | 'wide';

export interface AnswerContext {
  readonly language: Language;
  readonly say: Say;
  /** Called when the user opens a part of the answer or selects something in it. */
  choose(choices: Partial<AnswerChoices>): void;
  readonly vary: Vary;
  /** How an answer with two sides is laid out; `undefined` for others. */
  readonly board: BoardLayout | undefined;
  /** Names of the sides that a stand-in answers for. */
  readonly standIns: readonly string[];
}

/** Adds the parts that the user has opened and the selections in the answer. */
export interface SectionContext extends Pick<AnswerContext, 'language' | 'say' | 'choose' | 'board'> {
  readonly choices: AnswerChoices;
}
