/** Values of a filter that no rule set lists, such as abilities. Only the units tell whether they exist. */
import type { Path } from '@rangefinder/rules';
import { factionsNamed } from '../availability/eras-and-factions.js';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import { knownValue } from '../units/known-values.js';
import { type OneOrMore, type UnitFilter, valuesOf } from './unit-filter.js';

/** A value and its place. */
export interface FilterValue {
  /** Name of its facet: `special`, `role`. */
  readonly name: string;
  readonly value: string;
  readonly path: Path;
  /** Whether no unit can match without it. A list with units then proves that it exists. */
  readonly isNeeded: boolean;
}

/** All values of a filter that only the units know. */
export function filterValues(filter: UnitFilter, isNeeded = true): readonly FilterValue[] {
  const { texts, source, faction, specials, withoutSpecials, abilityFigures, anyOf, noneOf } = filter;
  const of = (name: string, path: string, given: OneOrMore | null | undefined, needed = isNeeded): readonly FilterValue[] => {
    const values = valuesOf(given);
    return values.map((value) => ({ name, value, path: ['filter', path], isNeeded: needed && values.length === 1 }));
  };
  return [
    ...Object.entries(texts ?? {}).flatMap(([name, given]) =>
      of(name, name, given).filter(({ value }) => knownValue(name, value) === undefined),
    ),
    ...of('source', 'source', source),
    ...of('faction', 'faction', faction).filter(({ value }) => !isFaction(value)),
    ...(specials ?? []).flatMap((value) => of('special', 'specials', value)),
    ...(withoutSpecials ?? []).flatMap((value) => of('special', 'withoutSpecials', value, false)),
    ...(abilityFigures ?? []).flatMap(({ ability }) => of('special', 'abilityFigures', `${ability}*`)),
    ...[...(anyOf ?? []).flat(), ...(noneOf ?? [])].flatMap((each) => filterValues(each, false)),
  ];
}

const isFaction = (value: string): boolean => ERAS_AND_FACTIONS.some((each) => factionsNamed(each, value).length > 0);

/** The filter with each of its abilities changed, at any depth. */
export function withAbilities(filter: UnitFilter, change: (ability: string) => string): UnitFilter {
  const { specials, withoutSpecials, anyOf, noneOf } = filter;
  return {
    ...filter,
    ...(specials && { specials: specials.map(change) }),
    ...(withoutSpecials && { withoutSpecials: withoutSpecials.map(change) }),
    ...(anyOf && { anyOf: anyOf.map((any) => any.map((each) => withAbilities(each, change))) }),
    ...(noneOf && { noneOf: noneOf.map((each) => withAbilities(each, change)) }),
  };
}

/** The filter with values as units have them: `снайпер` becomes `Sniper`. */
export function withKnownNames(filter: UnitFilter): UnitFilter {
  const { texts, anyOf, noneOf } = filter;
  const named = (name: string, given: OneOrMore): OneOrMore => {
    const values = valuesOf(given).map((value) => knownValue(name, value) ?? value);
    return typeof given === 'string' ? (values[0] as string) : values;
  };
  return {
    ...filter,
    ...(texts && { texts: Object.fromEntries(Object.entries(texts).map(([name, given]) => [name, named(name, given)])) }),
    ...(anyOf && { anyOf: anyOf.map((any) => any.map(withKnownNames)) }),
    ...(noneOf && { noneOf: noneOf.map(withKnownNames) }),
  };
}
