/** An Alpha Strike card, with the names that the calculators take. */
import * as z from 'zod';
import type { Checked } from './checked.js';
import { wholeNumber } from './number-fields.js';
import { abilityList, shortText } from './text-fields.js';

const damageValue = z.string().regex(/^(\d{1,2}|0\*)$/, { error: '0, 99, 0*' });
const figure = wholeNumber(0, 99);

/** Checks an Alpha Strike card. What a card without figures yet lacks is empty or 0: such a unit is not in play. */
export const alphaStrikeStats = z.strictObject({
  /** Type code of the card: `BM`; empty while it is not known. */
  type: z.string().regex(/^[A-Z]{0,8}$/, { error: 'BM, CV, CI' }),
  /** PV, points, at the skill below. */
  pointValue: wholeNumber(0, 999),
  skill: wholeNumber(0, 8),
  /** 1 to 5; 0 while it is not known. */
  size: wholeNumber(0, 5),
  tmm: figure,
  /** As printed, inches: `8"j`, `10"/6"j`; thrust of what flies: `12a`; empty while it is not known. */
  move: shortText(40).or(z.literal('')),
  role: shortText(40),
  /** Short, medium, long; `0*` is minimal damage. */
  damage: z.tuple([damageValue, damageValue, damageValue]),
  /** At extreme range; only what flies has it. */
  damageExtreme: damageValue.optional(),
  overheatValue: figure,
  armor: figure,
  /** Damage that threatens a critical hit; only what flies has it. */
  threshold: figure.optional(),
  structure: figure,
  specials: abilityList,
  hasHeatScale: z.boolean(),
  /** When it was introduced, as the source says it: `3050`, `circa 2300`; absent while it is not known. */
  introduced: shortText(40).optional(),
  /** `Inner Sphere`, `Clan`, `Mixed`. */
  technology: shortText(40).optional(),
  /** Tons. */
  tonnage: z.number().min(0).max(100_000_000).optional(),
});

/**
 * An Alpha Strike card.
 * @example { type: 'BM', pointValue: 19, skill: 4, size: 1, tmm: 3, move: '16"', role: 'Scout', damage: ['2', '1', '0'], … }
 */
export type AlphaStrikeStats = Checked<typeof alphaStrikeStats>;

/** Whether a card can be played with: it has a price, a size and a move. */
export const isComplete = ({ pointValue, size, move }: Pick<AlphaStrikeStats, 'pointValue' | 'size' | 'move'>): boolean =>
  pointValue > 0 && size > 0 && /\d/.test(move);
