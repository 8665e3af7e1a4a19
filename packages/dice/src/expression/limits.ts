/**
 * How large a dice expression may be, so that no text keeps anybody waiting.
 */

/** The limits of dice expressions. `value` bounds every number and result; `milliseconds` is the
 * estimated time to work out the distribution and print it whole. */
export const EXPRESSION_LIMITS = {
  characters: 200,
  nesting: 50,
  dice: 1000,
  faces: 1000,
  value: 1_000_000_000,
  milliseconds: 100,
} as const;
