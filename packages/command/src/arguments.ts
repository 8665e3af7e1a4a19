/** Parses the command line: `alpha-strike target-number skill=3 inches=2`. Neither sends nor prints anything. */
import { parseArgs } from 'node:util';
import { calculators, lookups } from '@rangefinder/client';
import { calculatorLike, closest, type Language, languageOf, questionName, systems, type Text } from '@rangefinder/rules';
import { ALLOWED } from './words.js';

/** A typed value with its name: `targets.0.dice=2`, `targets=[{"dice":2}]`. */
export type Typed = readonly [name: string, text: string];

/** An argument with the text of a file. */
interface FileArgument {
  readonly name: string;
  readonly path: string;
  /** Fields of the answer that the terminal shows. */
  readonly fields: readonly string[];
}

/** A question, and the form of its answer. */
export interface Query {
  readonly kind: 'ask';
  /** Path of the question below `/v1/`. */
  readonly question: string;
  readonly typed: readonly Typed[];
  /** File whose text is an argument; `-` for the standard input. */
  readonly file?: FileArgument | undefined;
  readonly language: Language;
  /** Address of the service; undefined if none was given. */
  readonly api: string | undefined;
  /** Uses the built-in engine instead of a service. */
  readonly offline: boolean;
  readonly show: 'sentence' | 'full' | 'json';
}

/** A parsed command line. */
export type Command =
  | Query
  | { readonly kind: 'help'; readonly question: string | undefined; readonly language: Language }
  | { readonly kind: 'list'; readonly system: string; readonly language: Language }
  | { readonly kind: 'version' }
  | {
      readonly kind: 'wrong';
      readonly given: string;
      readonly meant?: string | undefined;
      readonly allowed?: Text | undefined;
      readonly language: Language;
    };

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

const ADDRESSES: readonly string[] = [
  ...Object.values(calculators).flatMap((table) => Object.values<string>(table)),
  ...Object.values(lookups),
];

/** The question in a player’s own words. It needs no name: `rangefinder "skill 4 at 24 inches"`. */
export const IN_WORDS = 'ask';
/** Questions with a text, which needs no name: `dice 2d6`, `search partial cover`. */
const SPOKEN: Readonly<Record<string, string>> = { [IN_WORDS]: 'text', dice: 'expression', search: 'text', units: 'query' };

const ID = '{id}';

/** Questions about a file: `forces read lance.mul`. The fields are those of a terminal. */
const OF_FILES: Readonly<Record<string, Pick<FileArgument, 'name' | 'fields'>>> = {
  'forces/read': {
    name: 'text',
    fields: [
      ...['format', 'name', 'points', 'unread'],
      ...['line', 'unit.name', 'count', 'pilot', 'skill', 'points', 'damage', 'destroyed', 'match', 'leftOut'].map(
        (field) => `units.${field}`,
      ),
    ],
  },
};

/** Whether this version knows such a question or such entries. */
export const isKnown = (question: string): boolean =>
  ADDRESSES.some((address) => address === question || (address.endsWith(ID) && question.startsWith(address.slice(0, -ID.length))));

const OPTIONS = {
  api: { type: 'string' },
  full: { type: 'boolean', short: 'f' },
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
  offline: { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
} as const;

const NAME = /^[\w.-]+=/;
const WORD = /^[a-z0-9][a-z0-9-]*$/i;

/** A quoted text, or a character other than a blank. */
const PART = /"(?:[^"\\]|\\.)*"|[^\s"]/g;

/** Words of one text. Quotation marks keep blanks together (`preset="a b"`); within brackets they belong to JSON and stay. */
function split(text: string): readonly string[] {
  const words: string[] = [];
  let word = '';
  let depth = 0;
  let end = 0;
  for (const { 0: part, index } of text.matchAll(PART)) {
    if (index > end && depth === 0) {
      words.push(word);
      word = '';
    }
    if ('[{'.includes(part)) depth++;
    else if (']}'.includes(part)) depth = Math.max(0, depth - 1);
    word += part.startsWith('"') && depth === 0 ? part.slice(1, -1) : part;
    end = index + part.length;
  }
  return [...words, word].filter((one) => one !== '');
}

/** Language of the system, from its POSIX locale variables. `machineLanguage({ LANG: 'ru_RU.UTF-8' })` is `ru`. */
export const machineLanguage = ({ LC_ALL, LC_MESSAGES, LANG }: Environment): Language => languageOf(LC_ALL || LC_MESSAGES || LANG) ?? 'en';

/** Parses the words of a command line; one quoted word may contain all of them. `readCommand(['dice', 'expression=2d6'], {})` */
export function readCommand(words: readonly string[], environment: Environment): Command {
  try {
    return commandOf(parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS }), environment);
  } catch (error) {
    const given = optionIn((error as Error).message);
    const language = machineLanguage(environment);
    const option = OPTIONS[given.slice('--'.length) as keyof typeof OPTIONS];
    if (option) return { kind: 'wrong', given, allowed: option.type === 'string' ? ALLOWED.value : ALLOWED.noValue, language };
    return { kind: 'wrong', given, meant: optionMeant(given), language };
  }
}

/** The unknown option in Node's message, whose advice is for programmers. */
const optionIn = (message: string): string => /'(-[^' ]*)/.exec(message)?.[1] ?? message;

/** The nearest option, else a field: `skill=…` for `--skill`. */
const optionMeant = (given: string): string | undefined =>
  closest(
    given,
    Object.keys(OPTIONS).map((name) => `--${name}`),
  ) ?? (/^--\w/.test(given) ? `${given.slice('--'.length)}=…` : undefined);

