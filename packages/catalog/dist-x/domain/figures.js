import { jumpOf, parseMove } from './move.js';
/** Every figure beside the cost, over all rule sets. Distances in inches, speed in points a turn, tonnage in tons. */
export const FIGURES = [
    ...['size', 'tmm', 'overheatValue', 'armor', 'structure', 'threshold', 'damageShort', 'damageMedium', 'damageLong'],
    ...['moveInches', 'jumpInches', 'year', 'tonnage'],
    ...['rank', 'rateOfFire', 'ammunition', 'durability', 'speed'],
];
/** Minimal damage is more than none and less than 1. */
const MINIMAL_DAMAGE = 0.5;
/**
 * The figures of a unit, by the names that filters use.
 * @example figuresOf(locust).moveInches // 16
 */
export function figuresOf(unit) {
    switch (unit.system) {
        case 'alpha-strike':
            return alphaStrikeFigures(unit.stats);
        case 'bronepehota':
            return bronepehotaFigures(unit.stats);
        case 'world-at-war':
            return {};
    }
}
function alphaStrikeFigures(stats) {
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
const damageFigure = (value) => (value === '0*' ? MINIMAL_DAMAGE : Number(value));
function yearOf(introduced) {
    const year = /\b\d{4}\b/.exec(introduced)?.[0];
    return year === undefined ? undefined : Number(year);
}
function bronepehotaFigures(stats) {
    if (stats.kind === 'squad')
        return { rank: Math.max(...stats.soldiers.map(({ rank }) => rank)) };
    const { rank, rateOfFire, ammunition, durability } = stats;
    const crewed = { rank, rateOfFire, ammunition, durability };
    return stats.kind === 'gun' ? crewed : { ...crewed, speed: Math.max(...stats.speedSectors.map(({ speed }) => speed)) };
}
//# sourceMappingURL=figures.js.map