/** Which field a part of a text is for, where several could take it. */
import type { Leaf } from './leaves.js';
import { type Side, sideOf } from './sides.js';

/** A choice of one of two like sides. Without a side it is said of both: “two mechs face off, standing still”. */
export const isOfOneSide = ({ path, field }: Leaf): boolean => field.kind === 'choice' && path.length > 2 && !path.includes('*');

/** Fields of two sides that are said together: “both walked”. */
export const areTwins = (a: Leaf, b: Leaf): boolean =>
  sideOf(b) !== undefined &&
  sideOf(a) !== sideOf(b) &&
  (a.path.at(-1) === b.path.at(-1) ||
    (a.path.length === b.path.length && a.field.kind === b.field.kind && a.path.slice(0, -1).join() === b.path.slice(0, -1).join()));

/** A value that a part may give a field. */
interface Candidate {
  readonly leaf: Leaf;
  readonly value: unknown;
  readonly isExplicit: boolean;
}

/** How well a field fits what a part says: its own words first, then its side, then how its dice are written. */
export function rankOf({ leaf, value, isExplicit }: Candidate, side: Side | undefined): number {
  const own = sideOf(leaf);
  return (
    (side !== undefined && own === side ? 2 : 0) +
    (side !== undefined && own !== undefined && own !== side ? -1 : 0) +
    (isExplicit ? 4 : 0) -
    (isCountedInVain(leaf, value) ? 0.5 : 0)
  );
}

/** `1D12` for a field that takes one die and a number to add, such as `D12+2`: a field for several dice is meant. */
const isCountedInVain = ({ field }: Leaf, value: unknown): boolean =>
  field.kind === 'text' && field.dice === true && typeof value === 'string' && /^\dD/.test(value) && (field.pattern?.test('D6+1') ?? false);
