/** The list "Words that are not used" of CONTRIBUTING.md, and where a text or a name has one of them. */

/**
 * A word that is refused.
 * @typedef {object} Refused
 * @property {string} word in the notation of CONTRIBUTING.md
 * @property {string} instead what is written instead
 * @property {(name: string, file: string) => boolean} matchesName whether it is refused as a name in a file
 * @property {(text: string) => readonly string[]} find all occurrences in a text
 */

/** Phrases of games that contain refused words. */
const GAME_TERMS = /house rules?|full house|great houses?|(?:each|their) house\b|printed (damage|value|figure|card|armor|skill)s?/gi;
/** Quotations and code may contain refused words. */
const QUOTED = /`[^`\n]*`|“[^”]*”|«[^»]*»|"[^"\n]*"|\]\([^)\s]*\)|https?:\S+/g;

/** `keptAnswers`, `kept-answers` and `KEPT_ANSWERS` as `kept-answers`. @param {string} name */
const kebab = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[_ ]/g, '-')
    .toLowerCase();

/** A text as a part of a regular expression. @param {string} text */
export const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Pattern of a name, in which `*` is any number of words. @param {string} word */
const namePattern = (word) =>
  new RegExp(`^${kebab(word).split('*').map(escaped).join('.*').replaceAll(/\.\*-/g, '(?:.*-)?').replaceAll(/-\.\*/g, '(?:-.*)?')}$`);

/**
 * Pattern of a phrase in a text: "…" is up to five words.
 * @param {string} phrase
 * @param {string} ending pattern of what may follow the phrase within its last word
 */
const phrasePattern = (phrase, ending) =>
  new RegExp(String.raw`\b${escaped(phrase).replaceAll(/ ?… ?/g, String.raw`(?: [^\s.;:]+){1,5} `)}${ending}\b`, 'gi');

/**
 * @param {string} word in the notation of CONTRIBUTING.md: `name`, `name` of a folder, *phrase*, or a word for names and prose
 * @param {string} instead
 * @returns {Refused}
 */
function refused(word, instead) {
  const [, name, folder = ''] = /^`(.*)`(?: of (\S+))?$/.exec(word) ?? [];
  const [, phrase] = /^\*(.*)\*$/.exec(word) ?? [];
  const names = phrase === undefined ? namePattern(name ?? `*-${word}*`) : undefined;
  const plural = name === undefined && phrase === undefined ? namePattern(`*-${word}s*`) : undefined;
  const isConstant = name !== undefined && name === name.toUpperCase();
  const isWord = (/** @type {string} */ text) => names?.test(text) === true || plural?.test(text) === true;
  const pattern = name === undefined ? phrasePattern(phrase ?? word, phrase === undefined ? 's?' : '') : undefined;
  return {
    word,
    instead,
    matchesName: (given, file) => file.startsWith(folder) && (!isConstant || given === given.toUpperCase()) && isWord(kebab(given)),
    find: (text) => (pattern ? (text.match(pattern) ?? []) : []),
  };
}

/**
 * Lines of a section of CONTRIBUTING.md.
 * @param {string} document
 * @param {string} title
 */
export function sectionOf(document, title) {
  const [, section] = new RegExp(String.raw`^#+ ${escaped(title)}\n([\s\S]*?)(?=^#+ |$(?![\s\S]))`, 'm').exec(document) ?? [];
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no section “${title}”`);
  return section;
}

/**
 * Entries of the table "not | but".
 * @param {string} contributing
 * @returns {readonly Refused[]}
 */
export const refusedWords = (contributing) =>
  [...sectionOf(contributing, 'Words that are not used').matchAll(/^\| (.+?) \| (.+?) \|$/gm)]
    .slice(1)
    .flatMap(([, words = '', instead = '']) => words.split(', ').map((word) => refused(word, instead)));

/**
 * Refused words of a text, each as often as it occurs.
 * @param {string} text
 * @param {readonly Refused[]} words
 * @returns {readonly Refused[]}
 */
export function findRefused(text, words) {
  const open = text.replaceAll(QUOTED, '').replaceAll(GAME_TERMS, '').replaceAll(/\s+/g, ' ');
  return words.flatMap((word) => word.find(open).map(() => word));
}
