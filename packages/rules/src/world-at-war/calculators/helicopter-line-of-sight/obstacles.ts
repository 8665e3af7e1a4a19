/** One predicate for each obstacle of the table, over the ordered hexes between helicopter and target. */
import { HEXES_BEHIND_TOWN, WRECKS_SEEN_PAST } from '../../reference/tables/helicopter-line-of-sight.js';
import type { Obstacle, Terrain } from '../../vocabulary.js';

/** Consecutive hexes of one terrain. */
interface Stretch {
  readonly terrain: Terrain;
  readonly hexes: number;
  readonly wrecks: number;
  readonly sameHill: boolean;
}

/** The terrain from helicopter to target, in this order, and the terrain of the target. */
export interface Line {
  readonly stretches: readonly Stretch[];
  readonly targetIn: Terrain;
  readonly readings: readonly ('own-woods-hide' | 'wrecks-of-one-hill')[];
}
type Test = (line: Line) => boolean;

const isHill = ({ terrain }: Stretch): boolean => terrain === 'HILL' || terrain === 'WOODED_HILL';
const nextToTarget = ({ stretches }: Line): Stretch | undefined => stretches.at(-1);

/** Whether the woods or town in which the target stands does not hide it. Ruling: world-at-war/ruling/los-inside. */
const isInside = ({ targetIn, readings }: Line, terrain: Terrain): boolean => targetIn === terrain && !readings.includes('own-woods-hide');

/** Whether the target is behind the adjacent terrain, and not inside the same woods or town. */
const standsBehind = (line: Line, terrain: Terrain): boolean => nextToTarget(line)?.terrain === terrain && !isInside(line, terrain);

/** The Wreck markers that count together. Ruling: world-at-war/ruling/wrecks-on-hill. */
function wrecksOn({ stretches, readings }: Line): number {
  const sums = [0];
  for (const stretch of stretches) {
    if (isHill(stretch)) sums.push((sums.pop() as number) + stretch.wrecks);
    else if (readings.includes('wrecks-of-one-hill')) sums.push(0);
  }
  return Math.max(...sums);
}

/** Hexes from the far edge of the last town to the target: 1 for the adjacent hex. Undefined without a town. */
function hexesBehindTown(line: Line): number | undefined {
  const { stretches } = line;
  const ownTownFrom = isInside(line, 'TOWN') ? stretches.findLastIndex(({ terrain }) => terrain !== 'TOWN') + 1 : stretches.length;
  const at = stretches.slice(0, ownTownFrom).findLastIndex(({ terrain }) => terrain === 'TOWN');
  return at < 0 ? undefined : 1 + stretches.slice(at + 1).reduce((sum, { hexes }) => sum + hexes, 0);
}

const TESTS: Readonly<Record<Obstacle, Test>> = {
  WOODED_HILL_BETWEEN: ({ stretches }) => stretches.some(({ terrain }) => terrain === 'WOODED_HILL'),
  WRECKS_ON_HILL: (line) => wrecksOn(line) > WRECKS_SEEN_PAST,
  HILL_BETWEEN: ({ stretches }) => stretches.some(isHill),
  BEHIND_WOODS: (line) => standsBehind(line, 'WOODS'),
  BEHIND_TOWN: (line) => (hexesBehindTown(line) ?? Number.POSITIVE_INFINITY) <= HEXES_BEHIND_TOWN,
  BEHIND_OTHER_HILL: (line) => standsBehindOtherHill(nextToTarget(line)),
  BEHIND_WOODED_HILL: (line) => nextToTarget(line)?.terrain === 'WOODED_HILL',
};

const standsBehindOtherHill = (next: Stretch | undefined): boolean => next !== undefined && isHill(next) && !next.sameHill;

/** The candidate obstacles that block the line. */
export const obstaclesOn = (line: Line, candidates: readonly Obstacle[]): readonly Obstacle[] =>
  candidates.filter((obstacle) => TESTS[obstacle](line));
