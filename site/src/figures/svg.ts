/** Shapes of drawings, with one line weight and one corner radius. Colors are those of the page and follow its theme. */

/** Width of every drawing. At this width text on a 390-pixel phone has its nominal size. */
export const WIDTH = 360;

export interface Drawing {
  readonly height: number;
  readonly parts: readonly string[];
}

export type Point = readonly [x: number, y: number];

const WEIGHT = 1.5;
const CORNER = 3;

/** Escapes text between tags. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const fixed = (value: number): string => String(Math.round(value * 10) / 10);

/** A drawing with its title and its text alternative. */
export const svg = (title: string, says: string, { height, parts }: Drawing): string =>
  `<svg viewBox="0 0 ${WIDTH} ${fixed(height)}" role="img"><title>${escaped(title)}</title><desc>${escaped(says)}</desc>${parts.join('')}</svg>`;

/** `blue` acts or is allowed, `amber` modifies or forbids, `sunk` is terrain, `ink` is emphasis. */
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

/** A filled rectangle without a border. */
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

/** An outline in SVG path syntax. */
export const path = (d: string, stroke: Stroke = {}): string => `<path d="${d}" ${lined(stroke)}/>`;

/** A filled outline. */
export const shape = (d: string, tone: Tone): string => `<path d="${d}" ${stroked(tone)}/>`;

export const line = ([x1, y1]: Point, [x2, y2]: Point, stroke: Stroke = {}): string =>
  path(`M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}`, stroke);

/** An arrowhead; the angle is in radians. */
const head = ([x, y]: Point, along: number, stroke: Stroke): string => {
  const wing = (turn: number): string => `${fixed(x - 6 * Math.cos(along + turn))} ${fixed(y - 6 * Math.sin(along + turn))}`;
  return path(`M${wing(0.5)}L${fixed(x)} ${fixed(y)}L${wing(-0.5)}`, { ...stroke, dashed: false });
};

/** An arrow with its head at the end. */
export const arrow = (from: Point, to: Point, stroke: Stroke = {}): string =>
  line(from, to, stroke) + head(to, Math.atan2(to[1] - from[1], to[0] - from[0]), stroke);

/** A curved arrow over a control point. */
export const bend = (from: Point, over: Point, to: Point, stroke: Stroke = {}): string =>
  path(`M${from.map(fixed).join(' ')}Q${over.map(fixed).join(' ')} ${to.map(fixed).join(' ')}`, stroke) +
  head(to, Math.atan2(to[1] - over[1], to[0] - over[0]), stroke);

/** A cross where something is blocked. */
export const cross = ([x, y]: Point, tone: Tone = 'amber'): string =>
  path(`M${fixed(x - 5)} ${fixed(y - 5)}l10 10m0 -10l-10 10`, { tone, width: 2.5 });

export const tick = ([x, y]: Point, tone: Tone = 'blue'): string => path(`M${fixed(x - 6)} ${fixed(y)}l4 5l8 -10`, { tone, width: 2.5 });

/** A line of sight, with a cross at its end if it is blocked. */
export const sight = (from: Point, to: Point, blockedAt?: Point): string =>
  blockedAt ? line(from, blockedAt, { tone: 'amber', dashed: true }) + cross(blockedAt) : arrow(from, to, { tone: 'blue', dashed: true });
