/** The printed list of poker combinations. */
import type { SuitedCard } from '../cards/card.js';

/** Reference implementation: searches the printed list from the top, with a plain test for each line. */
export function listed(cards: readonly SuitedCard[]): string {
  const counts = new Array<number>(14).fill(0);
  for (const { rank } of cards) counts[rank] = (counts[rank] ?? 0) + 1;
  const has = (...wanted: number[]) => wanted.every((count, index) => [...counts].sort((a, b) => b - a)[index] === count);
  const suits = cards.map(({ suit }) => suit);
  let repeat = false;
  for (let i = 0; i < 5; i++) for (let j = 0; j < i; j++) if (suits[i] === suits[j]) repeat = true;
  const flush = suits.every((suit) => suit === suits[0]);
  const ranks = cards.map(({ rank }) => rank).sort((a, b) => a - b);
  const straight = ranks.join() === '1,10,11,12,13' || ranks.every((rank, index) => rank === (ranks[0] as number) + index);
  if (counts[13] === 5) return 'SUCCESSOR_WAR';
  if (has(5)) return 'FIVE_OF_A_KIND';
  if (straight && flush) return 'GREAT_HOUSE_STRAIGHT';
  if (has(4) && !repeat) return 'SUCCESSOR_FOUR_OF_A_KIND';
  if (straight && !repeat) return 'SUCCESSOR_STRAIGHT';
  if (has(3, 2) && !repeat) return 'SUCCESSOR_FULL_HOUSE';
  if (has(4)) return 'FOUR_OF_A_KIND';
  if (flush) return 'GREAT_HOUSE';
  if (has(3, 2)) return 'FULL_HOUSE';
  if (has(3) && !repeat) return 'SUCCESSOR_THREE_OF_A_KIND';
  if (has(2, 2) && !repeat) return 'SUCCESSOR_TWO_PAIR';
  if (straight) return 'STRAIGHT';
  if (has(1, 1, 1, 1, 1) && !repeat) return 'SUCCESSORS';
  if (has(2) && !repeat) return 'SUCCESSOR_PAIR';
  if (has(3)) return 'THREE_OF_A_KIND';
  if (has(2, 2)) return 'TWO_PAIR';
  return has(2) ? 'PAIR' : 'HIGH_CARD';
}

/** The printed list, strongest first. */
const PRINTED = [
  'SUCCESSOR_WAR',
  'FIVE_OF_A_KIND',
  'GREAT_HOUSE_STRAIGHT',
  'SUCCESSOR_FOUR_OF_A_KIND',
  'SUCCESSOR_STRAIGHT',
  'SUCCESSOR_FULL_HOUSE',
  'FOUR_OF_A_KIND',
  'GREAT_HOUSE',
  'FULL_HOUSE',
  'SUCCESSOR_THREE_OF_A_KIND',
  'SUCCESSOR_TWO_PAIR',
  'STRAIGHT',
  'SUCCESSORS',
  'SUCCESSOR_PAIR',
  'THREE_OF_A_KIND',
  'TWO_PAIR',
  'PAIR',
  'HIGH_CARD',
];

/** A key that compares hands, larger is stronger: the line of the list, then the cards, with the ace high. */
export function strengthOf(cards: readonly SuitedCard[]): readonly number[] {
  const ranks = cards.map(({ rank }) => (rank === 1 ? 14 : rank));
  if ([...ranks].sort((a, b) => a - b).join() === '2,3,4,5,14') return [-PRINTED.indexOf(listed(cards)), 5, 4, 3, 2, 1];
  const many = (rank: number) => ranks.filter((other) => other === rank).length;
  return [-PRINTED.indexOf(listed(cards)), ...ranks.sort((a, b) => many(b) - many(a) || b - a)];
}
