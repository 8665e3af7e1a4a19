/** Runs a command line and returns its output and exit code. */
import { readFileSync } from 'node:fs';
import { calculatorsFor } from '@rangefinder/questions';
import {
  type AnyCalculator,
  calculatorBy,
  inLanguage,
  type Language,
  outline,
  questionName,
  SLUGS,
  type Slug,
  systems,
} from '@rangefinder/rules';
import { type Environment, isKnown, type Query, readCommand } from './arguments.js';
import { answered } from './ask.js';
import { printed, tableOf } from './print.js';
import { HELP, SAYS } from './words.js';

/** Output of a command line. */
export interface Ran {
  readonly out: string;
  readonly err: string;
  /** 1 if there is no answer. */
  readonly code: 0 | 1;
}

const MAX_RESULTS = 8;
const WIDTH = 100;

const success = (out: string, err = ''): Ran => ({ out, err, code: 0 });
const failed = (err: string): Ran => ({ out: '', err, code: 1 });

/**
 * Runs a command line.
 * @param width columns of the terminal
 * @example (await run(['dice', 'expression=2d6', '--offline'], {})).out // '2d6: on average 7 …'
 */
export async function run(words: readonly string[], environment: Environment, width = WIDTH): Promise<Ran> {
  const command = readCommand(words, environment);
  switch (command.kind) {
    case 'version':
      return success(versionOf());
    case 'wrong':
      return failed(
        (command.allowed ? SAYS.notAllowed(command.given, command.allowed) : SAYS.wrong(command.given, command.meant))[command.language],
      );
    case 'help':
      return help(command.question, command.language, width);
    case 'list':
      return success(calculatorsOf(command.system, command.language, width));
    case 'ask':
      return answerTo(command, width);
  }
}

async function answerTo(query: Query, width: number): Promise<Ran> {
  const outcome = await answered(query);
  if (outcome.ok) return success(printed(outcome.answer, query, width), outcome.note);
  return outcome.isMissing && !isKnown(query.question) ? help(query.question, query.language, width) : failed(outcome.message);
}

/** Calculators of a rule set, with a hint on usage. */
function calculatorsOf(slug: string, language: Language, width: number): string {
  const calculators = systems.find((system) => system.slug === slug)?.calculators ?? [];
  return `${tableOf(
    calculators.map((calculator) => rowOf(calculator, language)),
    width,
    language,
  )}\n\n${SAYS.goOn(slug)[language]}`;
}

const rowOf = (calculator: AnyCalculator, language: Language) => ({
  calculator: questionName(calculator).replace('/', ' '),
  title: inLanguage(calculator.title, language),
});

function help(question: string | undefined, language: Language, width: number): Ran {
  if (question === undefined) return success(HELP[language]);
  const calculator = calculatorBy(question);
  if (calculator) return success(outline(calculator, language));
  const [first = '', ...rest] = question.split('/');
  const slug = SLUGS.find((one) => one === first);
  const near = found((slug ? rest : [first, ...rest]).join(' ').replaceAll('-', ' '), language, width, slug);
  return failed([SAYS.unknown(question)[language], ...(near ? [SAYS.near[language], near] : [])].join('\n'));
}

/** Calculators that match a question in words, best first. */
function found(words: string, language: Language, width: number, slug?: Slug): string | undefined {
  const hits = calculatorsFor(words, slug).slice(0, MAX_RESULTS);
  if (hits.length === 0) return undefined;
  return tableOf(
    hits.map((calculator) => rowOf(calculator, language)),
    width,
    language,
  );
}

const versionOf = (): string => JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
