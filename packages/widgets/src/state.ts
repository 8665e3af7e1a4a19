/** State of an element. It is immutable: each change makes a new one, and everything is drawn from it. */
import type { AnsweredBy } from './ask.js';
import type { Changes } from './changes.js';
import type { Draft, Language, Outcome } from './description.js';
import type { Prospect } from './explore.js';
import type { ShownProblem } from './model/problems.js';

/** What the user has opened and selected within an answer. It is kept when the answer changes. */
export interface AnswerChoices {
  /** Names of the lazily drawn parts that have been opened. */
  readonly opened: ReadonlySet<string>;
  /** Index of the odds that a board shows. */
  readonly boardOdds: number;
  /** Row and column of the board cell that the user selected. */
  readonly boardCell: string | undefined;
}

/** The last answer. */
interface AnswerState {
  readonly outcome: Outcome | undefined;
  readonly by: AnsweredBy;
  readonly problems: readonly ShownProblem[];
  /** Odds of each alternative by its key. */
  readonly prospects: ReadonlyMap<string, Prospect>;
  /** Whether the answer has odds that can be drawn over a range of values. */
  readonly canVary: boolean;
  readonly changes: Changes | undefined;
  /** Whether a new answer is being computed. */
  readonly isBusy: boolean;
  readonly isCopied: boolean;
}

export interface WidgetState extends AnswerState {
  readonly language: Language;
  /** Text that is shown instead of the calculator. */
  readonly notice: string | undefined;
  /** The draft, gaps included; `undefined` before the attributes are read. */
  readonly draft: Draft | undefined;
  /** The draft that decided which fields of the form are visible. */
  readonly laidOut: Draft | undefined;
  /** Whether the draft is the example that the element starts with. */
  readonly isExample: boolean;
  /** Whether the user has edited the form. */
  readonly isEdited: boolean;
  /** Places of the fields whose hint is shown. */
  readonly openHints: ReadonlySet<string>;
  /** Whether the headline is on screen. */
  readonly isHeadlineSeen: boolean;
  /** Whether the part with the changes is open. */
  readonly isVarying: boolean;
  /** Paths of the numbers that vary there. */
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
