/** Looks up the entries of a catalog that a text names. */
import { wordsOf } from '@rangefinder/rulebook/search';
import type { Slug } from '@rangefinder/rules';
import type { AnswerSource, MaybePromise } from '../answer-source.js';
import type { QuestionText } from '../kinds/answer-kinds.js';
import { describesOne, isOnlyConditions, isPrecise, type UnitWords } from '../kinds/units.js';
import type { NamedEntry } from '../reading.js';
import { JOINING } from '../text/word-lists.js';
import { takesUnits } from '../vocabulary.js';
import {
  asksForCard,
  capitalWords,
  isNameAlone,
  mayBeNameOf,
  partsOfName,
  possibleNames,
  standsAsName,
  variantsIn,
  wordsOfPair,
} from './possible-names.js';

/** Names of a text that are looked up. */
export const MAX_NAMES = 6;

/** A text without the name of its game, and that game. */
export interface SearchedText extends QuestionText {
  readonly system: Slug | undefined;
}

/** The entries that a text names, and those whose names it misspells. */
export interface FoundEntries {
  readonly named: readonly NamedEntry[];
  readonly corrected: readonly NamedEntry[];
}

/** Looks up the names in a text. What no entry has as a whole may be several names, or a misspelled one. */
export async function entriesIn({ text, system, words }: SearchedText, { entries, unitWords }: AnswerSource): Promise<FoundEntries> {
  if (!entries) return { named: [], corrected: [] };
  const withConditions = nameWithConditions(words);
  const names = [...new Set([...withConditions, ...possibleNames(text, system)])].slice(0, MAX_NAMES);
  const capitals = capitalWords(text).filter((word) => !names.some((name) => name.includes(word)));
  const meansConditions = (words: UnitWords | undefined): boolean => words !== undefined && isOnlyConditions(words);
  const wanted = [...names, ...capitals].filter((name) => !meansConditions(unitWords?.(name))).slice(0, MAX_NAMES);
  if (wanted.length === 0) return { named: [], corrected: [] };
  const whole = withoutHalves(names, withConditions, withoutParts(text, await entries(wanted, system))).filter(
    (entry) => (names.includes(entry.text) || isOfOneWord(entry)) && mayBeNameOf(entry.text, entry.title),
  );
  const isIn = (found: readonly NamedEntry[], name: string): boolean => found.some((entry) => entry.text.includes(name));
  const parts = names.filter((name) => !isIn(whole, name)).flatMap(partsOfName);
  const others = [...new Set(parts)].filter((part) => !isIn(whole, part)).slice(0, MAX_NAMES);
  const named = others.length === 0 ? whole : [...whole, ...(await entries(others, system))];
  const hasConditions = (words?.conditions ?? '') !== '';
  const like = [...names, ...others].filter(
    (name) =>
      !isIn(named, name) &&
      (standsAsName(text, name) || (named.length === 0 && !hasConditions && (isNameAlone(text, name) || asksForCard(text)))),
  );
  const corrected = like.length === 0 ? [] : await entries(like, system, true);
  return { named: ofOneUnit(text, await inVariants(text, named, (some) => entries(some, system))), corrected };
}

/** Names of units that are looked up with a variant. */
const MAX_VARIED = 2;

/** Entries in the variant that the text names apart from them: “Atlas, the D-DC command version”. */
async function inVariants(
  text: string,
  named: readonly NamedEntry[],
  lookUp: (names: readonly string[]) => MaybePromise<readonly NamedEntry[]>,
): Promise<readonly NamedEntry[]> {
  const [variant, ...further] = variantsIn(text).filter((one) => !named.some((entry) => entry.text.includes(one)));
  const units = named.filter((entry) => entry.kind === 'unit' && !isPrecise(entry)).slice(0, MAX_VARIED);
  if (variant === undefined || further.length > 0 || units.length === 0) return named;
  const found = await lookUp(units.map((entry) => `${entry.text} ${variant}`));
  return named.map((entry) => {
    const varied = found.find((one) => one.text === `${entry.text} ${variant}`);
    return varied ? { ...varied, text: entry.text, variant } : entry;
  });
}

/**
 * Of a text that describes one unit, its entry: the one with a variant or a code, else those with a whole name or several words of one.
 * Single words are in names by chance, unless the text joins them to a name: “Atlas and Bashkir”.
 */
function ofOneUnit(text: string, named: readonly NamedEntry[]): readonly NamedEntry[] {
  if (!describesOne(text, named)) return named;
  const precise = named.filter(isPrecise);
  if (precise.length > 0) return precise;
  if (wordsOf(text).some((word) => JOINING.has(word))) return named;
  const whole = named.filter(({ text: name, isPartOfName }) => isPartOfName !== true || name.includes(' '));
  return whole.length > 0 ? whole : named;
}

/** What a text says next to conditions, if that may be a name: “locust” of “fastest locust”. */
const nameWithConditions = (words: UnitWords | undefined): readonly string[] =>
  words !== undefined && words.conditions !== '' && NAME_ALONE.test(words.text) ? [words.text] : [];
const NAME_ALONE = /^\p{L}{4,}(?: [\p{L}\d-]+){0,2}$/u;

/**
 * Entries without those of one word of two: “tmber wolf” is no wolf, while “atlas locust” names two units.
 * @param sure names that are no such word
 */
function withoutHalves(names: readonly string[], sure: readonly string[], entries: readonly NamedEntry[]): readonly NamedEntry[] {
  const isFound = (word: string): boolean => entries.some((entry) => entry.text === word);
  // “Hunchback shoots” is no name of two words.
  const pairs = names.map(wordsOfPair).filter((pair) => pair.every((word) => names.includes(word)));
  const halves = new Set(pairs.filter((pair) => !pair.every(isFound)).flat());
  return entries.filter((entry) => !halves.has(entry.text) || entry.isPartOfName === false || sure.includes(entry.text));
}

/** Entries without those whose name in the text is a part of a longer one: “clone” of “light assault clone infantry”. */
function withoutParts(text: string, entries: readonly NamedEntry[]): readonly NamedEntry[] {
  const standsAlone = (name: string): boolean =>
    entries.every((other) => other.text === name || !other.text.includes(name) || text.replaceAll(other.text, ' ').includes(name));
  return entries.filter((entry) => standsAlone(entry.text));
}

/** Whether a word may be all of the name of a unit that a calculator takes. It may be in another script. */
const isOfOneWord = ({ kind, title, system }: NamedEntry): boolean => kind === 'unit' && !title.includes(' ') && takesUnits(system);
