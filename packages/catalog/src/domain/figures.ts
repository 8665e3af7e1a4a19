/** Plain numbers out of a unit's stats, so that lists can be filtered and sorted by any of them in one way. */
import type { AlphaStrikeStats } from './alpha-strike.js';
import type { BronepehotaStats } from './bronepehota.js';
import type { UnitDraft } from './drafts.js';

/** Figures by name. */
export type Figures = Readonly<Record<string, number>>;

/** Minimal damage is more than none and less than 1. */
const MINIMAL_DAMAGE = 0.5;

/**
 * The figures of a unit, by the names that filters use.
 * @example figuresOf(locust).moveInches // 16
 */
export function figuresOf(unit: Pick<UnitDraft, 'system' | 'stats'>): Figures {
  switch (unit.system) {
    case 'alpha-strike':
      return alphaStrikeFigures(unit.stats as AlphaStrikeStats);
    case 'bronepehota':
      return bronepehotaFigures(unit.stats as BronepehotaStats);
    case 'world-at-war':
      return {};
  }
}

function alphaStrikeFigures(stats: AlphaStrikeStats): Figures {
  const { pointValue, size, tmm, overheatValue, armor, structure } = stats;
  const [damageShort, damageMedium, damageLong] = stats.damage.map(damageFigure) as [number, number, number];
  return { pointValue, size, tmm, overheatValue, armor, structure, damageShort, damageMedium, damageLong, ...moveFigures(stats.move) };
}

const damageFigure = (value: string): number => (value === '0*' ? MINIMAL_DAMAGE : Number(value));

/** The first mode is the one it moves by; a jump is one of the modes or, alone, both. */
function moveFigures(move: string): Figures {
  const modes = [...move.matchAll(/(\d+(?:\.\d+)?)"?([a-z]*)/g)].map(([, inches, suffix]) => ({ inches: Number(inches), suffix }));
  const [first] = modes;
  const jump = modes.find(({ suffix }) => suffix === 'j');
  return { ...(first && { moveInches: first.inches }), ...(jump && { jumpInches: jump.inches }) };
}

function bronepehotaFigures(stats: BronepehotaStats): Figures {
  if (stats.kind === 'squad') return { rank: Math.max(...stats.soldiers.map(({ rank }) => rank)) };
  const { rank, rateOfFire, ammunition, durability } = stats;
  const crewed = { rank, rateOfFire, ammunition, durability };
  return stats.kind === 'gun' ? crewed : { ...crewed, speed: Math.max(...stats.speedSectors.map(({ speed }) => speed)) };
}
