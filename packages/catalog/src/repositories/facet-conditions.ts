/** Conditions on the search vector: exact values, names, figures of abilities. */
import { type RawBuilder, sql } from 'kysely';
import { lexeme } from '../database/lexeme.js';
import { abilityKey, BASE, facet, KNOWN_AVAILABILITY, TEXT_FACETS } from '../domain/facets.js';
import { type AbilityCondition, type OneOrMore, type UnitFilter, valuesOf } from '../domain/unit-filter.js';
import { wordsOf } from '../text/words.js';
import { availabilityConditions, SYSTEMS_WITH_AVAILABILITY } from './availability-conditions.js';
import { realConditions } from './figure-conditions.js';

/** A trailing star matches any continuation. */
const GOES_ON = /\*$/;

/**
 * A value as a tsquery term.
 * @example facetTerm('special', 'ART*') // "'=special:art':*"
 */
export const facetTerm = (name: string, value: string): string => {
  const key = name === 'special' ? abilityKey(value) : value;
  return GOES_ON.test(key) ? `${lexeme(facet(name, key.replace(GOES_ON, '')))}:*` : lexeme(facet(name, key));
};

const oneOf = (name: string, given: OneOrMore | null | undefined): readonly string[] => {
  const terms = valuesOf(given).map((value) => facetTerm(name, value));
  return terms.length === 0 ? [] : [anyTerm(terms)];
};
const anyTerm = (terms: readonly string[]): string => `(${terms.join(' | ')})`;

/** All exact conditions of a filter as one tsquery; undefined if there are none. */
export function facetQuery(filter: UnitFilter, isPossible: boolean): string | undefined {
  const { specials = [], withoutSpecials = [], texts, source, availability, isBase, names = [] } = filter;
  const all = [
    ...TEXT_FACETS.flatMap((name) => oneOf(name, texts?.[name])),
    ...oneOf('source', source),
    ...(isPossible ? [] : availabilityConditions(filter).map((any) => anyTerm(any.map(lexeme)))),
    ...(availability === undefined || availability === null ? [] : [`${availability === 'known' ? '' : '!'}${lexeme(KNOWN_AVAILABILITY)}`]),
    ...(typeof isBase === 'boolean' ? [`${isBase ? '' : '!'}${lexeme(BASE)}`] : []),
    ...names.map((any) => anyTerm(any.map(wordsTerm))),
    ...(specials ?? []).map((special) => facetTerm('special', special)),
    ...(withoutSpecials ?? []).map((special) => `!${facetTerm('special', special)}`),
  ];
  return all.length === 0 ? undefined : all.join(' & ');
}

/** Units whose faction is known; units of rule sets without eras have it as a facet. */
const KNOWN = `(${lexeme(KNOWN_AVAILABILITY)} | ${lexeme('=faction:')}:*)`;

/** Units that match or whose availability is unknown. */
export function possibleAvailability(filter: UnitFilter): readonly RawBuilder<boolean>[] {
  return availabilityConditions(filter).map(
    (any) => sql<boolean>`(search_vector @@ ${anyTerm(any.map(lexeme))}::tsquery
      or (system = any(${SYSTEMS_WITH_AVAILABILITY}::text[]) and search_vector @@ ${`!${KNOWN}`}::tsquery))`,
  );
}

const wordsTerm = (name: string): string => {
  const words = wordsOf(name);
  if (words.length === 0) return lexeme('=nothing');
  return words.map((word, index) => `${lexeme(word)}${GOES_ON.test(name) && index === words.length - 1 ? ':*' : ''}`).join(' & ');
};

/** Phrases of several words; a single word is already covered by the tsquery. */
export function nameConditions(names: UnitFilter['names']): readonly RawBuilder<boolean>[] {
  return (names ?? []).flatMap((any) =>
    any.every((name) => wordsOf(name).length <= 1)
      ? []
      : [sql<boolean>`translate(search_names, '|', ' ') like any(${any.map(sideBySide)}::text[])`],
  );
}

const sideBySide = (name: string): string =>
  `% ${wordsOf(name)
    .join(' ')
    .replace(/[\\%_]/g, '\\$&')}${GOES_ON.test(name) ? '' : ' '}%`;

/** Values below one, which cards print as `0*`, count as a half. */
const FIGURE = `case when figure[2] = '*' then 0.5 else figure[1]::real end`;

/** Conditions on figures in ability facets: `=special:if2`. Units with the ability are few, and found by its prefix. */
export function abilityConditions({ ability, ...bounds }: AbilityCondition): readonly RawBuilder<boolean>[] {
  const key = facet('special', abilityKey(ability));
  const value = sql<number>`${sql.raw(`(${FIGURE})`)}`;
  const all = realConditions(value, bounds);
  return [
    sql<boolean>`search_vector @@ ${`${lexeme(key)}:*`}::tsquery`,
    sql<boolean>`exists (select from unnest(tsvector_to_array(search_vector)) as code,
      regexp_matches(substr(code, ${key.length + 1}::integer), '(\\d{1,6}(?:\\.\\d+)?)(\\*?)', 'g') as figure
      where starts_with(code, ${key}) and substr(code, ${key.length + 1}::integer) ~ '^-?\\d'
        and ${sql.join([...all], sql` and `)})`,
  ];
}
