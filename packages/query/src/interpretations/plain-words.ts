/**
 * Plain words as conditions: `clan heavy omni under 40 pv` means `tech:Clan size:3 special:OMNI pv<40`. Words without such a
 * meaning remain words of names.
 */

import { QUESTION_WORDS } from '@rangefinder/rulebook/search';
import { erasNamed, factionsNamed, namesOf } from '../availability/eras-and-factions.js';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import type { UnitFilter, UnitOrder } from '../filter/unit-filter.js';
import { parseQuery } from '../language/parse-query.js';
import { quotedValue } from '../language/quoted-value.js';
import { MAX_TERMS } from '../language/syntax-tree.js';
import { SHAPE } from '../units/shape.js';
import { VOCABULARIES } from '../vocabulary/listed.js';
import { formOf, isValue, keyOf, type MarkedWord, markedWordsIn, numbersIn } from './marked-words.js';

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

/** A word of a text. Its keys are computed once, however many phrases the word is part of. */
interface Word extends MarkedWord {
  /** The word as phrases have it: without its ending, numbers as `#`. */
  readonly key: string;
  readonly isFiller: boolean;
}

const textOf = (words: readonly MarkedWord[]): string => words.map(({ text }) => text).join(' ');
const keyOfPhrase = (words: readonly MarkedWord[]): string => words.map(keyOf).join(' ');
const keyOfWords = (words: readonly Word[]): string => words.map(({ key }) => key).join(' ');

const ALL_PHRASES = VOCABULARIES.flatMap(({ phrases, lengths }) =>
  [...Object.entries(phrases), ...lengths.map((word) => [word, ''] as const)].map(([phrase, query]) => ({
    words: phrase.split(' ').map((text): MarkedWord => ({ text, endsPhrase: false })),
    query,
  })),
);
const LENGTHS: ReadonlySet<string> = new Set(VOCABULARIES.flatMap(({ lengths }) => lengths));
/** Words without a meaning of their own: `the`, `with`. */
const FILLERS: ReadonlySet<string> = new Set(
  ALL_PHRASES.flatMap(({ words: [word, ...others], query }) => (query === '' && word && others.length === 0 ? word.text : [])),
);
/** Behind a number, these are part of a comparison or a range: `3 and up` is not `3 up to`. */
const JOINING: ReadonlySet<string> = new Set(['and', 'to', 'и']);

function withoutFillers<W extends MarkedWord>(words: readonly W[]): readonly W[] {
  const told: W[] = [];
  for (const word of words) {
    const before = told.at(-1);
    if (!FILLERS.has(word.text) || (JOINING.has(word.text) && before && isValue(before))) told.push(word);
  }
  return told;
}

/**
 * Conditions by phrase: whole phrases, then phrases without their fillers. Some keep them: `best` makes an order of `best armor`,
 * `inches` a move of `at least 10 inches`, `with` a condition of `with long range damage`. Of two phrases that differ in fillers,
 * such as `# damage at long` and `for # damage at long`, the one with fewer has the meaning.
 */
const PHRASES: ReadonlyMap<string, string> = new Map([
  ...ALL_PHRASES.filter(
    ({ words, query }) => !query.startsWith('sort:') && !words.some(({ text }) => LENGTHS.has(text)) && !FILLERS.has(words[0]?.text ?? ''),
  )
    .map(({ words, query }) => ({ words, told: withoutFillers(words), query }))
    .toSorted((a, b) => b.words.length - b.told.length - (a.words.length - a.told.length))
    .map(({ told, query }) => [keyOfPhrase(told), query] as const)
    .filter(([key]) => key !== ''),
  ...ALL_PHRASES.map(({ words, query }) => [keyOfPhrase(words), query] as const),
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
  const rest = parts.filter((part, at) => !isMeant(part) && !isSmall(part, parts[at - 1], parts[at + 1]));
  return {
    text: rest.flatMap(({ words }) => words).join(' '),
    filter: query.value.filter,
    conditions: conditions.join(' '),
    order: query.value.order,
  };
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
  const words = markedWordsIn(text);
  const told = words.filter((word) => !FILLERS.has(word.text));
  return told.length === 0 || told.length === words.length ? undefined : textOf(told);
}

/** Words with the condition that they mean. Without a meaning, they are words of names. */
interface Part {
  readonly words: readonly string[];
  readonly condition?: string;
  /** Whether it is a number that is written out. */
  readonly counts?: boolean;
}

function partsOf(marked: readonly MarkedWord[]): readonly Part[] {
  const words = marked.map((word) => ({ ...word, key: keyOf(word), isFiller: FILLERS.has(word.text) }));
  const parts: Part[] = [];
  for (let from = 0; from < words.length; ) {
    const [negated, plain] = [negatedAt(words, from), meaningAt(words, from)];
    // “Without heat problems” is a phrase of its own.
    const meaning = negated && (plain === undefined || plain.length <= negated.length) ? negated : plain;
    const length = meaning === undefined ? 1 : meaning.length + costWordsAt(words, from, meaning);
    const counts = meaning === undefined && words[from]?.value !== undefined;
    parts.push({
      words: marked.slice(from, from + length).map(({ text }) => text),
      ...(meaning && { condition: meaning.condition }),
      ...(counts && { counts }),
    });
    from += length;
  }
  return parts;
}

const COSTS = VOCABULARIES.map(({ cost: { field, words } }) => ({
  isLimit: new RegExp(`^-?${field}[:<>]`),
  words: new Set(words),
}));

/** The number of words behind a limit of the cost that only repeat it: “costs under 30 pv”. */
function costWordsAt(words: readonly Word[], from: number, { length, condition }: Meaning): number {
  const [last, next] = [words[from + length - 1], words[from + length]];
  const repeats = next && last && !last.endsPhrase && isValue(last);
  return repeats && COSTS.some((cost) => cost.isLimit.test(condition) && cost.words.has(next.text)) ? 1 : 0;
}

const OR: ReadonlySet<string> = new Set(['or', 'или']);
/** The field of a condition with a single value: `size` of `size:3`. */
const fieldOf = (part: Part | undefined): string | undefined => /^([a-z]+):[^\s()]+$/.exec(part?.condition ?? '')?.[1];

/** A letter may be a variant of a unit: “Timber Wolf S”. */
const VARIANT = /^[a-z]$/;

/**
 * Whether words without a meaning are no part of a name either: words that questions are made of, and how many of the units are
 * wanted, as in “five cheap scouts”.
 */
function isSmall({ words, counts }: Part, before: Part | undefined, next: Part | undefined): boolean {
  const [word = ''] = words;
  if (counts) return next?.condition !== undefined && next.condition !== '';
  if (OR.has(word)) return before?.condition !== undefined || next?.condition !== undefined;
  return words.length === 1 && !VARIANT.test(word) && QUESTION_WORDS.has(word) && !NEGATIONS.has(word);
}

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
    if (condition !== undefined && !endsWithin(words, from + length, condition)) return { length, condition };
  }
  return undefined;
}

