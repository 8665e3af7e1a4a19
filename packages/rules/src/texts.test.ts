/** Both languages say the same: the same numbers, each in the script of its language. */
import { describe, expect, test } from 'vitest';
import { answer } from './calculator/answer.js';
import { systems } from './index.js';
import { questionsOf } from './testing/arbitraries.js';
import { assertMostly, SKIPPED } from './testing/mostly.js';
import { unlikeNumbers, wrongScript } from './testing/twins.js';
import { textsIn } from './testing/wording.js';

describe.each(systems.map((system) => ({ slug: system.slug, system })))('$slug', ({ system }) => {
  const texts = [...textsIn(system)];

  test('has the same numbers in both languages', () => {
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.flatMap(([path, text]) => unlikeNumbers(path, text))).toEqual([]);
  });

  test('writes each language in its script', () => {
    expect(texts.flatMap(([path, text]) => wrongScript(path, text))).toEqual([]);
  });

  test.each(system.calculators)('$name words the same numbers in both languages', (calculator) => {
    const property = (draft: unknown) => {
      const [en, ru] = [answer(calculator, draft, 'en'), answer(calculator, draft, 'ru')];
      if (!en.ok || !ru.ok) return SKIPPED;
      en.value.steps.forEach(({ label, text }, at) => {
        const twin = ru.value.steps[at];
        expect(unlikeNumbers(label, { en: text, ru: twin?.text ?? '' })).toEqual([]);
        expect(wrongScript(label, { en: text, ru: twin?.text ?? '' })).toEqual([]);
      });
      expect(unlikeNumbers('summary', { en: en.value.summary, ru: ru.value.summary })).toEqual([]);
    };
    assertMostly(questionsOf(calculator), property, { numRuns: 150, share: 0.3 });
  });
});
