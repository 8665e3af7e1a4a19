/** Both languages of a text have the same numbers, each in its own script. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from './calculator/answer.js';
import { type AnyCalculator, draftIn } from './calculator/calculator.js';
import { systems } from './index.js';
import { plainNames, questionsOf } from './testing/arbitraries.js';
import { constantsOf, faultsOf, labelTwice } from './testing/faults.js';
import { assertMostly, SKIPPED } from './testing/mostly.js';
import { runs } from './testing/runs.js';
import { unlikeNumbers, wrongScript } from './testing/translations.js';
import { textsIn } from './testing/wording.js';
import type { Language, Text } from './text/language.js';

/** The same draft with the input texts of each language. */
type Drafts = Readonly<Record<Language, unknown>>;

/** The faults of an answer, or of the problems of a refused draft. */
function faultsOfAnswer(calculator: AnyCalculator, drafts: Drafts, constants: RegExp): readonly string[] {
  const [en, ru] = [answer(calculator, drafts.en, 'en'), answer(calculator, drafts.ru, 'ru')];
  const written = JSON.stringify(drafts);
  const faults = (what: string, text: Text) => faultsOf(`${calculator.name} ${what}`, text, constants, written);
  if (!en.ok) return en.problems.flatMap(({ path, allowed }) => faults(`problem ${path.join('.')}`, allowed));
  if (!ru.ok) return [`${calculator.name} answers in one language only`];
  return [
    ...faults('summary', { en: en.value.summary, ru: ru.value.summary }),
    ...en.value.steps.flatMap(({ label, text }, at) => {
      const translated = ru.value.steps[at] ?? { label: '', text: '' };
      const all = [...faults('label', { en: label, ru: translated.label }), ...faults('step', { en: text, ru: translated.text })];
      return [...all, ...labelTwice(label, text), ...labelTwice(translated.label, translated.text)];
    }),
  ];
}

test.each([
  ['null when it is refused', 'нет, если запрещено', 'word of a programming language'],
  ['a roll of -1', 'бросок −1', 'hyphen for a minus'],
  ['two  spaces', 'два пробела', 'space too many'],
  ['the the unit', 'боевая единица', 'word twice'],
  ['a "quotation"', '«цитата»', 'straight quotes'],
  ["the unit's move", 'движение БЕ', 'straight apostrophe'],
  ['1.5 points', '1.5 очка', 'decimal point'],
  ['odds of 50%', 'шанс 50 %', 'percent sign without its space'],
  ['8259888 hands', 'раздач — 8\u00a0259\u00a0888', 'figures without spaces'],
  ['odds of 260/1729', 'шанс 260/729', 'long fraction'],
  ['odds of 11/1206', 'шанс 1/1206', 'long fraction'],
  ['Side 1 19/36', 'Сторона 1 — 19/36', 'figures side by side'],
  ['you stand there', 'ты стоишь там', 'the reader as a friend'],
  ['1 hands', 'раздач — 1', 'noun of another number'],
  ['21 hits', '21 попаданий', 'noun of another number'],
  ['12 hits', '12 попадания', 'noun of another number'],
  ['allowed: SHORT', 'можно: ближняя', 'constant of the API'],
  ['a Stalker', 'мех Stalker', 'Latin letters'],
])('%s | %s: finds %s', (en, ru, fault) => {
  expect(faultsOf('text', { en, ru }, /SHORT/u).map((found) => found.split(':')[0])).toEqual([fault]);
});

test.each([
  ['21 hits, 5/12 (41.7%): −1', '21 попадание, 5/12 (41,7\u00a0%): −1'],
  ['at 6", 2D6, from 1 point on, of 12 points', 'на 6", 2D6, от 1 очка, из 12 очков'],
  ['odds of 1/1206', 'шанс 1/1206'],
  ['a 1" step; 8,259,888 hands; CASE', 'шаг в 1"; раздач — 8\u00a0259\u00a0888; ССХБ'],
])('%s | %s: finds no fault', (en, ru) => expect(faultsOf('text', { en, ru }, /SHORT/u)).toEqual([]));

test.each([
  ['roll three dice', 'бросьте четыре кубика'],
  ['a pair', 'тройка'],
  ['every fifth figure', 'каждая шестая фигурка'],
  ['3 dice', '4 кубика'],
])('%s | %s: finds other numbers', (en, ru) => expect(unlikeNumbers('text', { en, ru })).toHaveLength(1));

test.each([
  ['roll three dice', 'бросьте 3 кубика'],
  ['a hexagonal base', 'шестиугольная подставка'],
  ['seventeen cards', 'семнадцать карт'],
  ['three of a kind', 'тройка'],
])('%s | %s: finds the same numbers', (en, ru) => expect(unlikeNumbers('text', { en, ru })).toEqual([]));

describe.each(systems.map((system) => ({ slug: system.slug, system })))('$slug', ({ system }) => {
  const texts = [...textsIn(system)];

  test('has the same numbers in both languages', () => {
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.flatMap(([path, text]) => unlikeNumbers(path, text))).toEqual([]);
  });

  test('writes each language in its script', () => {
    expect(texts.flatMap(([path, text]) => wrongScript(path, text))).toEqual([]);
  });

  const constants = constantsOf(system);

  test('passes automatic proofreading', () => {
    expect(texts.flatMap(([path, text]) => faultsOf(path, text, constants))).toEqual([]);
  });

  test.each(system.calculators)('answers of $name pass automatic proofreading', (calculator) => {
    const expectNone = (en: unknown, ru: unknown) => expect(faultsOfAnswer(calculator, { en, ru }, constants)).toEqual([]);
    for (const example of calculator.examples) expectNone(draftIn(example, 'en'), draftIn(example, 'ru'));
    fc.assert(
      fc.property(questionsOf(calculator), (draft) => {
        expectNone(plainNames(calculator.input, draft, 'en'), plainNames(calculator.input, draft, 'ru'));
      }),
      { numRuns: runs(150) },
    );
  });

  test.each(system.calculators)('answers of $name have the same numbers in both languages', (calculator) => {
    const property = (draft: unknown) => {
      const [en, ru] = [answer(calculator, draft, 'en'), answer(calculator, draft, 'ru')];
      if (!en.ok || !ru.ok) return SKIPPED;
      en.value.steps.forEach(({ label, text }, at) => {
        const translated = ru.value.steps[at];
        expect(unlikeNumbers(label, { en: text, ru: translated?.text ?? '' })).toEqual([]);
        expect(wrongScript(label, { en: text, ru: translated?.text ?? '' })).toEqual([]);
      });
      expect(unlikeNumbers('summary', { en: en.value.summary, ru: ru.value.summary })).toEqual([]);
    };
    assertMostly(questionsOf(calculator), property, { numRuns: runs(150), share: 0.3 });
  });
});
