/**
 * Fields that count only with some values of another one: given where they do not count, they are refused by name and with the
 * condition in both languages; where they do, they are not refused for it. Found in the definitions of every calculator.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyCalculator, relationProblems } from './calculator/calculator.js';
import { checkFields } from './calculator/check.js';
import { type ChoiceField, type CountsFor, type Field, type Fields, wordsOf } from './calculator/fields.js';
import type { Path } from './calculator/problems.js';
import { systems } from './index.js';
import { questionsOf } from './testing/arbitraries.js';

type Draft = Readonly<Record<string, unknown>>;
interface Conditional {
  readonly path: Path;
  readonly field: Field;
  readonly countsFor: CountsFor;
  /** The choice, and the path of the object that holds it. */
  readonly choice: Field | undefined;
  readonly around: Path;
}

/** Fields with the path of their object, from the innermost object outwards. */
type Scope = readonly { readonly fields: Fields; readonly path: Path }[];

function* conditionalIn(fields: Fields, path: Path = [], outer: Scope = []): Generator<Conditional> {
  const scope: Scope = [{ fields, path }, ...outer];
  for (const [name, field] of Object.entries(fields)) {
    const { countsFor } = field;
    const holder = countsFor && scope.find((each) => each.fields[countsFor.field]);
    if (countsFor) yield { path: [...path, name], field, countsFor, choice: holder?.fields[countsFor.field], around: holder?.path ?? [] };
    if (field.kind === 'object') yield* conditionalIn(field.fields, [...path, name], scope);
    if (field.kind === 'list' && field.item.kind === 'object') yield* conditionalIn(field.item.fields, [...path, name, 0], scope);
  }
}

const put = (draft: unknown, [step, ...below]: Path, value: unknown): Draft => {
  const held = (Array.isArray(draft) ? [...draft] : { ...(draft as Draft) }) as Record<string | number, unknown>;
  held[step as string | number] = below.length === 0 ? value : put(held[step as string | number] ?? {}, below, value);
  return held;
};

/** A value that is not the neutral one. */
function given(field: Field, examples: readonly Draft[], path: Path): unknown {
  if (field.kind === 'boolean') return !(field.assumed ?? field.default);
  if (field.kind === 'int' || field.kind === 'number') return field.min + ('default' in field && field.default === field.min + 1 ? 2 : 1);
  if (field.kind === 'id') return field.of.find((id) => id !== field.default);
  if (field.kind === 'choice') return wordsOf(field.type).find((word) => word !== field.default);
  return examples.map((draft) => draft[String(path[0])]).find((value) => Array.isArray(value) && value.length > 0);
}

const cases = systems.flatMap(({ slug, calculators }) =>
  calculators.flatMap((calculator: AnyCalculator) =>
    [...conditionalIn(calculator.input)].map((conditional) => ({
      title: `${slug} ${calculator.name} ${conditional.path.join('.')}`,
      calculator,
      ...conditional,
    })),
  ),
);

test('some fields of each rule set with states count only in some questions', () => {
  expect(new Set(cases.map(({ title }) => title.split(' ')[0]))).toEqual(new Set(['alpha-strike', 'bronepehota', '5150']));
});

describe.each(cases)('$title', ({ calculator, path, field, countsFor, choice, around }) => {
  const conflicts = (draft: Draft) => {
    const checked = checkFields(calculator.input, draft);
    if (!checked.ok) return undefined;
    const problems = relationProblems(calculator, checked.value as never);
    return problems.filter((problem) => problem.path.join('.') === path.join('.') && problem.allowed.en.includes(countsFor.text.en));
  };
  const random = fc.sample(questionsOf(calculator), { numRuns: 60, seed: 7 });
  // A list is tried on its first item.
  const lists = path.flatMap((step, index) => (step === 0 ? [path.slice(0, index)] : []));
  const isThere = (draft: Draft) =>
    lists.every((list) => (list.reduce<unknown>((held, step) => (held as Draft)?.[step as string], draft) as readonly unknown[])?.length);
  const drafts: readonly Draft[] = [...calculator.examples.map(({ draft }) => draft as Draft), ...random].filter(isThere);
  const value = given(field, drafts, path);

  test('names a choice of its object or of one around it that has the values', () => {
    expect(choice?.kind).toBe('choice');
    expect(wordsOf((choice as ChoiceField).type)).toEqual(expect.arrayContaining([...countsFor.values]));
  });

  test('is refused by name where it does not count, and only there', () => {
    let refused = 0;
    for (const word of wordsOf((choice as ChoiceField).type))
      for (const draft of drafts) {
        const found = conflicts(put(put(draft, [...around, countsFor.field], word), path, value));
        if (found === undefined) continue;
        expect(found).toHaveLength(countsFor.values.includes(word) ? 0 : 1);
        for (const problem of found) expect(problem.allowed.ru).toContain(countsFor.text.ru);
        refused += found.length;
      }
    expect(refused).toBeGreaterThan(0);
  });

  test('is accepted anywhere without a value', () => {
    for (const draft of drafts) {
      const left = put(draft, path, undefined);
      expect(conflicts(left) ?? []).toEqual([]);
    }
  });
});
