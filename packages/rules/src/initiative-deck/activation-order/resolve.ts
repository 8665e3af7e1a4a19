/**
 * Who activates when numbers differ. Each step belongs to those who have the most units left, and the most falls by one a
 * step; so a participant joins at the step at which the most has come down to its own number, and stays.
 */
import type { Outcome, Step } from '../../calculator/calculator.js';
import type { Checked } from '../../calculator/fields.js';
import type { Problem } from '../../calculator/problems.js';
import { repeatedNames } from '../cards/card-problems.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Participants = Question['participants'];

export interface Facts {
  readonly units: { readonly participants: Participants };
  /** Steps in a row that belong to the same participants; `most` is what each of them has left at the first. */
  readonly turn: { readonly first: number; readonly last: number; readonly names: readonly string[]; readonly most: number };
}

/** Everybody needs a name of his own. */
export const relations = ({ participants }: Question): readonly Problem[] =>
  repeatedNames(participants.map(({ name }, index) => ({ text: name, path: ['participants', index, 'name'] })));

const mostOf = (participants: Participants): number => Math.max(...participants.map(({ units }) => units));

/** Those who act once the most has come down to `left`, in ascending order of initiative. */
const actingAt = (participants: Participants, left: number): readonly string[] =>
  participants.filter(({ units }) => units >= left).map(({ name }) => name);

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
  const most = mostOf(participants);
  const order = Array.from({ length: most }, (_, step) => actingAt(participants, most - step));
  return {
    figures: { order },
    steps: [{ key: 'units', value: null, rule: 'initiative-deck/unequal-numbers', given: { participants } }, ...turns(participants)],
  };
}
