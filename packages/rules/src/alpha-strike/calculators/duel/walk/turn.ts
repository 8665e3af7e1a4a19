/**
 * One turn of both sides in doubles. Given the states at its start, the results of one side do not depend on those of the other. So
 * for each state of the second side, first all states of the first that it meets move; then it moves itself.
 */
import { type Arena, type Group, type Memory, makeRoom, NONE } from './arena.js';
import { type Block, clear, columnStart, nextBlock } from './blocks.js';
import type { Results, Roll } from './odds.js';

/** Weights of the possible ends of a duel, mutually exclusive. */
export interface Ended {
  /** Only the first side destroyed. */
  readonly first: number;
  readonly second: number;
  readonly both: number;
  /** Both survive, and neither can attack again. */
  readonly stalemate: number;
}

/** The results of a turn. The pairs in which both survive are in the blocks of the arena, except after the last turn. */
export interface Played {
  readonly ended: Ended;
  /** The weight of all pairs in which both survive, stalemates included. */
  readonly survived: number;
  /** Number of products. */
  readonly products: number;
}

/** Mutable state of a turn in progress. Local to `playTurn`. */
interface Turn {
  readonly arena: Arena;
  /** Smaller products are dropped. */
  readonly cut: number;
  readonly ended: { -readonly [K in keyof Ended]: number };
  survived: number;
  products: number;
}

/** All rows of a block in the same turn. */
interface Rows {
  readonly results: readonly Results[];
  readonly roll: Roll;
}

/** A column of a block. */
interface Column {
  readonly results: Results;
  readonly roll: Roll;
}

/**
 * Plays one turn. Ways below `cut` are not followed.
 * @param last only the ends are needed
 */
export function playTurn(arena: Arena, blocks: readonly Block[], cut: number, last: boolean): Played {
  const turn: Turn = { arena, cut, ended: { first: 0, second: 0, both: 0, stalemate: 0 }, survived: 0, products: 0 };
  clear(arena.next);
  if (!last) for (const block of blocks) numberResults(arena, block);
  for (const block of blocks) playBlock(turn, block, last);
  return turn;
}

/** Calls a function for each turn of the first side in a block. */
function eachTurn({ meetings, second }: Arena, { stance, columns }: Block, visit: (turn: number) => void): void {
  const seen: boolean[] = [];
  for (const column of columns) {
    const { first: turn } = meetings(stance, second.stanceOf[column] as number);
    if (seen[turn]) continue;
    seen[turn] = true;
    visit(turn);
  }
}

/** Numbers all states after the turn, which determine the sizes of the next blocks. */
function numberResults(arena: Arena, block: Block): void {
  const { first, second, meetings } = arena;
  for (const column of block.columns) second.after(column, meetings(block.stance, second.stanceOf[column] as number).second);
  eachTurn(arena, block, (turn) => {
    for (const row of block.rows) first.after(row, turn);
  });
}

/** Assigns a slot to each state of the first side after the turn. */
function layOut(arena: Arena, block: Block): void {
  const { first, memory } = arena;
  makeRoom(memory, first.stanceOf.length);
  const { slots } = memory;
  for (const state of slots.states) slots.of[state] = NONE;
  slots.groups.length = 0;
  slots.states.length = 0;
  const groupOfStance: number[] = [];
  eachTurn(arena, block, (turn) => {
    for (const row of block.rows) {
      const { missed, struck } = first.after(row, turn);
      addSlot(arena, groupOfStance, missed);
      for (const state of struck) addSlot(arena, groupOfStance, state);
    }
  });
}

function addSlot({ first, second, next, memory }: Arena, groupOfStance: number[], state: number): void {
  const { slots } = memory;
  if (slots.of[state] !== NONE) return;
  const slot = slots.states.push(state) - 1;
  slots.of[state] = slot;
  const stance = first.stanceOf[state] as number;
  groupOfStance[stance] ??=
    slots.groups.push({ block: nextBlock(next, stance, first, second), isHarmless: first.isHarmless[stance] as boolean }) - 1;
  memory.groupOf[slot] = groupOfStance[stance] as number;
  memory.placeOf[slot] = first.placeOf[state] as number;
  memory.shelterOf[slot] = first.placeOf[first.shelterOf[state] as number] as number;
}

function playBlock(turn: Turn, block: Block, last: boolean): void {
  const { second, meetings, firstOdds, secondOdds } = turn.arena;
  const { stance, rows, columns, cells } = block;
  const results: Results[][] = [];
  if (!last) layOut(turn.arena, block);
  for (let index = 0; index < columns.length; index++) {
    const state = columns[index] as number;
    const meeting = meetings(stance, second.stanceOf[state] as number);
    results[meeting.first] ??= rows.map((row) => firstOdds.after(row, meeting.first));
    const own = { results: results[meeting.first] as Results[], roll: firstOdds.roll(meeting.first) };
    const other = { results: secondOdds.after(state, meeting.second), roll: secondOdds.roll(meeting.second) };
    const start = index * rows.length;
    countEnds(turn, cells, start, own, other);
    if (last) continue;
    moveFirst(turn, cells, start, own);
    moveSecond(turn, other);
  }
}

