/** Reads questions for units: conditions in plain words, and names. */
import { wordsOf } from '@rangefinder/rulebook/search';
import { AGAINST } from '../calculators/sides.js';
import type { Interpretation, NamedEntry } from '../reading.js';
import { type Token, tokensOf } from '../text/tokens.js';
import { CARD_WORDS, FIGURE_WORDS, QUESTION_WORDS } from '../text/word-lists.js';

/** The conditions in a text, as the query language of units has them. */
export interface UnitWords {
  /** `faction:kurita pv<30` */
  readonly conditions: string;
  /** Words without such a meaning. */
  readonly text: string;
  /** Whether words ask for an order, such as the cheapest. */
  readonly isOrdered: boolean;
}

/** Whether a text has conditions and no other words. */
export const isOnlyWords = ({ text }: UnitWords): boolean => text.trim() === '';

/** Whether a text has several conditions and no other words. Its first unit is then no name. */
export const isOnlyConditions = (words: UnitWords): boolean => isOnlyWords(words) && words.conditions.includes(' ');

/** A reading that belongs to a rule set, or to none. */
export type OtherReading = Interpretation & { readonly score: number; readonly system?: string | undefined };

/** Words for units in general, or of a role or size. */
const NOUNS =
  /\b(?:(?:battle)?mechs?|units?|tanks?|vehicles?|vtols?|infantry|fighters?|omnis?|omnimechs?|protomechs?|hovers?|variants?|weapons?|guns?|scouts?|brawlers?|snipers?|strikers?|skirmishers?|juggernauts?|ambushers?|lights|mediums|heavies|assaults)\b|(?<!\p{L})(?:мех(?:и|ов|а|ам|ами)?|юнит\p{L}*|танк\p{L}*|машин\p{L}*|техник\p{L}*|вертол[её]т\p{L}*|омни\p{L}*|истребител\p{L}*|пехот\p{L}*|вариант\p{L}*|стволы|пушк\p{L}*|разведчик\p{L}*|снайпер\p{L}*|ударник\p{L}*|бра[ву]лер\p{L}*|застрельщик\p{L}*)/iu;
const LISTING =
  /^\s*what (?:jumps|moves|costs|has|flies|runs)\b|\b(?:which|list|show|find|filter|all|any|anything|everything|give me|who (?:can|has|have)|cheapest|fastest|best|strongest|most|least)\b|(?<!\p{L})(?:какие|какой|все|список|покажи|найди|у кого|кто умеет|сам\p{L}{2}|дешев\p{L}*|быстр\p{L}*)/iu;

const ASKS_HOW = /\bhow \p{L}+|(?<!\p{L})(?:как|насколько) /iu;

/** Words for all of a list, and what an ability of a unit is called. */
const LISTS: ReadonlySet<string> = new Set(['all', 'any', 'anything', 'everything', 'list', 'все', 'всех', 'всё', 'список']);
const ABILITY = /^(?:special|abilit)|^(?:спец)?способност/u;

/** A calculator is asked of one unit, or of two. */
const PLURAL =
  /\b(?:(?:battle)?mechs|units|variants|tanks|vehicles|vtols|fighters|omnis|omnimechs|protomechs|scouts|brawlers|snipers|strikers|skirmishers|juggernauts|ambushers|lights|mediums|heavies|assaults)\b|(?<!\p{L})(?:мехи|юниты|варианты|танки|машины|вертол[её]ты|омнимехи|истребители|разведчики|снайперы|ударники)(?!\p{L})/iu;

/** Whether a text asks for all that fulfill conditions: “which”, “the cheapest”. */
export const asksForList = (text: string): boolean => LISTING.test(text);
/** Whether a text asks for units in the plural. */
export const asksForSeveral = (text: string): boolean => PLURAL.test(text);

const NOUN_SCORE = 0.4;
const PLURAL_SCORE = 0.3;
const LISTING_SCORE = 0.3;
/** For the cheapest, the fastest. */
const ORDER_SCORE = 0.4;
/** For each further condition, if all words have a meaning: `medium striker 30-35 pv`. */
const CONDITION_SCORE = 0.15;
const MAX_FURTHER_CONDITIONS = 3;
const NAME_SCORE = 1.6;
/** For the unit that a name means, before all that have the name. */
const NAME_ABOVE = 0.1;

const contentOf = (text: string): readonly string[] => wordsOf(text).filter((word) => !QUESTION_WORDS.has(word));

