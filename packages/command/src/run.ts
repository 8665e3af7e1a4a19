/** One run of the command: words in, text and exit code out. */
import { readFileSync } from 'node:fs';
import { openCalculatorSearch } from '@rangefinder/rulebook/search';
import { calculatorBy, inLanguage, type Language, outline, questionName } from '@rangefinder/rules';
import { type Environment, readCommand, type Wish } from './arguments.js';
import { answered } from './ask.js';
import { printed, tableOf } from './print.js';
import { HELP, SAYS } from './words.js';

/** What is written where. */
export interface Ran {
  readonly out: string;
  readonly err: string;
  /** 1 when it was not answered. */
  readonly code: 0 | 1;
}

const MOST_FOUND = 8;
const WIDTH = 100;

const said = (out: string, err = ''): Ran => ({ out, err, code: 0 });
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
      return said(versionOf());
    case 'wrong':
      return failed(SAYS.wrong(command.given)[command.language]);
    case 'help':
      return help(command.question, command.language, width);
    case 'find':
      return said(found(command.words, command.language, width) ?? SAYS.nothing[command.language]);
    case 'ask':
      return asked(command, width);
  }
}

async function asked(wish: Wish, width: number): Promise<Ran> {
  const outcome = await answered(wish);
  return outcome.ok ? said(printed(outcome.answer, wish.show, width), outcome.note) : failed(outcome.message);
}

function help(question: string | undefined, language: Language, width: number): Ran {
  if (question === undefined) return said(HELP[language]);
  const calculator = calculatorBy(question);
  if (calculator) return said(outline(calculator, language));
  const near = found(question.replaceAll(/[/-]/g, ' '), language, width);
  return failed([SAYS.unknown(question)[language], ...(near ? [SAYS.near[language], near] : [])].join('\n'));
}

/** Calculators for a question in words, best first. */
function found(words: string, language: Language, width: number): string | undefined {
  const hits = openCalculatorSearch()(words, undefined).slice(0, MOST_FOUND);
  if (hits.length === 0) return undefined;
  const rows = hits.map(({ calculator }) => ({
    calculator: questionName(calculator).replace('/', ' '),
    title: inLanguage(calculator.title, language),
  }));
  return tableOf(rows, width);
}

const versionOf = (): string => JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
