/** Kinds as GraphQL enums. */
import type { PlaceKind } from '@rangefinder/rules';
import { registerEnumType } from 'type-graphql';
import type { HitKind } from '../answering/search/hits.js';

const PLACES: Readonly<Record<PlaceKind, string>> = {
  SECTION: 'A section of the rulebook',
  TABLE: 'A printed table',
  RULING: 'A ruling',
};
const HITS: Readonly<Record<HitKind, string>> = {
  ...PLACES,
  TERM: 'A glossary term',
  CALCULATOR: 'A calculator',
  UNIT: 'A unit of the catalog',
  WEAPON: 'A weapon of the catalog',
  ARMOR: 'An armor of the catalog',
};

function enumOf(name: string, description: string, kinds: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const values = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, kind]));
  const valuesConfig = Object.fromEntries(Object.entries(kinds).map(([kind, about]) => [kind, { description: about }]));
  registerEnumType(values, { name, description, valuesConfig });
  return values;
}

export const RULE_KINDS = enumOf('RuleKind', 'Kind of a rule that an answer cites.', PLACES);
export const SEARCH_KINDS = enumOf('SearchKind', 'Kind of a search result.', HITS);
