import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { wordsOf } from '../../../calculator/fields.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { prove } from '../../../testing/proof.js';
import { crowdedCards, someCards, spelledCards } from '../../engine/testing/hands.js';
import { strengthOf } from '../../engine/testing/printed-list.js';
import { SUITS } from '../../vocabulary.js';
import { compareHands } from './index.js';

const hands = (...all: readonly string[]) => all.map((cards) => ({ cards: cards.split(' ') }));
const poker = (...all: readonly string[]) => ({ game: 'POKER', hands: hands(...all) });
const drax = (...all: readonly string[]) => ({ game: 'DRAX', hands: hands(...all) });
const winnersOf = (draft: object) => {
  const result = answer(compareHands, draft, 'en');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.figures.winners;
};

describe('poker', () => {
  test.each([
    ['the stronger combination', poker('9d 9e 9f 2d 2e', '2s 4s 6s 8s Ts'), [2]],
    ['the full house over the flush with four suits', { ...poker('9d 9e 9f 2d 2e', '2s 4s 6s 8s Ts'), suits: 4 }, [1]],
    ['the ace over the Lord', poker('Td Te 4f 5s 7w', 'Ld Le 4d 5e 7f'), [1]],
    ['the kicker', poker('9d 9e 4f 5s 8d', '9f 9s 4d 5e 7d'), [1]],
    ['ace to 5 is the lowest straight', poker('Td 2d 3d 4d 5e', '2e 3e 4e 5d 6d'), [2]],
    ['suits break no ties', poker('9d 9e 4f 5s 8d', '9f 9s 4d 5e 8e'), [1, 2]],
  ])('%s', (_, draft, winners) => expect(winnersOf(draft)).toEqual(winners));

  test('explains the place of each hand', () => {
    expect(
      answer(
        compareHands,
        {
          game: 'POKER',
          hands: [
            { name: 'Anna', cards: ['9d', '9e', '4f', '5s', '8d'] },
            { cards: ['9f', '9s', '4d', '5e', '7d'] },
            { cards: ['Td', '2e', '4e', '5d', '7f'] },
          ],
        },
        'en',
      ),
    ).toMatchObject({
      ok: true,
      value: {
        figures: {
          ranking: [
            { place: 1, hand: 1, name: 'Anna', pokerCategory: 'PAIR', draxCategory: null, verdict: 'STRONGEST' },
            { place: 2, hand: 2, verdict: 'CARDS' },
            { place: 3, hand: 3, verdict: 'CATEGORY' },
          ],
        },
        steps: [{ text: 'The strongest: pair' }, { text: 'Pair too, but 7 against 8' }, { text: 'High card, weaker than pair' }],
        summary: 'Anna wins: pair.',
      },
    });
  });
});

describe('drax', () => {
  test.each([
    ['a pair of nines over a pair of threes', drax('9d 9e 2f 4s', '3d 3e 5f 7s'), [1]],
    ['the Lord of another hand spoils a pair', drax('Le 5d 6f 8s', '9d 9e 3f 4s'), [2]],
    ['a hand short of a card loses by it', drax('Md 8d 6e 4f', '9e 7f 5s Td'), [2]],
    ['equal values share', drax('9d 7e 5f 3s', '9e 7f 5s 3d'), [1, 2]],
  ])('%s', (_, draft, winners) => expect(winnersOf(draft)).toEqual(winners));

  test('applies the Lords of all hands to all hands, with one step for each Lord', () => {
    expect(answer(compareHands, drax('Le 5d 6f 8s', '9d 9e 3f 4s'), 'ru')).toMatchObject({
      value: {
        figures: {
          ranking: [
            { hand: 2, draxCategory: 'HIGH_CARD', pokerCategory: null, tieBreak: [9, 8, 4, 3] },
            { hand: 1, tieBreak: [8, 6, 5], verdict: 'CARDS' },
          ],
        },
        steps: [
          { text: 'Их масти меняются во всех руках: орлы', rule: 'initiative-deck/ruling/lords-in-play' },
          {},
          { text: 'Тоже старшая карта, но 8 против 9', rule: 'initiative-deck/ruling/drax-ties' },
        ],
      },
    });
  });
});

describe('invalid hands', () => {
  test.each([
    ['a card in two hands', poker('9d 9e 9f 2d 2e', '9d 4s 6s 8s Ts'), ['hands', 1, 'cards', 0]],
    ['four cards in poker', poker('9d 9e 9f 2d', '2s 4s 6s 8s Ts'), ['hands', 0, 'cards']],
    [
      'faces laid aside in poker',
      { game: 'POKER', hands: [{ cards: ['9d', '9e', '9f', '2d', '2e'], laidAside: ['Md'] }, { cards: ['2s', '4s', '6s', '8s', 'Ts'] }] },
      ['hands', 0, 'laidAside'],
    ],
    ['a local suit in poker', { ...poker('9d 9e 9f 2d 2e', '2s 4s 6s 8s Ts'), localSuit: 'SUNS' }, ['localSuit']],
    ['five suits in a deck of four', { ...poker('9d 9e 9f 9s 9w', '2s 4s 6s 8s Ts'), suits: 4 }, ['suits']],
    ['four cards against five in drax', drax('9d 9e 2f 4s', '3d 3e 5f 7s 8s'), ['hands', 1, 'cards']],
    ['five suits in four-card drax', drax('9d 9e 2f 4s', '3d 3e 5f 7w'), ['hands', 1, 'cards', 3]],
    ['an open face in drax', drax('9d Me 2f 4s', '3d 3e 5f 7s'), ['hands', 0, 'cards', 1]],
  ])('rejects %s', (_, draft, path) =>
    expect(check(compareHands, draft)).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path }] }),
  );
});

