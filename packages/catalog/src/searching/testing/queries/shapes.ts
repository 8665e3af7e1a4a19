/** Types of the test queries. */
import type { EraId, FactionId } from '@rangefinder/query/alpha-strike/availability';

/** An expected unit: Master Unit List number or our id, and its name. */
export type MeantUnit = readonly [key: number | string, name: string];

/** A query and the units of which any may come first. */
export type QueryRow = readonly [query: string, ...units: readonly MeantUnit[]];

/** A condition on a figure; every given bound applies. */
export interface MeantFigure {
  readonly figure: (typeof MEANT_FIGURES)[number];
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly above?: number;
  readonly below?: number;
  readonly anyOf?: readonly number[];
}

/** Figures that queries mention, named as in filters. */
const MEANT_FIGURES = [
  ...['cost', 'tmm', 'armor', 'overheatValue', 'damageShort', 'damageLong', 'moveInches', 'jumpInches', 'year', 'tonnage'],
] as const;

/** What a query means: conditions on Alpha Strike units, all of which apply. */
export interface Meaning {
  readonly chassis?: string;
  /** One of these codes: `BM`. */
  readonly types?: readonly string[];
  readonly sizes?: readonly number[];
  readonly technology?: string;
  readonly role?: string;
  readonly rules?: string;
  /** All of these abilities, without their figures: `IF`. */
  readonly specials?: readonly string[];
  /** One of these move suffixes: `h` hover, `v` VTOL. */
  readonly moves?: readonly string[];
  readonly figures?: readonly MeantFigure[];
  /** The faction has the unit itself or through a list that it draws on. */
  readonly faction?: FactionId;
  /** The era in which the faction, or without one anybody, has the unit. */
  readonly era?: EraId;
}

/** A query, its meaning, how many units of the starter catalog match, and the units that may come first, if not any of them. */
export type MeaningRow = readonly [query: string, meaning: Meaning, count: number, ...units: readonly MeantUnit[]];

/**
 * A query without a single answer. Accepted results: `nothing`; `fewer-words`, nothing or units with at least one of its words;
 * `first-of`, one of these units first; `has-words`, only units with all of its words.
 */
export type OpenQuery = { readonly query: string; readonly language: 'en' | 'ru' } & (
  | { readonly accepts: 'nothing' | 'fewer-words' | 'has-words' }
  | { readonly accepts: 'first-of'; readonly units: readonly MeantUnit[] }
);
