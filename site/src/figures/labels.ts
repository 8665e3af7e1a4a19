/** Text in drawings: labels, paragraphs, dimensions. Widths are estimates for the widest common fonts. */
import { escaped, line, path, rect, type Tone } from './svg.js';

type Anchor = 'start' | 'middle' | 'end';

interface Lettering {
  readonly anchor?: Anchor;
  readonly bold?: boolean;
  readonly size?: number;
  readonly tone?: 'ink' | 'soft' | 'blue' | 'amber' | 'paper';
}

const COLORS = { ink: 'currentColor', soft: 'var(--ink-soft)', blue: 'var(--blue)', amber: 'var(--amber)', paper: 'var(--paper)' } as const;

/** One line of text with its baseline at `y`. */
export const label = (
  x: number,
  y: number,
  text: string,
  { anchor = 'middle', bold = false, size = 12.5, tone = 'ink' }: Lettering = {},
): string =>
  `<text x="${Math.round(x * 10) / 10}" y="${Math.round(y * 10) / 10}" text-anchor="${anchor}" font-size="${size}" fill="${COLORS[tone]}"${bold ? ' font-weight="700"' : ''}>${escaped(text)}</text>`;

const EM = { plain: 0.63, bold: 0.71 } as const;

/** Estimated width of a text in a wide font. */
export const widthOf = (text: string, { size = 12.5, bold = false }: Lettering = {}): number =>
  text.length * size * EM[bold ? 'bold' : 'plain'];

/** Splits a text into lines of a maximum width. */
export function wrapped(text: string, width: number, lettering: Lettering = {}): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length > 0 && widthOf(longer, lettering) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export const LINE = 16;

/** Text in lines of a maximum width, the first baseline at `y`. */
export const lines = (x: number, y: number, text: string, width: number, lettering: Lettering = {}): string =>
  wrapped(text, width, lettering)
    .map((one, at) => label(x, y + at * LINE, one, lettering))
    .join('');

/** Position and size of a box. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** Text centered in a box. */
export const block = ([x, y, width, tall]: Box, tone: Tone, text: string, lettering: Lettering = {}): string => {
  const count = wrapped(text, width - 8, lettering).length;
  const first = y + (tall - (count - 1) * LINE) / 2 + 4.5;
  return rect(x, y, width, tall, tone) + lines(x + width / 2, first, text, width - 8, lettering);
};

/** A word in a rounded border. */
export const pill = (x: number, y: number, width: number, height: number, text: string): string =>
  rect(x, y, width, height, 'raised', height / 2) + label(x + width / 2, y + height / 2 + 4, text, { size: 12 });

/** A label that reads from bottom to top. */
export const upright = (x: number, y: number, text: string): string =>
  `<text transform="translate(${x} ${y}) rotate(-90)" text-anchor="middle" font-size="12" fill="currentColor">${escaped(text)}</text>`;

/** A horizontal dimension line with the distance below it. */
export const measure = (from: number, to: number, y: number, text: string): string =>
  path(`M${from} ${y - 4}v8M${to} ${y - 4}v8`) + line([from, y], [to, y]) + label((from + to) / 2, y + 16, text, { bold: true });

/** A vertical dimension line with the height next to it. */
export const height = (x: number, top: number, foot: number, text: string): string =>
  path(`M${x - 4} ${top}h8M${x - 4} ${foot}h8`) +
  line([x, top], [x, foot]) +
  label(x + 8, (top + foot) / 2 + 4, text, { anchor: 'start', bold: true });
