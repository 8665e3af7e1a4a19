/**
 * Entries: drafts with names as plain fields, as our own formats and the database store them. Entries are checked, corrected and
 * hashed; drafts have their names in one object.
 */
import { NAME_FIELDS, nameFields, namesFrom } from '@rangefinder/query';
import type { ArmorDraft, UnitDraft, WeaponDraft } from './drafts.js';

/** An entry of our own formats. */
export type Entry = Readonly<Record<string, unknown>>;

/**
 * Converts a draft to an entry.
 * @example entryOf(atlas) // { system: 'alpha-strike', id: 'alpha-strike/atlas-as7-d', name: 'Atlas AS7-D', nameRu: 'Атлас AS7-D',
 *   … }
 */
export function entryOf({ system, id, names, ...draft }: UnitDraft | WeaponDraft | ArmorDraft): Entry {
  const { kind, isBase, availability, ...rest } = draft as Entry;
  return {
    ...{ system, id, ...(kind !== undefined && { kind }), ...nameFields(names), ...rest },
    // Omitted by default, which keeps the hashes of units without them.
    ...(isBase === true && { isBase }),
    ...(availability !== null && availability !== undefined && { availability }),
  };
}

/**
 * Converts a checked entry back to its draft.
 * @example draftOf(entryOf(atlas)) // atlas
 */
export function draftOf(entry: Entry): UnitDraft {
  const draft: Record<string, unknown> = { names: namesFrom(entry), isBase: false, availability: null };
  for (const [field, value] of Object.entries(entry)) if (!NAME_FIELDS.includes(field)) draft[field] = value;
  return draft as unknown as UnitDraft;
}
