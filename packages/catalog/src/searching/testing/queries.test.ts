import { wordsOf } from '@rangefinder/query';
import { describe, expect, test } from 'vitest';
import { BASE_VARIANTS } from '../../starter/alpha-strike/base-variants.js';
import { printedName } from '../../starter/alpha-strike/cards.js';
import { starterAvailability, starterCards } from '../../starter/alpha-strike/data-files.js';
import { starterDrafts } from '../../starter/drafts.js';
import { matches } from './meaning.js';
import { type MeantUnit, OPEN_QUERIES, TEST_QUERIES, type TestQuery } from './queries.js';

const CARDS = starterCards();
const FIELDED = new Map(starterAvailability().map(({ mul, eras }) => [mul, eras]));
const { units, weapons } = starterDrafts();
const NAMES: ReadonlyMap<number | string, string> = new Map<number | string, string>([
  ...CARDS.map((card) => [card.mul, printedName(card)] as const),
  ...[...units, ...weapons].map(({ id, names }) => [id, names.en] as const),
]);
const WORDS = CARDS.map((card) => new Set(wordsOf(printedName(card))));

const isWrong = ([key, name]: MeantUnit): boolean => NAMES.get(key) !== name;
const duplicates = (values: readonly string[]): readonly string[] => values.filter((value, index) => values.indexOf(value) !== index);
const inGroup = (group: TestQuery['group']): number => TEST_QUERIES.filter((query) => query.group === group).length;

describe('queries', () => {
  test('are many, in every group, without duplicates', () => {
    expect(TEST_QUERIES.length).toBeGreaterThanOrEqual(330);
    expect(inGroup('base-variant')).toBeGreaterThanOrEqual(60);
    expect(duplicates([...TEST_QUERIES, ...OPEN_QUERIES].map(({ query }) => query))).toEqual([]);
  });

  test('mean existing units, by number and name', () => {
    expect(TEST_QUERIES.flatMap(({ query, units: meant }) => meant.filter(isWrong).map((unit) => [query, unit]))).toEqual([]);
    expect(TEST_QUERIES.filter(({ units: meant, meaning }) => meant.length === 0 && meaning === undefined)).toEqual([]);
  });

  test('mean base variants by bare chassis names', () => {
    const base = new Set<number | string>(BASE_VARIANTS.map(([mul]) => mul));
    const bare = TEST_QUERIES.filter(({ group }) => group === 'base-variant');
    expect(bare.filter(({ units: meant }) => meant.some(([key]) => !base.has(key)))).toEqual([]);
  });

  test('with a meaning state the number of matching units, which include the expected ones', () => {
    const counted = TEST_QUERIES.flatMap(({ query, meaning, count, units: meant }) => {
      if (meaning === undefined) return [];
      const held = new Set<number | string>(CARDS.filter((card) => matches(meaning, card, FIELDED)).map(({ mul }) => mul));
      const outside = meant.filter(([key]) => !held.has(key));
      return held.size === count && held.size > 0 && outside.length === 0 ? [] : [[query, held.size, ...outside]];
    });
    expect(counted).toEqual([]);
  });
});

describe('open queries', () => {
  test('are at least forty', () => expect(OPEN_QUERIES.length).toBeGreaterThanOrEqual(40));

  test.each(OPEN_QUERIES)('$query: $accepts', (open) => {
    const words = wordsOf(open.query);
    const having = WORDS.filter((ofCard) => words.every((word) => ofCard.has(word))).length;
    if (open.accepts === 'first-of') expect(open.units.filter(isWrong)).toEqual([]);
    else if (open.accepts === 'has-words') expect(having).toBeGreaterThan(10);
    else if (words.length > 0) expect(having).toBe(0);
  });
});
