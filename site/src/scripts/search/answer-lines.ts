/** Finds the line of a page that best answers a search and marks the matched words. Pure. */

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Shorter words occur in every line. */
const MIN_WORD_CHARACTERS = 3;
/** Number of letters at the end of a word that may be an ending. */
const ENDING = 2;
const LONG_ENDING = 3;
const LONG_WORD = 7;
const MIN_STEM_CHARACTERS = 4;
/** Longer lines are cut around their first marked word. */
const MAX_LINE_CHARACTERS = 180;
const BEFORE_MARK = 60;

const normalize = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Cuts off endings, but keeps a minimum length: `прыгающая` → `прыгаю`. */
const stemOf = (word: string): string =>
  word.slice(0, Math.max(MIN_STEM_CHARACTERS, word.length - (word.length < LONG_WORD ? ENDING : LONG_ENDING)));

const WORD = /[\p{L}\p{N}]+/gu;

/** Stems of the words in a query. @example stemsOf('target jumped') // ['targ', 'jump'] */
export const stemsOf = (query: string): readonly string[] => [
  ...new Set((normalize(query).match(WORD) ?? []).filter((word) => word.length >= MIN_WORD_CHARACTERS).map(stemOf)),
];

interface RankedLine {
  readonly line: string;
  readonly count: number;
}

function countIn(line: string, stems: readonly string[]): number {
  const words = normalize(line).match(WORD) ?? [];
  return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
}

/** Start and end offsets of the matched words. */
const placesIn = (line: string, stems: readonly string[]): readonly (readonly [number, number])[] =>
  [...normalize(line).matchAll(WORD)]
    .filter(([word]) => stems.some((stem) => word.startsWith(stem)))
    .map(({ 0: word, index }) => [index, index + word.length] as const);

function cut(line: string, stems: readonly string[]): string {
  if (line.length <= MAX_LINE_CHARACTERS) return line;
  const from = Math.max(0, (placesIn(line, stems)[0]?.[0] ?? 0) - BEFORE_MARK);
  const start = from === 0 ? 0 : line.indexOf(' ', from) + 1;
  const part = line.slice(start, start + MAX_LINE_CHARACTERS);
  return `${start > 0 ? '…' : ''}${part.trimEnd()}${start + MAX_LINE_CHARACTERS < line.length ? '…' : ''}`;
}

function piecesOf(line: string, stems: readonly string[]): readonly Piece[] {
  const places = placesIn(line, stems);
  const pieces = places.flatMap(([from, to], at) => [
    { text: line.slice(places[at - 1]?.[1] ?? 0, from), marked: false },
    { text: line.slice(from, to), marked: true },
  ]);
  return [...pieces, { text: line.slice(places.at(-1)?.[1] ?? 0), marked: false }].filter(({ text }) => text !== '');
}

/**
 * The line with the most matched words, the shortest of several. A line needs all words but one, and at least one; undefined if
 * none has them.
 * @example answeringLine('target jumped', ['Target jumped · TMM + 1', 'Jumping']) // 'Target' and 'jumped' marked, then ' · TMM +
 *   1'
 */
export function answeringLine(query: string, lines: readonly string[]): readonly Piece[] | undefined {
  const stems = stemsOf(query);
  const best = lines
    .map((line): RankedLine => ({ line, count: countIn(line, stems) }))
    .filter(({ count }) => count > 0 && count >= stems.length - 1)
    .toSorted((one, two) => two.count - one.count || one.line.length - two.line.length)[0];
  return best && piecesOf(cut(best.line, stems), stems);
}
