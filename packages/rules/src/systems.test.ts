/** Properties of every calculator of every rule set. */
import type { Fraction, Interval } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, answer } from './calculator/answer.js';
import { type AnyCalculator, check } from './calculator/calculator.js';
import { type Field, type Fields, type ListField, type ObjectField, wordsOf } from './calculator/fields.js';
import { LANGUAGES, placesOf, type RuleSystem, systems } from './index.js';
import { hostileDraftOf, questionsOf } from './testing/arbitraries.js';
import { assertMostly, SKIPPED } from './testing/mostly.js';
import { runs } from './testing/runs.js';
import { avoidedWords, wrongWords } from './testing/wording.js';

const RUNS = { numRuns: runs(60) };
/** Minimum share of random drafts that each calculator must answer, and that its rules must allow. */
const MIN_ANSWERED = 0.3;
const MIN_ALLOWED = 0.1;
const UNFINISHED = /undefined|NaN|null|\[object|function|Infinity/;

const calculators = systems.flatMap((system) =>
  system.calculators.map((calculator) => ({ id: `${system.slug} ${calculator.name}`, system, calculator })),
);

describe.each(calculators)('$id', ({ system, calculator }) => {
  test('answers every valid draft with complete, cited, worded steps in both languages', () => {
    const places = placesOf(system);
    const avoided = { en: avoidedWords(system, 'en'), ru: avoidedWords(system, 'ru') };
    let allowed = 0;
    const property = (draft: unknown) => {
      for (const language of LANGUAGES) {
        const result = answer(calculator, draft, language);
        if (!result.ok) {
          // A reading given twice is refused without relations.
          const ofReadings = result.problems.every(({ path }) => path[0] === 'readings');
          expect(calculator.relations !== undefined || ofReadings, JSON.stringify(result.problems)).toBe(true);
          return SKIPPED;
        }
        expectWellWorded(result.value, places, avoided[language]);
        if (!result.value.allowed) continue;
        expect(outOfBounds(calculator.output, result.value.figures)).toEqual([]);
        allowed++;
      }
    };
    assertMostly(questionsOf(calculator), property, { ...RUNS, share: MIN_ANSWERED });
    expect(allowed / LANGUAGES.length, 'allowed answers').toBeGreaterThanOrEqual(MIN_ALLOWED * RUNS.numRuns);
  });

  test('reports the problems of any other draft and never throws', () => {
    fc.assert(
      fc.property(hostileDraftOf(calculator.input), (draft) => {
        const result = check(calculator, draft);
        if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  test('has examples that are answered, with vocabulary values in their figures', () => {
    expect(calculator.examples.length).toBeGreaterThan(0);
    for (const { draft } of calculator.examples) {
      const result = answer(calculator, draft, 'en');
      expect(result, JSON.stringify(draft)).toMatchObject({ ok: true });
      if (result.ok) expectFigures(calculator.output, result.value.figures);
    }
  });

  test('cites a section of its own rule set', () => expect(placesOf(system).has(calculator.rule)).toBe(true));

  test('labels every field in both languages', () => {
    for (const field of [...everyField(calculator.input), ...everyField(calculator.output)]) expectText(field.label);
  });

  test('shows a value that the glossary abbreviates by its abbreviation in both languages', () => {
    const abbreviations = new Map(system.glossary.map(({ abbreviation }) => [abbreviation?.en, abbreviation]));
    for (const field of singleFields(calculator.input)) {
      if (field.kind !== 'text' || field.example === undefined) continue;
      const abbreviation = abbreviations.get(field.example);
      if (abbreviation && abbreviation.ru !== abbreviation.en) expect(field.written?.[field.example], field.label.en).toEqual(abbreviation);
    }
  });
});

function expectWellWorded(given: Answer, places: ReadonlyMap<string, unknown>, avoided: RegExp | undefined): void {
  const texts = [given.summary, ...given.steps.flatMap(({ label, text }) => [label, text]), ...(given.refusal ? [given.refusal.text] : [])];
  for (const text of texts) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(UNFINISHED);
    if (avoided) expect(text).not.toMatch(avoided);
  }
  for (const rule of [...given.steps.map((step) => step.rule), ...(given.refusal ? [given.refusal.rule] : [])])
    expect(places.has(rule), rule).toBe(true);
  expect(given.allowed).toBe(given.refusal === null);
  if (given.allowed) expect(given.steps.length).toBeGreaterThan(0);
  for (const { value } of given.steps) expect(Object.is(value, -0)).toBe(false);
}

/** Paths of figures outside the limits of their fields. Without this check, a widget could show a value that the schema excludes. */
function outOfBounds(fields: Fields, values: Readonly<Record<string, unknown>>, path = ''): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (value === null || value === undefined) return field.optional ? [] : [`${path}.${name} is missing`];
    return outOfField(field, value, `${path}.${name}`);
  });
}

function outOfField(field: Field, value: unknown, path: string): readonly string[] {
  if (field.kind === 'object') return outOfBounds(field.fields, value as Record<string, unknown>, path);
  if (field.kind === 'list') {
    const items = value as readonly unknown[];
    const all = items.flatMap((item, at) => outOfField(field.item, item, `${path}.${at}`));
    return items.length >= field.min && items.length <= field.max ? all : [...all, `${path} has ${items.length} items`];
  }
  return isOfField(field, value) ? [] : [`${path} is ${Object.is(value, -0) ? '-0' : String(value)}`];
}

function isOfField(field: Exclude<Field, ListField | ObjectField>, value: unknown): boolean {
  switch (field.kind) {
    case 'int':
      return isNumberOf(field, value) ? Number.isInteger(value) : Object.hasOwn(field.words ?? {}, value as string);
    case 'number':
      return isNumberOf(field, value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return wordsOf(field.type).includes(value as string);
    case 'id':
      return field.of.includes(value as string);
    case 'text':
      return typeof value === 'string' && value.length <= field.maxLength && (field.pattern?.test(value) ?? true);
    case 'chance':
      return isFraction(value) && value.numerator >= 0n && value.numerator <= value.denominator;
    case 'boundedChance':
      return isFraction(value)
        ? value.numerator >= 0n && value.numerator <= value.denominator
        : isInterval(value) && value.low >= 0 && value.low <= value.high && value.high <= 1 && value.high - value.low < 0.001;
    case 'exact':
      return isFraction(value);
    case 'words':
    case 'weapon':
    case 'armor':
    case 'catalog':
      return typeof value === 'string' && value !== '';
  }
}

const isNumberOf = ({ min, max }: { readonly min: number; readonly max: number }, value: unknown): boolean =>
  typeof value === 'number' && value >= min && value <= max && !Object.is(value, -0);
const isInterval = (value: unknown): value is Interval => typeof value === 'object' && value !== null && 'low' in value;
const isFraction = (value: unknown): value is Fraction => typeof value === 'object' && value !== null && 'denominator' in value;

function expectText(text: { en: string; ru: string }): void {
  expect(text.en).toMatch(/\S/);
  expect(text.ru).toMatch(/\S/);
}

function* everyField(fields: Fields): Generator<Field> {
  for (const field of Object.values(fields)) {
    yield field;
    if (field.kind === 'object') yield* everyField(field.fields);
    if (field.kind === 'list') yield* everyField({ item: field.item });
  }
}

/** Fields without the items of lists: abilities are texts with figures. */
const singleFields = (fields: Fields): readonly Field[] =>
  Object.values(fields).flatMap((field) => [field, ...(field.kind === 'object' ? singleFields(field.fields) : [])]);

function expectFigures(fields: Fields, figures: Record<string, unknown>): void {
  expect(Object.keys(figures).sort()).toEqual(Object.keys(fields).sort());
  for (const [name, field] of Object.entries(fields)) if (!field.optional) expect(figures[name], name).not.toBeNull();
}

describe.each(systems.map((system) => ({ slug: system.slug, system })))('$slug', ({ system }) => {
  test('has unique ids, each under its own slug', () => {
    const ids = [...system.sections, ...system.tables, ...system.rulings].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id.startsWith(`${system.slug}/`)).toBe(true);
  });

  test('refers from tables, rulings and sections only to existing sections', () => expectLinked(system));

  test('has both languages in every table, ruling, section and term', () => {
    for (const { title } of [...system.sections, ...system.tables, ...system.rulings]) expectText(title);
    for (const { question, readings, decision } of system.rulings) for (const text of [question, decision, ...readings]) expectText(text);
    for (const { name, meaning } of system.glossary) for (const text of [name, meaning]) expectText(text);
  });

  test('uses no word that its glossary forbids', () => expect(wrongWords(system)).toEqual([]));

  test('has tables whose rows match their columns', () => {
    for (const { id, columns, rows } of system.tables) for (const row of rows) expect(row.length, id).toBe(columns.length);
  });
});

test('object types with the same name have the same fields', () => {
  const seen = new Map<string, unknown>();
  for (const { calculator } of calculators)
    for (const { name, fields } of objectTypes(calculator)) {
      const described = inEnglish(fields);
      expect(seen.get(name) ?? seen.set(name, described).get(name), name).toEqual(described);
    }
});

/** Fields without Russian words, which follow the glossary of each rule set. The schema is in English. */
const inEnglish = (fields: Fields): unknown => JSON.parse(JSON.stringify(fields, (key, value) => (key === 'ru' ? undefined : value)));

test('answer types have unique names', () => {
  const names = calculators.map(({ calculator }) => calculator.answer);
  expect(new Set(names).size).toBe(names.length);
});

function expectLinked({ sections, tables, rulings }: RuleSystem): void {
  const known = new Set(sections.map(({ id }) => id));
  for (const { id, section } of [...tables, ...rulings]) expect(known.has(section), `${id} → ${section}`).toBe(true);
  for (const { id, parent } of sections) expect(parent === undefined || known.has(parent), id).toBe(true);
}

const objectTypes = ({ input, output }: AnyCalculator) =>
  [...everyField(input), ...everyField(output)].filter((field) => field.kind === 'object');
