/** Figures that some formats write as texts. */

const PLAIN = /^\d{1,9}(?:\.\d{1,9})?$/;

/**
 * The object with texts of digits as numbers, in the given members.
 * @example withNumbers({ size: '4', name: '12' }, ['size']) // { size: 4, name: '12' }
 */
export function withNumbers(value: unknown, names: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, names.includes(name) ? numberIn(inner) : inner]));
}

const numberIn = (value: unknown): unknown => (typeof value === 'string' && PLAIN.test(value.trim()) ? Number(value) : value);
