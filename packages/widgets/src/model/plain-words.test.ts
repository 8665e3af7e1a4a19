/** Texts for users contain no ids, no constants and no notation of the other language. */
import { armors, weapons } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import { engineOf } from '../page/answer.js';
import { formOf } from './form.js';
import { answerView } from './sections.js';

/** Keys of views whose values users do not see. */
const SILENT: ReadonlySet<string> = new Set(['kind', 'path', 'field', 'value', 'sample', 'of']);
/** `THIS_ONE`, `thisOne`, `that-one/and-more`. */
const CODE = /\b[A-Z]{2,}_[A-Z_]+\b|\b[a-z]+[A-Z][a-z]+\b|\b[a-z]+(?:-[a-z]+)*\/[a-z-]{3,}\b/;

function textsIn(view: unknown): readonly string[] {
  if (typeof view === 'string') return [view];
  if (Array.isArray(view)) return view.flatMap(textsIn);
  if (typeof view !== 'object' || view === null) return [];
  return Object.entries(view).flatMap(([key, value]) => (SILENT.has(key) ? [] : textsIn(value)));
}

const cases = calculators.flatMap((calculator) =>
  (['en', 'ru'] as const).map((language) => ({ name: calculator.name, calculator, language })),
);

test.each(cases)('$name in $language', ({ calculator, language }) => {
  const description = describe(calculator);
  const engine = engineOf(calculator, { places: {}, entries: [...weapons, ...armors] });
  for (const { draft } of description.examples) {
    const outcome = engine(draft, language, '');
    const answer = outcome.ok ? answerView(description, outcome.answer, { language }) : undefined;
    const texts = textsIn([formOf(description, draft, language, { hasCatalog: true }), answer]);
    expect(texts.filter((text) => CODE.test(text))).toEqual([]);
    const constants = Object.values(description.input).flatMap((field) =>
      field.kind === 'choice'
        ? Object.entries(field.type.values).flatMap(([value, text]) => (text[language] === value ? [] : [value]))
        : [],
    );
    expect(texts.filter((text) => constants.includes(text))).toEqual([]);
  }
});

test('has a name for every id that can be chosen', () => {
  for (const { description, field } of calculators
    .map(describe)
    .flatMap((description) => Object.values(description.input).map((field) => ({ description, field }))))
    if (field.kind === 'id') expect(field.of.filter((id) => description.names[id] === undefined)).toEqual([]);
});

test('writes cards in the language of the user', () => {
  const hand = calculators.find(({ name }) => name === 'pokerHand');
  const description = describe(hand as never);
  const outcome = engineOf(hand as never, { places: {}, entries: [] })({ cards: ['Ld', 'Le', 'Lf', '9s', '9w'] }, 'ru', '');
  const texts = outcome.ok ? textsIn(answerView(description, outcome.answer, { language: 'ru' })) : [];
  expect(texts).toContain('Лд, Ло, Лк, 9с, 9м');
});

test.each(['en', 'ru'] as const)('the table of a showdown says each combination once, in %s', (language) => {
  const showdown = calculators.find(({ name }) => name === 'compareHands') as never;
  const description = describe(showdown);
  const draft = description.examples[0]?.draft ?? {};
  const outcome = engineOf(showdown, { places: {}, entries: [] })(draft, language, '');
  const sections = outcome.ok ? answerView(description, outcome.answer, { language }).sections : [];
  const table = sections.find((section) => section.kind === 'table');
  expect(table?.table.columns).toHaveLength(6);
  for (const row of table?.table.rows ?? []) expect(new Set(row.map((text) => text.toLowerCase())).size).toBe(row.length);
});
