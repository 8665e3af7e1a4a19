/** Random cards for tests. Hands are drawn from few ranks and suits, so that every combination occurs. */
import fc from 'fast-check';
import type { Suit } from '../../vocabulary.js';
import { canonical, SUITED_CARDS, type SuitedCard } from '../cards/card.js';

/** Distinct cards of the deck, in random order. */
export const someCards = (count: number, from: readonly SuitedCard[] = SUITED_CARDS): fc.Arbitrary<readonly SuitedCard[]> =>
  fc.shuffledSubarray([...from], { minLength: count, maxLength: count });

const ranksNear = (start: number, width: number) => Array.from({ length: width }, (_, step) => ((start - 1 + step) % 13) + 1);

/** Cards of a few adjacent ranks and a few suits. */
export const crowdedCards = (count: number, suits: readonly Suit[]): fc.Arbitrary<readonly SuitedCard[]> =>
  fc
    .tuple(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 6 }), fc.subarray([...suits], { minLength: 1 }))
    .map(([start, width, some]) => SUITED_CARDS.filter(({ rank, suit }) => ranksNear(start, width).includes(rank) && some.includes(suit)))
    .filter((pool) => pool.length >= count)
    .chain((pool) => someCards(count, pool));

export const spelledCards = (cards: readonly SuitedCard[]): readonly string[] => cards.map(canonical);