function commandOf(
  { values, positionals }: ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>,
  environment: Environment,
): Command {
  const parts = positionals.length === 1 ? split(positionals[0] ?? '') : positionals;
  const typed = parts
    .filter((word) => NAME.test(word))
    .map((word): Typed => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]);
  const names = parts.filter((word) => !NAME.test(word));
  const requested = values.lang ?? typed.find(([name]) => name === 'lang')?.[1];
  const language = languageOf(requested) ?? machineLanguage(environment);
  if (values.version) return { kind: 'version' };
  if (requested !== undefined && !languageOf(requested))
    return { kind: 'wrong', given: `lang=${requested}`, allowed: ALLOWED.language, language };
  const system = names.length === 1 && typed.length === 0 ? systems.find(({ slug }) => bare(slug) === bare(names[0] ?? '')) : undefined;
  if (system) return { kind: 'list', system: system.slug, language };
  const { question, spoken, file, isEntry = false } = isSentence(positionals, names) ? inWords(positionals) : questionIn(names);
  const [first = ''] = names;
  if (values.help || parts.length === 0)
    return { kind: 'help', question: names.length > 0 && !isExplained(first) ? question : undefined, language };
  if (names.length === 1 && typed.length === 0 && entriesOf(first)) return { kind: 'wrong', given: first, allowed: ALLOWED.id, language };
  const isNamed =
    isEntry || file !== undefined || ((spoken.length > 0 || names.length <= 2) && question.split('/').every((part) => WORD.test(part)));
  if (!isNamed) return { kind: 'wrong', given: parts.join(' '), language };
  const api = (values.api ?? (environment.RANGEFINDER_URL || undefined))?.replace(/\/+$/, '');
  if (api !== undefined && !/^https?:\/\/./.test(api))
    return {
      kind: 'wrong',
      given: values.api === undefined ? `RANGEFINDER_URL=${api}` : `--api ${api}`,
      allowed: ALLOWED.address,
      language,
    };
  return {
    kind: 'ask',
    question,
    typed: [...typed.filter(([name, text]) => name !== 'lang' && text !== 'null'), ...spoken],
    file,
    language,
    api,
    offline: values.offline ?? false,
    show: values.json ? 'json' : values.full ? 'full' : 'sentence',
  };
}

interface SpokenQuestion {
  readonly question: string;
  readonly spoken: readonly Typed[];
  readonly file?: FileArgument | undefined;
  /** The question is about an entry, which may be given by its name. */
  readonly isEntry?: boolean;
}

const inWords = (words: readonly string[]): SpokenQuestion => ({ question: IN_WORDS, spoken: [['text', words.join(' ')]] });

/** Words of a sentence: no command has so many. */
const MIN_SENTENCE_WORDS = 3;

/** Whether the words are a question in plain language, not the name of a command or calculator. */
function isSentence(positionals: readonly string[], names: readonly string[]): boolean {
  const [first = ''] = names;
  if (Object.hasOwn(SPOKEN, first) || isLookup(first) || names.length < positionals.length) return false;
  const isKnownGame = systems.some(({ slug }) => bare(slug) === bare(first));
  const isCalculator = ADDRESSES.some((address) => bare(address) === bare(names.slice(0, 2).join('/')));
  return !isCalculator && (names.length >= MIN_SENTENCE_WORDS || DICE.test(first) || (!isKnownGame && /\P{ASCII}/u.test(first)));
}

/** The beginning of dice: `2d6+1`, `(d6`. */
const DICE = /^\(*\d*d\d/i;

/** The address of entries that have an id, by the name of one: `units/{id}` for `unit`. */
const entriesOf = (name: string): string | undefined =>
  Object.entries<string>(lookups).find(([one, address]) => bare(one) === bare(name) && address.endsWith(ID))?.[1];

/** Whether the general help explains a word, since it names no calculator. */
const isExplained = (name: string): boolean =>
  Object.hasOwn(SPOKEN, name) || isLookup(name) || Object.keys(OF_FILES).some((address) => address.startsWith(`${name}/`));

const isLookup = (name: string): boolean => Object.keys(lookups).some((one) => bare(one) === bare(name));

/** Question and argument in the words without an equals sign. */
function questionIn(names: readonly string[]): SpokenQuestion {
  const [first = '', ...others] = names;
  const argument = SPOKEN[first];
  // An id has a slash, a text for units has none.
  if (argument && others.length > 0 && !/^[\w-]+\//.test(others[0] ?? ''))
    return { question: first, spoken: [[argument, others.join(' ')]] };
  const [second, path] = others;
  const ofFile = OF_FILES[`${first}/${second}`];
  if (ofFile && path !== undefined && others.length === 2) return { question: `${first}/${second}`, spoken: [], file: { ...ofFile, path } };
  const entry = entriesOf(first);
  if (entry && others.length > 0) return { question: entry.replace(ID, idOf(others)), spoken: [], isEntry: true };
  return { question: addressOf(names.join('/')), spoken: [] };
}

/** An id, whose rule set may be a word of its own, or a name: `alpha-strike atlas-as7-d`, `Atlas AS7-D`. */
const idOf = ([first = '', ...others]: readonly string[]): string =>
  systems.some(({ slug }) => slug === first) ? [first, ...others].join('/') : [first, ...others].join(' ');

const bare = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** Path of a name in any spelling, of a calculator also without its rule set; any other name may be the path of an entry. */
function addressOf(name: string): string {
  const calculator = calculatorLike(name);
  return ADDRESSES.find((address) => bare(address) === bare(name)) ?? (calculator ? questionName(calculator) : name);
}
