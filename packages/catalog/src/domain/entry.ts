/**
 * Drafts as entries: what our own formats and the records of the database hold, with names as plain fields. What is checked, corrected
 * and hashed is an entry; inside, names are one shape.
 */
import type { ArmorDraft, UnitDraft, WeaponDraft } from './drafts.js';
import { NAME_FIELDS, nameFields, namesFrom } from './names.js';

/** An entry of our own formats. */
export type Entry = Readonly<Record<string, unknown>>;

/**
 * A draft as an entry.
 * @example entryOf(atlas) // { system: 'alpha-strike', id: 'alpha-strike/atlas-as7-d', name: 'Atlas AS7-D', nameRu: 'Атлас AS7-D', … }
 */
export function entryOf({ system, id, names, ...draft }: UnitDraft | WeaponDraft | ArmorDraft): Entry {
  const { kind, isBase, availability, ...rest } = draft as Entry;
  return {
    ...{ system, id, ...(kind !== undefined && { kind }), ...nameFields(names), ...rest },
    // Few units have these: the others are stored as they always were.
    ...(isBase === true && { isBase }),
    ...(availability !== null && availability !== undefined && { availability }),
  };
}

/**
 * The draft that an entry was made of; it was checked before.
 * @example draftOf(entryOf(atlas)) // atlas
 */
export function draftOf(entry: Entry): UnitDraft {
  const draft: Record<string, unknown> = { names: namesFrom(entry), isBase: false, availability: null };
  for (const [field, value] of Object.entries(entry)) if (!NAME_FIELDS.includes(field)) draft[field] = value;
  return draft as unknown as UnitDraft;
}
