import { expect, test } from 'vitest';
import { BASE_VARIANTS } from './base-variants.js';
import { printedName } from './cards.js';
import { starterCards } from './data-files.js';
import { CHASSIS_NAMES, TWO_NAMES, UNIT_NAMES } from './other-names.js';

const CARDS = new Map(starterCards().map((card) => [card.mul, card]));
const CHASSIS = new Set([...CARDS.values()].map(({ chassis }) => chassis));
const duplicates = (values: readonly string[]): readonly string[] => values.filter((value, index) => values.indexOf(value) !== index);

test('every base variant is the unit of its number', () => {
  const wrong = BASE_VARIANTS.filter(([mul, chassis, variant]) => {
    const card = CARDS.get(mul);
    return card?.chassis !== chassis || card.variant !== variant;
  });
  expect(wrong).toEqual([]);
});

test('a chassis has one base variant for each type that shares its name', () => {
  expect(duplicates(BASE_VARIANTS.map(([mul, chassis]) => `${CARDS.get(mul)?.type} ${chassis}`))).toEqual([]);
});

test('a chassis of two names is printed with both', () => {
  expect(TWO_NAMES.filter(([chassis, first, second]) => chassis !== `${first} (${second})` || !CHASSIS.has(chassis))).toEqual([]);
});

test('other names belong to an existing chassis or unit', () => {
  expect(CHASSIS_NAMES.filter(([chassis]) => !CHASSIS.has(chassis))).toEqual([]);
  expect(duplicates(CHASSIS_NAMES.map(([chassis]) => chassis))).toEqual([]);
  const named = UNIT_NAMES.map(([mul, name]) => [CARDS.get(mul), name] as const);
  expect(named.filter(([card, name]) => card === undefined || printedName(card) !== name)).toEqual([]);
});

test('other names have the letters of their language, and none repeats a printed name', () => {
  for (const [key, en, ru] of [...CHASSIS_NAMES, ...UNIT_NAMES.map(([, name, ...rest]) => [name, ...rest] as const)]) {
    expect(en.filter((name) => /\p{Script=Cyrillic}/u.test(name))).toEqual([]);
    expect(ru.filter((name) => !/\p{Script=Cyrillic}/u.test(name))).toEqual([]);
    const printed = [key, ...TWO_NAMES.filter(([chassis]) => chassis === key).flat()];
    expect(duplicates([...new Set(printed), ...en, ...ru].map(folded))).toEqual([]);
  }
});

/** Without blanks and punctuation, which the search ignores. */
const folded = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '');
