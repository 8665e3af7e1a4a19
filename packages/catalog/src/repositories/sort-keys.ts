/** Sort keys of units and weapons: names in both languages, and prices. */
import { fieldIn, LANGUAGES } from '@rangefinder/rules';
import { type RawBuilder, sql } from 'kysely';
import { columnIn } from '../database/text-columns.js';

/** The cost as it is indexed. Descending order has a key of its own, so that entries without a price come last. */
export const COST = sql<number>`coalesce(cost, 2147483647)`;
export const FALLING_COST = sql<number>`coalesce(-cost, 2147483647)`;

const NAME_COLUMNS: ReadonlyMap<string, string> = new Map(
  LANGUAGES.map((language) => [fieldIn('name', language), columnIn('sort_name', language)]),
);

/**
 * The sort key of a name field.
 * @example nameKey('nameRu') // sort_name_ru
 */
export const nameKey = (by: string): RawBuilder<string> => sql<string>`${sql.ref(NAME_COLUMNS.get(by) ?? 'sort_name')}`;
