/** Miniatures and terrain, from above and from the side. In side views the point is on the ground. */
import { circle, line, type Point, path, polygon, rect, shape, type Tone } from './svg.js';

const around = ([x, y]: Point, radius: number, degrees: readonly number[]): readonly Point[] =>
  degrees.map((one) => [x + radius * Math.cos((one * Math.PI) / 180), y + radius * Math.sin((one * Math.PI) / 180)] as const);

/** Corners of a hexagon with an edge on top, rotated clockwise by degrees. */
export const hexagon = (center: Point, radius: number, turned = 0): readonly Point[] =>
  around(
    center,
    radius,
    [-120, -60, 0, 60, 120, 180].map((degrees) => degrees + turned),
  );

/** A base from above; the wedge shows its facing. */
export const base = (center: Point, radius: number, tone: Tone, turned = 0): string =>
  polygon(hexagon(center, radius, turned), tone) +
  polygon(
    around(
      center,
      radius * 0.62,
      [-90, -145, -35].map((degrees) => degrees + turned),
    ),
    'ink',
  );

/** A square base from above; the wedge shows its facing. */
export const squareBase = ([x, y]: Point, size: number, tone: Tone, turned = 0): string =>
  `<g transform="rotate(${turned} ${x} ${y})">${rect(x - size / 2, y - size / 2, size, size, tone)}${polygon(
    [
      [x, y - size * 0.38],
      [x - size * 0.26, y - size * 0.04],
      [x + size * 0.26, y - size * 0.04],
    ],
    'ink',
  )}</g>`;

/** A ’Mech, 60 high. */
export const mech = ([x, y]: Point, tone: Tone, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${[
    shape('M-9 -26h8l-4 12l3 14h-12l2 -3h3l-3 -11z', tone),
    shape('M9 -26h-8l4 12l-3 14h12l-2 -3h-3l3 -11z', tone),
    shape('M-10 -31h20l-3 8h-14z', tone),
    rect(-13, -52, 26, 22, tone),
    rect(-22, -50, 7, 24, tone),
    rect(15, -50, 7, 24, tone),
    rect(-6, -60, 12, 8, tone),
  ].join('')}</g>`;

/** A soldier with a rifle, 36 high. */
export const soldier = ([x, y]: Point, tone: Tone, mirrored = false, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})">${[
    shape('M-4 -14l-3 14M4 -14l3 14', 'plain'),
    rect(-6, -26, 12, 13, tone),
    circle([0, -31], 4.5, 'paper'),
    line([-2, -20], [15, -23], { width: 2.5 }),
  ].join('')}</g>`;

/** A tank or another armed vehicle, 44 long. */
export const tank = ([x, y]: Point, tone: Tone, mirrored = false): string =>
  `<g transform="translate(${x} ${y}) scale(${mirrored ? -1 : 1} 1)">${[
    rect(-20, -8, 40, 8, tone, 4),
    shape('M-16 -8h32l-4 -7h-22z', tone),
    shape('M-8 -15h16v-7h-13z', tone),
    line([8, -19], [26, -20], { width: 2.5 }),
  ].join('')}</g>`;

/** A helicopter; the point is at its belly. */
export const helicopter = ([x, y]: Point, tone: Tone): string =>
  `<g transform="translate(${x} ${y})">${[
    shape('M-12 -12h16c7 0 11 3 11 7s-4 5 -9 5h-16c-5 0 -7 -3 -7 -6s2 -6 5 -6z', tone),
    path('M-17 -7h-13M-30 -12v8M-2 -12v-6M-20 -18h38M-9 4h18M-5 0v4M4 0v4'),
  ].join('')}</g>`;

/** A tree, 30 high. */
export const tree = ([x, y]: Point, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${line([0, 0], [0, -8], { tone: 'soft' })}${shape('M-9 -7L0 -30L9 -7z', 'sunk')}</g>`;

/** A row of trees. */
export const trees = (from: number, to: number, y: number, scale = 1, gap = 17): string =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / (gap * scale))) }, (_, at) =>
    tree([from + (at + 0.5) * gap * scale, y], scale),
  ).join('');

/** Woods from above. */
export const woods = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, 'sunk', 14) +
  Array.from({ length: Math.floor(width / 20) * Math.floor(height / 20) }, (_, at) => {
    const inRow = Math.floor(width / 20);
    const left = x + (width - inRow * 20) / 2 + (at % inRow) * 20 + 10;
    const top = y + (height - Math.floor(height / 20) * 20) / 2 + Math.floor(at / inRow) * 20 + 10;
    return path(`M${left - 4} ${top + 3}l4 -8l4 8z`, { tone: 'soft' });
  }).join('');

/** A hill with a flat top. */
export const hill = (x: number, y: number, width: number, height: number, slope = height * 0.6): string =>
  shape(`M${x} ${y}l${slope} ${-height}h${width - 2 * slope}l${slope} ${height}z`, 'sunk');

/** A building with windows. */
export const house = (x: number, y: number, width: number, height: number): string =>
  rect(x, y - height, width, height, 'sunk') +
  Array.from({ length: Math.floor(width / 16) }, (_, at) => rect(x + 5 + at * 16, y - height + 7, 7, 8, 'soft', 1)).join('');

/** The ground line. */
export const ground = (y: number, from = 4, to = 356): string => line([from, y], [to, y], { width: 2 });
