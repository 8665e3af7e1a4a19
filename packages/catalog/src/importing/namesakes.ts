/** Units of formats that have no keys: one that a source has under the same name is that unit, where only one is called so. */
import { FIRST_LANGUAGE } from '@rangefinder/rules';
import { groupBy } from '../group-by.js';
import { foldText } from '../text/fold.js';
import type { CatalogUnits } from './catalog-units.js';
import { draftJson } from './formats/draft-json.js';
import type { PlacedUnit } from './unit-batch.js';

/** The units, under the keys of those whose names they have. */
export async function withNamesakes(catalog: CatalogUnits, units: readonly PlacedUnit[]): Promise<readonly PlacedUnit[]> {
  const bySource = groupBy(units, ({ reading }) => reading.namesakeIn ?? '');
  const found = new Map(
    await Promise.all([...bySource].map(async ([source, some]) => [source, await catalog.namesakes(source, some.map(nameOf))] as const)),
  );
  return units.map((unit) => {
    const source = unit.reading.namesakeIn ?? '';
    const sourceId = found.get(source)?.get(nameOf(unit));
    return sourceId === undefined ? unit : withKey(unit, source, sourceId);
  });
}

const nameOf = ({ reading }: PlacedUnit): string => foldText(reading.draft.names[FIRST_LANGUAGE]);

function withKey({ place, reading }: PlacedUnit, source: string, sourceId: string): PlacedUnit {
  const draft = { ...reading.draft, source, sourceId };
  return { place, reading: { ...reading, draft, ...draftJson(draft) } };
}
