import {
  AVAILABILITY_ERAS,
  drawnLists,
  type EraId,
  FACTIONS,
  type Faction,
  type FactionId,
} from '@rangefinder/query/alpha-strike/availability';
import { describe, expect, test } from 'vitest';
import { type Availability, MISPLACED, readAvailability, writeAvailability } from './availability.js';
import { baseVariants } from './base-variant.js';
import { CURATED } from './curated-availability.js';
import { availabilityTable, starterAvailability, starterCards } from './data-files.js';

const CARDS = starterCards();
const NUMBERS = new Set(CARDS.map(({ mul }) => mul));
const TABLE = availabilityTable();

interface Row {
  readonly era: EraId;
  readonly factions: readonly FactionId[];
}
const ROWS = TABLE.flatMap(({ eras }) => AVAILABILITY_ERAS.flatMap(({ id }): readonly Row[] => rowsOf(id, eras)));

function rowsOf(era: EraId, eras: Availability['eras']): readonly Row[] {
  const factions = eras[era];
  return factions === undefined ? [] : [{ era, factions }];
}

/** In the Dark Age, which combines three eras, a unit may be on a list in one era and belong to a faction in another. */
function shareToldTwice(faction: Faction): number {
  const own = ROWS.filter(({ era, factions }) => era !== 'dark-age' && factions.includes(faction.id));
  return own.filter(({ era, factions }) => drawnLists(faction, era).some((list) => factions.includes(list))).length / own.length;
}

describe('curated availability', () => {
  test('is of base variants that the table does not describe, with their names and no era before their year', () => {
    const bases = baseVariants(CARDS);
    for (const { mul, name, eras } of CURATED) {
      const card = CARDS.find((each) => each.mul === mul);
      expect([mul, `${card?.chassis} ${card?.variant}`.trim(), bases.has(mul)]).toEqual([mul, name, true]);
      expect(TABLE.some((line) => line.mul === mul) && !MISPLACED.includes(mul)).toBe(false);
      const [first] = AVAILABILITY_ERAS.filter(({ id }) => eras[id] !== undefined);
      expect([mul, (first?.to ?? 0) >= Number(card?.introduced)]).toEqual([mul, true]);
    }
  });

  test('leaves no introductory base variant of a BattleMech unknown', () => {
    const bases = baseVariants(CARDS);
    const known = new Set(starterAvailability().map(({ mul }) => mul));
    const introductory = CARDS.filter(({ mul, type, rules }) => type === 'BM' && rules === 'Introductory' && bases.has(mul));
    expect(introductory.length).toBeGreaterThan(80);
    expect(introductory.filter(({ mul }) => !known.has(mul))).toEqual([]);
  });
});

describe('availability', () => {
  test('covers every entry of its source, each unit once', () => {
    expect(TABLE).toHaveLength(4_859);
    expect(ROWS).toHaveLength(20_651);
    expect(ROWS.reduce((sum, { factions }) => sum + factions.length, 0)).toBe(64_287);
    expect(TABLE.map(({ mul }) => mul)).toEqual([...new Set(TABLE.map(({ mul }) => mul))].sort((a, b) => a - b));
    expect(ROWS.filter(({ factions }) => new Set(factions).size < factions.length)).toEqual([]);
  });

  test('names units of the card table, except for 24 without a card', () => {
    expect(TABLE.filter(({ mul }) => !NUMBERS.has(mul))).toHaveLength(24);
  });

  test('has units for every faction, and every era but the first', () => {
    expect(new Set(ROWS.flatMap(({ factions }) => factions))).toEqual(new Set(FACTIONS.map(({ id }) => id)));
    const eras = new Set<string>(ROWS.map(({ era }) => era));
    expect(AVAILABILITY_ERAS.filter(({ id, hasAvailability }) => eras.has(id) !== hasAvailability)).toEqual([]);
  });

  test('does not repeat the units of a list under a faction', () => {
    expect(FACTIONS.filter((faction) => faction.lists.length > 0 && shareToldTwice(faction) > 0.03)).toEqual([]);
  });

  test('leaves out lines that begin after a version of the unit did', () => {
    const curated = new Set(CURATED.map(({ mul }) => mul));
    expect(starterAvailability().filter(({ mul }) => !curated.has(mul))).toEqual(TABLE.filter(({ mul }) => !MISPLACED.includes(mul)));
    const firstEras = MISPLACED.map((mul) => Object.keys(TABLE.find((line) => line.mul === mul)?.eras ?? {})[0]);
    const introduced = MISPLACED.map((mul) => Number(CARDS.find((card) => card.mul === mul)?.introduced));
    const early = introduced.filter((year, index) => year >= (AVAILABILITY_ERAS.find(({ id }) => id === firstEras[index])?.from ?? 0));
    expect(early).toEqual([]);
  });

  test('is written as it is read', () => {
    const table = writeAvailability(TABLE);
    expect(writeAvailability(readAvailability(table))).toBe(table);
    expect(() => readAvailability(table.replace('MERC', 'MERX'))).toThrow('MERX');
    expect(() => readAvailability('mul\tjihad\n1\tX\n')).toThrow('columns');
  });
});
