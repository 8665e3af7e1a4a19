/** Recognizes repeated requests in constant memory: a table of hashes, in which a new request may replace an older one. */

/** A power of two. */
const SLOTS = 16_384;
const FNV_OFFSET_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** 32-bit hash of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = FNV_OFFSET_BASIS;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return hash >>> 0;
}

/**
 * Returns a function that tells whether it was recently called with the same hash.
 * @example const isRepeated = repeatedRequests(); isRepeated(hashOf('/v1/systems')) // false, then true
 */
export function repeatedRequests(): (hash: number) => boolean {
  const hashes = new Uint32Array(SLOTS);
  return (hash) => {
    const slot = hash % SLOTS;
    const isRepeated = hashes[slot] === hash;
    hashes[slot] = hash;
    return isRepeated;
  };
}
