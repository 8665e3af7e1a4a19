/** What lists of units and weapons are both sorted by: names in either language, and prices. */
import { fieldIn, LANGUAGES } from '@rangefinder/rules';
import { type RawBuilder, sql } from 'kysely';
import { columnIn } from '../database/text-columns.js';

/** The cost as the indexes have it. Falling cost is a key of its own, so that what has no price stays behind. */
export const COST = sql<number>`coalesce(cost, 2147483647)`;
export const FALLING_COST = sql<number>`coalesce(-cost, 2147483647)`;

const NAME_COLUMNS: ReadonlyMap<string, string> = new Map(
  LANGUAGES.map((language) => [fieldIn('name', language), columnIn('sort_name', language)]),
);

/**
 * A name as lists are sorted by it.
 * @example nameKey('nameRu') // sort_name_ru
 */
export const nameKey = (by: string): RawBuilder<string> => sql<string>`${sql.ref(NAME_COLUMNS.get(by) ?? 'sort_name')}`;
