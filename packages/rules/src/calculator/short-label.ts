/** Short field names for tight layouts. */
import type { Language } from '../text/language.js';
import type { Field } from './fields.js';

/** Longer names are replaced by their abbreviation, if there is one. */
const MAX_NAME_CHARACTERS = 10;

/**
 * The shortest familiar name of a field: its column heading, else its label if short, else the abbreviation in the label.
 * @example shortLabel({ kind: 'int', label: { en: 'Structure (S)', … }, … }, 'en') // 'Structure'
 * @example shortLabel({ kind: 'int', label: { en: 'Overheat value (OV)', … }, … }, 'en') // 'OV'
 */
export function shortLabel({ label, short }: Pick<Field, 'label' | 'short'>, language: Language): string {
  if (short) return short[language];
  const [, name = '', abbreviation = ''] = /^([^(]+?)(?: \((.+)\))?$/.exec(label[language]) ?? [];
  return name.length <= MAX_NAME_CHARACTERS || abbreviation === '' ? name || label[language] : abbreviation;
}