const survivedIn = ({ hit, natural12 }: Results, roll: Roll): number =>
  roll.hit * hit.survived + roll.natural12 * natural12.survived + roll.missed;
const destroyedIn = ({ hit, natural12 }: Results, roll: Roll): number => roll.hit * hit.destroyed + roll.natural12 * natural12.destroyed;

function countEnds(turn: Turn, cells: Float64Array, start: number, { results, roll }: Rows, other: Column): void {
  const { ended } = turn;
  let destroyed = 0;
  let survived = 0;
  for (let row = 0; row < results.length; row++) {
    const weight = cells[start + row] as number;
    if (weight === 0) continue;
    const result = results[row] as Results;
    destroyed += weight * destroyedIn(result, roll);
    survived += weight * survivedIn(result, roll);
  }
  const [otherSurvived, otherDestroyed] = [survivedIn(other.results, other.roll), destroyedIn(other.results, other.roll)];
  ended.first += destroyed * otherSurvived;
  ended.both += destroyed * otherDestroyed;
  ended.second += survived * otherDestroyed;
  turn.survived += survived * otherSurvived;
  turn.products += 2 * results.length + 4;
}

function addHalfway(memory: Memory, state: number, share: number): void {
  const slot = memory.slots.of[state] as number;
  const before = memory.halfway[slot] as number;
  if (before === 0) memory.filled[memory.count++] = slot;
  memory.halfway[slot] = before + share;
}

/** The first half: moves all states of the first side that a state of the second meets. */
function moveFirst(turn: Turn, cells: Float64Array, start: number, { results, roll }: Rows): void {
  const { memory } = turn.arena;
  const { halfway, filled, weights } = memory;
  memory.count = 0;
  for (let row = 0; row < results.length; row++) {
    const weight = cells[start + row] as number;
    if (weight === 0) continue;
    const { missed, struck, hit, natural12 } = results[row] as Results;
    if (roll.missed > 0) addHalfway(memory, missed, weight * roll.missed);
    for (let way = 0; way < struck.length; way++) {
      const share = weight * (roll.hit * (hit.ways[way] as number) + roll.natural12 * (natural12.ways[way] as number));
      if (share > turn.cut) addHalfway(memory, struck[way] as number, share);
    }
    turn.products += struck.length;
  }
  for (let index = 0; index < memory.count; index++) {
    const slot = filled[index] as number;
    weights[index] = halfway[slot] as number;
    halfway[slot] = 0;
  }
}

/** The second half: moves a state of the second side, against all states of the first after their half. */
function moveSecond(turn: Turn, { results: { missed, struck, hit, natural12 }, roll }: Column): void {
  const { weights, count } = turn.arena.memory;
  let most = 0;
  for (let index = 0; index < count; index++) if ((weights[index] as number) > most) most = weights[index] as number;
  if (roll.missed > 0) deliver(turn, missed, roll.missed);
  for (let way = 0; way < struck.length; way++) {
    const chance = roll.hit * (hit.ways[way] as number) + roll.natural12 * (natural12.ways[way] as number);
    if (chance * most > turn.cut) deliver(turn, struck[way] as number, chance);
  }
}

/** Finds the columns of a state of the second side. A side that can no longer be hit is in its shelter. */
function findColumns({ next, second, memory: { slots, starts } }: Arena, state: number, isHarmless: boolean): void {
  for (let index = 0; index < slots.groups.length; index++) {
    const group = slots.groups[index] as Group;
    const sheltered = group.isHarmless ? (second.shelterOf[state] as number) : state;
    starts[index] = isHarmless && group.isHarmless ? NONE : columnStart(next, group.block, sheltered);
  }
}

function deliver(turn: Turn, state: number, chance: number): void {
  const { second, next, memory } = turn.arena;
  const { filled, weights, count, groupOf, starts } = memory;
  const isHarmless = second.isHarmless[second.stanceOf[state] as number] as boolean;
  findColumns(turn.arena, state, isHarmless);
  const places = isHarmless ? memory.shelterOf : memory.placeOf;
  const { cells } = next;
  for (let index = 0; index < count; index++) {
    const share = chance * (weights[index] as number);
    const slot = filled[index] as number;
    const start = starts[groupOf[slot] as number] as number;
    if (start === NONE) turn.ended.stalemate += share;
    else (cells[start + (places[slot] as number)] as number) += share;
  }
  turn.products += count;
}
