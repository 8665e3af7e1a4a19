/** What an element shows. Each change makes a new state, from which everything is drawn. */
import type { AnsweredBy } from './ask.js';
import type { Draft, Language, Outcome } from './description.js';
import type { Prospect } from './explore.js';
import type { ShownProblem } from './model/problems.js';
import type { Changes } from './views/changes.js';

/** What the user has opened and chosen within an answer. It outlives the answer. */
export interface AnswerChoices {
  /** Names of the folded parts that were opened at least once. */
  readonly opened: ReadonlySet<string>;
  /** Index of the odds that a board shows. */
  readonly boardOdds: number;
  /** The cell of a board that was tapped: its row and column. */
  readonly boardCell: string | undefined;
}

/** The answer to a draft. */
export interface AnswerState {
  readonly outcome: Outcome | undefined;
  readonly by: AnsweredBy;
  readonly problems: readonly ShownProblem[];
  /** Odds of each alternative by its key. */
  readonly prospects: ReadonlyMap<string, Prospect>;
  /** Whether the answer has odds, so that its changes can be drawn. */
  readonly canVary: boolean;
  readonly changes: Changes | undefined;
  /** Whether the next answer is being computed. */
  readonly isBusy: boolean;
  readonly isCopied: boolean;
}

export interface WidgetState extends AnswerState {
  readonly language: Language;
  /** Text that is shown instead of the calculator. */
  readonly notice: string | undefined;
  /** The draft, gaps included; `undefined` before the attributes are read. */
  readonly draft: Draft | undefined;
  /** The draft that the form was laid out for. */
  readonly laidOut: Draft | undefined;
  /** Whether the draft is the example that the element starts with. */
  readonly isExample: boolean;
  /** Whether the user has edited the form. */
  readonly isEdited: boolean;
  /** Places of the fields whose hint is shown. */
  readonly openHints: ReadonlySet<string>;
  /** Whether the headline is on screen. */
  readonly isHeadlineSeen: boolean;
  /** Whether the part on changes is open. */
  readonly isVarying: boolean;
  /** Places of the numbers that vary there. */
  readonly varying: { readonly over: string | undefined; readonly across: string | undefined };
  readonly choices: AnswerChoices;
}

export const INITIAL_STATE: WidgetState = {
  language: 'en',
  notice: undefined,
  draft: undefined,
  laidOut: undefined,
  isExample: false,
  isEdited: false,
  openHints: new Set(),
  isHeadlineSeen: false,
  isVarying: false,
  varying: { over: undefined, across: undefined },
  choices: { opened: new Set(), boardOdds: 0, boardCell: undefined },
  outcome: undefined,
  by: 'page',
  problems: [],
  prospects: new Map(),
  canVary: false,
  changes: undefined,
  isBusy: false,
  isCopied: false,
};
