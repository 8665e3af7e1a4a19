/** A rule set as a whole: all that the doors and the rulebook need to know of it. */
import type { AnyCalculator } from '../calculator/calculator.js';
import type { Text } from '../text/language.js';
import type { Place, Ruling, Section, Slug, Table, Term } from './reference.js';

export interface RuleSystem {
  readonly slug: Slug;
  /** Name in GraphQL and in the client: `alphaStrike`. */
  readonly namespace: string;
  readonly title: Text;
  readonly about: Text;
  /** Whose game it is. */
  readonly notice: Text;
  readonly sections: readonly Section[];
  readonly tables: readonly Table[];
  readonly rulings: readonly Ruling[];
  readonly glossary: readonly Term[];
  readonly calculators: readonly AnyCalculator[];
}

/** Everything in a system that an answer can cite, by id. */
export const placesOf = (system: RuleSystem): ReadonlyMap<string, Place> =>
  new Map([...system.sections, ...system.tables, ...system.rulings].map((place) => [place.id, place]));
