/** Every calculator has phrases in both languages, and every phrase belongs to a field. */
import { isObject, LANGUAGES, questionName, systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { leavesOf, listsOf } from './calculators/leaves.js';
import { calculatorsFor } from './read.js';

const calculators = systems.flatMap((system) =>
  system.calculators.map((calculator) => ({ id: questionName(calculator), calculator, system })),
);
const MIN_PHRASES = 3;

test.each(calculators)('$id has phrases in each language', ({ calculator }) => {
  for (const language of LANGUAGES) {
    const phrases = (calculator.phrases?.questions[language] ?? '').split(';').filter((phrase) => phrase.trim() !== '');
    expect(phrases.length, language).toBeGreaterThanOrEqual(MIN_PHRASES);
  }
});

const namesOf = (input: Parameters<typeof leavesOf>[0]): ReadonlySet<string> =>
  new Set([
    ...leavesOf(input).flatMap(({ name, path, field }) => [name, path.at(-1) ?? '', ...(field.kind === 'list' ? [`${name}+first`] : [])]),
    ...listsOf(input).flatMap(({ path }) => ['#', '+#', '+1'].map((end) => `${path.filter((step) => step !== '*').join('.')}${end}`)),
  ]);

test.each(calculators)('$id: its phrases belong to fields that it has', ({ calculator }) => {
  const names = namesOf(calculator.input);
  for (const key of Object.keys(calculator.phrases?.fields ?? {})) expect(names, key).toContain(key.split('=')[0]);
});

test.each(systems)('$slug: phrases belong to fields of its calculators', ({ phrases, calculators: own }) => {
  const names = new Set(own.flatMap(({ input }) => [...namesOf(input)]));
  expect(isObject(phrases)).toBe(true);
  const unknown = Object.keys(phrases ?? {}).filter((key) => !names.has(key.split('=')[0] ?? ''));
  expect(unknown).toEqual([]);
});

test.each(systems)('$slug: no phrase for a value drops a number', ({ phrases, calculators: own }) => {
  const fields = [phrases, ...own.map((calculator) => calculator.phrases?.fields)].flatMap((some) => Object.entries(some ?? {}));
  // In a list of choices, a number says how often.
  const counted = new Set(
    own.flatMap(({ input }) => leavesOf(input)).flatMap(({ path, field }) => (field.kind === 'list' ? [path.at(-1)] : [])),
  );
  const dropping = fields.filter(
    ([key, texts]) =>
      key.includes('=') &&
      !counted.has(key.split('=')[0]) &&
      LANGUAGES.some((language) => /(?<![^\s|])[#%@^](?![^\s|+?])/.test(texts[language])),
  );
  expect(dropping).toEqual([]);
});

test.each(calculators)('$id is first for its name with that of its game', ({ calculator, system, id }) => {
  for (const language of LANGUAGES) {
    const [first, second, third] = calculatorsFor(`${calculator.title[language]}`, system.slug);
    expect(
      [first, second, third].flatMap((one) => (one ? questionName(one) : [])),
      language,
    ).toContain(id);
  }
});
