/** Filters and orders of units, shared by queries, lists and counts. */
import { FIGURES, type Figure } from '../units/figures.js';
import { NAME_FIELDS } from '../units/names.js';
import type { System, UnitKind } from '../units/shape.js';

/** A condition on a figure; every given bound must hold. A unit without the figure does not match. */
export interface FigureCondition {
  /** `cost` is the price in every rule set, including PV. */
  readonly figure: Figure;
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
  readonly above?: number | undefined;
  readonly below?: number | undefined;
  readonly anyOf?: readonly number[] | undefined;
  readonly noneOf?: readonly number[] | undefined;
  /** Whether the unit has the figure. */
  readonly has?: boolean | undefined;
}

/** A value, or several of which one must match. */
export type OneOrMore<T extends string = string> = T | readonly T[];

/**
 * A condition on the figures of an ability: `{ ability: 'IF', atLeast: 2 }`. Of several figures (`LRM1/1/2`) one must fulfill all
 * bounds.
 */
export interface AbilityCondition extends FigureBounds {
  readonly ability: string;
  /** Bounds of its figures by their places instead, null for any: `AC*` + `/4/*` is `[null, { anyOf: [4] }, null]`. */
  readonly places?: readonly (FigureBounds | null)[] | undefined;
}

/** Bounds of a figure. */
export type FigureBounds = Pick<FigureCondition, 'atLeast' | 'atMost' | 'above' | 'below' | 'anyOf' | 'noneOf'>;

/** A comparison of two figures of a unit, both of which it must have. */
export interface FigureComparison {
  readonly figure: Figure;
  readonly sign: '<' | '<=' | '>' | '>=' | '=' | '!=';
  readonly than: Figure;
}

/** Values of a text field or abilities in which stars match anything. */
export interface ValuePattern {
  /** Name of the facet: `chassis`, `special`. */
  readonly name: string;
  readonly anyOf: readonly string[];
}

/** Keys in a source, one of which a unit must have. */
interface SourceKeys {
  readonly source: string;
  readonly keys: readonly string[];
  /** Bounds of a key that is a number, instead of keys. */
  readonly range?: { readonly from: number; readonly to: number } | undefined;
}

/** Conditions on units, all of which must hold. */
export interface UnitFilter {
  readonly system?: OneOrMore<System> | undefined;
  readonly kind?: OneOrMore<UnitKind> | undefined;
  /** Factions that the unit belongs to or that have it, by any of their names, in any letter case. */
  readonly faction?: OneOrMore | undefined;
  /** Eras in which anybody, or one of the factions, has the unit: by any of their names, or a year. */
  readonly era?: OneOrMore | undefined;
  /** Whether the availability of the unit is known. */
  readonly availability?: 'known' | 'unknown' | undefined;
  /** Defaults to units in play; null for both. */
  readonly inPlay?: boolean | null | undefined;
  /** Words of names and aliases in either language, whole, begun or misspelled. */
  readonly text?: string | undefined;
  /** Texts of its figures by field name, in any letter case: `{ role: 'Scout' }`. */
  readonly texts?: Readonly<Record<string, OneOrMore>> | undefined;
  /** Exact values with stars at any place, one of which a unit must have. */
  readonly patterns?: readonly ValuePattern[] | undefined;
  /** Comparisons of figures with one another. */
  readonly comparisons?: readonly FigureComparison[] | undefined;
  /** Id of its source: `mul`. */
  readonly source?: OneOrMore | undefined;
  readonly sourceKeys?: SourceKeys | undefined;
  /** Whether the name of its chassis alone means this variant. */
  readonly isBase?: boolean | undefined;
  /** Adjacent words of its names as written; a star matches any letters. One name of each list must match. */
  readonly names?: readonly (readonly string[])[] | undefined;
  /** Required abilities, with or without their figures: `IF1`, `IF`. A star makes a prefix. Abilities in a turret count. */
  readonly specials?: readonly string[] | undefined;
  /** Excluded abilities. */
  readonly withoutSpecials?: readonly string[] | undefined;
  readonly figures?: readonly FigureCondition[] | undefined;
  readonly abilityFigures?: readonly AbilityCondition[] | undefined;
  /** One filter of each list must match. */
  readonly anyOf?: readonly (readonly UnitFilter[])[] | undefined;
  /** None of these filters may match. */
  readonly noneOf?: readonly UnitFilter[] | undefined;
}

/**
 * The values of a condition; none where it is not given.
 * @example valuesOf('BM') // ['BM']
 */
export const valuesOf = <T extends string>(given: OneOrMore<T> | null | undefined): readonly T[] =>
  given === undefined || given === null ? [] : typeof given === 'string' ? [given] : given;

/** Sort keys of units. Units without the figure come last. */
export const UNIT_ORDER_KEYS: readonly string[] = [...NAME_FIELDS, 'cost', ...FIGURES];

/** An order of units: by a name, the cost or a figure. */
export interface UnitOrder {
  readonly by: string;
  readonly descending?: boolean | undefined;
  /** Further keys, for units that are equal in the first. */
  readonly thenBy?: readonly Omit<UnitOrder, 'thenBy'>[] | undefined;
}
