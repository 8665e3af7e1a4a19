/** Expected visits of a Markov chain that starts in given states and moves between few states until it ends. Exact. */
import { add, complement, divide, type Fraction, multiply, ZERO } from '@rangefinder/dice';

/** Odds by number of a state. */
export type Odds = readonly Fraction[];

const isZero = ({ numerator }: Fraction): boolean => numerator === 0n;

/** Whether a state can be left for good: it ends directly, or leads to one that does. */
export function leaving(moves: readonly Odds[], ends: readonly boolean[]): readonly boolean[] {
  const leaves = [...ends];
  for (let round = 0; round < moves.length; round++)
    for (const [state, row] of moves.entries()) leaves[state] ||= row.some((chance, next) => !isZero(chance) && leaves[next] === true);
  return leaves;
}

/**
 * The expected number of visits of each state. Every state must be left in the end. Solves visits = start + visits × moves by
 * elimination, the last state first.
 */
export function visitsOf(start: Odds, moves: readonly Odds[]): Odds {
  const [from, rows] = [[...start], moves.map((row) => [...row])];
  const at = (row: number, column: number): Fraction => rows[row]?.[column] ?? ZERO;
  for (let gone = rows.length - 1; gone >= 0; gone--) {
    const stays = complement(at(gone, gone));
    for (let column = 0; column < gone; column++) {
      if (isZero(at(gone, column))) continue;
      const share = divide(at(gone, column), stays);
      from[column] = add(from[column] as Fraction, multiply(from[gone] as Fraction, share));
      for (let row = 0; row < gone; row++)
        if (!isZero(at(row, gone))) (rows[row] as Fraction[])[column] = add(at(row, column), multiply(at(row, gone), share));
    }
  }
  const visits: Fraction[] = [];
  for (let state = 0; state < rows.length; state++) {
    let sum = from[state] as Fraction;
    for (const [earlier, count] of visits.entries()) if (!isZero(at(earlier, state))) sum = add(sum, multiply(count, at(earlier, state)));
    visits.push(divide(sum, complement(at(state, state))));
  }
  return visits;
}
