/** Weights of pairs of states, in blocks: one for each stance of the first side. */
import type { NumberedSide } from './numbered-side.js';

/** The weights of all pairs in which the first side has one stance. */
export interface Block {
  readonly stance: number;
  /** States of the first side. */
  readonly rows: readonly number[];
  /** States of the second side. */
  readonly columns: readonly number[];
  /** Column by column. */
  readonly cells: Float64Array;
}

/** A block of the next turn. Its rows are the places of all states of the stance. */
export interface NextBlock {
  readonly stance: number;
  height: number;
  /** States of the second side, and where their columns start in `cells`. */
  readonly columns: number[];
  readonly starts: number[];
  /** The start of the column of each state of the second side; −1 without one. */
  startOf: Int32Array;
}

/** The weights after a turn. Their memory is reused by the next turn. */
export interface NextBlocks {
  /** By stance of the first side. */
  readonly blocks: (NextBlock | undefined)[];
  cells: Float64Array;
  used: number;
}

const NONE = -1;
const MIN_CELLS = 4096;

export const noBlocks = (): NextBlocks => ({ blocks: [], cells: new Float64Array(MIN_CELLS), used: 0 });

export function clear(next: NextBlocks): void {
  for (const block of next.blocks) {
    if (!block) continue;
    for (const state of block.columns) block.startOf[state] = NONE;
    block.columns.length = block.starts.length = 0;
  }
  next.cells.fill(0, 0, next.used);
  next.used = 0;
}

/** The block of a stance. All states have numbers before. */
export function nextBlock({ blocks }: NextBlocks, stance: number, first: NumberedSide, second: NumberedSide): NextBlock {
  blocks[stance] ??= { stance, height: 0, columns: [], starts: [], startOf: new Int32Array(0) };
  const block = blocks[stance] as NextBlock;
  if (block.columns.length === 0) {
    block.height = (first.members[stance] as readonly number[]).length;
    if (block.startOf.length < second.stanceOf.length) block.startOf = new Int32Array(second.stanceOf.length * 2).fill(NONE);
  }
  return block;
}

/** The start of the column of a state. */
export function columnStart(next: NextBlocks, block: NextBlock, state: number): number {
  const known = block.startOf[state] as number;
  if (known !== NONE) return known;
  const start = next.used;
  next.used += block.height;
  if (next.used > next.cells.length) {
    const larger = new Float64Array(next.used * 2);
    larger.set(next.cells);
    next.cells = larger;
  }
  block.startOf[state] = start;
  block.columns.push(state);
  block.starts.push(start);
  return start;
}

/** The sum of all weights. */
export function weightOf({ cells, used }: NextBlocks): number {
  let sum = 0;
  for (let index = 0; index < used; index++) sum += cells[index] as number;
  return sum;
}

/** The blocks without weights below a threshold, and without rows and columns that are then empty. */
export const compacted = ({ blocks, cells }: NextBlocks, threshold: number, first: NumberedSide): readonly Block[] =>
  blocks.flatMap((block) => (block && compact(block, cells, threshold, first.members[block.stance] as readonly number[])) ?? []);

function compact(
  { stance, height, columns, starts }: NextBlock,
  cells: Float64Array,
  threshold: number,
  members: readonly number[],
): Block | undefined {
  const isUsed = new Uint8Array(height);
  const kept: number[] = [];
  for (let column = 0; column < columns.length; column++) {
    const start = starts[column] as number;
    let isKept = false;
    for (let row = 0; row < height; row++) {
      const weight = cells[start + row] as number;
      if (weight === 0) continue;
      if (weight >= threshold) {
        isKept = true;
        isUsed[row] = 1;
      } else cells[start + row] = 0;
    }
    if (isKept) kept.push(column);
  }
  if (kept.length === 0) return undefined;
  const rows: number[] = [];
  for (let row = 0; row < height; row++) if (isUsed[row] === 1) rows.push(row);
  const left = new Float64Array(rows.length * kept.length);
  let at = 0;
  for (const column of kept) for (const row of rows) left[at++] = cells[(starts[column] as number) + row] as number;
  return { stance, rows: rows.map((row) => members[row] as number), columns: kept.map((column) => columns[column] as number), cells: left };
}

/** The number of pairs of states. */
export const pairsIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { cells }) => cells.reduce((count, weight) => (weight > 0 ? count + 1 : count), sum), 0);
