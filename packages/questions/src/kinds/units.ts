/** Reads questions for units: conditions in plain words, and names. */
import { wordsOf } from '@rangefinder/rulebook/search';
import { AGAINST } from '../calculators/sides.js';
import type { Interpretation, NamedEntry } from '../reading.js';
import { type Token, tokensOf } from '../text/tokens.js';
import { CARD_WORDS, QUESTION_WORDS } from '../text/word-lists.js';

/** The conditions in a text, as the query language of units has them. */
export interface UnitWords {
  /** `faction:kurita pv<30` */
  readonly conditions: string;
  /** Words without such a meaning. */
  readonly text: string;
  /** Whether words ask for an order, such as the cheapest. */
  readonly isOrdered: boolean;
}

/** A reading that belongs to a rule set, or to none. */
export type OtherReading = Interpretation & { readonly score: number; readonly system?: string | undefined };

/** Words for units in general. */
const NOUNS =
  /\b(?:mechs?|units?|tanks?|vehicles?|vtols?|infantry|fighters?|omnis?|omnimechs?|protomechs?|hovers?|variants?|weapons?|guns?)\b|(?<!\p{L})(?:мех(?:и|ов|а|ам|ами)?|юнит\p{L}*|танк\p{L}*|машин\p{L}*|техник\p{L}*|вертол[её]т\p{L}*|омни\p{L}*|истребител\p{L}*|пехот\p{L}*|вариант\p{L}*|стволы|пушк\p{L}*)/iu;
const LISTING =
  /\b(?:which|list|show|find|all|any|cheapest|fastest|best|strongest|most|least)\b|(?<!\p{L})(?:какие|какой|все|список|покажи|найди|сам\p{L}{2}|дешев\p{L}*|быстр\p{L}*)/iu;

/** A calculator is asked of one unit, or of two. */
const PLURAL =
  /\b(?:mechs|units|tanks|vehicles|vtols|fighters|omnis|omnimechs|protomechs)\b|(?<!\p{L})(?:мехи|юниты|танки|машины|вертол[её]ты|омнимехи|истребители)(?!\p{L})/iu;

const NOUN_SCORE = 0.4;
const PLURAL_SCORE = 0.3;
const LISTING_SCORE = 0.3;
/** For the cheapest, the fastest. */
const ORDER_SCORE = 0.4;
/** For each further condition, if all words have a meaning: `medium striker 30-35 pv`. */
const CONDITION_SCORE = 0.15;
const MAX_FURTHER_CONDITIONS = 3;
const NAME_SCORE = 1.6;
const CARD_SCORE = 0.4;

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
  const unread = contentOf(words.text).filter((word) => !named.has(word));
  const rest = contentOf(words.text).filter((word) => named.has(word));
  const coverage = all === 0 ? 0 : 1 - unread.length / all;
  const query = [words.conditions, ...rest].join(' ');
  const count = words.conditions.split(' ').length;
  const isWhole = unread.length === 0 && rest.length === 0;
  const score =
    coverage * (count > 1 ? 1 : 0.7) +
    (isWhole && PLURAL.test(text) ? PLURAL_SCORE : 0) +
    (isWhole ? CONDITION_SCORE * Math.min(count - 1, MAX_FURTHER_CONDITIONS) : 0) +
    (NOUNS.test(text) ? NOUN_SCORE : 0) +
    (LISTING.test(text) ? LISTING_SCORE : 0) +
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

/** A text that names a unit: a variant, or all that have the name. */
export function readNamedUnit(tokens: readonly Token[], entries: readonly NamedEntry[]): readonly OtherReading[] {
  const [entry, ...further] = entries;
  if (tokens.some(({ folded }) => AGAINST.has(folded))) return [];
  // A part of the name is no other unit: «локуст» of «локуст 1е».
  if (!entry || further.some(({ id, text }) => id !== entry.id && !entry.text.includes(text))) return [];
  const named = new Set(tokensOf(entry.text).map(({ folded }) => folded));
  const unread = contentOf(tokens.map(({ text }) => text).join(' ')).filter((word) => !named.has(word) && !CARD_WORDS.has(word));
  const all = contentOf(tokens.map(({ text }) => text).join(' ')).length;
  const coverage = all === 0 ? 0 : 1 - unread.length / all;
  const words = wordsOf(tokens.map(({ text }) => text).join(' '));
  const card = words.some((word) => CARD_WORDS.has(word)) ? CARD_SCORE : 0;
  // “The armor of a Battlemaster” asks for a figure of a card.
  const isVariant = card > 0 || unread.length > 0 || /\d|-/.test(entry.text);
  const of = {
    understood: [{ text: entry.text, field: 'id', value: entry.id }],
    assumed: [],
    unread,
    confidence: coverage,
    system: entry.system,
  };
  return [
    {
      question: 'unit',
      arguments: { id: entry.id },
      ...of,
      score: coverage * (isVariant ? NAME_SCORE + 0.1 : NAME_SCORE) - unread.length * 0.1,
    },
    {
      question: 'units',
      arguments: { query: entry.text },
      ...of,
      score: coverage * (isVariant ? NAME_SCORE : NAME_SCORE + 0.1) - unread.length * 0.1,
    },
  ];
}
