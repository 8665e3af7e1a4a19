/** Conditions on faction and era as lists of facets. A unit must have one facet of each list. */

import { eraFactionPairs, erasNamed, factionsNamed } from '../availability/eras-and-factions.js';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import { eraFacet, eraFactionFacet, facet } from '../units/facets.js';
import { type UnitFilter, valuesOf } from './unit-filter.js';

/** A facet that no unit has. */
const NOTHING = '=nothing';

/** Rule sets with availability data. */
export const SYSTEMS_WITH_AVAILABILITY: readonly string[] = ERAS_AND_FACTIONS.map(({ system }) => system);

/**
 * The facets that a filter requires, one of each list.
 * @example availabilityConditions({ era: 'clan-invasion' }) // [['=era:clan-invasion']]
 */
export function availabilityConditions(filter: UnitFilter): readonly (readonly string[])[] {
  const [systems, factions, eras] = [valuesOf(filter.system), valuesOf(filter.faction), valuesOf(filter.era)];
  const known = ERAS_AND_FACTIONS.filter(({ system }) => systems.length === 0 || systems.includes(system));
  const erasOf = (each: (typeof ERAS_AND_FACTIONS)[number]) => eras.flatMap((era) => erasNamed(each, era));
  if (factions.length === 0)
    return eras.length === 0 ? [] : [orNothing(known.flatMap((each) => erasOf(each).map(({ id }) => eraFacet(id))))];
  const pairs = known.flatMap((each) =>
    eraFactionPairs(
      each,
      factions.flatMap((faction) => factionsNamed(each, faction)),
      eras.length === 0 ? each.eras : erasOf(each),
    ).map(([era, by]) => eraFactionFacet(era, by)),
  );
  // A unit of a game without eras belongs to one faction in every year.
  return [orNothing([...(eras.length === 0 ? factions.map((faction) => facet('faction', faction)) : []), ...pairs])];
}

/** Whether a filter has a condition on faction or era, at any depth. */
export const filtersByAvailability = ({ faction, era, anyOf = [], noneOf = [] }: UnitFilter): boolean =>
  valuesOf(faction).length + valuesOf(era).length > 0 || anyOf.flat().some(filtersByAvailability) || noneOf.some(filtersByAvailability);

const orNothing = (facets: readonly string[]): readonly string[] => (facets.length === 0 ? [NOTHING] : [...new Set(facets)]);
