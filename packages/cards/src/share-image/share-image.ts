/** The image of a shared link as SVG, 1200 × 630 pixels: the size that messengers and social networks request. */
import { element, fragment, type Markup } from '../markup.js';
import type { SummaryFigure } from '../summary.js';
import type { ShareSubject } from './subject.js';
import { ELLIPSIS, type TextMetrics, type TextStyle, textLine, wrapText } from './text.js';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const INNER_WIDTH = WIDTH - 2 * MARGIN;
const GROUND = '#1a2226';
const INK = '#f4f1ea';
const SOFT = '#a9b4b8';
const SIGNAL = '#e9a23b';
const TICK = 12;
const TALL_TICK_EVERY = 5;
/** Drawings are in a square of 64 units. */
const DRAWING = { x: 976, y: 56, scale: 2.4 };
const TITLE_WIDTH = DRAWING.x - MARGIN - 40;
const LAST_LINE = HEIGHT - 56;

const ABOVE: TextStyle = { size: 30, weight: 400, fill: SOFT };
const LABEL: TextStyle = { size: 27, weight: 400, fill: SOFT };
const TITLES: readonly TextStyle[] = [76, 64, 54].map((size) => ({ size, weight: 700, fill: INK }));
const FIGURES: readonly TextStyle[] = [76, 64, 52].map((size) => ({ size, weight: 700, fill: INK }));
const SMALL_TEXT: TextStyle = { size: 30, weight: 400, fill: INK };
const TEXT: TextStyle = { size: 38, weight: 400, fill: INK };
const MAX_TITLE_LINES = 2;
const MAX_FIGURES = 8;
const GAP = 40;

/** The scale along the lower edge, as in the header of the site. */
const SCALE = fragment(
  ...Array.from({ length: WIDTH / TICK }, (_, at) => {
    const isTall = at % TALL_TICK_EVERY === 0;
    const d = `M${at * TICK} ${HEIGHT}v-${isTall ? 30 : 14}`;
    return element('path', { d, stroke: isTall ? SIGNAL : '#56626a', 'stroke-width': 2 });
  }),
);

const STROKE = { fill: 'none', stroke: INK, 'stroke-width': 2, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

function drawingMarkup(paths: readonly string[]): Markup {
  const { x, y, scale } = DRAWING;
  const parts = paths.map((d, at) => element('path', { d, fill: at === 0 ? '#19303b' : undefined }));
  return element('g', { transform: `translate(${x} ${y}) scale(${scale})`, ...STROKE }, ...parts);
}

/** Markup, and the height at which it ends. */
interface Block {
  readonly markup: Markup | undefined;
  readonly end: number;
}

function textBlock(lines: readonly string[], top: number, style: TextStyle, leading: number, metrics: TextMetrics): Block {
  const step = Math.round(style.size * leading);
  const markup = fragment(...lines.map((text, at) => textLine(text, MARGIN, top + style.size + at * step, style, metrics)));
  return { markup, end: top + (lines.length - 1) * step + style.size };
}

/** The largest size in which the title is complete; in the smallest one it is truncated. */
function titleBlock(title: string, top: number, metrics: TextMetrics): Block {
  const sized = TITLES.map((style) => ({ style, lines: wrapText(title, style, TITLE_WIDTH, MAX_TITLE_LINES, metrics) }));
  const isComplete = ({ lines }: { readonly lines: readonly string[] }) => !lines.join(' ').endsWith(ELLIPSIS);
  const { style, lines } = sized.find(isComplete) ?? (sized.at(-1) as (typeof sized)[number]);
  return textBlock(lines, top, style, 1.12, metrics);
}

/** Figures in a row: as many as fit, then as large as they fit. The first one has the signal color. */
function figuresBlock(figures: readonly SummaryFigure[], top: number, metrics: TextMetrics): Block {
  for (let count = Math.min(figures.length, MAX_FIGURES); count > 0; count--)
    for (const style of FIGURES) {
      const markup = figureRow(figures.slice(0, count), top, style, metrics);
      if (markup) return { markup, end: top + LABEL.size + style.size * 1.1 };
    }
  return { markup: undefined, end: top };
}

/** Undefined where the row is too wide. */
function figureRow(figures: readonly SummaryFigure[], top: number, style: TextStyle, metrics: TextMetrics): Markup | undefined {
  let x = MARGIN;
  const parts: Markup[] = [];
  for (const [at, { label, text }] of figures.entries()) {
    const labelWidth = metrics.widthOf(label, LABEL.size, LABEL.weight);
    const width = Math.max(labelWidth, metrics.widthOf(text, style.size, style.weight));
    if (x + width > WIDTH - MARGIN) return undefined;
    parts.push(textLine(label, x, top + LABEL.size, LABEL, metrics));
    parts.push(textLine(text, x, top + LABEL.size + style.size * 1.05, at === 0 ? { ...style, fill: SIGNAL } : style, metrics));
    x += width + GAP;
  }
  return fragment(...parts);
}

/** Text below the figures, truncated at the lower edge. */
function bodyBlock(text: string, top: number, style: TextStyle, metrics: TextMetrics): Markup | undefined {
  const maxLines = Math.max(1, Math.floor((LAST_LINE - top - style.size) / (style.size * 1.3)) + 1);
  return text === '' ? undefined : textBlock(wrapText(text, style, INNER_WIDTH, maxLines, metrics), top, style, 1.3, metrics).markup;
}

/** The share image of a subject as SVG. */
export function shareImageSvg({ above, title, figures, text, drawing }: ShareSubject, metrics: TextMetrics): string {
  const head = textBlock(wrapText(above, ABOVE, TITLE_WIDTH, 1, metrics), 64, ABOVE, 1, metrics);
  const name = titleBlock(title, head.end + 36, metrics);
  const hasFigures = figures.length > 0;
  const numbers = hasFigures ? figuresBlock(figures, Math.max(name.end + 40, 290), metrics) : { markup: undefined, end: name.end };
  const body = bodyBlock(text, numbers.end + 40, hasFigures ? SMALL_TEXT : TEXT, metrics);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT },
    element('rect', { width: WIDTH, height: HEIGHT, fill: GROUND }),
    SCALE,
    drawingMarkup(drawing),
    head.markup,
    name.markup,
    numbers.markup,
    body,
  ).text;
}
