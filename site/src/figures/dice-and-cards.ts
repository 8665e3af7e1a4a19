/** Dice and cards. */
import { label } from './labels.js';
import { circle, cross, type Point, path, rect, shape, type Tone } from './svg.js';

const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A six-sided die with its upper left corner at the point. */
export const die = ([x, y]: Point, face: number, tone: Tone = 'raised', size = 24): string =>
  rect(x, y, size, size, tone, 5) +
  (PIPS[face] ?? [])
    .map(
      ([dx, dy]) =>
        `<circle cx="${x + size / 2 + dx * size * 0.26}" cy="${y + size / 2 + dy * size * 0.26}" r="${size * 0.085}" fill="currentColor"/>`,
    )
    .join('');

/** A die with any number of faces, showing a number. */
export const numberedDie = ([x, y]: Point, shows: string, tone: Tone = 'raised', size = 26): string =>
  rect(x, y, size, size, tone, 5) + label(x + size / 2, y + size / 2 + 4.5, shows, { bold: true });

/** The five suits, lowest first, each in a square of 16 around a point. Our own drawings. */
const SUITS: Readonly<Record<string, string>> = {
  dragons: 'M-7 5C-6 -2 -2 -3 0 -7C2 -3 6 -2 7 5L3 2L0 7L-3 2Z',
  eagles: 'M0 -6L2 -2L8 -5C7 1 4 3 1.5 3L3 7H-3L-1.5 3C-4 3 -7 1 -8 -5L-2 -2Z',
  fists: 'M-6.5 -2V-5.5H-3.5V-6.5H-0.5V-6H2.5V-5H5.5V1.5L3.5 4V7H-4V4L-6.5 2ZM-3.5 -5V-1M-0.5 -5.5V-1M2.5 -5V-1',
  suns: 'M0 -8L2 -3.5L6.5 -5.5L4.5 -1.5L8 1L4 2.5L4.5 7L0.5 4.5L-3.5 7.5L-3.5 3L-8 2L-4.5 -1L-6.5 -5.5L-2 -3.5Z',
  swords: 'M0 -8L2 -5V2H5V4H1.5V7.5H-1.5V4H-5V2H-2V-5Z',
};
/** Suits by their letter in card notation. */
const SUIT_OF: Readonly<Record<string, string>> = { d: 'dragons', e: 'eagles', f: 'fists', s: 'suns', w: 'swords' };

export const suit = ([x, y]: Point, name: string, scale = 1, tone: Tone = 'ink'): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shape(SUITS[name] ?? '', tone)}</g>`;

interface CardLook {
  readonly tone?: Tone;
  readonly width?: number;
  /** Rotated by 90 degrees. */
  readonly turned?: boolean;
  /** Face down. */
  readonly hidden?: boolean;
  /** Out of play. */
  readonly gone?: boolean;
}

/** Ratio of height to width. */
const TALL = 1.4;

/** A card in notation, such as `7d` or `Lw`, with its upper left corner at the point. The rank is text, the suit a drawing. */
export function card(
  [x, y]: Point,
  typed: string,
  { tone = 'raised', width = 34, turned = false, hidden = false, gone = false }: CardLook = {},
): string {
  const tall = width * TALL;
  const [rank, letter] = [typed.slice(0, -1), typed.slice(-1)];
  const inside = hidden
    ? [
        rect(x + 4, y + 4, width - 8, tall - 8, 'sunk', 2),
        path(`M${x + 4} ${y + 4}L${x + width - 4} ${y + tall - 4}M${x + width - 4} ${y + 4}L${x + 4} ${y + tall - 4}`, { tone: 'soft' }),
      ]
    : [
        label(x + width / 2, y + tall * 0.4, rank, { bold: true, size: Math.max(12, width * 0.4) }),
        suit([x + width / 2, y + tall * 0.72], SUIT_OF[letter] ?? '', width / 44),
      ];
  const face = [rect(x, y, width, tall, tone, 5), ...inside, gone ? cross([x + width / 2, y + tall / 2]) : ''].join('');
  return turned ? `<g transform="rotate(90 ${x + width / 2} ${y + tall / 2})">${face}</g>` : face;
}

/** Cards in a row. */
export const hand = ([x, y]: Point, typed: readonly string[], look: CardLook = {}, gap = 4): string =>
  typed.map((one, at) => card([x + at * ((look.width ?? 34) + gap), y], one, look)).join('');

/** A round marker with a letter or a number. */
export const marker = ([x, y]: Point, shows: string, tone: Tone = 'raised', radius = 11): string =>
  circle([x, y], radius, tone) + label(x, y + 4.5, shows, { bold: true });
