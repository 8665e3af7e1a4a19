/** Names of fields where there is little room. */
import type { Language } from '../text/language.js';
import type { Field } from './fields.js';

/** A longer name is shown by its abbreviation, if it has one. */
const MAX_NAME_CHARACTERS = 10;

/**
 * The shortest name of a field that a player knows: the one it has for columns, its label if that is short, else the abbreviation in it.
 * @example shortLabel({ kind: 'int', label: { en: 'Structure (S)', … }, … }, 'en') // 'Structure'
 * @example shortLabel({ kind: 'int', label: { en: 'Overheat value (OV)', … }, … }, 'en') // 'OV'
 */
export function shortLabel({ label, short }: Pick<Field, 'label' | 'short'>, language: Language): string {
  if (short) return short[language];
  const [, name = '', abbreviation = ''] = /^([^(]+?)(?: \((.+)\))?$/.exec(label[language]) ?? [];
  return name.length <= MAX_NAME_CHARACTERS || abbreviation === '' ? name || label[language] : abbreviation;
}
