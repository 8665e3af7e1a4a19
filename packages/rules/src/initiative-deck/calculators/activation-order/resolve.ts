/**
 * Who activates when numbers differ. Each step belongs to those who have the most units left, and the most falls by one a
 * step; so a participant joins at the step at which the most has come down to its own number, and stays.
 */
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { actingAt, mostOf, orderOf } from '../../engine/activation/order.js';
import { repeatedNames } from '../../engine/cards/card-problems.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Participants = Question['participants'];

export interface Facts {
  readonly units: { readonly participants: Participants };
  /** Steps in a row that belong to the same participants; `most` is what each of them has left at the first. */
  readonly turn: { readonly first: number; readonly last: number; readonly names: readonly string[]; readonly most: number };
}

/** Names have to be unique. */
export const relations = ({ participants }: Question): readonly Problem[] =>
  repeatedNames(participants.map(({ name }, index) => ({ text: name, path: ['participants', index, 'name'] })));

/** Numbers of units at which somebody joins, the highest first. */
const joins = (participants: Participants): readonly number[] =>
  [...new Set(participants.map(({ units }) => units))].filter((units) => units > 0).toSorted((a, b) => b - a);

function turns(participants: Participants): readonly Step<Facts>[] {
  const most = mostOf(participants);
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
