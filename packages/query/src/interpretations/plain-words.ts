/**
 * Plain words as conditions: `clan heavy omni under 40 pv` means `tech:Clan size:3 special:OMNI pv<40`. Words without such a
 * meaning remain words of names.
 */

import { stemOf } from '@rangefinder/rulebook/search';
import { erasNamed, factionsNamed, namesOf } from '../availability/eras-and-factions.js';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import type { UnitFilter, UnitOrder } from '../filter/unit-filter.js';
import { parseQuery } from '../language/parse-query.js';
import { quotedValue } from '../language/quoted-value.js';
import { MAX_TERMS } from '../language/syntax-tree.js';
import { foldText } from '../text/fold.js';
import { SHAPE } from '../units/shape.js';
import { VOCABULARIES } from '../vocabulary/listed.js';

/** An interpreted text. */
export interface PlainWords {
  readonly text: string;
  readonly filter: UnitFilter;
  readonly conditions: string;
  /** The order that words ask for: the cheapest. */
  readonly order?: UnitOrder | undefined;
}

/** The condition that some words mean. */
interface Meaning {
  readonly length: number;
  readonly condition: string;
}

const MAX_PHRASE_WORDS = 9;

/** A number written together with its figure: `30pv`, `tmm3+`, `75-ton`. */
const FIGURE_NAMES = 'pv|pts?|points?|tmm|ton(?:s|ners?)?|ос|очков|мдц|тонн(?:ик|ики|ый|ые|ого|ых)?';
const JOINED_NUMBER = new RegExp(`(?<![\\p{L}\\d])(?:(\\d+\\+?)-?(${FIGURE_NAMES})|(${FIGURE_NAMES})(\\d+\\+?))(?![\\p{L}\\d])`, 'gu');

