/** Parser of the command line. */
import { parseArgs } from 'node:util';
import { closest, FIRST_LANGUAGE, LANGUAGES, type Language, languageOf as languageNamed } from '@rangefinder/rules';

/** Parsed command line. */
export interface Options {
  readonly command: string | undefined;
  readonly parameters: readonly string[];
  readonly language: Language;
  readonly dryRun: boolean;
  readonly verbose: boolean;
  readonly replace: boolean;
  readonly strict: boolean;
  readonly prune: boolean;
  readonly help: boolean;
  readonly label: string | undefined;
  readonly note: string | undefined;
  readonly format: string | undefined;
  readonly output: string | undefined;
  readonly seed: string | undefined;
  readonly eras: string | undefined;
  readonly types: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly keep: string | undefined;
  readonly pause: string | undefined;
  /** Sources whose entries are exported, separated by commas. */
  readonly source: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  verbose: { type: 'boolean' },
  replace: { type: 'boolean' },
  strict: { type: 'boolean' },
  prune: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  language: { type: 'string' },
  label: { type: 'string' },
  note: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string' },
  seed: { type: 'string' },
  eras: { type: 'string' },
  types: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  keep: { type: 'string' },
  pause: { type: 'string' },
  source: { type: 'string' },
} as const;

/** Parses the command line; returns the error message of Node if it is invalid. */
export function readOptions(args: readonly string[], environment: Environment): Options | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [command, ...parameters] = positionals;
    const { 'dry-run': dryRun = false, verbose = false, replace = false, help = false, strict = false, prune = false, ...rest } = values;
    const { label, note, format, output, seed, eras, types, from, to, keep, pause, source } = rest;
    if (values.language !== undefined && !languageNamed(values.language)) return unknownLanguage(values.language);
    const language = languageOf(values.language, environment);
    return {
      ...{ command, parameters, language, dryRun, verbose, replace, strict, prune, help },
      ...{ label, note, format, output, seed, eras, types, from, to, keep, pause, source },
    };
  } catch (error) {
    return withOptionMeant(error instanceof Error ? error.message : String(error));
  }
}

const unknownLanguage = (given: string): string => `--language: given "${given}"; allowed: ${LANGUAGES.join(', ')}`;

/** Adds the option that an unknown one probably means to the message of Node. */
function withOptionMeant(message: string): string {
  const [, given] = /'(--[^' ]*)/.exec(message) ?? [];
  const options = Object.keys(OPTIONS).map((name) => `--${name}`);
  const meant = given === undefined || options.includes(given) ? undefined : closest(given, options);
  return meant ? `${given}: no such option; did you mean ${meant}?` : message;
}

/** The given language, otherwise that of the system. */
export function languageOf(option: string | undefined, { LC_ALL, LC_MESSAGES, LANG }: Environment): Language {
  return languageNamed(option) ?? languageNamed(LC_ALL || LC_MESSAGES || LANG) ?? FIRST_LANGUAGE;
}
