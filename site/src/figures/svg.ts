/** Pieces of drawings. Colors are those of the page, so that a drawing is light or dark with it. */

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What the drawing shows, for whoever does not see it. */
  readonly title: string;
}

export const svg = ({ width, height, title }: Drawing, ...parts: readonly string[]): string =>
  `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title).replaceAll('"', '&quot;')}">${parts.join('')}</svg>`;

export type Tone = 'plain' | 'blue' | 'amber' | 'sunk';

const FILLS: Readonly<Record<Tone, string>> = {
  plain: 'none',
  blue: 'var(--blue-bg)',
  amber: 'var(--amber-bg)',
  sunk: 'var(--paper-sunk)',
};
const STROKES: Readonly<Record<Tone, string>> = {
  plain: 'currentColor',
  blue: 'var(--blue)',
  amber: 'var(--amber)',
  sunk: 'var(--line-strong)',
};

export const rect = (x: number, y: number, width: number, height: number, tone: Tone): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${FILLS[tone]}" stroke="${STROKES[tone]}" stroke-width="1.5"/>`;

export const polygon = (points: readonly (readonly [number, number])[], tone: Tone): string =>
  `<polygon points="${points.map((point) => point.map((at) => at.toFixed(1)).join(',')).join(' ')}" fill="${FILLS[tone]}" stroke="${STROKES[tone]}" stroke-width="1.5" stroke-linejoin="round"/>`;

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  { tone = 'plain', dashed = false, width = 1.5 }: { readonly tone?: Tone; readonly dashed?: boolean; readonly width?: number } = {},
): string =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${STROKES[tone]}" stroke-width="${width}"${dashed ? ' stroke-dasharray="5 4"' : ''} stroke-linecap="round"/>`;

export type Anchor = 'start' | 'middle' | 'end';

export const label = (
  x: number,
  y: number,
  text: string,
  { anchor = 'middle', bold = false, size = 13 }: { readonly anchor?: Anchor; readonly bold?: boolean; readonly size?: number } = {},
): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" fill="currentColor"${bold ? ' font-weight="650"' : ''}>${escaped(text)}</text>`;

/** Corners of a hexagonal base, an edge upwards. */
export const hexagon = (x: number, y: number, radius: number): readonly (readonly [number, number])[] =>
  [-120, -60, 0, 60, 120, 180].map(
    (degrees) => [x + radius * Math.cos((degrees * Math.PI) / 180), y + radius * Math.sin((degrees * Math.PI) / 180)] as const,
  );

/** A line that points to where it ends. */
export function arrow(x1: number, y1: number, x2: number, y2: number): string {
  const along = Math.atan2(y2 - y1, x2 - x1);
  const wing = (turn: number): string => `${(x2 - 6 * Math.cos(along + turn)).toFixed(1)} ${(y2 - 6 * Math.sin(along + turn)).toFixed(1)}`;
  return `<path d="M${x1} ${y1}L${x2} ${y2}M${wing(0.5)}L${x2} ${y2}L${wing(-0.5)}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A word with a round border. */
export const pill = (x: number, y: number, width: number, height: number, text: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="var(--paper-raised)" stroke="${STROKES.sunk}" stroke-width="1.2"/>${label(x + width / 2, y + height / 2 + 4, text, { size: 12 })}`;

/** A label that reads from below upwards. */
export const upright = (x: number, y: number, text: string): string =>
  `<text transform="translate(${x} ${y}) rotate(-90)" text-anchor="middle" font-size="12" fill="currentColor">${escaped(text)}</text>`;
