/** Conditions on facets and words of names, as word queries. */

import { factionsNamed } from '../availability/eras-and-factions.js';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import { foldText } from '../text/fold.js';
import { wordsOf } from '../text/words.js';
import { abilityKey, BASE, facet, KNOWN_AVAILABILITY, TEXT_FACETS } from '../units/facets.js';
import { allOf, anyOf, not, type WordQuery, wordQuery } from '../words/word-query.js';
import { availabilityConditions } from './availability-conditions.js';
import { type OneOrMore, type UnitFilter, type ValuePattern, valuesOf } from './unit-filter.js';

/** A star at the end of a value makes it a prefix. */
const STAR = /\*$/;
/** A star before letters, at the beginning of a name or within it. */
const STAR_BEFORE = /\*(?!$)/;

/**
 * The query for a value of a facet.
 * @example facetWord('special', 'ART*') // the words that begin with '=special:art'
 */
export function facetWord(name: string, value: string): WordQuery {
  const key = name === 'special' ? abilityKey(value) : value;
  return STAR.test(key) ? wordQuery(facet(name, key.replace(STAR, '')), true) : wordQuery(facet(name, key));
}

/**
 * Patterns of a facet, each as the texts between its stars.
 * @example facetPatterns({ name: 'chassis', anyOf: ['*Crab'] }) // [['=chassis:', 'crab']]
 */
export const facetPatterns = ({ name, anyOf: values }: ValuePattern): readonly (readonly string[])[] =>
  values.map((value) => facet(name, name === 'special' ? abilityKey(value) : value).split('*'));

const oneOf = (name: string, given: OneOrMore | null | undefined): readonly WordQuery[] => {
  const values = valuesOf(given);
  return values.length === 0 ? [] : [anyOf(values.map((value) => facetWord(name, value)))];
};

const unless = (isWanted: boolean, query: WordQuery): WordQuery => (isWanted ? query : not(query));
const anyWord = (words: readonly string[]): WordQuery => anyOf(words.map((word) => wordQuery(word)));

/**
 * The conditions of a filter on exact values and names, as one query; undefined without such conditions.
 * @param isPossible leaves eras and factions to `possibleAvailability`
 */
export function facetQuery(filter: UnitFilter, isPossible: boolean): WordQuery | undefined {
  const { specials = [], withoutSpecials = [], texts, source, availability, isBase, names } = filter;
  const all = [
    ...TEXT_FACETS.flatMap((name) => oneOf(name, texts?.[name])),
    ...oneOf('source', source),
    ...(isPossible ? [] : availabilityConditions(filter).map(anyWord)),
    ...(availability === undefined || availability === null ? [] : [unless(availability === 'known', wordQuery(KNOWN_AVAILABILITY))]),
    ...(typeof isBase === 'boolean' ? [unless(isBase, wordQuery(BASE))] : []),
    // Words after a star are not looked up, since only beginnings of words are indexed.
    ...restricting(names)
      .filter((any) => !any.some((name) => STAR_BEFORE.test(name)))
      .map((any) => anyOf(any.map(wordsOfName))),
    ...(specials ?? []).map((special) => facetWord('special', special)),
    ...(withoutSpecials ?? []).map((special) => not(facetWord('special', special))),
  ];
  return all.length === 0 ? undefined : allOf(all);
}

/** A unit whose availability is known. Units of games without eras name their factions. */
const KNOWN = anyOf([wordQuery(KNOWN_AVAILABILITY), wordQuery(facet('faction', ''), true)]);

/** An availability that a unit has, or may have because its availability is unknown. */
export interface PossibleAvailability {
  readonly known: WordQuery;
  /** Holds of units of rule sets with availability, where that of the unit is unknown. */
  readonly unknown: WordQuery;
}

/** The conditions of a filter on eras and factions, where unknown counts as yes. */
export const possibleAvailability = (filter: UnitFilter): readonly PossibleAvailability[] =>
  availabilityConditions(filter).map((any) => ({ known: anyWord(any), unknown: namesNobody(filter) ? NOTHING : not(KNOWN) }));

const NOTHING = wordQuery('=nothing');

/** Whether no rule set with availability has the factions, so that they belong to another game. */
const namesNobody = ({ faction }: UnitFilter): boolean =>
  valuesOf(faction).length > 0 && !valuesOf(faction).some((name) => ERAS_AND_FACTIONS.some((each) => factionsNamed(each, name).length > 0));

/** Stars alone are any name. */
const ANY_NAME = /^\*+$/;

/** Lists of names without those that every unit matches. */
const restricting = (names: UnitFilter['names']): readonly (readonly string[])[] =>
  (names ?? []).filter((any) => !any.some((name) => ANY_NAME.test(name)));

const wordsOfName = (name: string): WordQuery => {
  const words = wordsOf(name);
  if (words.length === 0) return wordQuery('=nothing');
  return allOf(words.map((word, index) => wordQuery(word, STAR.test(name) && index === words.length - 1)));
};

/**
 * Names of several words, which must be adjacent, and those with a star before letters: each as the texts between its stars, to be
 * found in this order in a name. A space before or behind marks the end of a word. One name of each list must be part of the
 * names of a unit. A facet query alone answers single words.
 * @example adjacentNames([['mad cat', 'atl*', 'h*k']]) // [[[' mad cat '], [' atl'], [' h', 'k ']]]
 */
export const adjacentNames = (names: UnitFilter['names']): readonly (readonly (readonly string[])[])[] =>
  restricting(names)
    .filter((any) => any.some((name) => wordsOf(name).length > 1 || STAR_BEFORE.test(name)))
    .map((any) => any.map(betweenStars));

/** All but letters, digits and stars separates words. */
const BETWEEN_WORDS = /[^\p{L}\p{N}*]+/gu;

const betweenStars = (name: string): readonly string[] =>
  ` ${foldText(name).trim()} `
    .replace(BETWEEN_WORDS, ' ')
    .replace(/^ (?=\*)|(?<=\*) $/g, '')
    .split(/\*+/)
    .filter((text) => text !== '');

/** Whether a name of a unit, of all between bars, has texts in their order. @example hasInOrder('|hunchback hbk 4g|', [' h', 'k ']) // true */
export const hasInOrder = (barredNames: string, texts: readonly string[]): boolean =>
  barredNames.split('|').some((name) => {
    const spaced = ` ${name} `;
    let at = 0;
    return texts.every((text) => {
      const found = spaced.indexOf(text, at);
      at = found + text.length;
      return found >= 0;
    });
  });
