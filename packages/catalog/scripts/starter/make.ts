/** Reads the source files, writes the tables and logs what it did. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Availability, writeAvailability } from '../../src/starter/alpha-strike/availability.js';
import { type StarterCard, writeCards } from '../../src/starter/alpha-strike/cards.js';
import { availabilityOf } from './availability.js';
import { cardOf } from './card.js';
import { correct } from './corrections.js';
import { type QuickListUnit, unitsOf } from './quick-list.js';

const DATA = fileURLToPath(new URL('../../data/alpha-strike/', import.meta.url));

/** Makes the tables from all files in the folder. */
export function makeStarter(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const units = onceEach(files.filter((name) => name.endsWith('.json')).flatMap((name) => unitsOf(textOf(name))));
  const withCard = units.filter(({ BFPointValue, BFMove }) => BFPointValue > 0 && (BFMove ?? '').trim() !== '');
  const cards = withCard.map((unit) => cardOf(correct(unit)));
  const availability = files.filter((name) => name.endsWith('availability.csv')).flatMap((name) => availabilityOf(textOf(name)));
  console.log(`${units.length} units, ${cards.length} with a card, ${units.length - cards.length} without one, left out`);
  logAvailability(cards, availability);
  write('units.tsv', writeCards(cards));
  write('availability.tsv', writeAvailability(availability));
}

/** Unique by number: downloads by production era are disjoint, but other searches overlap. */
const onceEach = (units: readonly QuickListUnit[]): readonly QuickListUnit[] =>
  [...new Map(units.map((unit) => [unit.Id, unit])).values()].sort((a, b) => a.Id - b.Id);

function logAvailability(cards: readonly StarterCard[], availability: readonly Availability[]): void {
  const known = new Set(cards.map(({ mul }) => mul));
  const entries = availability.flatMap(({ eras }) => Object.values(eras)).reduce((sum, factions) => sum + factions.length, 0);
  const without = availability.filter(({ mul }) => !known.has(mul)).map(({ mul }) => mul);
  console.log(`availability: ${entries} entries of ${availability.length} units; ${without.length} without a card: ${without.join(' ')}`);
}

function write(name: string, content: string): void {
  writeFileSync(join(DATA, name), content);
  const [gzip, brotli] = [gzipSync(content), brotliCompressSync(content)].map(({ length }) => length);
  console.log(`${name}: ${Buffer.byteLength(content)} bytes, gzip ${gzip}, brotli ${brotli}`);
}
