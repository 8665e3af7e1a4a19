/** Plain numbers out of a unit's stats, so that lists can be filtered and sorted by any of them in one way. */
import type { AlphaStrikeStats } from './alpha-strike.js';
import type { BronepehotaStats } from './bronepehota.js';
import type { UnitDraft } from './drafts.js';
import { jumpOf, parseMove } from './move.js';

/** Figures of Alpha Strike cards. Distances in inches, tonnage in tons. */
const CARD_FIGURES = [
  ...['size', 'tmm', 'overheatValue', 'armor', 'structure', 'threshold', 'damageShort', 'damageMedium', 'damageLong'],
  ...['moveInches', 'jumpInches', 'year', 'tonnage'],
] as const;
/** Figures of Bronepehota's sheets, of which there are far fewer. Speed in points a turn. */
export const SHEET_FIGURES = ['rank', 'rateOfFire', 'ammunition', 'durability', 'speed'] as const;

/** Every figure beside the cost, over all rule sets. */
export const FIGURES = [...CARD_FIGURES, ...SHEET_FIGURES] as const;
/** Name of a figure. */
export type Figure = (typeof FIGURES)[number];

/** Figures by name; what a unit does not have is absent or undefined. */
export type Figures = Readonly<Partial<Record<Figure, number | undefined>>>;

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
  const { size, tmm, overheatValue, armor, structure, threshold, tonnage, introduced } = stats;
  const [short, medium, long] = stats.damage;
  const modes = parseMove(stats.move) ?? [];
  // One shape for all units, and nothing spread: a million of them are made in one import.
  return {
    size,
    tmm,
    overheatValue,
    armor,
    structure,
    threshold,
    damageShort: damageFigure(short),
    damageMedium: damageFigure(medium),
    damageLong: damageFigure(long),
    // The first mode is the one it moves by; a jump is one of the modes or, alone, both.
    moveInches: modes[0]?.inches,
    jumpInches: jumpOf(modes),
    year: introduced === undefined ? undefined : yearOf(introduced),
    tonnage,
  };
}

const damageFigure = (value: string): number => (value === '0*' ? MINIMAL_DAMAGE : Number(value));

function yearOf(introduced: string): number | undefined {
  const year = /\b\d{4}\b/.exec(introduced)?.[0];
  return year === undefined ? undefined : Number(year);
}

function bronepehotaFigures(stats: BronepehotaStats): Figures {
  if (stats.kind === 'squad') return { rank: Math.max(...stats.soldiers.map(({ rank }) => rank)) };
  const { rank, rateOfFire, ammunition, durability } = stats;
  const crewed = { rank, rateOfFire, ammunition, durability };
  return stats.kind === 'gun' ? crewed : { ...crewed, speed: Math.max(...stats.speedSectors.map(({ speed }) => speed)) };
}
