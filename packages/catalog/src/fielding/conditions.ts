/** Filters by faction and era as facets: a unit must have one of each list. */
import { facet, fieldedBy, fieldedIn } from '../domain/facets.js';
import type { UnitFilter } from '../domain/unit-filter.js';
import { erasNamed, factionsNamed, waysToField } from './fielding.js';
import { FIELDINGS } from './listed.js';

/** What no unit has. */
const NOTHING = '=nothing';

/**
 * The facets that a filter asks for, one out of each list.
 * @example fieldingConditions({ era: 'clan-invasion' }) // [['=era:clan-invasion']]
 */
export function fieldingConditions({ system, faction, era }: UnitFilter): readonly (readonly string[])[] {
  const fieldings = FIELDINGS.filter((each) => isAbsent(system) || each.system === system);
  if (isAbsent(faction))
    return isAbsent(era) ? [] : [orNothing(fieldings.flatMap((each) => erasNamed(each, era).map(({ id }) => fieldedIn(id))))];
  const ways = fieldings.flatMap((each) =>
    waysToField(each, factionsNamed(each, faction), isAbsent(era) ? each.eras : erasNamed(each, era)).map(([in_, by]) =>
      fieldedBy(in_, by),
    ),
  );
  // Units of other games belong to one faction, whatever the year.
  return [orNothing([...(isAbsent(era) ? [facet('faction', faction)] : []), ...ways])];
}

const isAbsent = (value: string | null | undefined): value is null | undefined => value === undefined || value === null;
const orNothing = (facets: readonly string[]): readonly string[] => (facets.length === 0 ? [NOTHING] : facets);
