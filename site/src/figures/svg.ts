/** Shapes and letters of drawings. One weight, one corner; colors are those of the page, so that a drawing is light or dark with it. */

/** Every drawing is this wide: on a phone of 390 pixels its letters have the size that is written here. */
export const WIDTH = 360;

export interface Drawing {
  readonly height: number;
  readonly parts: readonly string[];
}

export type Point = readonly [x: number, y: number];

const WEIGHT = 1.5;
const CORNER = 3;

/** Text between tags. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const fixed = (value: number): string => String(Math.round(value * 10) / 10);

/** A drawing with its name and what it shows in words. */
export const svg = (title: string, says: string, { height, parts }: Drawing): string =>
  `<svg viewBox="0 0 ${WIDTH} ${fixed(height)}" role="img"><title>${escaped(title)}</title><desc>${escaped(says)}</desc>${parts.join('')}</svg>`;

/** Blue acts and may; amber changes a number or forbids; sunk is ground and whatever stands on it; ink is what counts most. */
export type Tone = 'plain' | 'blue' | 'amber' | 'sunk' | 'raised' | 'ink' | 'soft' | 'paper';

const FILLS: Readonly<Record<Tone, string>> = {
  plain: 'none',
  blue: 'var(--blue-bg)',
  amber: 'var(--amber-bg)',
  sunk: 'var(--paper-sunk)',
  raised: 'var(--paper-raised)',
  ink: 'currentColor',
  soft: 'none',
  paper: 'var(--paper)',
};
const STROKES: Readonly<Record<Tone, string>> = {
  plain: 'currentColor',
  blue: 'var(--blue)',
  amber: 'var(--amber)',
  sunk: 'var(--ink-soft)',
  raised: 'var(--ink-soft)',
  ink: 'currentColor',
  soft: 'var(--line-strong)',
  paper: 'currentColor',
};

const stroked = (tone: Tone, width = WEIGHT): string =>
  `fill="${FILLS[tone]}" stroke="${STROKES[tone]}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

export const rect = (x: number, y: number, width: number, height: number, tone: Tone, corner = CORNER): string =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" rx="${corner}" ${stroked(tone)}/>`;

/** A field of color without an edge. */
export const field = (x: number, y: number, width: number, height: number, tone: Tone): string =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" fill="${FILLS[tone]}"/>`;

export const circle = ([x, y]: Point, radius: number, tone: Tone): string =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}" ${stroked(tone)}/>`;

export const polygon = (points: readonly Point[], tone: Tone): string =>
  `<polygon points="${points.map((point) => point.map(fixed).join(',')).join(' ')}" ${stroked(tone)}/>`;

interface Stroke {
  readonly tone?: Tone;
  readonly dashed?: boolean;
  readonly width?: number;
}

const lined = ({ tone = 'plain', dashed = false, width = WEIGHT }: Stroke): string =>
  `fill="none" stroke="${STROKES[tone]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashed ? ' stroke-dasharray="5 4"' : ''}`;

/** Any outline, as SVG writes paths. */
export const path = (d: string, stroke: Stroke = {}): string => `<path d="${d}" ${lined(stroke)}/>`;

/** A filled outline. */
export const shape = (d: string, tone: Tone): string => `<path d="${d}" ${stroked(tone)}/>`;

export const line = ([x1, y1]: Point, [x2, y2]: Point, stroke: Stroke = {}): string =>
  path(`M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}`, stroke);

/** The head of an arrow that comes along an angle, in radians. */
const head = ([x, y]: Point, along: number, stroke: Stroke): string => {
  const wing = (turn: number): string => `${fixed(x - 6 * Math.cos(along + turn))} ${fixed(y - 6 * Math.sin(along + turn))}`;
  return path(`M${wing(0.5)}L${fixed(x)} ${fixed(y)}L${wing(-0.5)}`, { ...stroke, dashed: false });
};

/** A line that points to where it ends. */
export const arrow = (from: Point, to: Point, stroke: Stroke = {}): string =>
  line(from, to, stroke) + head(to, Math.atan2(to[1] - from[1], to[0] - from[0]), stroke);

/** An arrow that bends over a point. */
export const bend = (from: Point, over: Point, to: Point, stroke: Stroke = {}): string =>
  path(`M${from.map(fixed).join(' ')}Q${over.map(fixed).join(' ')} ${to.map(fixed).join(' ')}`, stroke) +
  head(to, Math.atan2(to[1] - over[1], to[0] - over[0]), stroke);

/** Where something ends that may not go on. */
export const cross = ([x, y]: Point, tone: Tone = 'amber'): string =>
  path(`M${fixed(x - 5)} ${fixed(y - 5)}l10 10m0 -10l-10 10`, { tone, width: 2.5 });

export const tick = ([x, y]: Point, tone: Tone = 'blue'): string => path(`M${fixed(x - 6)} ${fixed(y)}l4 5l8 -10`, { tone, width: 2.5 });

/** A line of sight: it arrives, or ends in a cross where it is blocked. */
export const sight = (from: Point, to: Point, blockedAt?: Point): string =>
  blockedAt ? line(from, blockedAt, { tone: 'amber', dashed: true }) + cross(blockedAt) : arrow(from, to, { tone: 'blue', dashed: true });
