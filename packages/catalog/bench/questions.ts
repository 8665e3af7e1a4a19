/** Realistic queries made from the catalog's own units, so that filters find something and names are almost right. */

import { figuresOf, UNIT_ORDER_KEYS, type UnitFilter, type UnitOrder } from '@rangefinder/query';
import type { Unit } from '../src/domain/unit.js';
import { type Chance, chance } from '../src/synthetic/random.js';

/** A filter with an order, as in a catalog browser. */
export interface FilterQuestion {
  readonly filter: UnitFilter;
  readonly order: UnitOrder;
}

type Condition = (unit: Unit, dice: Chance) => UnitFilter;

const atMost =
  (figure: 'cost' | 'tonnage' | 'year') =>
  (unit: Unit): UnitFilter => {
    const value = figure === 'cost' ? (unit.cost ?? 0) : (figuresOf(unit)[figure] ?? 0);
    return { figures: [{ figure, atMost: value + 2 }] };
  };
const atLeast =
  (figure: 'moveInches' | 'armor' | 'damageMedium' | 'damageLong') =>
  (unit: Unit): UnitFilter => ({
    figures: [{ figure, atLeast: figuresOf(unit)[figure] ?? 0 }],
  });

/** Conditions that match the unit they are made from. */
const CONDITIONS: readonly Condition[] = [
  () => ({ system: 'alpha-strike' }),
  ({ kind }) => ({ kind }),
  ({ stats }) => ({ figures: [{ figure: 'size', anyOf: [Number(stats.size)] }] }),
  ({ stats }) => ({ figures: [{ figure: 'tmm', anyOf: [Number(stats.tmm)] }] }),
  ({ stats }) => ({ texts: { role: String(stats.role) } }),
  ({ abilities }, dice) => (abilities.length > 0 ? { specials: [dice.pick(abilities)] } : {}),
  ({ stats }) => ({ figures: [{ figure: 'jumpInches', has: String(stats.move).includes('j') }] }),
  ({ cost }) => ({ figures: [{ figure: 'cost', atLeast: (cost ?? 0) - 4, atMost: (cost ?? 0) + 4 }] }),
  atMost('cost'),
  atMost('year'),
  atLeast('moveInches'),
  atLeast('armor'),
  atLeast('damageMedium'),
  atLeast('damageLong'),
];

/** Numbers of combined conditions; mostly one or two. */
const CONDITION_COUNTS = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4];

/** Filters in the default order, by name. */
export function filterQuestions(units: readonly Unit[], count: number, seed = 1): readonly FilterQuestion[] {
  const dice = chance(seed);
  return Array.from({ length: count }, () => {
    const unit = dice.pick(units);
    const conditions = Array.from({ length: dice.pick(CONDITION_COUNTS) }, () => dice.pick(CONDITIONS)(unit, dice));
    return { filter: conditions.reduce(both), order: { by: 'name' as const } };
  });
}

function both(a: UnitFilter, b: UnitFilter): UnitFilter {
  const figures = [...(a.figures ?? []), ...(b.figures ?? [])];
  const specials = [...new Set([...(a.specials ?? []), ...(b.specials ?? [])])];
  return { ...a, ...b, ...(figures.length > 0 && { figures }), ...(specials.length > 0 && { specials }) };
}

/** Every order in turn, in both directions, with and without a kind, to be read page by page. */
export const pageQuestions = (units: readonly Unit[], count: number, seed = 1): readonly FilterQuestion[] => {
  const dice = chance(seed);
  const orders = UNIT_ORDER_KEYS.filter((by) => !BRONEPEHOTA_ONLY.includes(by)).flatMap((by) => [
    { by, descending: false },
    { by, descending: true },
  ]);
  return Array.from({ length: count }, (_, index) => ({
    filter: dice.next() < 0.5 ? {} : { kind: dice.pick(units).kind },
    order: orders[index % orders.length] as UnitOrder,
  }));
};

const BRONEPEHOTA_ONLY: readonly string[] = ['rank', 'rateOfFire', 'ammunition', 'durability', 'speed', 'threshold'];

type Typing = (name: string, dice: Chance) => string;
const LETTERS = 'abcdefghiklmnoprstuvz';
const firstWord = (name: string): string => name.split(' ')[0] ?? name;

/** Ways to type the name of a unit. */
const TYPINGS: readonly Typing[] = [
  (name) => name,
  (name) => name.toLowerCase().replaceAll('-', ' '),
  firstWord,
  (name) => name.split(' ').at(-1) ?? name,
  (name, dice) => firstWord(name).slice(0, 3 + dice.below(3)),
  (name) => name.split(' ').slice(0, 2).join(' '),
  (name, dice) => swapped(firstWord(name), dice),
  (name, dice) => replaced(firstWord(name), dice),
  (name, dice) => dropped(firstWord(name), dice),
  (name, dice) => name.replace(firstWord(name), (word) => replaced(word, dice)),
];

const at = (word: string, dice: Chance): number => 1 + dice.below(Math.max(1, word.length - 2));

function swapped(word: string, dice: Chance): string {
  const index = at(word, dice);
  return word.slice(0, index) + (word[index + 1] ?? '') + (word[index] ?? '') + word.slice(index + 2);
}

function replaced(word: string, dice: Chance): string {
  const index = at(word, dice);
  return word.slice(0, index) + LETTERS[dice.below(LETTERS.length)] + word.slice(index + 1);
}

function dropped(word: string, dice: Chance): string {
  const index = at(word, dice);
  return word.slice(0, index) + word.slice(index + 1);
}

/** Names as they are typed: whole, in part, by their beginning, and with a typo. */
export function searchQuestions(units: readonly Unit[], count: number, seed = 1): readonly string[] {
  const dice = chance(seed);
  return Array.from({ length: count }, () => dice.pick(TYPINGS)(dice.pick(units).names.en, dice));
}
