/** Readings of rulings: every one with an id is played by a calculator, changes a figure, and is refused everywhere else. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { answer } from './calculator/answer.js';
import { type AnyCalculator, check } from './calculator/calculator.js';
import { playableReadings, readingsIn } from './calculator/readings.js';
import { systems } from './index.js';

type Draft = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each));

/** Figures and refusal of a draft, or its problems. */
function figuresOf(calculator: AnyCalculator, draft: Draft): string {
  const checked = check(calculator, draft);
  if (!checked.ok) return text(checked.problems.map(({ code, path }) => [code, path]));
  const { figures, refusal } = calculator.resolve(checked.value);
  return text({ figures, refusal: refusal?.code });
}

/** Drafts whose figures a reading changes, by calculator and reading: `<slug>/testing/readings.json`. */
type ByReading = Readonly<Record<string, Readonly<Record<string, Draft>>>>;
function draftsOf(slug: string): ByReading {
  const file = fileURLToPath(new URL(`${slug}/testing/readings.json`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ByReading) : {};
}

describe.each(systems.map((system) => ({ slug: system.slug, system })))('$slug', ({ system }) => {
  const all = readingsIn(system.rulings);

  test('every reading has an id of one ruling and is taken by a calculator', () => {
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
    const played = system.calculators.flatMap(({ input }) => playableReadings(input).map(({ id }) => id));
    expect(ids.filter((id) => !played.includes(id))).toEqual([]);
  });

  test('answers with an empty list as without one', () => {
    for (const calculator of system.calculators)
      for (const { draft } of calculator.examples) {
        if (!('readings' in calculator.input)) continue;
        expect(text(answer(calculator, { ...draft, readings: [] }, 'en'))).toBe(text(answer(calculator, draft, 'en')));
      }
  });
});

const played = systems.flatMap(({ slug, calculators }) =>
  calculators.flatMap((calculator: AnyCalculator) =>
    playableReadings(calculator.input).map(({ id }) => ({ title: `${slug} ${calculator.name} ${id}`, slug, calculator, id })),
  ),
);

describe.each(played)('$title', ({ slug, calculator, id }) => {
  const draft = draftsOf(slug)[calculator.name]?.[id] ?? {};
  const { readings: _, ...plain } = draft;

  test('changes the figures of its draft in testing/readings.json', () => {
    expect(check(calculator, draft)).toMatchObject({ ok: true });
    expect(figuresOf(calculator, draft)).not.toBe(figuresOf(calculator, plain));
  });

  test('is a step with its ruling, and named in the summary', () => {
    const ruling = playableReadings(calculator.input).find((reading) => reading.id === id)?.ruling;
    for (const example of [draft, ...calculator.examples.map((each) => ({ ...each.draft, readings: [id] }))]) {
      const answered = answer(calculator, example, 'ru');
      if (!answered.ok || !answered.value.allowed) continue;
      expect(answered.value.steps.at(-1)).toMatchObject({ key: 'reading', rule: ruling });
      expect(answered.value.summary).toMatch(/; играем иначе: .+\.$/);
      return;
    }
    throw new Error('no draft is allowed');
  });
});

test('two readings of the same ruling exclude each other, and each is given once', () => {
  const targetNumber = systems[0]?.calculators.find(({ name }) => name === 'targetNumber') as AnyCalculator;
  const draft = { skill: 4, inches: 5 };
  expect(check(targetNumber, { ...draft, readings: ['shutdown-minus-four-for-all', 'shutdown-without-modifier'] })).toMatchObject({
    ok: false,
    problems: [{ code: 'CONFLICT', path: ['readings'], given: 'shutdown-without-modifier' }],
  });
  expect(check(targetNumber, { ...draft, readings: ['woods-twice', 'woods-twice'] })).toMatchObject({
    ok: false,
    problems: [{ code: 'CONFLICT', path: ['readings', 1] }],
  });
  expect(check(targetNumber, { ...draft, readings: ['woods-twise'] })).toMatchObject({ problems: [{ code: 'UNKNOWN_VALUE' }] });
});
