/**
 * JSON with the keys of every object in order.
 * @example canonicalJson({ b: 1, a: [2] }) // '{"a":[2],"b":1}'
 */
export declare function canonicalJson(value: unknown): string;
/**
 * SHA-256 of a text, hexadecimal.
 * @example sha256(canonicalJson({ a: 1 })).length // 64
 */
export declare function sha256(text: string): string;
