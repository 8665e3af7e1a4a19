/** Canonical JSON, from which hashes are made. */
import { hash } from 'node:crypto';

/**
 * JSON with sorted keys in every object.
 * @example canonicalJson({ b: 1, a: [2] }) // '{"a":[2],"b":1}'
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isPlainObject(inner) ? sortedEntries(inner) : inner));
}

/**
 * The hexadecimal SHA-256 of a text.
 * @example sha256(canonicalJson({ a: 1 })).length // 64
 */
export function sha256(text: string): string {
  return hash('sha256', text);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortedEntries(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
