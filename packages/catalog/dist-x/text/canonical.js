/** The same data always as the same text: what hashes are made of. */
import { hash } from 'node:crypto';
/**
 * JSON with the keys of every object in order.
 * @example canonicalJson({ b: 1, a: [2] }) // '{"a":[2],"b":1}'
 */
export function canonicalJson(value) {
    return JSON.stringify(value, (_key, inner) => (isPlainObject(inner) ? sortedEntries(inner) : inner));
}
/**
 * SHA-256 of a text, hexadecimal.
 * @example sha256(canonicalJson({ a: 1 })).length // 64
 */
export function sha256(text) {
    return hash('sha256', text);
}
function isPlainObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function sortedEntries(value) {
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
//# sourceMappingURL=canonical.js.map