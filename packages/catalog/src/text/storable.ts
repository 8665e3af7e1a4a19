/** Texts that Postgres can store: all without zero characters and lone surrogates. */

const ZERO = '\0';

/** Whether a text can be stored. */
export const isStorable = (text: string): boolean => !text.includes(ZERO) && text.isWellFormed();

/**
 * Replaces characters that no stored text contains, for a query.
 * @example storableText('a\0b') // 'a\ufffdb'
 */
export const storableText = (text: string): string => text.replaceAll(ZERO, '\ufffd');

/** Whether all texts in a JSON value can be stored. */
export function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorableJson(inner));
}
