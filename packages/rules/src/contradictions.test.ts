/**
 * One fact stated twice: a contradiction is refused with both statements named, either one alone is accepted, and where one leaves the
 * other a single value, leaving it out means that value. Found by random drafts from the definitions of every calculator, so new ones
 * take part by themselves.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyCalculator, check } from './calculator/calculator.js';
import { type Field, type Fields, wordsOf } from './calculator/fields.js';
import type { Path, Problem } from './calculator/problems.js';
import { systems } from './index.js';
import { questionsOf } from './testing/arbitraries.js';
import type { Text } from './text/language.js';

type Draft = Readonly<Record<string, unknown>>;
type Values = Draft | readonly unknown[];

// ── drafts by path ──────────────────────────────────────────────────────────────────────────────────────────────────
const at = (value: unknown, [step, ...below]: Path): unknown =>
  step === undefined ? value : at((value as Record<string | number, unknown> | undefined)?.[step], below);

/** A copy with the value at a path replaced, or left out if it is undefined. */
function replaced(value: Values, [step, ...below]: Path, given: unknown): Values {
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  const key = step as string | number;
  const inner = below.length === 0 ? given : replaced((copy[key] ?? {}) as Values, below, given);
  if (inner === undefined && !Array.isArray(value)) delete copy[key];
  else copy[key] = inner;
  return copy as Values;
}

/** Every field of a draft with its path: those of the question, of its objects, and of the items of its lists. */
function* fieldsIn(fields: Fields, draft: unknown, path: Path = []): Generator<readonly [Path, Field]> {
  for (const [name, field] of Object.entries(fields)) {
    const [place, value] = [[...path, name], (draft as Draft | undefined)?.[name]];
    if (field.kind === 'object') yield* fieldsIn(field.fields, value, place);
    else if (field.kind === 'list' && field.item.kind === 'object') {
      yield [place, field];
      for (const [index, item] of (Array.isArray(value) ? value : []).entries())
        yield* fieldsIn(field.item.fields, item, [...place, index]);
    } else yield [place, field];
  }
}

