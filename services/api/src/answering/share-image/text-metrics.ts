/** The type of pictures: one face with Latin and Cyrillic, brought along, so that every machine draws the same. */
import { fileURLToPath } from 'node:url';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

const FILES = ['400Regular/GolosText_400Regular.ttf', '700Bold/GolosText_700Bold.ttf'] as const;
const FAMILY = 'Golos Text';

export type Weight = 400 | 700;

/** How every picture is drawn. */
export const OPTIONS: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: FILES.map((name) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/golos-text/${name}`))),
    defaultFontFamily: FAMILY,
  },
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Signs that the face lacks, or that no drawing takes, and what stands for them. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[″“”]/g, '"'],
  [/\p{Zs}/gu, ' '],
  [/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{So}]/gu, ''],
];

const written = (text: string): string =>
  REPLACED.reduce((whole, [from, to]) => whole.replace(from, to), text).replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '');

/** Sizes are measured with letters of so many units. */
const MEASURED = 100;
const MAX_KNOWN = 2_000;
const known = new Map<string, number>();

/** How wide the ink of a text is, in units of `MEASURED`. */
function inkOf(text: string, weight: Weight): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-family="${FAMILY}" font-size="${MEASURED}" font-weight="${weight}">${written(text)}</text></svg>`;
  return new Resvg(svg, OPTIONS).getBBox()?.width ?? 0;
}

/** How far a letter moves the next one: what it adds between two others. */
function advanceOf(letter: string, weight: Weight): number {
  const key = `${weight}${letter}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const advance = inkOf(`H${letter}H`, weight) - inkOf('HH', weight);
  if (known.size < MAX_KNOWN) known.set(key, advance);
  return advance;
}

/** The width of a text in pixels, without kerning. @example widthOf('7+', 72, 700) */
export const widthOf = (text: string, size: number, weight: Weight): number =>
  ([...text].reduce((sum, letter) => sum + advanceOf(letter, weight), 0) * size) / MEASURED;

/** Type of a line. */
export interface Type {
  readonly size: number;
  readonly weight: Weight;
  readonly fill: string;
}

/** A line of text in SVG. */
export const line = (text: string, x: number, y: number, { size, weight, fill }: Type): string =>
  `<text x="${x}" y="${y}" font-family="${FAMILY}" font-size="${size}" font-weight="${weight}" fill="${fill}">${written(text)}</text>`;

const ELLIPSIS = '…';

/** Text in lines no wider than so many pixels; what finds no room ends in dots. */
export function wrapped(text: string, { size, weight }: Type, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  let rest = text.split(/[ \n]+/).filter(Boolean);
  while (rest.length > 0 && lines.length < most) {
    const count = wordsThatFit(rest, size, weight, width);
    lines.push(rest.slice(0, count).join(' '));
    rest = rest.slice(count);
  }
  const last = lines.pop() ?? '';
  return [...lines, shortened(rest.length > 0 ? `${last}${ELLIPSIS}` : last, size, weight, width)];
}

function wordsThatFit(words: readonly string[], size: number, weight: Weight, width: number): number {
  let count = 1;
  while (count < words.length && widthOf(words.slice(0, count + 1).join(' '), size, weight) <= width) count++;
  return count;
}

/** A text that is too wide loses its end. */
function shortened(text: string, size: number, weight: Weight, width: number): string {
  let letters = [...text];
  while (letters.length > 1 && widthOf(letters.join(''), size, weight) > width)
    letters = [...letters.slice(0, letters.at(-1) === ELLIPSIS ? -2 : -1), ELLIPSIS];
  return letters.join('');
}
