/** The turn of a rule set as data: what happens one after the other, and then again. */
import type { Text } from '../text/language.js';
import type { Place } from './reference.js';

/** Things that can be done within a step. */
export interface TurnChoices {
  readonly about?: Text;
  readonly names: readonly Text[];
  /** Done in this order; otherwise in any. */
  readonly inOrder?: boolean;
}

/** One step of a turn. */
export interface TurnStep {
  readonly name: Text;
  readonly about: Text;
  readonly choices?: readonly TurnChoices[];
  /** The step where most is decided. */
  readonly marked?: boolean;
}

/** A turn, drawn in the section of the rulebook that describes it. */
export interface Turn {
  readonly section: Place['id'];
  readonly caption: Text;
  readonly steps: readonly TurnStep[];
  /** What follows the last step. */
  readonly again: Text;
}

export const NEXT_TURN: Text = { en: 'next turn', ru: 'следующий ход' };
