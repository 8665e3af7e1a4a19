/** A unit parsed from checked input, with lasting criticals counted. */
import type { Checked } from '../../../calculator/fields.js';
import type { Path, Problem } from '../../../calculator/problems.js';
import { NO_READINGS, type Readings } from '../../reference/readings.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { inReadings, NO_SPECIALS, parseRanged, parseSpecials, type RangedValues, type Specials } from '../specials/specials.js';
import { type CriticalCounts, countCriticals } from './condition.js';
import { type Move, parseMove } from './movement.js';
import type { unitFields } from './unit-fields.js';

export type UnitInput = Checked<typeof unitFields>;

export interface Unit {
  readonly skill: number;
  readonly size: number | undefined;
  /** The printed value. */
  readonly tmm: number | undefined;
  readonly move: Move | undefined;
  readonly damage: RangedValues | undefined;
  readonly overheatValue: number;
  readonly armor: number;
  readonly structure: number;
  readonly specials: Specials;
  readonly hasHeatScale: boolean;
  readonly heat: number;
  readonly shutDown: boolean;
  readonly criticals: CriticalCounts;
}

const units = new WeakMap<UnitInput, Unit>();
/** Units whose abilities with one figure hold at short range only. */
const shortUnits = new WeakMap<UnitInput, Unit>();

/** Parses a unit; memoized by input. `missingFrom` has already checked the required figures. */
export function readUnit(input: UnitInput, readings: Readings = NO_READINGS): Unit {
  const cache = readings.includes('single-figure-short') ? shortUnits : units;
  const known = cache.get(input) ?? unitFrom(input, readings);
  cache.set(input, known);
  return known;
}

const unitFrom = (
  { skill, size, tmm, move, damage, overheatValue, armor, structure, specials, hasHeatScale, heat, criticals }: UnitInput,
  readings: Readings,
): Unit => ({
  skill,
  size,
  tmm,
  move: move === undefined ? undefined : parseMove(move),
  damage: damage && parseRanged(damage),
  overheatValue: hasHeatScale ? (overheatValue ?? 0) : 0,
  armor: armor ?? 0,
  structure: structure ?? 1,
  specials: specials ? inReadings(parseSpecials(specials), readings) : NO_SPECIALS,
  hasHeatScale,
  heat,
  shutDown: heat >= SHUTDOWN_HEAT,
  criticals: countCriticals(criticals),
});

/** A card figure that a question can require. */
export type Figure = 'size' | 'tmm' | 'damage' | 'armor' | 'structure';

/** The required figures that neither the input nor a catalog unit supplies. */
export const missingFrom = (input: UnitInput, path: Path, wanted: readonly Figure[]): readonly Problem[] =>
  wanted
    .filter((figure) => input[figure] === undefined)
    .map((figure) => ({
      code: 'MISSING',
      path: [...path, figure],
      given: null,
      allowed: { en: 'the figure on the card, or a unit of the catalog', ru: 'показатель с карточки или боевая единица из каталога' },
    }));

/** Contradictions in a unit: it is hot without a heat scale. */
export const contradictionsIn = (input: UnitInput, path: Path): readonly Problem[] =>
  !input.hasHeatScale && input.heat > 0
    ? [
        {
          code: 'CONFLICT',
          path: [...path, 'heat'],
          given: input.heat,
          allowed: { en: '0, as the unit has no heat scale', ru: '0: у этой БЕ нет шкалы нагрева' },
        },
      ]
    : [];
