/** Facets: exact values of a unit as words, which the search vector holds next to the words of its names. */
import { type AnyEntryType, memoize } from '@rangefinder/rules';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import { foldText } from '../text/fold.js';
import type { QueryableUnit } from './queryable-unit.js';
import { distinct, SHAPE, type Shape } from './shape.js';

/** The part of a unit that facets are made of. */
type FacetedUnit = Omit<QueryableUnit, 'id' | 'names' | 'aliases' | 'cost' | 'inPlay' | 'sourceId'>;

/** Marks that mean that a unit is extinct. */
const NOBODY = new Set(ERAS_AND_FACTIONS.flatMap(({ factions }) => factions.filter(({ kind }) => kind === 'nobody').map(({ id }) => id)));

/** Text fields and traits that units are filtered by. */
export const textsIn = (shape: Shape): readonly string[] =>
  distinct(shape.types('unit').flatMap(({ type }) => [...Object.keys(type.texts), ...Object.keys(type.traits ?? {})]));

/** Text fields of all rule sets that units are filtered by. */
export const TEXT_FACETS: readonly string[] = textsIn(SHAPE);

const facets = new Map<string, (value: string) => string>();

/**
 * The facet of a value.
 * @example facet('role', 'Missile Boat') // '=role:missile-boat'
 */
export function facet(name: string, value: string): string {
  let make = facets.get(name);
  if (make === undefined) {
    make = memoize((text) => `=${name}:${foldText(text).replaceAll(' ', '-')}`);
    facets.set(name, make);
  }
  return make(value);
}

const SPELLED = SHAPE.types('unit').flatMap(({ type: { abilities } }) => abilities?.spelled ?? []);

/** An ability as units have it, in whatever language it is. @example spelledAbility('ПДД') // 'OVL' */
export const spelledAbility = (text: string): string => SPELLED.reduce((code, spelled) => spelled(code), text);

/**
 * The code of an ability in lower case without spaces.
 * @example abilityKey('CASE II') // 'caseii'
 */
export const abilityKey = (code: string): string => spelledAbility(code).toLowerCase().replace(/\s+/g, '');

/** A code and the letters that it begins with: `jump-5` and `jump`. */
const plainNames = (code: string): readonly string[] => [abilityKey(code), /^[a-z]+(?:-[a-z]+)*/.exec(abilityKey(code))?.[0] ?? code];

type FacetsOfAbility = (code: string) => readonly string[];
const facetsOfAbility = ({ abilities }: AnyEntryType): FacetsOfAbility =>
  memoize((code) => distinct((abilities?.names ?? plainNames)(code)).map((name) => facet('special', name)));

/** The facet of base variants. */
export const BASE = '=base:yes';
/** The facet of units with known availability. */
export const KNOWN_AVAILABILITY = '=availability:known';

/** Facets of an era in which anybody has the unit, and of a faction in an era. */
export const eraFacet = (era: string): string => facet('era', era);
export const eraFactionFacet = (era: string, faction: string): string => facet('field', `${era}:${faction}`);

const availabilityFacets = (availability: FacetedUnit['availability']): readonly string[] =>
  availability === null
    ? []
    : [
        KNOWN_AVAILABILITY,
        ...availability.flatMap(({ era, factions }) => [
          ...(factions.some((faction) => !NOBODY.has(faction)) ? [eraFacet(era)] : []),
          ...factions.map((faction) => eraFactionFacet(era, faction)),
        ]),
      ];

const NO_FACETS = { texts: [], traits: [], ofAbility: () => [] } as const;

/** Makes a reader of the facets of units of some rule sets. */
export function facetReader(shape: Shape): (unit: FacetedUnit) => readonly string[] {
  const byType = new Map(
    shape
      .types('unit')
      .map(({ type }) => [
        type,
        { texts: Object.keys(type.texts), traits: Object.entries(type.traits ?? {}), ofAbility: facetsOfAbility(type) },
      ]),
  );
  return ({ system, kind, abilities, faction, stats, source, isBase, availability }) => {
    const { texts, traits, ofAbility } = byType.get(shape.typeOf('unit', system, kind) as AnyEntryType) ?? NO_FACETS;
    const found = new Set<string>();
    for (const ability of abilities) for (const each of ofAbility(ability)) found.add(each);
    for (const name of texts) {
      const value = stats[name];
      if (typeof value === 'string' && value !== '') found.add(facet(name, value));
    }
    for (const [name, { of }] of traits) for (const value of of(stats)) found.add(facet(name, value));
    if (faction !== null) for (const name of Object.values(faction)) found.add(facet('faction', name));
    found.add(facet('source', source));
    if (isBase) found.add(BASE);
    for (const each of availabilityFacets(availability)) found.add(each);
    return [...found];
  };
}

/** All facets of a unit. */
export const facetsOf = facetReader(SHAPE);
