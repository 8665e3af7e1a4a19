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
  /** Whether it has the figure at all. */
  readonly has?: boolean | undefined;
}

/** Which units; what is not given does not matter. */
export interface UnitFilter {
  readonly system?: System | undefined;
  readonly kind?: UnitKind | undefined;
  /** A faction that it belongs to, or that may field it: any of its names, whatever the case of its letters. */
  readonly faction?: string | undefined;
  /** An era in which somebody may field it, or in which the faction may: any of its names, or a year. */
  readonly era?: string | undefined;
  /** Whether it is known who may field it. */
  readonly availability?: 'known' | 'unknown' | undefined;
  /** Units in play only, unless said otherwise; null for both. */
  readonly inPlay?: boolean | null | undefined;
  /** Words of its names and aliases in either language; beginnings and misspellings are understood. */
  readonly text?: string | undefined;
  /** Texts of its figures by the names of their fields, whatever the case of their letters: `{ role: 'Scout' }`. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  /** Id of the source: `mul`. */
  readonly source?: string | undefined;
  /** Abilities that it must have, whole or without their figures: `IF1`, `IF`. Those in a turret count. */
  readonly specials?: readonly string[] | undefined;
  /** Abilities that it must not have. */
  readonly withoutSpecials?: readonly string[] | undefined;
  readonly figures?: readonly FigureCondition[] | undefined;
}

/**
 * What lists of units can be sorted by. What has no price comes after all that has one; sorted by any other figure, units that do
 * not have it are left out.
 */
export const UNIT_ORDER_KEYS: readonly string[] = [...NAME_FIELDS, 'cost', ...FIGURES];

/** How a list of units is sorted: a name, the cost or a figure. */
export interface UnitOrder {
  readonly by: string;
  readonly descending?: boolean | undefined;
}
