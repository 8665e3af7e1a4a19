/** Results of a roll as a ladder of blocks, one rung for each number of passed dice. */
import { LINE, label, lines, wrapped } from './labels.js';
import { circle, rect, type Tone } from './svg.js';

export interface Rung {
  /** Number of passed dice. */
  readonly passed: number;
  readonly text: string;
  readonly tone: Tone;
}
interface Ladder {
  readonly title: string;
  readonly rungs: readonly Rung[];
}
interface Piece {
  readonly parts: readonly string[];
  readonly height: number;
}

const DICE = 2;
const [LEFT, WIDE, PAD] = [44, 312, 9] as const;
const ROW = LINE + PAD;

/** Dice as dots; passed ones are filled. */
export const dots = (x: number, y: number, passed: number): string =>
  Array.from({ length: DICE }, (_, at) => circle([x + at * 14, y], 4.5, at < passed ? 'ink' : 'plain')).join('');

/** Rungs with the same text share a block. */
function together(rungs: readonly Rung[]): readonly (readonly Rung[])[] {
  const blocks: Rung[][] = [];
  for (const rung of rungs) {
    const last = blocks.at(-1);
    if (last?.[0]?.text === rung.text) last.push(rung);
    else blocks.push([rung]);
  }
  return blocks;
}

function rungsBlock(rungs: readonly Rung[], top: number): Piece {
  const [{ text, tone } = { text: '', tone: 'raised' as Tone }] = rungs;
  const count = wrapped(text, WIDE - 20).length;
  const height = Math.max(rungs.length * ROW, count * LINE + PAD);
  return {
    height: height + 4,
    parts: [
      rect(LEFT, top, WIDE, height, tone),
      lines(LEFT + 10, top + (height - count * LINE) / 2 + 12.5, text, WIDE - 20, { anchor: 'start' }),
      ...rungs.map(({ passed }, at) => dots(12, top + (height * (at + 0.5)) / rungs.length, passed)),
    ],
  };
}

const stacked = (pieces: readonly ((top: number) => Piece)[], top: number): Piece =>
  pieces.reduce<Piece>(
    (above, piece) => {
      const next = piece(top + above.height);
      return { parts: [...above.parts, ...next.parts], height: above.height + next.height };
    },
    { parts: [], height: 0 },
  );

const ladder =
  ({ title, rungs }: Ladder) =>
  (top: number): Piece => {
    const head = title === '' ? 2 : 24;
    const blocks = stacked(
      together(rungs).map((group) => (y: number) => rungsBlock(group, y)),
      top + head,
    );
    return { parts: [label(4, top + 16, title, { anchor: 'start', bold: true }), ...blocks.parts], height: head + blocks.height + 8 };
  };

/** Ladders one below the other. */
export const ladders = (all: readonly Ladder[]): Piece => stacked(all.map(ladder), 0);
