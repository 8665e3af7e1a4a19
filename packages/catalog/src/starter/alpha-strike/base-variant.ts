/** The base variant of every chassis: from the reviewed table, otherwise by a heuristic. */
import { groupBy } from '../../group-by.js';
import { BASE_VARIANTS } from './base-variants.js';
import type { StarterCard } from './cards.js';

/** The first row takes precedence if chassis of different types share a name. */
const REVIEWED: ReadonlyMap<number, number> = new Map(BASE_VARIANTS.map(([mul], row) => [mul, row]));
const rowOf = ({ mul }: StarterCard): number => REVIEWED.get(mul) ?? Number.POSITIVE_INFINITY;

/**
 * Numbers of the base variants, one per chassis. For a chassis without review: the model without a variant, otherwise the primary
 * configuration, otherwise the oldest that is not primitive.
 * @example baseVariants(starterCards()).has(2026) // the Marauder MAD-3R
 */
export const baseVariants = (cards: readonly StarterCard[]): ReadonlySet<number> =>
  new Set([...groupBy(cards, ({ chassis }) => chassis).values()].map((family) => baseOf(family).mul));

function baseOf(family: readonly StarterCard[]): StarterCard {
  const [reviewed] = family.filter(({ mul }) => REVIEWED.has(mul)).toSorted((a, b) => rowOf(a) - rowOf(b));
  const plain = family.find(({ variant }) => variant === '') ?? family.find(({ variant }) => variant === 'Prime');
  return reviewed ?? plain ?? (family.toSorted((a, b) => ageOf(a) - ageOf(b) || a.mul - b.mul)[0] as StarterCard);
}

/** Year of introduction; primitive models sort after all others, and an unknown year last. */
function ageOf({ introduced, technology }: StarterCard): number {
  const year = /\d{4}/.exec(introduced)?.[0];
  return (year === undefined ? 9_000 : Number(year)) + (technology === 'Primitive' ? 5_000 : 0);
}
