/** Calculators by what a model calls them, and what to try where there is none of that name. */
import { type AnyCalculator, inLanguage, kebab, type Language, questionName, type Slug, systems } from '@rangefinder/rules';
import { openCalculatorSearch } from './calculator-search.js';

let search: ReturnType<typeof openCalculatorSearch> | undefined;

const known: ReadonlyMap<string, AnyCalculator> = new Map(
  systems.flatMap(({ calculators }) => calculators).map((calculator) => [questionName(calculator), calculator]),
);

/** Calculators that fit a question in words, best first. */
export function calculatorsFor(question: string, system: Slug | undefined, most: number): readonly AnyCalculator[] {
  // Made with the first question: most processes never hear one.
  search ??= openCalculatorSearch();
  return search(question, system)
    .slice(0, most)
    .map(({ calculator }) => calculator);
}

/**
 * By id, in any case, with underscores or in camel case; without its rule set where that is known.
 * @example calculatorNamed('targetNumber', 'alpha-strike')
 */
export function calculatorNamed(name: string, system: Slug | undefined): AnyCalculator | undefined {
  const spelled = name
    .trim()
    .split('/')
    .map((part) => kebab(part.replaceAll(/[\s_]+/g, '-')))
    .join('/')
    .toLowerCase();
  return known.get(spelled) ?? known.get(`${system}/${spelled}`);
}

/** Some titles are questions. */
const sentence = (title: string): string => (/[.?!]$/.test(title) ? title : `${title}.`);

/** A line for a list. */
export const calculatorLine = (calculator: AnyCalculator, language: Language): string =>
  `calculator ${questionName(calculator)}: ${sentence(inLanguage(calculator.title, language))} ${inLanguage(calculator.about, language)}`;

const SUGGESTIONS = 4;

/** What is said where there is no such calculator. */
export function noCalculator(name: string, system: Slug | undefined, language: Language): readonly string[] {
  const near = calculatorsFor(name.replaceAll(/[/_-]/g, ' '), system, SUGGESTIONS);
  return [`There is no calculator "${name}".`, ...near.map((calculator) => calculatorLine(calculator, language))];
}
