/** Both sides of a duel in doubles, and their working memory. */
import type { Field } from '../exchange.js';
import type { Side } from '../side.js';
import { type Block, type NextBlock, type NextBlocks, noBlocks } from './blocks.js';
import { type Meetings, meetingsBetween } from './meetings.js';
import { type NumberedSide, numberedSide } from './numbered-side.js';
import { type Odds, oddsOf } from './odds.js';

/** Both sides with numbered states. */
export interface Sides {
  readonly first: NumberedSide;
  readonly second: NumberedSide;
  readonly meetings: Meetings;
}

/** Numbers both sides. @example sidesOf(first, second, { inches: 12, woods: false }) */
export function sidesOf(first: Side, second: Side, field: Field): Sides {
  const [ours, theirs] = [numberedSide(first, second), numberedSide(second, first)];
  return { first: ours, second: theirs, meetings: meetingsBetween(first, ours, second, theirs, field) };
}

/** An arena plays one turn at a time. */
export interface Arena extends Sides {
  readonly firstOdds: Odds;
  readonly secondOdds: Odds;
  readonly next: NextBlocks;
  readonly memory: Memory;
}

/** Slots whose states have one stance. */
export interface Group {
  readonly block: NextBlock;
  readonly isHarmless: boolean;
}

/** The states of the first side after a turn, in slots. */
interface Slots {
  readonly groups: Group[];
  readonly states: number[];
  /** The slot of each state. */
  of: Int32Array;
}

export const NONE = -1;

/** Reused memory of a turn. */
export interface Memory {
  readonly slots: Slots;
  /** By slot: its group, and the places of its state and of the shelter of its state. */
  groupOf: Int32Array;
  placeOf: Int32Array;
  shelterOf: Int32Array;
  /** By slot: the weight after the first half, for one state of the second side. */
  halfway: Float64Array;
  /** The slots with weights, and the weights. */
  filled: Int32Array;
  weights: Float64Array;
  count: number;
  /** By group: the start of the column to fill; `NONE` for a stalemate. */
  starts: Int32Array;
}

const memoryFor = (size: number, of: Int32Array): Memory => ({
  slots: { groups: [], states: [], of },
  groupOf: new Int32Array(size),
  placeOf: new Int32Array(size),
  shelterOf: new Int32Array(size),
  halfway: new Float64Array(size),
  filled: new Int32Array(size),
  weights: new Float64Array(size),
  count: 0,
  starts: new Int32Array(size),
});

/** Makes room for a slot for each state. */
export function makeRoom(memory: Memory, states: number): void {
  if (memory.halfway.length < states) Object.assign(memory, memoryFor(2 * states, new Int32Array(2 * states).fill(NONE)));
}

export const arenaOf = (sides: Sides): Arena => ({
  ...sides,
  firstOdds: oddsOf(sides.first),
  secondOdds: oddsOf(sides.second),
  next: noBlocks(),
  memory: memoryFor(0, new Int32Array(0)),
});

/** The pair of states before the first turn. */
export const startOf = ({ first, second }: Sides): Block => ({
  stance: first.stanceOf[first.start] as number,
  rows: [first.start],
  columns: [second.start],
  cells: Float64Array.of(1),
});
