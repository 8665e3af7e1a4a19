/** The base variant of every chassis: what the reviewed table says, else what a rule of thumb makes of the cards. */
import { groupBy } from '../../group-by.js';
import { BASE_VARIANTS } from './base-variants.js';
import type { StarterCard } from './cards.js';

/** The first row counts where chassis of different types share a name. */
const REVIEWED: ReadonlyMap<number, number> = new Map(BASE_VARIANTS.map(([mul], row) => [mul, row]));
const rowOf = ({ mul }: StarterCard): number => REVIEWED.get(mul) ?? Number.POSITIVE_INFINITY;

/**
 * Numbers of the base variants, one for each chassis. For a chassis that nobody reviewed: the model without a variant, else
 * the primary configuration, else the oldest that is not primitive.
 * @example baseVariants(starterCards()).has(2026) // the Marauder MAD-3R
 */
export const baseVariants = (cards: readonly StarterCard[]): ReadonlySet<number> =>
  new Set([...groupBy(cards, ({ chassis }) => chassis).values()].map((family) => baseOf(family).mul));

function baseOf(family: readonly StarterCard[]): StarterCard {
  const [reviewed] = family.filter(({ mul }) => REVIEWED.has(mul)).toSorted((a, b) => rowOf(a) - rowOf(b));
  const plain = family.find(({ variant }) => variant === '') ?? family.find(({ variant }) => variant === 'Prime');
  return reviewed ?? plain ?? (family.toSorted((a, b) => ageOf(a) - ageOf(b) || a.mul - b.mul)[0] as StarterCard);
}

/** Years; primitive models after all others, those of an unknown year behind them. */
function ageOf({ introduced, technology }: StarterCard): number {
  const year = /\d{4}/.exec(introduced)?.[0];
  return (year === undefined ? 9_000 : Number(year)) + (technology === 'Primitive' ? 5_000 : 0);
}
