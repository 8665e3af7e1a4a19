/** Text of share images: SVG lines, and line breaking by the width of a font. */
import { element, type Markup } from '../markup.js';

export type FontWeight = 400 | 700;

/** Size in pixels, weight and color of a text. */
export interface TextStyle {
  readonly size: number;
  readonly weight: FontWeight;
  readonly fill: string;
}

/** Measures texts: the renderer has the font, this package has none. */
export interface TextMetrics {
  readonly fontFamily: string;
  /** Width in pixels. */
  widthOf(text: string, size: number, weight: FontWeight): number;
}

/** Characters that the font lacks, and their replacements: typographic quotes, other spaces, symbols. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[″“”]/g, '"'],
  [/\p{Zs}/gu, ' '],
  [/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{So}]/gu, ''],
];

/** A text with the characters of the font only. */
export const drawableText = (text: string): string => REPLACED.reduce((whole, [from, to]) => whole.replace(from, to), text);

/** A line of text in SVG. `y` is the baseline. */
export const textLine = (text: string, x: number, y: number, { size, weight, fill }: TextStyle, { fontFamily }: TextMetrics): Markup =>
  element('text', { x, y, 'font-family': fontFamily, 'font-size': size, 'font-weight': weight, fill }, drawableText(text));

export const ELLIPSIS = '…';

/** A text in lines of at most `width` pixels. Text beyond `maxLines` is replaced by an ellipsis. */
export function wrapText(text: string, style: TextStyle, width: number, maxLines: number, metrics: TextMetrics): readonly string[] {
  const fits = (line: string): boolean => metrics.widthOf(line, style.size, style.weight) <= width;
  const lines: string[] = [];
  let rest = text.split(/[ \n]+/).filter(Boolean);
  while (rest.length > 0 && lines.length < maxLines) {
    const count = fittingWords(rest, fits);
    lines.push(rest.slice(0, count).join(' '));
    rest = rest.slice(count);
  }
  const last = lines.pop() ?? '';
  return [...lines, truncated(rest.length > 0 ? `${last}${ELLIPSIS}` : last, fits)];
}

/** The number of words that fit into a line: at least one. */
function fittingWords(words: readonly string[], fits: (line: string) => boolean): number {
  let count = 1;
  while (count < words.length && fits(words.slice(0, count + 1).join(' '))) count++;
  return count;
}

/** A text without its end, where it is too wide. */
function truncated(text: string, fits: (line: string) => boolean): string {
  let characters = [...text];
  while (characters.length > 1 && !fits(characters.join('')))
    characters = [...characters.slice(0, characters.at(-1) === ELLIPSIS ? -2 : -1), ELLIPSIS];
  return characters.join('');
}
