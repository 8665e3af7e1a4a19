/** Our own JSON: `{ "format": "rangefinder-catalog", "version": 1, "weapons": […], "armors": […], "units": […] }`. */
import { choicesAllowed } from '@rangefinder/rules';
import { type ParsedRow, refused } from '../parsed-rows.js';
import { readArmorEntry, readOwnLine, readUnitEntry, readWeaponEntry } from './own-entry.js';

/** Name and version at the beginning of the file. */
export const OWN_JSON = { format: 'rangefinder-catalog', version: 1 } as const;

/** Members with entries, in the order of writing: referenced entries first. */
export const OWN_MEMBERS = ['weapons', 'armors', 'units'] as const;

/** Parses an element of the file. */
export function readOwnJson(value: unknown, raw: string, member: string | null): ParsedRow | undefined {
  if (member === 'format' || member === 'version') return value === OWN_JSON[member] ? undefined : refused(wrongHeader(member, value));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refused(NO_ENTRY);
  // In a list, entries may tell what they are, as the lines of downloads do.
  if (member === null) return readOwnLine(value, raw);
  const entry = value as Readonly<Record<string, unknown>>;
  if (member === 'weapons') return readWeaponEntry(entry);
  if (member === 'armors') return readArmorEntry(entry);
  return member === 'units' ? readUnitEntry(entry, raw) : refused(unknownMember(member));
}

const NO_ENTRY = { code: 'WRONG_TYPE', path: [], given: undefined, allowed: { en: 'an object', ru: 'объект' } } as const;

const unknownMember = (member: string) =>
  ({ code: 'UNKNOWN_FIELD', path: [member], given: member, ...choicesAllowed(['format', 'version', ...OWN_MEMBERS]) }) as const;

const wrongHeader = (member: 'format' | 'version', given: unknown) => {
  return { code: 'UNKNOWN_VALUE', path: [member], given, ...choicesAllowed([String(OWN_JSON[member])]) } as const;
};
