/**
 * Texts are in our own words: no run of eight words is shared with a source. The sources are not part of the project, so
 * what is kept of them is the hash of every such run, from which no word can be read back. 48 bits make a false alarm
 * among some 50,000 runs of ours a matter of one in 100,000.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Words of a run. */
export const RUN_WORDS = 8;
/** Bytes of a hash that are kept. */
export const HASH_BYTES = 6;

/** An invented sentence whose runs are among the fingerprints, to test that the search finds something. */
export const PLANTED = 'Полосатый бегемот каждую пятницу продаёт соседям пирожки с ежевикой, а по средам — чинит часы.';

export const FINGERPRINTS = new URL('source-fingerprints.bin', import.meta.url);

/** Hyphens inside words, with the line break that a printed column puts behind them. */
const HYPHEN = /(?<=\p{L})[-‐‑\u00AD](?:[ \t]*\r?\n\s*)?(?=\p{L})/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** Words as they are compared: lower case, ё as е, no hyphens, no punctuation. */
export const comparedWords = (text: string): readonly string[] =>
  text.toLowerCase().replaceAll('ё', 'е').replace(HYPHEN, '').match(WORD) ?? [];

/** Every run of eight words in a text, in order. */
export function runsOf(text: string): readonly string[] {
  const words = comparedWords(text);
  return words.slice(RUN_WORDS - 1).map((_, start) => words.slice(start, start + RUN_WORDS).join(' '));
}

/** The hash of a run, as a number. */
export const hashOf = (run: string): number => createHash('sha256').update(run).digest().readUIntBE(0, HASH_BYTES);

/** The fingerprints of texts as they are stored: sorted, each once. */
export function packFingerprints(texts: readonly string[]): Buffer {
  const hashes = [...new Set(texts.flatMap(runsOf).map(hashOf))].toSorted((one, other) => one - other);
  const packed = Buffer.alloc(hashes.length * HASH_BYTES);
  for (const [index, hash] of hashes.entries()) packed.writeUIntBE(hash, index * HASH_BYTES, HASH_BYTES);
  return packed;
}

/** Stored fingerprints as numbers. */
export const unpackFingerprints = (packed: Buffer): readonly number[] =>
  Array.from({ length: packed.length / HASH_BYTES }, (_, index) => packed.readUIntBE(index * HASH_BYTES, HASH_BYTES));

export const readFingerprints = (): ReadonlySet<number> => new Set(unpackFingerprints(readFileSync(FINGERPRINTS)));

/** The runs of a text that a source has too. */
export const sharedRuns = (text: string, fingerprints: ReadonlySet<number>): readonly string[] =>
  runsOf(text).filter((run) => fingerprints.has(hashOf(run)));
