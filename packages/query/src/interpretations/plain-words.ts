/**
 * Plain words as conditions: `clan heavy omni under 40 pv` means `tech:Clan size:3 special:OMNI pv<40`. Words without such a
 * meaning remain words of names.
 */

import { erasNamed, factionsNamed } from '../availability/eras-and-factions.js';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import type { UnitFilter, UnitOrder } from '../filter/unit-filter.js';
import { parseQuery } from '../language/parse-query.js';
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

const MAX_PHRASE_WORDS = 7;
const PHRASES: ReadonlyMap<string, string> = new Map(
  VOCABULARIES.flatMap(({ phrases }) => Object.entries(phrases).map(([phrase, query]) => [foldText(phrase), query] as const)),
);

/**
 * The conditions in a text; undefined where it has none.
 * @example interpretPlainWords('davion centurion') // { text: 'centurion', filter: { faction: 'davion' }, conditions:
 *   'faction:davion' }
 */
export function interpretPlainWords(text: string): PlainWords | undefined {
  const words = foldText(text)
    .split(' ')
    .map((word) => word.replace(/[,;.?!]+$/, ''))
    .filter((word) => word !== '');
  const [conditions, rest]: [string[], string[]] = [[], []];
  for (let from = 0; from < words.length; ) {
    const meaning = meaningAt(words, from);
    if (meaning === undefined) rest.push(words[from] as string);
    else if (meaning.condition !== '' && !conditions.includes(meaning.condition)) conditions.push(meaning.condition);
    from += meaning?.length ?? 1;
  }
  const query = parseQuery(conditions.join(' '));
  if (conditions.length === 0 || !query.ok) return undefined;
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

/** The longest phrase with a meaning at a place. */
function meaningAt(words: readonly string[], from: number): Meaning | undefined {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - from); length > 0; length--) {
    const phrase = words.slice(from, from + length);
    const condition = conditionOf(phrase) ?? availabilityOf(phrase.join(' '));
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

const NUMBER = /\d+(?:\.\d+)?/g;

function conditionOf(phrase: readonly string[]): string | undefined {
  const numbers = phrase.join(' ').match(NUMBER) ?? [];
  const pattern = phrase.map((word) => (/^\d[\d.\-–]*\+?$/.test(word) ? word.replace('–', '-').replace(NUMBER, '#') : word)).join(' ');
  const query = PHRASES.get(pattern);
  let next = 0;
  return query?.replace(/#/g, () => numbers[next++] ?? '');
}

function availabilityOf(name: string): string | undefined {
  const [faction, ...others] = ERAS_AND_FACTIONS.flatMap((each) => factionsNamed(each, name));
  if (faction !== undefined) return `faction:${others.length === 0 ? faction.id : quoted(name)}`;
  const [era] = ERAS_AND_FACTIONS.flatMap((each) => erasNamed(each, name));
  return era === undefined ? undefined : `era:${era.id}`;
}

const quoted = (name: string): string => (name.includes(' ') ? `"${name}"` : name);
