/** Loads the tables of `data/alpha-strike`. They live outside the sources, so the same path works before and after a build. */
import { readFileSync } from 'node:fs';
import { type Availability, MISPLACED, readAvailability } from './availability.js';
import { readCards, type StarterCard } from './cards.js';
import { CURATED } from './curated-availability.js';

const textOf = (name: string): string => readFileSync(new URL(`../../../data/alpha-strike/${name}`, import.meta.url), 'utf8');

/** All cards, sorted by number. */
export const starterCards = (): readonly StarterCard[] => readCards(textOf('units.tsv'));

/** The availability table as it is, sorted by number; some of its units have no card. */
export const availabilityTable = (): readonly Availability[] => readAvailability(textOf('availability.tsv'));

/** Availability without the lines that describe a different unit, and with the curated base variants, sorted by number. */
export const starterAvailability = (): readonly Availability[] =>
  [...availabilityTable().filter(({ mul }) => !MISPLACED.includes(mul)), ...CURATED.map(({ mul, eras }) => ({ mul, eras }))].toSorted(
    (a, b) => a.mul - b.mul,
  );
