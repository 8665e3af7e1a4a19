/** Matches units of formats without keys by name, if exactly one unit of the source has that name. */
import { sortText } from '@rangefinder/query';
import { FIRST_LANGUAGE } from '@rangefinder/rules';
import { groupBy } from '../group-by.js';
import type { CatalogUnits } from './catalog-units.js';
import { draftJson } from './formats/draft-json.js';
import type { PlacedUnit } from './unit-batch.js';

/** The units with the keys of the units that they match. */
export async function matchByName(catalog: CatalogUnits, units: readonly PlacedUnit[]): Promise<readonly PlacedUnit[]> {
  const bySource = groupBy(units, ({ parsed }) => parsed.matchNameIn ?? '');
  const found = new Map(
    await Promise.all([...bySource].map(async ([source, some]) => [source, await catalog.keysByName(source, some.map(nameOf))] as const)),
  );
  return units.map((unit) => {
    const source = unit.parsed.matchNameIn ?? '';
    const sourceId = found.get(source)?.get(nameOf(unit));
    return sourceId === undefined ? unit : withKey(unit, source, sourceId);
  });
}

const nameOf = ({ parsed }: PlacedUnit): string => sortText(parsed.draft.names[FIRST_LANGUAGE]);

function withKey({ place, parsed }: PlacedUnit, source: string, sourceId: string): PlacedUnit {
  const draft = { ...parsed.draft, source, sourceId };
  return { place, parsed: { ...parsed, draft, ...draftJson(draft, parsed.silent) } };
}
