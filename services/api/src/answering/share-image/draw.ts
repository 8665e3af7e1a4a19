/** Draws the picture of a shared link: 1200 × 630 pixels, the size that messengers and networks ask for. */
import { Resvg } from '@resvg/resvg-js';
import type { SharedFigure, Subject } from '../../context/work/share-image-subject.js';
import { line, OPTIONS, type Type, widthOf, wrapped } from './text-metrics.js';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;
const GROUND = '#1a2226';
const INK = '#f4f1ea';
const SOFT = '#a9b4b8';
const SIGNAL = '#e9a23b';
const TICK = 12;
const TALL_TICK_EVERY = 5;
/** Drawings are made in a square of 64 units. */
const DRAWING = { x: 976, y: 56, scale: 2.4 };
/** Titles beside the drawing. */
const TITLE_WIDTH = DRAWING.x - MARGIN - 40;

const ABOVE: Type = { size: 30, weight: 400, fill: SOFT };
const LABEL: Type = { size: 27, weight: 400, fill: SOFT };
const TITLES: readonly Type[] = [76, 64, 54].map((size) => ({ size, weight: 700, fill: INK }));
const FIGURES: readonly Type[] = [76, 64, 52].map((size) => ({ size, weight: 700, fill: INK }));
const SMALL_TEXT: Type = { size: 30, weight: 400, fill: INK };
const TEXT: Type = { size: 38, weight: 400, fill: INK };
const MOST_TITLE_LINES = 2;
const MOST_FIGURES = 8;
const GAP = 40;

/** The scale along the lower edge, as on the bar of the site. */
const scale = Array.from({ length: WIDTH / TICK }, (_, at) => {
  const isTall = at % TALL_TICK_EVERY === 0;
  return `<path d="M${at * TICK} ${HEIGHT}v-${isTall ? 30 : 14}" stroke="${isTall ? SIGNAL : '#56626a'}" stroke-width="2"/>`;
}).join('');

const drawn = (paths: readonly string[]): string => {
  const parts = paths.map((d, at) => `<path d="${d}"${at === 0 ? ' fill="#19303b"' : ''}/>`).join('');
  const { x, y, scale: size } = DRAWING;
  return `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${parts}</g>`;
};

/** Lines below each other, and where the next one may begin. */
interface Block {
  readonly svg: string;
  readonly end: number;
}

function block(lines: readonly string[], top: number, type: Type, leading: number): Block {
  const step = Math.round(type.size * leading);
  const svg = lines.map((text, at) => line(text, MARGIN, top + type.size + at * step, type)).join('');
  return { svg, end: top + (lines.length - 1) * step + type.size };
}

/** The largest type in which the title stands whole; the smallest one cuts it. */
function titled(title: string, top: number): Block {
  const sized = TITLES.map((type) => ({ type, lines: wrapped(title, type, TITLE_WIDTH, MOST_TITLE_LINES) }));
  const isWhole = ({ lines }: { readonly lines: readonly string[] }) => !lines.join(' ').endsWith('…');
  const { type, lines } = sized.find(isWhole) ?? (sized.at(-1) as (typeof sized)[number]);
  return block(lines, top, type, 1.12);
}

/** Figures beside each other, as many as there is room for, then as large; the first in the color of a signal. */
function figuresAt(figures: readonly SharedFigure[], top: number): Block {
  for (let count = Math.min(figures.length, MOST_FIGURES); count > 0; count--)
    for (const type of FIGURES) {
      const svg = inRow(figures.slice(0, count), top, type);
      if (svg !== undefined) return { svg, end: top + LABEL.size + type.size * 1.1 };
    }
  return { svg: '', end: top };
}

function inRow(figures: readonly SharedFigure[], top: number, type: Type): string | undefined {
  let x = MARGIN;
  const parts: string[] = [];
  for (const [at, { label, text }] of figures.entries()) {
    const width = Math.max(widthOf(label, LABEL.size, LABEL.weight), widthOf(text, type.size, type.weight));
    if (x + width > WIDTH - MARGIN) return undefined;
    parts.push(line(label, x, top + LABEL.size, LABEL));
    parts.push(line(text, x, top + LABEL.size + type.size * 1.05, at === 0 ? { ...type, fill: SIGNAL } : type));
    x += width + GAP;
  }
  return parts.join('');
}

const LAST_LINE = HEIGHT - 56;

/** The picture as SVG. */
export function svgOf({ above, title, figures, text, drawing }: Subject): string {
  const head = block(wrapped(above, ABOVE, TITLE_WIDTH, 1), 64, ABOVE, 1);
  const name = titled(title, head.end + 36);
  const numbers = figures.length > 0 ? figuresAt(figures, Math.max(name.end + 40, 290)) : { svg: '', end: name.end };
  const type = figures.length > 0 ? SMALL_TEXT : TEXT;
  const top = numbers.end + 40;
  const most = Math.max(1, Math.floor((LAST_LINE - top - type.size) / (type.size * 1.3)) + 1);
  const words = text === '' ? '' : block(wrapped(text, type, INNER, most), top, type, 1.3).svg;
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground}${scale}${drawn(drawing)}${head.svg}${name.svg}${numbers.svg}${words}</svg>`;
}

/** The picture as PNG. Takes some 50 milliseconds: for worker threads. */
export const drawPicture = (subject: Subject): Uint8Array => new Resvg(svgOf(subject), OPTIONS).render().asPng();
