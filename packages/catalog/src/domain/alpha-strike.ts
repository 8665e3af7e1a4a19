/** An Alpha Strike card, with the names that the calculators take. */
import * as z from 'zod';

const damageValue = z.string().regex(/^(\d{1,2}|0\*)$/);
const figure = z.int().min(0).max(99);

/** Checks an Alpha Strike card. */
export const alphaStrikeStats = z.strictObject({
  /** Type code of the card: `BM`. */
  type: z.string().min(1).max(8),
  /** PV, points, at the skill below. */
  pointValue: z.int().min(0).max(999),
  skill: z.int().min(0).max(8),
  size: z.int().min(1).max(5),
  tmm: figure,
  /** As printed, inches: `8"j`, `10"/6"j`. */
  move: z.string().min(1).max(40),
  role: z.string().min(1).max(40),
  /** Short, medium, long; `0*` is minimal damage. */
  damage: z.tuple([damageValue, damageValue, damageValue]).readonly(),
  overheatValue: figure,
  armor: figure,
  structure: figure,
  specials: z.array(z.string().min(1).max(60)).readonly(),
  hasHeatScale: z.boolean(),
});

/**
 * An Alpha Strike card.
 * @example { type: 'BM', pointValue: 19, skill: 4, size: 1, tmm: 3, move: '16"', role: 'Scout', damage: ['2', '1', '0'], … }
 */
export type AlphaStrikeStats = Readonly<z.infer<typeof alphaStrikeStats>>;
