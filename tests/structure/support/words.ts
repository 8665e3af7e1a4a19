/** The lists of CONTRIBUTING.md, "Names and words": words that are not used, and terms that lead somewhere. */
import type { Located, SourceText } from './source-text.js';

/** A word that is refused, and what is written instead. */
export interface Refused {
  /** In the notation of CONTRIBUTING.md. */
  readonly word: string;
  readonly instead: string;
  /** Whether it is refused as a name in a file. */
  matchesName(name: string, file: string): boolean;
  /** All occurrences in a text. */
  find(text: string): readonly string[];
}

/** Phrases of games that contain refused words. */
const GAME_TERMS = /house rules?|full house|great houses?|(?:each|their) house\b|printed (damage|value|figure|card|armor|skill)s?/gi;
/** Quotations and code may contain refused words. */
const QUOTED = /`[^`\n]*`|“[^”]*”|«[^»]*»|"[^"\n]*"|\]\([^)\s]*\)|https?:\S+/g;

/** `keptAnswers`, `kept-answers` and `KEPT_ANSWERS` as `kept-answers`. */
const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[_ ]/g, '-')
    .toLowerCase();

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Pattern of a name, in which `*` is any number of words. */
const namePattern = (word: string): RegExp =>
  new RegExp(`^${kebab(word).split('*').map(escaped).join('.*').replaceAll(/\.\*-/g, '(?:.*-)?').replaceAll(/-\.\*/g, '(?:-.*)?')}$`);

/** Pattern of a phrase in a text: "…" is up to five words. @param ending pattern of what may follow the phrase within its last word */
const phrasePattern = (phrase: string, ending: string): RegExp =>
  new RegExp(String.raw`\b${escaped(phrase).replaceAll(/ ?… ?/g, String.raw`(?: [^\s.;:]+){1,5} `)}${ending}\b`, 'gi');

/** @param word in the notation of CONTRIBUTING.md: `name`, `name` of a folder, *phrase*, or a word for names and prose */
function refused(word: string, instead: string): Refused {
  const [, name, folder = ''] = /^`(.*)`(?: of (\S+))?$/.exec(word) ?? [];
  const [, phrase] = /^\*(.*)\*$/.exec(word) ?? [];
  const names = phrase === undefined ? namePattern(name ?? `*-${word}*`) : undefined;
  const plural = name === undefined && phrase === undefined ? namePattern(`*-${word}s*`) : undefined;
  const isConstant = name !== undefined && name === name.toUpperCase();
  const isWord = (text: string): boolean => names?.test(text) === true || plural?.test(text) === true;
  const pattern = name === undefined ? phrasePattern(phrase ?? word, phrase === undefined ? 's?' : '') : undefined;
  return {
    word,
    instead,
    matchesName: (given, file) => file.startsWith(folder) && (!isConstant || given === given.toUpperCase()) && isWord(kebab(given)),
    find: (text) => (pattern ? (text.match(pattern) ?? []) : []),
  };
}

/** Lines of a section of a document. */
function sectionOf(document: string, title: string): string {
  const [, section] = new RegExp(String.raw`^#+ ${escaped(title)}\n([\s\S]*?)(?=^#+ |$(?![\s\S]))`, 'm').exec(document) ?? [];
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no section “${title}”`);
  return section;
}

/** Entries of the table "not | but". */
export const refusedWords = (contributing: string): readonly Refused[] =>
  [...sectionOf(contributing, 'Words that are not used').matchAll(/^\| (.+?) \| (.+?) \|$/gm)]
    .slice(1)
    .flatMap(([, words = '', instead = '']) => words.split(', ').map((word) => refused(word, instead)));

/** Entries of the list of terms. */
export const standardTerms = (contributing: string): readonly string[] =>
  [...sectionOf(contributing, 'Terms that lead somewhere').matchAll(/^- (.+)$/gm)].flatMap(([, terms = '']) => terms.split(', '));

/** Refused words of a file. */
export function complaintsOf({ names, prose }: SourceText, words: readonly Refused[]): readonly (Located & { readonly word: string })[] {
  const inNames = names.flatMap((name) =>
    words.filter(({ matchesName }) => matchesName(name.text, name.file)).map(({ word }) => ({ ...name, word })),
  );
  const inProse = prose.flatMap((each) => {
    const text = each.text.replaceAll(QUOTED, '').replaceAll(GAME_TERMS, '').replaceAll(/\s+/g, ' ');
    return words.flatMap(({ word, find }) => find(text).map(() => ({ ...each, word })));
  });
  return [...inNames, ...inProse];
}

/** Pattern of a term in a file name, an identifier or a phrase. */
export const termPattern = (term: string): RegExp => new RegExp(escaped(term).replaceAll(/[ -]/g, '[ _-]?'), 'i');
