/** Silhouettes of units by kind and size: geometric drawings of our own. */

/** Side of the drawing. Units stand on `GROUND`, around `MIDDLE`. */
export const SILHOUETTE_SIDE = 32;
const GROUND = 30;
const MIDDLE = 16;
const MAX_SIZE = 4;
/** A unit of size 1 in relation to one of size 4. */
const MIN_SCALE = 0.7;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A polygon and its mirror image; `points` are distances from the middle, and heights. */
function mirrored(...points: readonly (readonly [number, number])[]): string {
  const path = (sign: 1 | -1): string => `M${points.map(([x, y]) => `${round(MIDDLE + sign * x)} ${round(y)}`).join('L')}Z`;
  return path(-1) + path(1);
}

/** A walker, which gets taller and broader with its size. */
function walker(size: number): string {
  const top = GROUND - 17 - 3 * size;
  const shoulders = 3.2 + size;
  const hips = 2 + size * 0.5;
  const arm = 1.8 + size * 0.5;
  const waist = top + (GROUND - top) * 0.45;
  const knee = (waist + GROUND) / 2;
  return [
    mirrored([0, top], [1.4 + size * 0.2, top], [1.8 + size * 0.2, top + 3], [0, top + 3]),
    mirrored([0, top + 3.4], [shoulders, top + 3.4], [shoulders - 0.5, top + 8], [hips, waist], [0, waist]),
    mirrored(
      [shoulders + 0.5, top + 2.6],
      [shoulders + 0.5 + arm, top + 3.6],
      [shoulders + 0.3 + arm, waist + 2],
      [shoulders + 0.8, waist + 2],
    ),
    mirrored(
      [0.6, waist + 0.5],
      [hips + 0.6, waist + 0.5],
      [hips + 2.4, knee],
      [hips + 1.6, GROUND - 2],
      [hips + 2.8, GROUND],
      [hips - 2, GROUND],
      [hips - 0.6, knee + 0.5],
    ),
  ].join('');
}

/** A soldier with a rifle; `x` is where he stands. */
const soldier = (x: number, top: number): string =>
  [
    `M${x - 1.7} ${top + 1.7}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z`,
    `M${x - 2.2} ${top + 4}H${x + 2.2}L${x + 1.8} ${top + 10}L${x + 2.4} 30H${x + 0.5}L${x} ${top + 12}L${x - 0.5} 30H${x - 2.4}L${x - 1.8} ${top + 10}Z`,
    `M${x + 2.6} ${top + 5}L${x + 5} ${top + 2}L${x + 5.6} ${top + 2.6}L${x + 3} ${top + 7}Z`,
  ].join('');

const TANK = 'M3 25.5H29L26.5 30H5.5ZM6 20H26L29 24.7H3ZM10.5 14H19.5L21.5 19.2H8.5ZM20.6 15.4H30V17.2H21.3Z';
const wheel = (x: number): string => `M${x - 2.6} 27.4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z`;

const INFANTRY = soldier(6, 13) + soldier(15, 9) + soldier(24, 13);

/** Paths of the kinds whose size changes their scale alone. */
const PATHS: Readonly<Record<string, string>> = {
  protomech:
    mirrored([0, 9], [2, 9], [2.6, 12], [0, 12]) +
    mirrored([0, 12.6], [7, 12.6], [8.4, 22], [5.8, 22], [4.4, 17.5], [3, 20], [0, 20]) +
    mirrored([0.5, 20.6], [3.4, 20.6], [5.2, 28], [6, 30], [1.4, 30], [1.8, 26]),
  'combat-vehicle': TANK,
  machine: TANK,
  'support-vehicle': `M2 11H20V24H2ZM21 14.5H26L30 19.5V24H21Z${wheel(7)}${wheel(15)}${wheel(25)}`,
  'advanced-support': 'M1 24H31L29 30H3ZM3 14H29V23.2H3ZM6 8H14V13.2H6ZM16 4H24V13.2H16Z',
  'battle-armor':
    mirrored([0, 3], [2.6, 3], [3.4, 8], [0, 8]) +
    mirrored([0, 8.6], [7.4, 8.6], [9, 20], [5.6, 20], [4.8, 15], [4.4, 19], [0, 19]) +
    mirrored([0.5, 19.6], [4.6, 19.6], [5.4, 27], [6.4, 30], [1, 30]),
  infantry: INFANTRY,
  squad: INFANTRY,
  platoon: INFANTRY,
  gun: 'M11 18.5L28.6 9L30 11.4L14 21.5ZM5.4 24a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0ZM17.4 26.5H29L31 30H16Z',
  aerospace: mirrored([0, 2], [1.8, 8], [2.6, 13], [14, 21], [14, 24], [2.6, 22], [2, 26], [5, 28.6], [5, 30], [0, 29]),
  'advanced-aerospace': mirrored([0, 2], [4, 4], [7.6, 10], [8.6, 17], [7.6, 22], [5.4, 25.4], [9, 30], [5.6, 30], [3, 26.4], [0, 26.4]),
  building: 'M4 30V11H16V4H28V30H18V24H14V30ZM7 14V17H10V14ZM7 20V23H10V20ZM19 8V11H22V8ZM24 8V11H26V8ZM19 14V17H22V14ZM24 14V17H26V14Z',
};

/** A unit as far as its silhouette shows it. */
export interface DrawnUnit {
  readonly kind: string;
  readonly stats?: Readonly<Record<string, unknown>> | null;
}

const sizeOf = ({ stats }: DrawnUnit): number => {
  const size = Number(stats?.size);
  return size >= 1 ? Math.min(size, MAX_SIZE) : MAX_SIZE - 1;
};

const isWalker = (kind: string): boolean => kind === 'battlemech' || kind === 'industrialmech';

/** The path of a silhouette in a square of `SILHOUETTE_SIDE`, and how it is scaled; undefined for kinds without one. */
export function silhouettePath(unit: DrawnUnit): { readonly d: string; readonly transform: string | undefined } | undefined {
  const size = sizeOf(unit);
  const d = isWalker(unit.kind) ? walker(size) : PATHS[unit.kind];
  if (d === undefined) return undefined;
  const scale = isWalker(unit.kind) ? 1 : round(MIN_SCALE + ((1 - MIN_SCALE) * (size - 1)) / (MAX_SIZE - 1));
  const shift = (to: number): number => round(to * (1 - scale));
  return { d, transform: scale === 1 ? undefined : `translate(${shift(MIDDLE)} ${shift(GROUND)}) scale(${scale})` };
}
