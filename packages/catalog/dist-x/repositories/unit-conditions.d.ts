/** Filters of units as conditions that the indexes answer. */
import type { Problem } from '@rangefinder/rules';
import { type RawBuilder } from 'kysely';
import type { UnitFilter } from '../domain/unit-filter.js';
/** What is wrong with a filter: `TOO_MANY`, `TOO_LONG`. */
export declare function filterProblems(filter: UnitFilter): readonly Problem[];
/** All conditions of a filter but its text, which takes a look into the dictionary first. */
export declare function unitConditions(filter: UnitFilter): readonly RawBuilder<boolean>[];
/**
 * A word as a query of Postgres has it, whatever is in it.
 * @example lexeme("o'neill") // "'o''neill'"
 */
export declare const lexeme: (word: string) => string;
