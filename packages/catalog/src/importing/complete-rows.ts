/** Completes rows that do not give all fields with the units of the catalog that they are about. */
import { foldText, sortText } from '@rangefinder/query';
import { FIRST_LANGUAGE } from '@rangefinder/rules';
import type { UnitDraft } from '../domain/drafts.js';
import type { CatalogUnits } from './catalog-units.js';
import { draftJson } from './formats/draft-json.js';
import type { ParsedRow, Row, UnitKey } from './parsed-rows.js';

/** Whether a row is only sound for a unit of the catalog, or has only its id. */
export const needsUnit = ({ parsed }: Row): boolean =>
  (parsed.kind === 'refused' && parsed.lacking !== undefined) || (parsed.kind === 'unit' && parsed.byId === true);

/** Maximum number of times that a row is completed: its kind may be missing, and then figures of this kind. */
const MAX_COMPLETIONS = 3;

/** The rows, each completed if the catalog has its unit. Others stay refused. */
export async function completeRows(catalog: CatalogUnits, rows: readonly Row[]): Promise<readonly Row[]> {
  const units = await catalog.records(await Promise.all(rows.map(({ parsed }) => keyIn(catalog, parsed))));
  return rows.map((row, index) => {
    const known = units[index];
    let { parsed } = row;
    for (let times = 0; known && parsed.kind === 'refused' && parsed.lacking && times < MAX_COMPLETIONS; times++)
      parsed = parsed.lacking.completed(known);
    if (known === undefined || parsed.kind !== 'unit' || !parsed.byId || !isSameName(parsed.draft, known)) return { ...row, parsed };
    const draft = { ...parsed.draft, source: known.source, sourceId: known.sourceId };
    return { ...row, parsed: { ...parsed, draft, ...draftJson(draft, parsed.silent) } };
  });
}

/** An id alone is not enough: another unit may have been given the same one. */
const isSameName = (one: UnitDraft, two: UnitDraft): boolean => foldText(one.names[FIRST_LANGUAGE]) === foldText(two.names[FIRST_LANGUAGE]);

async function keyIn(catalog: CatalogUnits, parsed: ParsedRow): Promise<UnitKey | undefined> {
  if (parsed.kind === 'unit') return { id: parsed.draft.id };
  const by = parsed.kind === 'refused' ? parsed.lacking?.by : undefined;
  if (by === undefined || !('name' in by)) return by;
  const sourceId = (await catalog.keysByName(by.source, [sortText(by.name)])).get(sortText(by.name));
  return sourceId === undefined ? undefined : { source: by.source, sourceId };
}