const MAX_WHOLE_VALUES = 50;
const numbersIn = ({ en }: Text): readonly number[] => (en.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Values that a field can have; of numbers, those that a text names. */
function valuesOf(field: Field, hint: readonly number[] = []): readonly unknown[] {
  if (field.kind === 'boolean') return [true, false];
  if (field.kind === 'choice') return wordsOf(field.type);
  if (field.kind === 'id') return field.of;
  if (field.kind === 'number') return [...hint, field.min, field.max];
  if (field.kind === 'int')
    return field.max - field.min < MAX_WHOLE_VALUES
      ? Array.from({ length: field.max - field.min + 1 }, (_, index) => field.min + index)
      : [...hint, field.min, field.max];
  return [];
}

// ── contradictions ──────────────────────────────────────────────────────────────────────────────────────────────────
const problemsOf = (calculator: AnyCalculator, draft: Values): readonly Problem[] => {
  const checked = check(calculator, draft);
  return checked.ok ? [] : checked.problems;
};
const isSamePath = (one: Path, other: Path): boolean => one.join('.') === other.join('.');

/** The first contradiction of a draft that has no other kind of problem. Repeated entries of a list are none. */
function contradictionIn(calculator: AnyCalculator, draft: Draft): Problem | undefined {
  const problems = problemsOf(calculator, draft);
  if (problems.some(({ code }) => code !== 'CONFLICT')) return undefined;
  return problems.find(
    ({ path }) => path[0] !== 'readings' && typeof path.at(-1) === 'string' && at(draft, path) !== undefined && at(draft, path) !== null,
  );
}

/** The other statements: fields without which, or with another value of which, the contradiction and nothing else is gone. */
function othersOf(calculator: AnyCalculator, draft: Draft, { path }: Problem): readonly (readonly [Path, Field])[] {
  const before = problemsOf(calculator, draft).map((problem) => pathOf(problem.path));
  return [...fieldsIn(calculator.input, draft)].filter(([place, field]) => {
    const isAround = place.every((step, index) => step === path[index]);
    if (isAround || place[0] === 'readings') return false;
    return [undefined, ...valuesOf(field)].some((value) => {
      const after = problemsOf(calculator, replaced(draft, place, value));
      return after.every(
        (problem) => problem.code === 'CONFLICT' && !isSamePath(problem.path, path) && before.includes(pathOf(problem.path)),
      );
    });
  });
}

/** Names of the built-in entries, such as weapons. */
const ENTRIES = new Map(systems.flatMap(({ printed }) => printed.map(({ id, name }) => [id, name] as const)));

/** A hint without its prepositions. */
const longWords = ({ en, ru }: Text): Text => {
  const [english, russian] = [en, ru].map((text) => (text.match(/\p{L}{4,}/gu) ?? []).join(' ')) as [string, string];
  return { en: english, ru: russian };
};

/** Words by which a text can name a field: its label, its hint, and its values. */
function namesOf([path, field]: readonly [Path, Field]): readonly Text[] {
  const own = [field.label, ...(field.hint ? [longWords(field.hint)] : []), { en: String(path.at(-1)), ru: '' }];
  if (field.kind === 'choice') return [...own, ...Object.values(field.type.values)];
  if (field.kind === 'id') return [...own, ...Object.values(field.names ?? {}), ...field.of.flatMap((id) => ENTRIES.get(id) ?? [])];
  return field.kind === 'list' ? [...own, ...namesOf([path, field.item])] : own;
}

/** Enough of a word to be recognized in any case. */
const STEM_LETTERS = 4;
const stemOf = (word: string): string => word.toLowerCase().slice(0, Math.max(3, Math.min(STEM_LETTERS, word.length - 1)));
/** Words and abbreviations such as MV. */
const stemsOf = (text: string): readonly string[] =>
  (text.match(/\p{L}{3,}|\p{Lu}{2,}/gu) ?? []).map((word) => (word === word.toUpperCase() ? word : stemOf(word)));

type Named = readonly [Path, Field];

/** Whether a refusal names one of the fields in a language, or a list that it is in. */
function isNamed({ allowed, path }: Problem, others: readonly Named[], all: readonly Named[], language: 'en' | 'ru'): boolean {
  const stems = stemsOf(allowed[language]);
  const around = all.filter(([list]) => others.some(([place]) => list.every((step, index) => step === place[index])));
  const own = new Set(around.flatMap((each) => namesOf(each).flatMap((name) => stemsOf(name[language]))));
  return others.some(([place]) => place[0] === path[0] && place.length > path.length) || stems.some((stem) => own.has(stem));
}

const resultOf = (calculator: AnyCalculator, draft: Values): unknown => {
  const checked = check(calculator, draft);
  if (!checked.ok) return checked.problems.map(({ code, path }) => [code, path]);
  const { figures, refusal } = calculator.resolve(checked.value);
  // Two statements of the same obstacle may be refused for either.
  return refusal ? 'refused' : figures;
};

const pathOf = (path: Path): string => path.map((step) => (typeof step === 'number' ? '#' : step)).join('.');

/** Whether a field says that another one can state the same. Fields that count only with some values have a test of their own. */
const isDerived = (field: Field): boolean => field.insteadOf !== undefined || (field.kind === 'boolean' && field.assumed !== undefined);

/** The examples of a calculator with each value of a derived field and each value of another field. */
function* pairedDrafts({ input, examples }: AnyCalculator): Generator<Draft> {
  for (const { draft } of examples) {
    const all = [...fieldsIn(input, draft)];
    for (const [path, field] of all.filter(([, each]) => isDerived(each)))
      for (const [place, other] of all)
        for (const value of valuesOf(other))
          for (const stated of isSamePath(path, place) ? [] : valuesOf(field))
            yield replaced(replaced(draft, place, value), path, stated) as Draft;
  }
}

/** Contradictions of a calculator, by the field that is refused: a draft for each, a few drafts at most. */
const MAX_DRAFTS = 300;
const MAX_OF_A_FIELD = 5;
function contradictionsOf(calculator: AnyCalculator): ReadonlyMap<string, readonly Draft[]> {
  const found = new Map<string, Draft[]>();
  const random = fc.sample(questionsOf(calculator), { numRuns: MAX_DRAFTS, seed: 3 });
  for (const draft of [...random, ...pairedDrafts(calculator)]) {
    const problem = contradictionIn(calculator, draft);
    const drafts = problem && (found.get(pathOf(problem.path)) ?? []);
    if (drafts && drafts.length < MAX_OF_A_FIELD) found.set(pathOf(problem.path), [...drafts, draft]);
  }
  return found;
}

const all = systems.flatMap(({ slug, calculators }) =>
  calculators.map((calculator: AnyCalculator) => ({
    title: `${slug} ${calculator.name}`,
    calculator,
    found: contradictionsOf(calculator),
  })),
);
const each = all.flatMap(({ title, calculator, found }) =>
  [...found].map(([field, drafts]) => ({ title: `${title} ${field}`, calculator, drafts })),
);

test('drafts reach contradictions of every rule set that refuses some', () => {
  for (const { slug, calculators } of systems)
    if (calculators.some(({ relations }: AnyCalculator) => relations !== undefined))
      expect(each.filter(({ title }) => title.startsWith(slug)).length, slug).toBeGreaterThan(0);
});

describe.each(each)('$title', ({ calculator, drafts }) => {
  const problems = drafts.map((draft) => [draft, contradictionIn(calculator, draft) as Problem] as const);

  test('names the other statement', () => {
    for (const [draft, problem] of problems) {
      const others = othersOf(calculator, draft, problem);
      if (others.length === 0) continue;
      for (const language of ['en', 'ru'] as const)
        expect(
          isNamed(problem, others, [...fieldsIn(calculator.input, draft)], language),
          `${JSON.stringify(draft)}: ${problem.allowed[language]}`,
        ).toBe(true);
    }
  });

  test('accepts the other statement alone', () => {
    for (const [draft, problem] of problems) {
      const left = problemsOf(calculator, replaced(draft, problem.path, undefined));
      expect(
        left.filter(({ code, path }) => code === 'CONFLICT' && isSamePath(path, problem.path)),
        JSON.stringify(draft),
      ).toEqual([]);
    }
  });

  test('means the only value that is left, when it is not given', () => {
    for (const [draft, problem] of problems) {
      const field = [...fieldsIn(calculator.input, draft)].find(([path]) => isSamePath(path, problem.path))?.[1];
      if (!field || !(field.optional || ('default' in field && field.default !== undefined))) continue;
      const possible = valuesOf(field, numbersIn(problem.allowed)).filter(
        (value) => problemsOf(calculator, replaced(draft, problem.path, value)).length === 0,
      );
      if (new Set(possible).size !== 1) continue;
      expect(resultOf(calculator, replaced(draft, problem.path, possible[0])), JSON.stringify(draft)).toEqual(
        resultOf(calculator, replaced(draft, problem.path, undefined)),
      );
    }
  });
});

const declared = systems.flatMap(({ slug, calculators }) =>
  calculators.flatMap((calculator: AnyCalculator) =>
    calculator.examples
      .flatMap(({ draft }) => [...fieldsIn(calculator.input, draft)])
      .filter(([, field]) => isDerived(field))
      .map(([path]) => `${slug} ${calculator.name} ${pathOf(path)}`),
  ),
);

test.each([...new Set(declared)])('%s is declared to state a fact that another field states, and can contradict it', (name) => {
  expect(each.map(({ title }) => title)).toContain(name);
});
