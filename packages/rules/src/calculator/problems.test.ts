import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { systems } from '../index.js';
import { type AnyCalculator, check } from './calculator.js';
import { closest } from './closest.js';
import { type Problem, problemText, quote } from './problems.js';

const calculator = (name: string): AnyCalculator => {
  const found = systems.flatMap(({ calculators }) => calculators).find((one) => one.name === name);
  if (!found) throw new Error(`no calculator ${name}`);
  return found;
};
const messages = (name: string, draft: object): readonly (readonly [en: string, ru: string])[] => {
  const checked = check(calculator(name), draft);
  return checked.ok ? [] : checked.problems.map((problem) => [problemText(problem, 'en'), problemText(problem, 'ru')]);
};

describe('problem texts', () => {
  test.each([
    ['weaponDamage', { damage: ['2', '2'], range: 'SHORT' }, 'damage has 2 entries; it needs 3', 'damage: записей 2, нужно 3'],
    ['weaponDamage', { damage: ['2'], range: 'SHORT' }, 'damage has 1 entry; it needs 3', 'damage: записей 1, нужно 3'],
    ['weaponDamage', { damage: ['2', '2', '2', '2'], range: 'SHORT' }, 'damage has 4 entries; it takes 3', 'damage: записей 4, можно 3'],
    ['movementCost', { move: 8, legs: [] }, 'legs has 0 entries; it needs 1 to 50', 'legs: записей 0, нужно от 1 до 50'],
    [
      'targetNumber',
      { skill: 4, range: 'SHORT', tmmm: 3 },
      'tmmm: no such field; did you mean tmm?',
      'tmmm: нет такого поля; может быть, tmm?',
    ],
    [
      'ramDamage',
      { inches: 4, size: 2, mood: 'bad' },
      'mood: no such field; there are inches, size, targetSize, deathFromAbove, fromRear, readings',
      'mood: нет такого поля; есть inches, size, targetSize, deathFromAbove, fromRear, readings',
    ],
    ['targetNumber', { skill: 4, range: 'Shrt' }, 'range: given "Shrt"; did you mean SHORT?', 'range: дано "Shrt"; может быть, SHORT?'],
    [
      'targetNumber',
      { skill: 4, range: 'NEAR' },
      'range: given "NEAR"; allowed: SHORT, MEDIUM, LONG',
      'range: дано "NEAR"; допустимо: SHORT, MEDIUM, LONG',
    ],
    [
      'attack',
      { attacker: { unit: 4, damage: ['1', '1', '1'] }, target: { armor: 1, structure: 1 }, situation: { inches: 3 } },
      'attacker.unit: given 4; allowed: the id of a unit in the catalog',
      'attacker.unit: дано 4; допустимо: код боевой единицы из каталога',
    ],
    [
      'virtualShot',
      { weapon: 'w'.repeat(201), range: 'D6', power: 'D6', steps: 1, armor: 1 },
      `weapon: given "${'w'.repeat(59)}…; allowed: the id of a weapon in the catalog`,
      `weapon: дано "${'w'.repeat(59)}…; допустимо: код оружия из каталога`,
    ],
    [
      'targetNumber',
      { skill: 9, range: 'SHORT' },
      'skill: given 9; allowed: a whole number from 0 to 8',
      'skill: дано 9; допустимо: целое число от 0 до 8',
    ],
    [
      'targetNumber',
      { skill: [4, 5], range: 'SHORT' },
      'skill: given a list of 2; allowed: a whole number from 0 to 8',
      'skill: дан список из 2; допустимо: целое число от 0 до 8',
    ],
    [
      'targetNumber',
      { skill: { is: 4 }, range: 'SHORT' },
      'skill: given an object; allowed: a whole number from 0 to 8',
      'skill: дан объект; допустимо: целое число от 0 до 8',
    ],
  ])('describes the problems of %s %j', (name, draft, en, ru) => expect(messages(name, draft)).toEqual([[en, ru]]));

  test.each([
    [true, 'skill: given true'],
    [12n, 'skill: given 12'],
    [Number.NaN, 'skill: given NaN'],
    [null, 'skill: given null'],
    [undefined, 'skill: given null'],
    [() => 4, 'skill: given function'],
    ['x'.repeat(100), `skill: given "${'x'.repeat(59)}…`],
  ])('quotes the given value %s', (given, quoted) => {
    const problem: Problem = { code: 'WRONG_TYPE', path: ['skill'], given, allowed: { en: 'a number', ru: 'число' } };
    expect(problemText(problem, 'en')).toBe(`${quoted}; allowed: a number`);
  });

  test('quotes a list as its length', () => expect(quote([1, 2])).toBe('[2]'));

  test('names the path and truncates long names', () => {
    const allowed = { en: 'less', ru: 'меньше' };
    expect(problemText({ code: 'CONFLICT', path: [], given: 1, allowed }, 'en')).toBe('the request: given 1; allowed: less');
    expect(problemText({ code: 'CONFLICT', path: [], given: 1, allowed }, 'ru')).toBe('запрос: дано 1; допустимо: меньше');
    const path = ['targets', 0, 'y'.repeat(100)];
    expect(problemText({ code: 'CONFLICT', path, given: 1, allowed }, 'en')).toBe(`targets.0.${'y'.repeat(60)}…: given 1; allowed: less`);
  });

  test('reports at most fifty problems of a draft', () => {
    const strange = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`strange${at}`, at]));
    expect(messages('targetNumber', { skill: 9, range: 'FAR', ...strange })).toHaveLength(50);
  });

  test('accepts a length instead of a list, or neither', () => {
    const problem: Problem = { code: 'TOO_MANY', path: ['ids'], given: 1001, allowed: { en: 'at most 1,000', ru: 'не больше 1000' } };
    expect([problemText(problem, 'en'), problemText(problem, 'ru')]).toEqual([
      'ids has 1001 entries; it takes at most 1,000',
      'ids: записей 1001, можно не больше 1000',
    ]);
    expect(problemText({ ...problem, given: 'x' }, 'en')).toBe('ids: given "x"; allowed: at most 1,000');
  });
});

