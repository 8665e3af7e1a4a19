/**
 * The odds of a duel after each turn, exact: put together from what they leave modulo enough primes.
 *
 * The states grow fast in number with what both can take. The count ends before a turn that would need too many: what
 * it gives is exact as far as it goes.
 */
import { type Fraction, fraction } from '@rangefinder/dice';
import { armorOf, structureOf } from '../combat/condition.js';
import { CRITICAL_ODDS } from '../tables/critical-hits.js';
import type { Field } from './exchange.js';
import { type Falls, fallsOf } from './joint.js';
import { reckonerOf } from './reckoner.js';
import { assembled, primeSets, quotient } from './residues.js';
import { keyIn, type Side } from './side.js';

/** A turn that would bring more states together than this is the last one counted. */
export const MOST_JOININGS = 2_000_000;

/** The odds after a turn, all turns before it included. */
export interface Standing {
  readonly first: Fraction;
  readonly second: Fraction;
  readonly both: Fraction;
}

/**
 * Rolls of 2D6 against one side at most: one to hit each turn; one for each natural 12, which costs a point; one for each
 * hit, CASE included, that costs structure and leaves some.
 */
function mostRolls({ start }: Side, turns: number): number {
  const structure = structureOf(keyIn(start));
  return turns + Math.min(turns, armorOf(keyIn(start)) + structure) + structure;
}

/** What the odds of so many turns are whole multiples of one part of: every roll that there can be, and each D6 of minimal damage. */
const partsOf = (first: Side, second: Side, turns: number): bigint =>
  CRITICAL_ODDS.total ** BigInt(mostRolls(first, turns) + mostRolls(second, turns)) * 4n ** BigInt(turns);

/**
 * Bits of a prime. A state is reached from others by weights that come to less than a hundred totals, so that with small
 * totals sums stay below 2^53; with great ones each weight is a residue itself, and there may be 2^13 of them.
 */
const primeBits = (greatest: bigint): number => (greatest < 2n ** 17n ? 27 : 20);

interface Pass {
  readonly primes: readonly number[];
  readonly falls: readonly Falls[];
}

/** The odds after each turn, as far as the count goes. @example turnsOf(first, second, { inches: 12, woods: false }, 4) */
export function turnsOf(first: Side, second: Side, field: Field, turns: number, mostJoinings: number = MOST_JOININGS): readonly Standing[] {
  const reckoner = reckonerOf(first, second, field);
  const parts = partsOf(first, second, turns);
  const passes: Pass[] = [];
  for (const primes of primeSets(primeBits(reckoner.greatest), parts)) {
    const counted = passes[0]?.falls.length;
    passes.push({ primes, falls: fallsOf(reckoner, primes, counted ?? turns, counted ? Number.POSITIVE_INFINITY : mostJoinings) });
  }
  const primes = passes.flatMap((pass) => pass.primes);
  const counted = passes[0]?.falls.length ?? 0;
  return Array.from({ length: counted }, (_, turn): Standing => {
    const odds = (whose: keyof Falls): Fraction => {
      const remainders = passes.flatMap((pass) => pass.primes.map((prime, lane) => fallenBy(pass, prime, lane, whose, turn, reckoner.total, parts)));
      return fraction(assembled(remainders, primes), parts);
    };
    return { first: odds('first'), second: odds('second'), both: odds('both') };
  });
}

/** What the parts of all turns up to one leave modulo a prime. */
const fallenBy = ({ falls }: Pass, prime: number, lane: number, whose: keyof Falls, turn: number, total: bigint, parts: bigint): bigint =>
  falls
    .slice(0, turn + 1)
    .reduce((sum, fall, index) => sum + parts * quotient(fall[whose][lane] as number, total ** BigInt(index + 1), prime), 0n) % BigInt(prime);
