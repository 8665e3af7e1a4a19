/** The chat command: `alpha-strike target-number skill=3 inches=2` → one sentence. Words in, text out; nothing is asked or printed here. */
import { parseArgs } from 'node:util';
import { calculators, EXAMPLE, lookups } from './generated/questions.js';

/** What a command line asks for. */
export type Command =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'ask';
      /** Address of the question behind `/v1/`. */
      readonly question: string;
      /** Parameters of REST, as they were typed. */
      readonly parameters: Readonly<Record<string, string>>;
      readonly json: boolean;
      readonly api: string;
    }
  | { readonly kind: 'wrong'; readonly message: string };

const DEFAULT_API = 'http://localhost:4000';

const ADDRESSES: readonly string[] = [
  ...Object.values(calculators).flatMap((table) => Object.values<string>(table)),
  ...Object.values(lookups),
];

export const HELP = `rangefinder "<rule set> <calculator> name=value …" [--json] [--api=URL]

  rangefinder "${EXAMPLE}"
  rangefinder "dice expression=3d6kh2 lang=RU" --json

Rule sets: ${[...new Set(ADDRESSES.flatMap((address) => /^([^{]+)\/[^{]+$/.exec(address)?.[1] ?? []))].join(', ')}.
Prints the sentence; --json prints the whole answer. Names are those of REST (see /openapi.json of the service).
The service is at --api, else at RANGEFINDER_URL, else at ${DEFAULT_API}.`;

const NAME = /^[\w.-]+=/;
const WORD = /^[a-z0-9][a-z0-9-]*$/i;

/** Quotes keep blanks together: `preset="a b"`. */
const split = (text: string): string[] => (text.match(/(?:[^\s"]|"[^"]*")+/g) ?? []).map((word) => word.replaceAll('"', ''));

/** Reads the words of a command line; one quoted word may hold all of them. `readCommand(['dice', 'expression=2d6'], {})` */
export function readCommand(words: readonly string[], environment: { readonly RANGEFINDER_URL?: string | undefined }): Command {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, help: { type: 'boolean' }, api: { type: 'string' } },
    });
    const said = positionals.length === 1 ? split(positionals[0] ?? '') : positionals;
    if (values.help || said.length === 0) return { kind: 'help' };
    const api = (values.api ?? environment.RANGEFINDER_URL ?? DEFAULT_API).replace(/\/+$/, '');
    return question(said, api, values.json ?? false);
  } catch (error) {
    return { kind: 'wrong', message: (error as Error).message };
  }
}

function question(said: readonly string[], api: string, json: boolean): Command {
  const names = said.filter((word) => !NAME.test(word));
  const wrong = names.find((name) => !name.split('/').every((part) => WORD.test(part)));
  if (wrong !== undefined || names.length === 0 || names.length > 2) {
    return { kind: 'wrong', message: `${wrong ?? names.join(' ')}: expected a rule set and a calculator, then name=value` };
  }
  const typed = said.filter((word) => NAME.test(word)).map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]);
  const parameters = Object.fromEntries(typed.filter(([, text]) => text !== 'null'));
  return { kind: 'ask', question: addressOf(names.join('/')), parameters, json, api };
}

const bare = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** The address that a name means, in camel case or kebab case; what is none may be the address of an entry. */
const addressOf = (name: string): string => ADDRESSES.find((address) => bare(address) === bare(name)) ?? name;

/** What is printed of an answer: its sentence where it has one, else all of it. */
export function printed(answer: unknown, json: boolean): string {
  const summary = typeof answer === 'object' && answer !== null && 'summary' in answer ? answer.summary : undefined;
  return !json && typeof summary === 'string' ? summary : JSON.stringify(answer, null, 2);
}
