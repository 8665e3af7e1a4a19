/** Computes the sides that act this turn and their order. */
import { add, complement, type Fraction, fraction, ZERO } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { repeatedNames } from '../../../calculator/repeated-names.js';
import { actsOdds, MAX_SIDES } from '../../engine/activation.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Group = Question['sides'][number]['groups'][number];

/** A side's number and optional name. */
export interface Called {
  readonly number: number;
  readonly name: string | undefined;
}

export interface Facts {
  readonly tied: { readonly sides: number; readonly chance: Fraction };
  readonly group: { readonly side: Called; readonly rep: number; readonly led: boolean; readonly chance: Fraction };
  readonly side: { readonly side: Called; readonly acts: Fraction; readonly goesFirst: Fraction; readonly actsFirst: Fraction };
  readonly nobody: { readonly chance: Fraction };
}

/** Names must be unique. */
export const relations = ({ sides }: Question): readonly Problem[] => repeatedNames('sides', sides);

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** All rolls of this many dice without equal faces. */
const distinct = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : distinct(dice - 1).flatMap((roll) => FACES.filter((face) => !roll.includes(face)).map((face) => [...roll, face]));

/** Rolls without a double, by the number of sides; at most 720. All other rolls have a double. */
const FALLS = Array.from({ length: MAX_SIDES + 1 }, (_, sides) => distinct(sides));
const fallsOf = (sides: number): readonly (readonly number[])[] => FALLS[sides] as readonly (readonly number[])[];

const outOf = (falls: number, sides: number): Fraction => fraction(falls, FACES.length ** sides);

/** The Rep by which a group acts: its own or its leader's. @example repOf({ rep: 3, leaderRep: 5 }) // 5 */
const repOf = ({ rep, leaderRep }: Group): number => Math.max(rep, leaderRep ?? 0);

/** The side that acts first in a roll: the highest die among the sides whose die is within their best Rep. */
function firstToAct(fall: readonly number[], best: readonly number[]): number {
  return fall.reduce((first, die, side) => (die <= (best[side] as number) && die > (fall[first] ?? 0) ? side : first), -1);
}

/** The number of rolls in which each side acts first. */
function firsts(best: readonly number[]): readonly number[] {
  const counts = best.map(() => 0);
  for (const fall of fallsOf(best.length)) {
    const first = firstToAct(fall, best);
    if (first >= 0) counts[first] = (counts[first] as number) + 1;
  }
  return counts;
}

function sideOf({ name, groups }: Question['sides'][number], sides: number, first: number): Checked<typeof output>['sides'][number] {
  const reps = groups.map(repOf);
  return {
    name,
    goesFirst: outOf(fallsOf(sides).length / sides, sides),
    acts: actsOdds(Math.max(...reps), sides),
    actsFirst: outOf(first, sides),
    groups: reps.map((rep) => ({ rep, acts: actsOdds(rep, sides) })),
  };
}

function sideSteps(
  { name, groups }: Question['sides'][number],
  index: number,
  { groups: odds, acts, goesFirst, actsFirst }: Checked<typeof output>['sides'][number],
): readonly Step<Facts>[] {
  const side = { number: index + 1, name };
  const each = odds.map(({ rep, acts: chance }, at): Step<Facts> => {
    const led = rep > (groups[at] as Group).rep;
    return { key: 'group', value: rep, rule: led ? '5150/leaders' : '5150/activation', given: { side, rep, led, chance } };
  });
  return [...each, { key: 'side', value: null, rule: '5150/activation', given: { side, acts, goesFirst, actsFirst } }];
}

/** Resolves a checked question. Source: turn order and activation. */
export function resolve({ sides }: Question): Outcome<typeof output, Facts, Record<never, never>> {
  const counts = firsts(sides.map(({ groups }) => Math.max(...groups.map(repOf))));
  const rows = sides.map((side, index) => sideOf(side, sides.length, counts[index] as number));
  const tied = complement(outOf(fallsOf(sides.length).length, sides.length));
  const nobody = complement(rows.reduce((sum, { actsFirst }) => add(sum, actsFirst), ZERO));
  return {
    figures: { tied, nobody, sides: rows },
    steps: [
      { key: 'tied', value: null, rule: '5150/activation', given: { sides: sides.length, chance: tied } },
      ...sides.flatMap((side, index) => sideSteps(side, index, rows[index] as (typeof rows)[number])),
      { key: 'nobody', value: null, rule: '5150/activation', given: { chance: nobody } },
    ],
  };
}
