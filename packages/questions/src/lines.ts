/** Readings and calculators as lines of text, for assistants and terminals. */
import { type AnyCalculator, inLanguage, kebab, type Language, questionName, type Slug } from '@rangefinder/rules';
import type { AnsweredQuestion } from './ask.js';
import { MESSAGES } from './messages.js';
import { calculatorsFor } from './read.js';
import type { Reading } from './reading.js';

/** Some titles are questions. */
const sentence = (title: string): string => (/[.?!]$/.test(title) ? title : `${title}.`);

/** A line for a list. */
const calculatorLine = (calculator: AnyCalculator, language: Language): string =>
  `calculator ${questionName(calculator)}: ${sentence(inLanguage(calculator.title, language))} ${inLanguage(calculator.about, language)}`;

const MAX_SUGGESTIONS = 4;

/** The message for an unknown name of a calculator, with the calculators that may be meant. */
export function noCalculator(name: string, system: Slug | undefined, language: Language): readonly string[] {
  const near = calculatorsFor(kebab(name).replaceAll(/[/._-]+/g, ' '), system).slice(0, MAX_SUGGESTIONS);
  const place = system === undefined ? '' : ` in the rule set ${system}`;
  return [`There is no calculator "${name}"${place}.`, ...near.map((calculator) => calculatorLine(calculator, language))];
}

/**
 * The readings, each with its answer or what it lacks, then the results of the search.
 * @param isFull also arguments, assumptions and results
 */
export function questionLines({ readings, results }: AnsweredQuestion, language: Language, isFull = true): readonly string[] {
  const lines = readings.flatMap((reading) => [
    `${reading.question}: ${reading.summary}`,
    ...detailsOf(reading, language, isFull).map((detail) => `  ${detail}`),
  ]);
  return [...lines, ...(isFull ? results.map(({ kind, id, title, summary }) => `${kind.toLowerCase()} ${id}: ${title}. ${summary}`) : [])];
}

function detailsOf({ arguments: args, understood, assumed, unread, url }: Reading, language: Language, isFull: boolean): readonly string[] {
  const pairs = (values: readonly { readonly field: string; readonly value: unknown }[]): string =>
    values.map(({ field, value }) => `${field}=${typeof value === 'string' ? value : JSON.stringify(value)}`).join(', ');
  return [
    ...(isFull
      ? [`${MESSAGES.labels.arguments[language]}: ${JSON.stringify(args)}`]
      : understood.length > 0
        ? [`${MESSAGES.labels.understood[language]}: ${pairs(understood)}`]
        : []),
    ...(assumed.length > 0 ? [`${MESSAGES.labels.assumed[language]}: ${pairs(assumed)}`] : []),
    ...(unread.length > 0 ? [`${MESSAGES.labels.unread[language]}: ${unread.join(', ')}`] : []),
    ...(url === '' ? [] : [url]),
  ];
}
