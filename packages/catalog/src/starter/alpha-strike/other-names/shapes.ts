/** Row types of the tables of nicknames. */

/** A chassis and other names that players use for it, in English and in Russian. */
export type ChassisNames = readonly [chassis: string, en: readonly string[], ru: readonly string[]];

/** A unit with names of its own. */
export type UnitNames = readonly [mul: number, name: string, en: readonly string[], ru: readonly string[]];

/** A chassis whose printed name combines two names. */
export type TwoNames = readonly [chassis: string, first: string, second: string];
