/** Seeded random values, and values that break programs. */

export interface Chance {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number;
  pick<T>(list: readonly T[]): T;
  /** True with this probability. */
  now(share: number): boolean;
}

/** Random numbers from a seed (mulberry32). */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return { next, below, pick: (list) => list[below(list.length)] as never, now: (share) => next() < share };
}

/** Texts that programs often misread, store wrongly or display wrongly. */
export const TEXTS = [
  '',
  ' ',
  '0',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '1e999',
  '-0',
  '0x4',
  "o'neill",
  '"',
  '\\',
  '%',
  '%00',
  '\u0000',
  '\uD800',
  '\u202E',
  '🚀',
  'ё',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "'; drop table units; --",
  '& | ! ( ) <-> :*',
  'a'.repeat(300),
  'ж'.repeat(5_000),
  '2d6',
  '999999d999999',
  '((((((((((1))))))))))',
  'pv<=30 sort:-pv "',
  'alpha-strike/atlas-as7-d',
  '5150/rifle',
] as const;

export const NUMBERS = [0, -0, 1, 2, 4, 7, 99, -1, 0.5, 1e-9, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, Number.MIN_VALUE] as const;

/** Arbitrary JSON of small depth. */
export function anything(dice: Chance, depth = 2): unknown {
  const kinds = depth > 0 ? 7 : 5;
  switch (dice.below(kinds)) {
    case 0:
      return null;
    case 1:
      return dice.now(0.5);
    case 2:
      return dice.pick(NUMBERS);
    case 3:
    case 4:
      return dice.pick(TEXTS);
    case 5:
      return Array.from({ length: dice.below(4) }, () => anything(dice, depth - 1));
    default:
      return Object.fromEntries(Array.from({ length: dice.below(4) }, () => [dice.pick(TEXTS), anything(dice, depth - 1)]));
  }
}
