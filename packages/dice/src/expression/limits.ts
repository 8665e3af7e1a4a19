/** Size limits of dice expressions. They keep any text from blocking the process. */

/**
 * The limits of dice expressions. `value` bounds every number and result. `milliseconds` bounds the estimated time to compute and
 * print the distribution.
 */
export const EXPRESSION_LIMITS = {
  characters: 200,
  nesting: 50,
  dice: 1000,
  faces: 1000,
  value: 1_000_000_000,
  milliseconds: 100,
} as const;
