/** The effects of a turn on both sides for each pair of stances, memoized. */
import { type Field, type Turn, turnId, turnOf } from '../exchange.js';
import type { Meeting, NumberedTurn } from '../exchanges.js';
import type { Side } from '../side.js';
import { listed, type NumberedSide } from './numbered-side.js';

/** The meeting of two stances, by their numbers. */
export type Meetings = (first: number, second: number) => Meeting;

const numbered = (turn: Turn): NumberedTurn => ({ id: turnId(turn), turn });

export function meetingsBetween(first: Side, ours: NumberedSide, second: Side, theirs: NumberedSide, field: Field): Meetings {
  const rows = listed((one) =>
    listed(
      (two): Meeting => ({
        first: numbered(turnOf(first, ours.stance(one), second, theirs.stance(two), field)),
        second: numbered(turnOf(second, theirs.stance(two), first, ours.stance(one), field)),
      }),
    ),
  );
  return (one, two) => rows(one)(two);
}
