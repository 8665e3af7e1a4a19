/** The turn sequence of a rule set as data. */
import type { Text } from '../text/language.js';
import type { Place } from './reference.js';

/** Actions that are possible within a step. */
export interface TurnChoices {
  readonly about?: Text;
  readonly names: readonly Text[];
  /** Whether the order is fixed. */
  readonly inOrder?: boolean;
}

/** One step of a turn. */
export interface TurnStep {
  readonly name: Text;
  readonly about: Text;
  readonly choices?: readonly TurnChoices[];
  /** Highlights the decisive step. */
  readonly marked?: boolean;
}

/** A turn sequence, drawn in the rulebook section that describes it. */
export interface Turn {
  readonly section: Place['id'];
  readonly caption: Text;
  readonly steps: readonly TurnStep[];
  /** The transition after the last step. */
  readonly again: Text;
}

export const NEXT_TURN: Text = { en: 'next turn', ru: 'следующий ход' };