/** Words that belong to a comparison before them: “3 and more” is not all of “tmm 3 and more than 5 armor”. */
const THAN: ReadonlySet<string> = new Set(['than', 'чем']);

/** Whether a phrase ends within another one: “jump up to 35” within “mechs that jump up to 35 points”. */
function endsWithin(words: readonly Word[], end: number, condition: string): boolean {
  const [last, next] = [words[end - 1], words[end]];
  if (!last || !next || last.endsPhrase || condition === '') return false;
  return THAN.has(next.text) || (isValue(last) && COSTS.some((cost) => cost.words.has(next.text) && !cost.isLimit.test(condition)));
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
  const told = withoutFillers(phrase);
  // A filler at the end belongs to what follows, one at the start to what is before it.
  const isWhole = told.length > 0 && !phrase[0]?.isFiller && !phrase.at(-1)?.isFiller;
  const query = PHRASES.get(keyOfWords(phrase)) ?? (isWhole ? PHRASES.get(keyOfWords(told)) : undefined);
  if (query === undefined) return undefined;
  const numbers = phrase.flatMap(numbersIn);
  const isYear = (number: string): boolean => Number(number) >= FIRST_YEAR;
  // «3025 год с бронёй от 7»: a year is no figure of a card.
  if (numbers.some(isYear) && !OF_THOUSANDS.test(query)) return undefined;
  // “After two turns” is no year.
  if (query.startsWith('introduced') && !numbers.every(isYear)) return undefined;
  let next = 0;
  return query.replace(/#/g, () => numbers[next++] ?? '').replace(/≈(\d+)/g, (_, number: string) => `:${rangeAround(Number(number))}`);
}

/** How far a figure may be from “about 30”. */
const TOLERANCE = 0.1;
const rangeAround = (number: number): string => `${Math.floor(number * (1 - TOLERANCE))}..${Math.ceil(number * (1 + TOLERANCE))}`;

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
      return condition === undefined ? [] : [[name.split(' ').map(formOf).join(' '), { name, condition }] as const];
    }),
);

/** «Дракон» has the stem of «Дракониты», but is no form of it. */
function conditionByForm(words: readonly Word[]): string | undefined {
  const form = BY_FORM.get(words.map(({ text }) => formOf(text)).join(' '));
  const difference = form === undefined ? 0 : Math.abs(form.name.length - textOf(words).length);
  return difference <= MAX_ENDING_CHARACTERS * words.length ? form?.condition : undefined;
}

/** Larger numbers are no years of these games: “5150”. */
const LAST_YEAR = 3300;

function availabilityOf(words: readonly Word[]): string | undefined {
  const name = textOf(words);
  if (Number(name) > LAST_YEAR) return undefined;
  const mayBeName = FIRST_WORDS.has(firstWordOf(name)) || /^\d/.test(name);
  const isWhole = !words[0]?.isFiller && !words.at(-1)?.isFiller;
  return (mayBeName ? availabilityNamed(name) : undefined) ?? (isWhole ? conditionByForm(words) : undefined);
}
