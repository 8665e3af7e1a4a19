/** Filters by faction and era as facets: a unit must have one of each list. */
import { facet, fieldedBy, fieldedIn } from '../domain/facets.js';
import { type UnitFilter, valuesOf } from '../domain/unit-filter.js';
import { erasNamed, factionsNamed, waysToField } from './fielding.js';
import { FIELDINGS } from './listed.js';

/** What no unit has. */
const NOTHING = '=nothing';

/** Rule sets of whose units somebody knows who may field them. */
export const FIELDED_SYSTEMS: readonly string[] = FIELDINGS.map(({ system }) => system);

/**
 * The facets that a filter asks for, one out of each list.
 * @example fieldingConditions({ era: 'clan-invasion' }) // [['=era:clan-invasion']]
 */
export function fieldingConditions(filter: UnitFilter): readonly (readonly string[])[] {
  const [systems, factions, eras] = [valuesOf(filter.system), valuesOf(filter.faction), valuesOf(filter.era)];
  const fieldings = FIELDINGS.filter(({ system }) => systems.length === 0 || systems.includes(system));
  const erasOf = (each: (typeof FIELDINGS)[number]) => eras.flatMap((era) => erasNamed(each, era));
  if (factions.length === 0)
    return eras.length === 0 ? [] : [orNothing(fieldings.flatMap((each) => erasOf(each).map(({ id }) => fieldedIn(id))))];
  const ways = fieldings.flatMap((each) =>
    waysToField(
      each,
      factions.flatMap((faction) => factionsNamed(each, faction)),
      eras.length === 0 ? each.eras : erasOf(each),
    ).map(([era, by]) => fieldedBy(era, by)),
  );
  // Units of other games belong to one faction, whatever the year.
  return [orNothing([...(eras.length === 0 ? factions.map((faction) => facet('faction', faction)) : []), ...ways])];
}

/** Whether a filter asks who may field a unit, or when, wherever in it. */
export const asksFielding = ({ faction, era, anyOf = [], noneOf = [] }: UnitFilter): boolean =>
  valuesOf(faction).length + valuesOf(era).length > 0 || anyOf.flat().some(asksFielding) || noneOf.some(asksFielding);

const orNothing = (facets: readonly string[]): readonly string[] => (facets.length === 0 ? [NOTHING] : [...new Set(facets)]);