/** Reference implementation: compares every pair of hands and counts how many beat each. */
test('matches the pairwise comparison', () => {
  fc.assert(
    fc.property(someCards(15), (cards) => {
      const three = [0, 5, 10].map((from) => spelledCards(cards.slice(from, from + 5)));
      const duel = (a: number, b: number) => winnersOf({ game: 'POKER', hands: [{ cards: three[a] }, { cards: three[b] }] }) as number[];
      const result = answer(compareHands, { game: 'POKER', hands: three.map((hand) => ({ cards: hand })) }, 'en');
      if (!result.ok) throw new Error('hands');
      for (const { hand, place } of result.value.figures.ranking as { hand: number; place: number }[]) {
        const beaten = [0, 1, 2].filter((other) => other !== hand - 1 && !duel(hand - 1, other).includes(1));
        expect(place).toBe(beaten.length + 1);
      }
    }),
  );
});

test('matches the printed list and the card order for three hands', () => {
  const isWeaker = (one: readonly number[], two: readonly number[]): boolean => {
    const at = one.findIndex((figure, index) => figure !== two[index]);
    return at >= 0 && (one[at] as number) < (two[at] as number);
  };
  prove(
    {
      calculator: 'initiative-deck compareHands',
      against: { en: 'the printed list, then card by card', ru: 'список комбинаций, затем карта за картой' },
    },
    fc.property(fc.oneof(someCards(15), crowdedCards(15, wordsOf(SUITS))), (cards) => {
      const three = [0, 5, 10].map((from) => cards.slice(from, from + 5));
      const checked = check(compareHands, { game: 'POKER', hands: three.map((hand) => ({ cards: spelledCards(hand) })) });
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const strengths = three.map(strengthOf);
      for (const { hand, place } of compareHands.resolve(checked.value).figures.ranking) {
        const own = strengths[hand - 1] as readonly number[];
        expect(place).toBe(1 + strengths.filter((other) => isWeaker(own, other)).length);
      }
    }),
    { numRuns: 300 },
  );
});

const hand = (name: string, cards: string) => ({ name, cards: cards.split(' ') });

testAnswerTexts(compareHands, [
  [
    { game: 'POKER', hands: [hand('Anna', '2d 4e 6f 8s Td'), hand('Boris', '2e 4f 6s 8d Te')] },
    'Anna and Boris',
    'Банк делят Anna и Boris',
  ],
  [{ game: 'POKER', hands: [hand('Anna', '2d 4e 6f 8s Td'), hand('Boris', '2e 4f 6s 8d 9e')] }, 'Anna', 'Выигрывает Anna'],
]);

test('hands with equal combinations share the pot when only the combination counts', () => {
  const draft = {
    game: 'DRAX',
    hands: [{ cards: ['9e', '9s', '4f', '5s'] }, { cards: ['9d', '9f', '3e', '7s'] }, { cards: ['8d', '8f', '2e', '10s'] }],
  };
  const winnersOf = (readings: readonly string[]) => {
    const answered = answer(compareHands, { ...draft, readings }, 'en');
    return answered.ok && answered.value.figures.winners;
  };
  expect(winnersOf([])).toEqual([2]);
  expect(winnersOf(['combination-alone'])).toEqual([1, 2]);
});

describe('a winner who is called by a pronoun', () => {
  const PAIR = '2d 2e 6f 8s Td';
  const LOWER = ['2f', '4f', '6s', '8d', '9e'].join(' ');
  const named = (name: string, other: string, cards: string) => ({
    game: 'POKER',
    hands: [
      { name, cards: PAIR.split(' ') },
      { name: other, cards: cards.split(' ') },
    ],
  });
  const summaryOf = (draft: object, language: 'en' | 'ru') => {
    const result = answer(compareHands, draft, language);
    return result.ok ? result.value.summary : undefined;
  };

  test.each([
    ['en', 'I', 'I win: pair.'],
    ['en', 'you', 'You win: pair.'],
    ['en', 'Bert', 'Bert wins: pair.'],
    ['en', 'Iris', 'Iris wins: pair.'],
    ['ru', 'я', 'Выигрываю я: пара.'],
    ['ru', 'Ты', 'Выигрываешь Ты: пара.'],
    ['ru', 'мы', 'Выигрываем мы: пара.'],
    ['ru', 'вы', 'Выигрываете вы: пара.'],
    ['ru', 'Красные', 'Выигрывают Красные: пара.'],
    ['ru', 'Синие', 'Выигрывают Синие: пара.'],
    ['ru', 'Возмездие', 'Выигрывает Возмездие: пара.'],
    ['ru', 'Яна', 'Выигрывает Яна: пара.'],
  ] as const)('%s: %s', (language, name, summary) => expect(summaryOf(named(name, 'Anna', LOWER), language)).toBe(summary));

  test.each([
    ['я', 'Анна', 'Банк делим я и Анна: пара.'],
    ['ты', 'Анна', 'Банк делите ты и Анна: пара.'],
    ['Борис', 'Анна', 'Банк делят Борис и Анна: пара.'],
  ])('%s and %s share the pot', (name, other, summary) => expect(summaryOf(named(name, other, '2f 2s 6s 8d Te'), 'ru')).toBe(summary));
});
