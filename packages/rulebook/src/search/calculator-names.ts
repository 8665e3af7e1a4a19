/** Calculators by what a model calls them, and what to try where there is none of that name. */
import { type AnyCalculator, inLanguage, kebab, type Language, questionName, type Slug } from '@rangefinder/rules';
import { openCalculatorSearch } from './calculator-search.js';

let search: ReturnType<typeof openCalculatorSearch> | undefined;

/** Calculators that fit a question in words, best first. */
export function calculatorsFor(question: string, system: Slug | undefined, most: number): readonly AnyCalculator[] {
  // Made with the first question: most processes never hear one.
  search ??= openCalculatorSearch();
  return search(question, system)
    .slice(0, most)
    .map(({ calculator }) => calculator);
}

/** Some titles are questions. */
const sentence = (title: string): string => (/[.?!]$/.test(title) ? title : `${title}.`);

/** A line for a list. */
export const calculatorLine = (calculator: AnyCalculator, language: Language): string =>
  `calculator ${questionName(calculator)}: ${sentence(inLanguage(calculator.title, language))} ${inLanguage(calculator.about, language)}`;

const SUGGESTIONS = 4;

/** What is said where there is no such calculator. */
export function noCalculator(name: string, system: Slug | undefined, language: Language): readonly string[] {
  const near = calculatorsFor(kebab(name).replaceAll(/[/._-]+/g, ' '), system, SUGGESTIONS);
  return [`There is no calculator "${name}".`, ...near.map((calculator) => calculatorLine(calculator, language))];
}
