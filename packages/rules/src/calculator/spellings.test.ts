/** Every spelling of a value that is read, over the fields of all calculators. */
import { describe, expect, test } from 'vitest';
import { systems } from '../systems.js';
import { check } from './calculator.js';
import type { Field, Fields } from './fields.js';
import { isObject } from './flat.js';
import { fieldMeantBy } from './meant-field.js';
import { problemText } from './problems.js';

const all = systems.flatMap(({ slug, calculators }) => calculators.map((calculator) => ({ id: `${slug}/${calculator.name}`, calculator })));
type Draft = Readonly<Record<string, unknown>>;

const eachValue = (fields: Fields, draft: Draft, change: (field: Field, value: unknown) => unknown): Draft =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, changed(fields[name] as Field, value, change)]));

function changed(field: Field, value: unknown, change: (field: Field, value: unknown) => unknown): unknown {
  const inner =
    field.kind === 'object' && isObject(value)
      ? eachValue(field.fields, value, change)
      : field.kind === 'list' && Array.isArray(value)
        ? value.map((item) => changed(field.item, item, change))
        : value;
  return change(field, inner);
}

const lowerCase = ({ kind }: Field, value: unknown) => (kind === 'choice' ? String(value).toLowerCase() : value);
const upperCase = ({ kind }: Field, value: unknown) => (kind === 'id' ? String(value).toUpperCase() : value);
const inWords = (field: Field, value: unknown) => (field.kind === 'choice' ? field.type.values[String(value)]?.ru : value);
const asText = (_: Field, value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);

/** The draft with every nested value under a path of its own. */
const inPaths = (draft: Draft, join: (path: string, step: string) => string): Draft =>
  Object.fromEntries(Object.entries(draft).flatMap(([name, value]) => pathsOf(name, value, join)));
function pathsOf(path: string, value: unknown, join: (path: string, step: string) => string): readonly (readonly [string, unknown])[] {
  const isNested = (isObject(value) && Object.keys(value).length > 0) || (Array.isArray(value) && value.some((item) => isObject(item)));
  return isNested ? Object.entries(value).flatMap(([step, inner]) => pathsOf(join(path, step), inner, join)) : [[path, value]];
}

describe.each(all)('$id', ({ calculator }) => {
  test.each([
    ['choices in lower case', (draft: Draft) => eachValue(calculator.input, draft, lowerCase)],
    ['ids in upper case', (draft: Draft) => eachValue(calculator.input, draft, upperCase)],
    ['choices by their Russian names', (draft: Draft) => eachValue(calculator.input, draft, inWords)],
    ['objects and lists as JSON text', (draft: Draft) => eachValue(calculator.input, draft, asText)],
    ['names with dots', (draft: Draft) => inPaths(draft, (path, step) => `${path}.${step}`)],
    ['names with brackets', (draft: Draft) => inPaths(draft, (path, step) => `${path}[${step}]`)],
  ])('reads %s', (_, spelled) => {
    for (const { draft } of calculator.examples) expect(check(calculator, spelled(draft))).toEqual(check(calculator, draft));
  });

  test('refuses an unknown name with the nearest', () => {
    for (const name of Object.keys(calculator.input).filter((one) => one.length > 3)) {
      const wrong = `${name.slice(0, 1)}${name.slice(2)}`;
      if (Object.hasOwn(calculator.input, wrong)) continue;
      const checked = check(calculator, { [wrong]: 1 });
      const [problem] = checked.ok ? [] : checked.problems.filter(({ code }) => code === 'UNKNOWN_FIELD');
      expect(problem && problemText(problem, 'en')).toContain(`${wrong}: no such field; did you mean `);
    }
  });
});

const inputs = new Map<string, Fields>(all.map(({ id, calculator }) => [id, calculator.input]));

test.each([
  ['alpha-strike/targetNumber', 'distance', 'inches'],
  ['alpha-strike/targetNumber', 'partial_cover', 'partialCover'],
  ['alpha-strike/attack', 'inches', 'situation.inches'],
  ['alpha-strike/attack', 'distance', 'situation.inches'],
  ['alpha-strike/targetNumber', 'zzzzzz', undefined],
  ['alpha-strike/targetNumber', `distance${' '.repeat(200)}`, undefined],
])('%s %s means %s', (id, name, meant) => expect(fieldMeantBy(name, inputs.get(id) ?? {})).toBe(meant));

const problemsOf = (id: string, draft: Draft): readonly string[] => {
  const calculator = all.find((one) => one.id === id)?.calculator;
  const checked = calculator && check(calculator, draft);
  return !checked || checked.ok ? [] : checked.problems.map((problem) => problemText(problem, 'en'));
};

test.each([
  ['attackerMoved', 'jump', 'JUMPED'],
  ['attackerMoved', 'still', 'STOOD_STILL'],
  ['range', 'S', 'SHORT'],
  ['range', 'med', 'MEDIUM'],
  ['range', 'long range', 'LONG'],
  ['attack', 'CHARGE', 'RAM'],
])('the value %s: %s means %s', (name, given, meant) =>
  expect(problemsOf('alpha-strike/targetNumber', { skill: 4, inches: 4, [name]: given }).join()).toContain(
    `${name}: given "${given}"; did you mean ${meant}?`,
  ),
);

test('a choice of several or none is not guessed', () => {
  const [several, none] = ['r', 'zzz'].map((given) => problemsOf('alpha-strike/targetNumber', { skill: 4, attack: given }).join());
  for (const problem of [several, none]) expect(problem).toContain('allowed: WEAPON, REAR');
});

test('an id in place of a unit is told the object with the id', () =>
  expect(problemsOf('alpha-strike/attack', { attacker: 'alpha-strike/atlas-as7-d' })).toContainEqual(
    'attacker: given "alpha-strike/atlas-as7-d"; allowed: {"unit":"alpha-strike/atlas-as7-d"}',
  ));

test.each(['legs[][inches]', 'legs[].inches', 'legs.inches', 'legs[inches]', 'legs[-1][inches]', 'legs[0]inches'])(
  '%s means the first item of the list',
  (name) => expect(fieldMeantBy(name, inputs.get('alpha-strike/movementCost') ?? {})).toBe('legs[0].inches'),
);