/** Marks around a word. Those behind it are tried from the first of a run only, so that a long run takes no quadratic time. */
const MARKS_AROUND = /^["(«]+|(?<![",;.?!)»])[",;.?!)»]+$/g;

/** A word of a text, and whether a comma or the like follows, which ends a phrase: “jump, 12 PV or less”. */
interface MarkedWord {
  readonly text: string;
  readonly endsPhrase: boolean;
}

const markedWordsIn = (text: string): readonly MarkedWord[] =>
  foldText(text)
    .replace(JOINED_NUMBER, (_, before = '', name = '', first = '', behind = '') => `${before || first} ${name || behind}`)
    .split(' ')
    .map((word) => ({ text: word.replace(MARKS_AROUND, ''), endsPhrase: ENDS_PHRASE.test(word) }))
    .filter((word) => word.text !== '');
const ENDS_PHRASE = /[,;.?!]$/;

const wordsIn = (text: string): readonly string[] => markedWordsIn(text).map((word) => word.text);

const VALUE = /^\d[\d.\-–/]*\+?$/;
const NUMBER = /\d+(?:\.\d+)?/g;

/** A word without its ending; numbers as `#`. */
const keyOfWord = (word: string): string =>
  VALUE.test(word) ? word.replaceAll('–', '-').replace(NUMBER, '#') : /^[\p{L}'’]+$/u.test(word) ? stemOf(word) : word;
const keyOf = (words: readonly string[]): string => words.map(keyOfWord).join(' ');

/** A word of a text. Its key is computed once, however many phrases the word is part of. */
interface Word {
  readonly text: string;
  readonly key: string;
  readonly isFiller: boolean;
  readonly endsPhrase: boolean;
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
const keyOfPhrase = (words: readonly Word[]): string => words.map(({ key }) => key).join(' ');

const ALL_PHRASES = VOCABULARIES.flatMap(({ phrases }) =>
  Object.entries(phrases).map(([phrase, query]) => [wordsIn(phrase), query] as const),
);
/** Words without a meaning of their own: `the`, `with`. */
const FILLERS: ReadonlySet<string> = new Set(ALL_PHRASES.flatMap(([words, query]) => (query === '' && words.length === 1 ? words : [])));
const withoutFillers = (words: readonly string[]): readonly string[] => words.filter((word) => !FILLERS.has(word));

/**
 * Conditions by phrase: whole phrases, then phrases without their fillers. `best` is what makes an order of `best armor`. Of two
 * phrases that differ in fillers, such as `# damage at long` and `for # damage at long`, the one with fewer has the meaning.
 */
const PHRASES: ReadonlyMap<string, string> = new Map([
  ...ALL_PHRASES.filter(([, query]) => !query.startsWith('sort:'))
    .map(([words, query]) => ({ words, told: withoutFillers(words), query }))
    .toSorted((a, b) => b.words.length - b.told.length - (a.words.length - a.told.length))
    .map(({ told, query }) => [keyOf(told), query] as const)
    .filter(([key]) => key !== ''),
  ...ALL_PHRASES.map(([words, query]) => [keyOf(words), query] as const),
]);
const NEGATIONS: ReadonlySet<string> = new Set(VOCABULARIES.flatMap(({ negations }) => negations));

/**
 * The conditions in a text; undefined where it has none, or more words than a query may have.
 * @example interpretPlainWords('davion centurion') // { text: 'centurion', filter: { faction: 'davion' }, conditions:
 *   'faction:davion' }
 */
export function interpretPlainWords(text: string): PlainWords | undefined {
  const words = markedWordsIn(text);
  if (words.length > MAX_TERMS) return undefined;
  const parts = withAlternatives(partsOf(words));
  const factions = parts.filter(({ condition }) => condition?.startsWith('faction:'));
  const isMeant = (part: Part): boolean => part.condition !== undefined && !(factions.length > 1 && isBareClan(part));
  const conditions = [...new Set(parts.filter(isMeant).map(({ condition }) => condition))].filter(Boolean);
  const query = parseQuery(conditions.join(' '));
  if (conditions.length === 0 || !query.ok) return undefined;
  const rest = parts.filter((part) => !isMeant(part)).flatMap(({ words }) => words);
  return { text: rest.join(' '), filter: query.value.filter, conditions: conditions.join(' '), order: query.value.order };
}

/**
 * The conditions that all words of a text mean; undefined where a word has no such meaning.
 * @example conditionsMeant('ECM') // 'special:ECM'
 */
export function conditionsMeant(text: string): string | undefined {
  const words = interpretPlainWords(text);
  return words?.text === '' ? words.conditions : undefined;
}

/**
 * A text without the words that mean nothing: `variants` of `archer variants`; undefined where it has none of them, or only such.
 */
export function withoutSmallWords(text: string): string | undefined {
  const words = wordsIn(text);
  const told = withoutFillers(words);
  return told.length === 0 || told.length === words.length ? undefined : told.join(' ');
}

/** Words with the condition that they mean. Without a meaning, they are words of names. */
interface Part {
  readonly words: readonly string[];
  readonly condition?: string;
}

function partsOf(marked: readonly MarkedWord[]): readonly Part[] {
  const words = marked.map((word) => ({ ...word, key: keyOfWord(word.text), isFiller: FILLERS.has(word.text) }));
  const parts: Part[] = [];
  for (let from = 0; from < words.length; ) {
    const meaning = negatedAt(words, from) ?? meaningAt(words, from);
    const length = meaning?.length ?? 1;
    parts.push({ words: marked.slice(from, from + length).map(({ text }) => text), ...(meaning && { condition: meaning.condition }) });
    from += length;
  }
  return parts;
}

const OR: ReadonlySet<string> = new Set(['or', 'или']);
/** The field of a condition with a single value: `size` of `size:3`. */
const fieldOf = (part: Part | undefined): string | undefined => /^([a-z]+):[^\s()]+$/.exec(part?.condition ?? '')?.[1];

const isOr = ({ words, condition }: Part): boolean => condition === undefined && OR.has(words.join(' '));

/** “Heavy or assault”: two values of one field are alternatives. */
function withAlternatives(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (let at = 0; at < parts.length; at++) {
    const [part, or, next] = [parts[at] as Part, parts[at + 1], parts[at + 2]];
    const field = fieldOf(part);
    if (next && or && isOr(or) && field !== undefined && field === fieldOf(next)) {
      joined.push({ words: [...part.words, ...or.words, ...next.words], condition: `(${part.condition} or ${next.condition})` });
      at += 2;
    } else joined.push(part);
  }
  return joined;
}

/** A Clan named without the word, in a text with another faction: its name is also that of a unit, such as the Wolverine. */
const isBareClan = ({ words, condition = '' }: Part): boolean => words.length === 1 && /^faction:"?clan[ -]/.test(condition);

/** A phrase behind a negation: `without jump jets`. An order or several conditions cannot be negated. */
function negatedAt(words: readonly Word[], from: number): Meaning | undefined {
  if (!NEGATIONS.has(words[from]?.text ?? '')) return undefined;
  const meaning = meaningAt(words, from + 1);
  if (meaning === undefined || !/^(?!sort:)\S+$/.test(meaning.condition)) return undefined;
  return { length: meaning.length + 1, condition: `-${meaning.condition}` };
}

/** The longest phrase with a meaning at a place. */
function meaningAt(words: readonly Word[], from: number): Meaning | undefined {
  const following = words.slice(from, from + MAX_PHRASE_WORDS);
  const stop = following.findIndex(({ endsPhrase }) => endsPhrase);
  for (let length = stop < 0 ? following.length : stop + 1; length > 0; length--) {
    const phrase = following.slice(0, length);
    const condition = conditionOf(phrase) ?? availabilityOf(phrase);
    if (condition !== undefined) return { length, condition };
  }
  return undefined;
}

const TRAITS = new Set(SHAPE.types('unit').flatMap(({ type }) => Object.keys(type.traits ?? {})));

/**
 * Whether all words of a text have meanings, one of them a trait of units: a VTOL is a unit that flies so, not one with this word in
 * its name.
 */
export function isOfTraits(text: string): boolean {
  const words = interpretPlainWords(text);
  return words?.text === '' && words.conditions.split(' ').some((condition) => TRAITS.has(condition.split(':')[0] ?? ''));
}

const FIRST_YEAR = 2000;
/** Conditions on numbers that may be as large as a year. */
const OF_THOUSANDS = /^(?:introduced|bv|mul|tons)/;

function conditionOf(phrase: readonly Word[]): string | undefined {
  const told = phrase.filter(({ isFiller }) => !isFiller);
  // A filler at the end belongs to what follows, one at the start to what is before it.
  const isWhole = told.length > 0 && !phrase[0]?.isFiller && !phrase.at(-1)?.isFiller;
  const query = PHRASES.get(keyOfPhrase(phrase)) ?? (isWhole ? PHRASES.get(keyOfPhrase(told)) : undefined);
  if (query === undefined) return undefined;
  const numbers = phrase.filter(({ text }) => VALUE.test(text)).flatMap(({ text }) => text.match(NUMBER) ?? []);
  // «3025 год с бронёй от 7»: a year is no figure of a card.
  if (numbers.some((number) => Number(number) >= FIRST_YEAR) && !OF_THOUSANDS.test(query)) return undefined;
  let next = 0;
  return query.replace(/#/g, () => numbers[next++] ?? '');
}

/** The condition of an era or a faction with this name. */
function availabilityNamed(name: string): string | undefined {
  const [faction, ...others] = ERAS_AND_FACTIONS.flatMap((each) => factionsNamed(each, name));
  if (faction !== undefined) return `faction:${others.length === 0 ? faction.id : quotedValue(name)}`;
  const [era] = ERAS_AND_FACTIONS.flatMap((each) => erasNamed(each, name));
  return era === undefined ? undefined : `era:${era.id}`;
}

/** Shorter names, such as codes, have no other forms. */
const MIN_INFLECTED_CHARACTERS = 4;
const CLAN = /^(clan|клан) (.+)$/;

const AVAILABILITY_NAMES: readonly string[] = ERAS_AND_FACTIONS.flatMap(({ eras, factions, groups }) => [
  ...eras.flatMap(namesOf),
  ...factions.flatMap(namesOf),
  ...groups.flatMap(({ names }) => names),
]);
const firstWordOf = (name: string): string => name.split(/[ -]/)[0] ?? '';
/** First words of these names. Nearly all phrases of a long text begin with another word. */
const FIRST_WORDS: ReadonlySet<string> = new Set(AVAILABILITY_NAMES.map(firstWordOf));

/** A name in its listed form, with its condition. */
interface NameForm {
  readonly name: string;
  readonly condition: string;
}

/** The difference in length between two forms of a word: «Курита», «Куритой». */
const MAX_ENDING_CHARACTERS = 2;
/** A single word in English has no other forms: “cat” is no form of the name Cats. */
const LATIN_WORD = /^[a-z'’]+$/;

/** Names by their words without endings: «Куриты», `wolf clan`. */
const BY_FORM: ReadonlyMap<string, NameForm> = new Map(
  AVAILABILITY_NAMES.filter((name) => name.length >= MIN_INFLECTED_CHARACTERS && !/\d/.test(name) && !LATIN_WORD.test(name))
    .flatMap((name) => [name, name.replace(CLAN, '$2 $1')])
    .flatMap((name) => {
      const condition = availabilityNamed(name.replace(/^(.+) (clan|клан)$/, '$2 $1'));
      return condition === undefined ? [] : [[keyOf(name.split(' ')), { name, condition }] as const];
    }),
);

/** «Дракон» has the stem of «Дракониты», but is no form of it. */
function conditionByForm(words: readonly Word[]): string | undefined {
  const form = BY_FORM.get(keyOfPhrase(words));
  const difference = form === undefined ? 0 : Math.abs(form.name.length - textOf(words).length);
  return difference <= MAX_ENDING_CHARACTERS * words.length ? form?.condition : undefined;
}

function availabilityOf(words: readonly Word[]): string | undefined {
  const name = textOf(words);
  const mayBeName = FIRST_WORDS.has(firstWordOf(name)) || VALUE.test(name);
  const hasFiller = words.some(({ isFiller }) => isFiller);
  return (mayBeName ? availabilityNamed(name) : undefined) ?? (hasFiller ? undefined : conditionByForm(words));
}