/** A query for units, if the text has conditions. */
export function readUnits(
  text: string,
  tokens: readonly Token[],
  entries: readonly NamedEntry[],
  words: UnitWords | undefined,
): OtherReading | undefined {
  if (!words || words.conditions === '') return undefined;
  const all = contentOf(text).length;
  const named = new Set(entries.flatMap((entry) => contentOf(entry.text)));
  const isAbility = words.conditions.includes('special:');
  const unread = contentOf(words.text).filter((word) => !named.has(word) && !LISTS.has(word) && !(isAbility && ABILITY.test(word)));
  const rest = contentOf(words.text).filter((word) => named.has(word));
  // “How fast is a Locust”, “its long range damage”: a figure of the unit, no list in this order.
  if (words.isOrdered && rest.length > 0 && (ASKS_HOW.test(text) || !asksForList(text))) return undefined;
  // “Savannah Master, the small hover”: words that describe the unit.
  if (
    rest.length > 0 &&
    describesOne(text, entries) &&
    describingWords(text, words).size > 0 &&
    !asksForList(text) &&
    !asksForSeveral(text)
  )
    return undefined;
  const coverage = all === 0 ? 0 : 1 - unread.length / all;
  const query = [words.conditions, ...rest].join(' ');
  const count = words.conditions.split(' ').length;
  const isWhole = unread.length === 0 && rest.length === 0;
  const score =
    coverage * (count > 1 ? 1 : 0.7) +
    (isWhole && asksForSeveral(text) ? PLURAL_SCORE : 0) +
    (isWhole ? CONDITION_SCORE * Math.min(count - 1, MAX_FURTHER_CONDITIONS) : 0) +
    (NOUNS.test(text) ? NOUN_SCORE : 0) +
    (asksForList(text) ? LISTING_SCORE : 0) +
    (words.isOrdered ? ORDER_SCORE : 0) -
    unread.length * 0.1 -
    // A word of a condition may also be in the name of a unit: “striker”.
    (rest.length > 0 || (isWhole && count > 1) ? 0 : entries.length * 0.3);
  return {
    ...{
      question: words.isOrdered ? 'ranking' : 'units',
      arguments: { query },
      understood: [{ text: tokens.map((token) => token.text).join(' '), field: 'query', value: query }],
    },
    ...{ assumed: [], unread, confidence: coverage, score, system: undefined },
  };
}

/** Whether a text names an entry with its variant, or by its code. */
export const isPrecise = ({ text, variant }: NamedEntry): boolean => variant !== undefined || /\d/.test(text);

/** Whether a text has no other figures than those of names, and sets nothing against each other. */
export function describesOne(text: string, entries: readonly NamedEntry[]): boolean {
  const names = entries.flatMap(({ text: name, variant = '' }) => [name, variant]).filter(Boolean);
  const rest = names.reduce((left, name) => left.replaceAll(name.toLowerCase(), ' '), text.toLowerCase());
  return !/\d/.test(rest) && !wordsOf(rest).some((word) => AGAINST.has(word));
}

/** Conditions that describe a unit and compare nothing. */
const DESCRIBING = /^(?:(?:type|size|motive|role|special|tech):\S+|jump)$/;

/** Words that describe a unit and do not ask for others: “hover” of “Savannah Master, the small hover”. */
function describingWords(text: string, words: UnitWords | undefined): ReadonlySet<string> {
  if (!words?.conditions.split(' ').every((condition) => DESCRIBING.test(condition))) return new Set();
  const others = new Set(contentOf(words.text));
  return new Set(contentOf(text).filter((word) => !others.has(word)));
}

/** Whether the conditions of a text describe the unit that it names, and are none for a list. */
export const describesNamed = (text: string, entries: readonly NamedEntry[], words: UnitWords | undefined): boolean =>
  describesOne(text, entries) && describingWords(text, words).size > 0 && !asksForList(text) && !asksForSeveral(text);

/** Of a text with a variant or a code, most words may describe the unit. */
const MIN_PRECISE_COVERAGE = 0.7;

/** A text that names a unit: the best known of this name, and all that have it. */
export function readNamedUnit(
  text: string,
  tokens: readonly Token[],
  entries: readonly NamedEntry[],
  words?: UnitWords,
): readonly OtherReading[] {
  const [entry, ...further] = entries;
  // A part of the name is no other unit: «локуст» of «локуст 1е».
  if (!entry || further.some((other) => other.id !== entry.id && !entry.text.includes(other.text))) return [];
  const named = new Set(tokensOf(`${entry.text} ${entry.variant ?? ''}`).map(({ folded }) => folded));
  if (tokens.some(({ folded }) => AGAINST.has(folded) && !named.has(folded))) return [];
  const typed = tokens.map((token) => token.text).join(' ');
  const describing = describingWords(typed, words);
  const others = contentOf(typed).filter((word) => !named.has(word) && !CARD_WORDS.has(word) && !describing.has(word));
  // “The armor of a Battlemaster” asks for its card.
  const asksForFigure = others.length > 0 && others.every((word) => FIGURE_WORDS.has(word));
  const unread = asksForFigure ? [] : others;
  const read = 1 - unread.length / Math.max(1, contentOf(typed).length);
  const isCertain = isPrecise(entry) && describesOne(text, entries);
  const coverage = isCertain ? Math.max(MIN_PRECISE_COVERAGE, read) : read;
  const of = {
    understood: [entry.text, ...(entry.variant ? [entry.variant] : [])].map((part) => ({ text: part, field: 'id', value: entry.id })),
    assumed: [],
    unread,
    confidence: coverage,
    system: entry.system,
  };
  const score = coverage * NAME_SCORE - (isCertain ? 0 : unread.length * 0.1);
  // “Atlas variants” are all of the name.
  const [ofOne, ofAll] = asksForSeveral(text) ? [score, score + NAME_ABOVE] : [score + NAME_ABOVE, score];
  return [
    { question: 'unit', arguments: { id: entry.id }, ...of, score: ofOne },
    ...(entry.kind === 'unit' ? [{ question: 'units', arguments: { query: entry.text }, ...of, score: ofAll }] : []),
  ];
}
