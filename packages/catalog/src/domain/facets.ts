/** Facets: what an entry is looked for by its exact value. They stand in the search vector beside the words of the names. */
import { type AnyEntryType, memoize } from '@rangefinder/rules';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import { foldText } from '../text/fold.js';
import type { UnitDraft } from './drafts.js';
import { distinct, SHAPE, type Shape } from './shape.js';

/** Marks in the place of a faction that mean that nobody has it. */
const NOBODY = new Set(ERAS_AND_FACTIONS.flatMap(({ factions }) => factions.filter(({ kind }) => kind === 'nobody').map(({ id }) => id)));

/** Fields of units whose text is compared, over some rule sets. */
export const textsIn = (shape: Shape): readonly string[] => distinct(shape.types('unit').flatMap(({ type }) => Object.keys(type.texts)));

/** Texts that units can be asked for by. */
export const TEXT_FACETS: readonly string[] = textsIn(SHAPE);

const facets = new Map<string, (value: string) => string>();

/**
 * A facet as the search vector holds it.
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

/**
 * The code of an ability as it is compared: lower case, without blanks.
 * @example abilityKey('CASE II') // 'caseii'
 */
export const abilityKey = (code: string): string => code.toLowerCase().replace(/\s+/g, '');

/** A code whole, and the letters that it begins with: `jump-5` is found as `jump` too. */
const plainNames = (code: string): readonly string[] => [abilityKey(code), /^[a-z]+(?:-[a-z]+)*/.exec(abilityKey(code))?.[0] ?? code];

type FacetsOfAbility = (code: string) => readonly string[];
const facetsOfAbility = ({ abilities }: AnyEntryType): FacetsOfAbility =>
  memoize((code) => distinct((abilities?.names ?? plainNames)(code)).map((name) => facet('special', name)));

/** What base variants have. */
export const BASE = '=base:yes';
/** What units have of which it is known who may field them. */
export const KNOWN_AVAILABILITY = '=availability:known';

/** That somebody may field it in an era, and that one may. */
export const eraFacet = (era: string): string => facet('era', era);
export const eraFactionFacet = (era: string, faction: string): string => facet('field', `${era}:${faction}`);

const availabilityFacets = (availability: UnitDraft['availability']): readonly string[] =>
  availability === null
    ? []
    : [
        KNOWN_AVAILABILITY,
        ...availability.flatMap(({ era, factions }) => [
          ...(factions.some((faction) => !NOBODY.has(faction)) ? [eraFacet(era)] : []),
          ...factions.map((faction) => eraFactionFacet(era, faction)),
        ]),
      ];

/** Reads the facets of units of some rule sets. */
export function facetReader(shape: Shape): (unit: UnitDraft) => readonly string[] {
  const byType = new Map(
    shape.types('unit').map(({ type }) => [type, { texts: Object.keys(type.texts), ofAbility: facetsOfAbility(type) }]),
  );
  return ({ system, kind, abilities, faction, stats, source, isBase, availability }) => {
    const { texts, ofAbility } = byType.get(shape.typeOf('unit', system, kind) as AnyEntryType) ?? { texts: [], ofAbility: () => [] };
    const found = new Set<string>();
    for (const ability of abilities) for (const each of ofAbility(ability)) found.add(each);
    for (const name of texts) {
      const value = stats[name];
      if (typeof value === 'string' && value !== '') found.add(facet(name, value));
    }
    if (faction !== null) for (const name of Object.values(faction)) found.add(facet('faction', name));
    found.add(facet('source', source));
    if (isBase) found.add(BASE);
    for (const each of availabilityFacets(availability)) found.add(each);
    return [...found];
  };
}

/** All facets of a unit. */
export const facetsOf = facetReader(SHAPE);
