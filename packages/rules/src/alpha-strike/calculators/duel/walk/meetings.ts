/** The turns of both sides for each pair of stances, memoized. */
import { type Field, type Stance, turnOf } from '../exchange.js';
import type { Side } from '../side.js';
import type { NumberedSide } from './numbered-side.js';

/** The numbers of the turns of both sides when they meet in two stances. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
}

/** The meeting of two stances, by their numbers. */
export type Meetings = (first: number, second: number) => Meeting;

export function meetingsBetween(first: Side, ours: NumberedSide, second: Side, theirs: NumberedSide, field: Field): Meetings {
  const known: Meeting[][] = [];
  return (one, two) => {
    known[one] ??= [];
    const row = known[one] as Meeting[];
    if (row[two]) return row[two] as Meeting;
    const [own, facing] = [ours.stances[one] as Stance, theirs.stances[two] as Stance];
    const meeting = {
      first: ours.numberOf(turnOf(first, own, second, facing, field)),
      second: theirs.numberOf(turnOf(second, facing, first, own, field)),
    };
    row[two] = meeting;
    return meeting;
  };
}