/** Reference implementation of the edit distance, including transpositions. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  if (a[0] === b[0]) return distance(a.slice(1), b.slice(1));
  const isSwapped = a.length > 1 && a[0] === b[1] && a[1] === b[0];
  const swapped = isSwapped ? distance(a.slice(2), b.slice(2)) : Number.POSITIVE_INFINITY;
  return 1 + Math.min(distance(a.slice(1), b), distance(a, b.slice(1)), distance(a.slice(1), b.slice(1)), swapped);
}

describe('closest', () => {
  test.each([
    ['tmmm', ['skill', 'tmm'], 'tmm'],
    ['T-72', ['t-55', 't-72'], 't-72'],
    ['heta', ['heat', 'hits'], 'heat'],
    ['hxtz', ['heat', 'hits'], undefined],
    ['inchs', ['inches', 'inArc'], 'inches'],
    ['modee', ['move', 'mode'], 'mode'],
    ['x', ['y'], undefined],
    ['a'.repeat(1000), ['a'], undefined],
  ])('%s among %j: %s', (word, names, name) => expect(closest(word, names)).toBe(name));

  test('returns the closest name within two edits, or one in a short word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'C'), maxLength: 7 });
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 4 }), (typed, names) => {
        const far = (name: string) => distance(typed.toLowerCase(), name.toLowerCase());
        const most = Math.min(2, Math.floor(typed.length / 3));
        const least = Math.min(...names.map(far));
        const found = closest(typed, names);
        expect(found === undefined ? Infinity : far(found)).toBe(least <= most ? least : Infinity);
      }),
      { numRuns: 1000 },
    );
  });
});
