/** Which units, and in which order: the same for queries, lists and counts. */
import { FIGURES, type Figure } from './figures.js';
import { NAME_FIELDS } from './names.js';
import type { System, UnitKind } from './shape.js';

/** A condition on a figure; all that is given must hold. A unit without the figure fulfills none. */
export interface FigureCondition {
  /** `cost` is the price of every rule set, PV included. */
  readonly figure: Figure;
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
  readonly above?: number | undefined;
  readonly below?: number | undefined;
  /** One of these. */
  readonly anyOf?: readonly number[] | undefined;
  /** None of these. */
  readonly noneOf?: readonly number[] | undefined;
  /** Whether it has the figure at all. */
  readonly has?: boolean | undefined;
}

/** A value, or several of which one is enough. */
export type OneOrMore<T extends string = string> = T | readonly T[];

/**
 * A condition on the figures of an ability: `{ ability: 'IF', atLeast: 2 }`. Where it has several (`LRM1/1/2`), one that fulfills all that is
 * given will do.
 */
export interface AbilityCondition extends Pick<FigureCondition, 'atLeast' | 'atMost' | 'above' | 'below' | 'anyOf' | 'noneOf'> {
  readonly ability: string;
}

/** Keys that units have in a source, one of which it must have. */
interface SourceKeys {
  readonly source: string;
  readonly keys: readonly string[];
}

/** Which units; what is not given does not matter. */
export interface UnitFilter {
  readonly system?: OneOrMore<System> | undefined;
  readonly kind?: OneOrMore<UnitKind> | undefined;
  /** Factions that it belongs to, or that may field it: any of their names, whatever the case of their letters. */
  readonly faction?: OneOrMore | undefined;
  /** Eras in which somebody may field it, or in which the factions may: any of their names, or a year. */
  readonly era?: OneOrMore | undefined;
  /** Whether it is known who may field it. */
  readonly availability?: 'known' | 'unknown' | undefined;
  /** Units in play only, unless said otherwise; null for both. */
  readonly inPlay?: boolean | null | undefined;
  /** Words of its names and aliases in either language; beginnings and misspellings are understood. */
  readonly text?: string | undefined;
  /** Texts of its figures by the names of their fields, whatever the case of their letters: `{ role: 'Scout' }`. */
  readonly texts?: Readonly<Record<string, OneOrMore>> | undefined;
  /** Id of the source: `mul`. */
  readonly source?: OneOrMore | undefined;
  readonly sourceKeys?: SourceKeys | undefined;
  /** Whether it is the variant that is meant by the name of its chassis alone. */
  readonly isBase?: boolean | undefined;
  /** Words that stand in its names side by side as they are; a star goes on. Of each list one must be there. */
  readonly names?: readonly (readonly string[])[] | undefined;
  /** Abilities that it must have, whole or without their figures: `IF1`, `IF`; with a star, their beginnings. Those in a turret count. */
  readonly specials?: readonly string[] | undefined;
  /** Abilities that it must not have. */
  readonly withoutSpecials?: readonly string[] | undefined;
  readonly figures?: readonly FigureCondition[] | undefined;
  readonly abilityFigures?: readonly AbilityCondition[] | undefined;
  /** Of each list one filter must let it through. */
  readonly anyOf?: readonly (readonly UnitFilter[])[] | undefined;
  /** None of these may let it through. */
  readonly noneOf?: readonly UnitFilter[] | undefined;
}

/**
 * The values of a condition: none where it is not given.
 * @example valuesOf('BM') // ['BM']
 */
export const valuesOf = <T extends string>(given: OneOrMore<T> | null | undefined): readonly T[] =>
  given === undefined || given === null ? [] : typeof given === 'string' ? [given] : given;

/**
 * What lists of units can be sorted by. What has no price comes after all that has one; sorted by any other figure, units that do
 * not have it are left out.
 */
export const UNIT_ORDER_KEYS: readonly string[] = [...NAME_FIELDS, 'cost', ...FIGURES];

/** How a list of units is sorted: a name, the cost or a figure. */
export interface UnitOrder {
  readonly by: string;
  readonly descending?: boolean | undefined;
  /** What units that are alike in it are sorted by, in turn. */
  readonly thenBy?: readonly Omit<UnitOrder, 'thenBy'>[] | undefined;
}
