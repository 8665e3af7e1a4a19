/** The chat command: `alpha-strike target-number skill=3 inches=2` → one sentence. Words in, text out; nothing is read or printed here. */

/** What a command line asks for. */
export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'ask'; readonly path: string; readonly parameters: URLSearchParams; readonly json: boolean; readonly api: string }
  | { readonly kind: 'wrong'; readonly message: string };

const DEFAULT_API = 'http://localhost:4000';

export const HELP = `rangefinder "<rule set> <calculator> name=value …" [--json] [--api=URL]

  rangefinder "alpha-strike target-number skill=3 inches=2 targetMoved=JUMPED tmm=2"
  rangefinder "5150 damage weapon=rifle armor=light lang=RU"
  rangefinder "dice expression=3d6kh2" --json

Prints the sentence; --json prints the whole answer. Names are those of REST (see /openapi.json of the service).
The service is at --api, else at RANGEFINDER_URL, else at ${DEFAULT_API}.`;

const NAME = /^[\w.-]+=/;
const WORD = /^[a-z0-9][a-z0-9-]*$/i;

/** Quotes keep blanks together: `preset="a b"`. */
const split = (text: string): string[] => (text.match(/(?:[^\s"]|"[^"]*")+/g) ?? []).map((word) => word.replaceAll('"', ''));

/** Reads the words of a command line; one quoted word may hold all of them. `readCommand(['dice', 'expression=2d6'], {})` */
export function readCommand(words: readonly string[], environment: { readonly RANGEFINDER_URL?: string | undefined }): Command {
  const options = words.filter((word) => word.startsWith('--'));
  const strange = options.find((option) => option !== '--json' && option !== '--help' && !option.startsWith('--api='));
  if (strange !== undefined) return { kind: 'wrong', message: `${strange}: allowed are --json, --api=URL, --help` };
  const plain = words.filter((word) => !word.startsWith('--'));
  const said = plain.length === 1 ? split(plain[0] ?? '') : plain;
  if (options.includes('--help') || said.length === 0) return { kind: 'help' };
  return question(said, options, environment.RANGEFINDER_URL);
}

function question(said: readonly string[], options: readonly string[], fromEnvironment: string | undefined): Command {
  const [names, values] = [said.filter((word) => !NAME.test(word)), said.filter((word) => NAME.test(word))];
  const wrong = names.find((name) => !name.split('/').every((part) => WORD.test(part)));
  if (wrong !== undefined || names.length === 0 || names.length > 2) {
    return { kind: 'wrong', message: `${wrong ?? names.join(' ')}: expected a rule set and a calculator, then name=value` };
  }
  const api = options.find((option) => option.startsWith('--api='))?.slice('--api='.length) ?? fromEnvironment ?? DEFAULT_API;
  const parameters = new URLSearchParams(values.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
  return {
    kind: 'ask',
    path: `/v1/${names.map(kebab).join('/')}`,
    parameters,
    json: options.includes('--json'),
    api: api.replace(/\/+$/, ''),
  };
}

/** `targetNumber` → `target-number` */
const kebab = (name: string): string => name.replace(/[a-z][A-Z]/g, ([small, capital]) => `${small}-${capital}`).toLowerCase();

/** What is printed of an answer: its sentence where it has one, else all of it. */
export function printed(answer: unknown, json: boolean): string {
  const summary = typeof answer === 'object' && answer !== null && 'summary' in answer ? answer.summary : undefined;
  return !json && typeof summary === 'string' ? summary : JSON.stringify(answer, null, 2);
}
