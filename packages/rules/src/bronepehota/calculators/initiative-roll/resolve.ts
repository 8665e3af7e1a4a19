/**
 * Initiative: each player rolls a D12, and ties for the highest are rolled again. Section 3.1 of the source. Rolls are counted face
 * by face. Twelve players have fewer than 2^53 combined rolls, so plain numbers are exact.
 */
import { add, complement, type Fraction, fraction, multiply, ZERO } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { repeatedNames } from '../../../calculator/repeated-names.js';
import type { Rerollers } from '../../vocabulary.js';
import { INITIATIVE_DIE, type input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Player = Question['players'][number];

/** A player's number and optional name. */
export interface Called {
  readonly number: number;
  readonly name: string | undefined;
}

export interface Facts {
  readonly roll: { readonly players: number; readonly faces: number };
  readonly rolled: { readonly player: Called };
  readonly tied: { readonly chance: Fraction; readonly again: Rerollers };
  readonly player: { readonly player: Called; readonly first: Fraction; readonly initiative: Fraction };
}

/** Names must be unique. */
export const relations = ({ players }: Question): readonly Problem[] => repeatedNames('players', players);

const FACES = Array.from({ length: INITIATIVE_DIE }, (_, index) => index + 1);

/** The number of faces that satisfy `wanted`: of 12, or of the one face already rolled. */
const facesOf = ({ roll }: Player, wanted: (face: number) => boolean): number =>
  roll === undefined ? FACES.filter(wanted).length : Number(wanted(roll));
const below = (player: Player, face: number): number => facesOf(player, (one) => one < face);
const shows = (player: Player, face: number): number => facesOf(player, (one) => one === face);
const fallsOf = (players: readonly Player[]): number =>
  players.reduce((all, { roll }) => all * (roll === undefined ? INITIATIVE_DIE : 1), 1);

/** The number of rolls in which exactly n of these players show the face and all others are below it, indexed by n. */
const sharers = (players: readonly Player[], face: number): readonly number[] =>
  players.reduce<readonly number[]>(
    (ways, player) =>
      Array.from(
        { length: ways.length + 1 },
        (_, many) => (ways[many] ?? 0) * below(player, face) + (ways[many - 1] ?? 0) * shows(player, face),
      ),
    [1],
  );

/** The number of rolls in which a player is highest and tied with n others, indexed by n. */
function tops(players: readonly Player[], index: number): readonly number[] {
  const player = players[index] as Player;
  const others = players.filter((_, at) => at !== index);
  const byFace = FACES.map((face) => sharers(others, face).map((ways) => ways * shows(player, face)));
  return others
    .map((_, many) => many)
    .concat(others.length)
    .map((many) => byFace.reduce((sum, ways) => sum + (ways[many] ?? 0), 0));
}

interface Odds {
  readonly first: Fraction;
  /** Odds of sharing the highest roll with 1, 2, … others. */
  readonly shared: readonly Fraction[];
}

function oddsOf(players: readonly Player[], index: number): Odds {
  const falls = fallsOf(players);
  const [alone = 0, ...together] = tops(players, index);
  return { first: fraction(alone, falls), shared: together.map((ways) => fraction(ways, falls)) };
}

const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(add, ZERO);

/** The player's odds after a tie: equal odds among all players, or among the tied ones. */
function afterTie({ shared }: Odds, tied: Fraction, players: number, again: Rerollers): Fraction {
  if (again === 'ALL') return multiply(tied, fraction(1, players));
  return sum(shared.map((chance, index) => multiply(chance, fraction(1, index + 2))));
}

/** The players who roll again after all have rolled. */
function rerollers(players: readonly Player[], again: Rerollers): readonly number[] {
  if (players.some(({ roll }) => roll === undefined)) return [];
  const best = Math.max(...players.map(({ roll = 0 }) => roll));
  const highest = players.flatMap(({ roll }, index) => (roll === best ? [index + 1] : []));
  if (highest.length === 1) return [];
  return again === 'ALL' ? players.map((_, index) => index + 1) : highest;
}

/** Resolves a checked question. */
export function resolve({ players, again }: Question): Outcome<typeof output, Facts, object> {
  const odds = players.map((_, index) => oddsOf(players, index));
  const tied = complement(sum(odds.map(({ first }) => first)));
  const rows = odds.map((one, index) => ({
    name: players[index]?.name,
    first: one.first,
    initiative: add(one.first, afterTie(one, tied, players.length, again)),
  }));
  return { figures: { players: rows, tied, rollAgain: rerollers(players, again) }, steps: stepsOf(players, rows, tied, again) };
}

function stepsOf(
  players: readonly Player[],
  rows: Checked<typeof output>['players'],
  tied: Fraction,
  again: Rerollers,
): readonly Step<Facts>[] {
  const called = (index: number): Called => ({ number: index + 1, name: players[index]?.name?.trim() });
  return [
    { key: 'roll', value: null, rule: 'bronepehota/initiative', given: { players: players.length, faces: INITIATIVE_DIE } },
    ...players.flatMap(({ roll }, index): readonly Step<Facts>[] =>
      roll === undefined ? [] : [{ key: 'rolled', value: roll, rule: 'bronepehota/initiative', given: { player: called(index) } }],
    ),
    { key: 'tied', value: null, rule: 'bronepehota/ruling/initiative-tie', given: { chance: tied, again } },
    ...rows.map(
      ({ first, initiative }, index): Step<Facts> => ({
        key: 'player',
        value: null,
        rule: 'bronepehota/initiative',
        given: { player: called(index), first, initiative },
      }),
    ),
  ];
}
