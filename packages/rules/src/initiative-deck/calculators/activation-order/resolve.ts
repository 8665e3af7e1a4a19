/**
 * The order of activation with unequal numbers of units. In each step, the participants with the most units left activate one unit.
 * The maximum thus falls by one in each step. A participant joins at the step in which the maximum has fallen to its own number of
 * units, and stays.
 */
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { repeatedNames } from '../../../calculator/repeated-names.js';
import { actingAt, maxUnitsOf, orderOf } from '../../engine/activation/order.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Participants = Question['participants'];

export interface Facts {
  readonly units: { readonly participants: Participants };
  /** Consecutive steps of the same participants. `most` is the number of units that each has left at the first step. */
  readonly turn: { readonly first: number; readonly last: number; readonly names: readonly string[]; readonly most: number };
}

/** Names must be unique. */
export const relations = ({ participants }: Question): readonly Problem[] => repeatedNames('participants', participants);

/** Numbers of units at which a participant joins, the highest first. */
const joins = (participants: Participants): readonly number[] =>
  [...new Set(participants.map(({ units }) => units))].filter((units) => units > 0).toSorted((a, b) => b - a);

function turns(participants: Participants): readonly Step<Facts>[] {
  const most = maxUnitsOf(participants);
  const starts = joins(participants);
  return starts.map((left, index) => ({
    key: 'turn',
    value: null,
    rule: 'initiative-deck/unequal-numbers',
    given: { first: most - left + 1, last: most - (starts[index + 1] ?? 0), names: actingAt(participants, left), most: left },
  }));
}

/** Resolves a checked question. Source: the chapter on unequal numbers of units. */
export function resolve({ participants }: Question): Outcome<typeof output, Facts, object> {
  return {
    figures: { order: orderOf(participants) },
    steps: [{ key: 'units', value: null, rule: 'initiative-deck/unequal-numbers', given: { participants } }, ...turns(participants)],
  };
}
