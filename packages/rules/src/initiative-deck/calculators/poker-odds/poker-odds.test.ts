import { toText } from '@rangefinder/dice';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { provedAll } from '../../../testing/proof.js';
import { countedDeck } from '../../engine/poker/counting.js';
import { pokerOdds } from './index.js';

/** Reference implementation: deals every hand and tallies it by equal ranks, suits and straight. */
function dealAll(suits: number): ReadonlyMap<string, number> {
  const cards = suits * 13;
  const rank = Int32Array.from({ length: cards }, (_, card) => card % 13);
  const suit = Int32Array.from({ length: cards }, (_, card) => Math.floor(card / 13));
  const tally = new Map<string, number>();
  const seen = new Int32Array(4096);
  // Straights as bit masks. Ace to 5 up to 9 to Lord are five consecutive bits; 10 to ace has the ace at bit 0.
  const straights = [...Array.from({ length: 9 }, (_, low) => 0b11111 << low), 0b1111000000001];
  const isStraight = new Uint8Array(1 << 13);
  for (const mask of straights) isStraight[mask] = 1;
  for (let a = 0; a < cards; a++)
    for (let b = a + 1; b < cards; b++)
      for (let c = b + 1; c < cards; c++)
        for (let d = c + 1; d < cards; d++)
          for (let e = d + 1; e < cards; e++) {
            const [ra, rb, rc, rd, re] = [rank[a] as number, rank[b] as number, rank[c] as number, rank[d] as number, rank[e] as number];
            const ranks = (1 << ra) | (1 << rb) | (1 << rc) | (1 << rd) | (1 << re);
            const suitMask =
              (1 << (suit[a] as number)) |
              (1 << (suit[b] as number)) |
              (1 << (suit[c] as number)) |
              (1 << (suit[d] as number)) |
              (1 << (suit[e] as number));
            const pairs =
              +(ra === rb) +
              +(ra === rc) +
              +(ra === rd) +
              +(ra === re) +
              +(rb === rc) +
              +(rb === rd) +
              +(rb === re) +
              +(rc === rd) +
              +(rc === re) +
              +(rd === re);
            const lords = ranks === 1 << 12 ? 1 : 0;
            const key = (pairs << 7) | (suitMask << 2) | ((isStraight[ranks] as number) << 1) | lords;
            seen[key] = (seen[key] as number) + 1;
          }
  for (let key = 0; key < seen.length; key++) {
    const count = seen[key] as number;
    if (count > 0) tally.set(nameOf(key, suits), (tally.get(nameOf(key, suits)) ?? 0) + count);
  }
  return tally;
}

/** The number of pairs of equal ranks identifies the pattern: 10 five alike, 6 four, 4 full house, 3 three, 2 two pair, 1 pair. */
function nameOf(key: number, suits: number): string {
  const pairs = key >> 7;
  const suitMask = (key >> 2) & 31;
  const successor = suits === 5 && suitMask === 31;
  const flush = (suitMask & (suitMask - 1)) === 0;
  if (pairs === 10) return key & 1 ? 'SUCCESSOR_WAR' : 'FIVE_OF_A_KIND';
  if (pairs === 6) return successor ? 'SUCCESSOR_FOUR_OF_A_KIND' : 'FOUR_OF_A_KIND';
  if (pairs === 4) return successor ? 'SUCCESSOR_FULL_HOUSE' : 'FULL_HOUSE';
  if (pairs === 3) return successor ? 'SUCCESSOR_THREE_OF_A_KIND' : 'THREE_OF_A_KIND';
  if (pairs === 2) return successor ? 'SUCCESSOR_TWO_PAIR' : 'TWO_PAIR';
  if (pairs === 1) return successor ? 'SUCCESSOR_PAIR' : 'PAIR';
  if (key & 2) return flush ? 'GREAT_HOUSE_STRAIGHT' : successor ? 'SUCCESSOR_STRAIGHT' : 'STRAIGHT';
  if (flush) return 'GREAT_HOUSE';
  return successor ? 'SUCCESSORS' : 'HIGH_CARD';
}

describe.each([4, 5] as const)('with %i suits', (suits) => {
  test('slow: the formulas match the dealt hands', () => {
    const { hands, categories } = countedDeck(suits);
    expect(Object.fromEntries(categories.map(({ category, hands: some }) => [category, Number(some)]))).toEqual(
      Object.fromEntries(dealAll(suits)),
    );
    expect(Number(hands)).toBe(suits === 5 ? 8_259_888 : 2_598_960);
  });

  test('slow: the answer matches the dealt hands', () => {
    const checked = check(pokerOdds, { suits });
    if (!checked.ok) throw new Error('both decks are allowed');
    const { categories } = pokerOdds.resolve(checked.value).figures;
    const dealt = dealAll(suits);
    const all = [...dealt.values()].reduce((sum, count) => sum + count, 0);
    expect(categories).toHaveLength(dealt.size);
    for (const { category, chance } of categories)
      expect(chance.numerator * BigInt(all)).toBe(BigInt(dealt.get(category) ?? 0) * chance.denominator);
    provedAll({ calculator: 'initiative-deck pokerOdds', against: { en: 'every hand dealt', ru: 'каждая рука, сданная по картам' } }, 1);
  });

  test('all odds sum to exactly 1', () => {
    const { hands, categories } = countedDeck(suits);
    expect(categories.reduce((sum, { hands: some }) => sum + some, 0n)).toBe(hands);
  });
});

test('returns the known odds of ordinary poker', () => {
  const result = answer(pokerOdds, { suits: 4 }, 'en');
  expect(result.ok && toText((result.value.figures.categories as { chance: never }[])[7]?.chance as never)).toBe('352/833');
  expect(result).toMatchObject({
    value: {
      summary: 'Five cards with 4 suits, 2,598,960 hands: high card 50.1%, pair 42.3%, two pair 4.8%; better hands are rarer.',
    },
  });
});

test('the odds of one hand name it', () => {
  const answered = answer(pokerOdds, { category: 'FULL_HOUSE', suits: 4 }, 'en');
  expect(answered).toMatchObject({
    value: {
      figures: { categories: [{ category: 'FULL_HOUSE', hands: 3744 }], chance: { denominator: 4165n } },
      summary: 'Full house: odds 0.1%, 3744 of 2,598,960 hands of five cards with 4 suits.',
    },
  });
  expect(answered.ok && answered.value.steps.map(({ key }) => key)).toEqual(['deal', 'category']);
  expect(answer(pokerOdds, { category: 'PAIR' }, 'ru')).toMatchObject({
    value: { summary: expect.stringMatching(/^Пара: шанс .* из 8\s259\s888; в руке пять карт, мастей — 5\.$/) },
  });
});

test('a hand that needs five suits is refused with four', () => {
  for (const category of ['FIVE_OF_A_KIND', 'SUCCESSORS'])
    expect(check(pokerOdds, { category, suits: 4 })).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path: ['category'] }] });
  expect(check(pokerOdds, { category: 'FIVE_OF_A_KIND', suits: 5 })).toMatchObject({ ok: true });
});
