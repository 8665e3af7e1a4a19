/**
 * Writes the fingerprints of the sources that the texts are compared with.
 * node packages/rulebook/scripts/fingerprint-sources.ts <source files…>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { FINGERPRINTS, HASH_BYTES, PLANTED, packFingerprints } from '../src/testing/fingerprints.ts';

const sources = process.argv.slice(2);
if (sources.length === 0) {
  console.error('Which sources? node packages/rulebook/scripts/fingerprint-sources.ts <source files…>');
  process.exit(1);
}
const packed = packFingerprints([...sources.map((file) => readFileSync(file, 'utf8')), PLANTED]);
writeFileSync(FINGERPRINTS, packed);
console.log(`${packed.length / HASH_BYTES} runs of ${sources.length} sources`);
