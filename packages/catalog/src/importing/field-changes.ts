/** Differences between two states of a unit, by field. */
import { fieldNamed } from '../domain/corrections.js';
import type { UnitDraft } from '../domain/drafts.js';
import { entryOf } from '../domain/entry.js';
import { canonicalJson } from '../text/canonical.js';
import type { FieldChange } from './report.js';

const NOT_COMPARED = ['id', 'system', 'source', 'sourceId', 'stats'];

/**
 * The fields that differ.
 * @example fieldChanges(locust, { ...locust, cost: 20 }) // [{ field: 'cost', before: 19, after: 20 }]
 */
export const fieldChanges = (before: UnitDraft, after: UnitDraft): readonly FieldChange[] => [
  ...differences('', without(before), without(after)),
  // The cost and the abilities are fields of the unit.
  ...differences('stats.', before.stats, after.stats).filter(({ field }) => fieldNamed(after, field) === field),
];

const without = (draft: UnitDraft): object =>
  Object.fromEntries(Object.entries(entryOf(draft)).filter(([name]) => !NOT_COMPARED.includes(name)));

function differences(prefix: string, before: object, after: object): readonly FieldChange[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => canonicalJson(old.get(name) ?? null) !== canonicalJson(now.get(name) ?? null))
    .map((name) => ({ field: prefix + name, before: old.get(name) ?? null, after: now.get(name) ?? null }));
}
