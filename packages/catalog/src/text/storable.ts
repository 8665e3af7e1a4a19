/** Texts that Postgres takes: all but those with a zero character, which stands in no name of the catalog. */

const ZERO = '\0';

/** Whether a text can be stored. */
export const isStorable = (text: string): boolean => !text.includes(ZERO) && text.isWellFormed();

/**
 * A text to ask with: what cannot be stored is asked for as what is not there.
 * @example storableText('a\0b') // 'a\ufffdb'
 */
export const storableText = (text: string): string => text.replaceAll(ZERO, '\ufffd');

/** Whether all texts within a JSON value can be stored. */
export function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorableJson(inner));
}
