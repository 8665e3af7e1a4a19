import { toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { provedAll } from '../../../testing/proof.js';
import { initiative } from './index.js';
import { type Activation, movementOrder } from './resolve.js';

const question = (draft: object) => {
  const checked = check(initiative, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
};

const MAX_SIDE = initiative.input.first.max;
const short = (order: readonly Activation[]): string => order.map(({ side, units }) => `${side === 'FIRST' ? 'a' : 'b'}${units}`).join(' ');
const order = (loser: number, winner: number): string =>
  short(movementOrder({ side: 'FIRST', units: loser }, { side: 'SECOND', units: winner }));

test('alternates equal numbers of units, the loser first', () => expect(order(3, 3)).toBe('a1 b1 a1 b1 a1 b1'));

test('moves proportionally more units of the larger side', () => {
  expect(order(2, 5)).toBe('a1 b2 a1 b3');
  expect(order(5, 2)).toBe('a2 b1 a3 b1');
  expect(order(7, 3)).toBe('a2 b1 a2 b1 a3 b1');
  expect(order(4, 3)).toBe('a1 b1 a1 b1 a2 b1');
});

test('moves every unit once and leaves no side waiting alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (loser, winner) => {
      const moves = movementOrder({ side: 'FIRST', units: loser }, { side: 'SECOND', units: winner });
      const total = (side: string): number => moves.reduce((sum, move) => sum + (move.side === side ? move.units : 0), 0);
      expect([total('FIRST'), total('SECOND')]).toEqual([loser, winner]);
      moves.forEach((move, index) => {
        expect(move.side).toBe(index % 2 === 0 ? 'FIRST' : 'SECOND');
        expect(move.units).toBeGreaterThan(0);
      });
    }),
  );
});

test('computes the odds over every roll of both sides', () => {
  let [wins, ties, all] = [0, 0, 0];
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++)
        for (let d = 1; d <= 6; d++) {
          all++;
          if (a + b > c + d) wins++;
          if (a + b === c + d) ties++;
        }
  const { firstWins, secondWins, tie } = initiative.resolve(question({ first: 4, second: 4 })).figures;
  expect([wins, ties, all]).toEqual([575, 146, 1296]);
  expect([toText(firstWins), toText(secondWins), toText(tie)]).toEqual(['1/2', '1/2', '73/648']);
});

/** Reference implementation: two queues from which units are taken one by one. */
function takenOneByOne(loser: number, winner: number, restLast: boolean): string {
  const rows = [loser, winner];
  const taken: string[] = [];
  while (rows[0] || rows[1]) {
    const now = [...rows] as [number, number];
    for (const side of [0, 1] as const) {
      const [own, other] = [now[side], now[1 - side] as number];
      let moves = 0;
      // One unit, and another for each further multiple of the other queue; all when the other is empty.
      while (own - moves > 0 && (other === 0 || moves === 0 || (!restLast && (moves + 1) * other <= own))) moves++;
      if (moves > 0) taken.push(`${'ab'[side]}${moves}`);
      rows[side] = own - moves;
    }
  }
  return taken.join(' ');
}

test.each([
  [[], undefined],
  [['rest-moves-last'], undefined],
  [['tie-keeps-initiative'], 'FIRST'],
  [['tie-keeps-initiative', 'rest-moves-last'], 'SECOND'],
])('matches units taken one by one and every roll, for all numbers of units: readings %j', (readings, wonBefore) => {
  const restLast = readings.includes('rest-moves-last');
  let ways = [0, 0, 0];
  for (let a = 0; a < 36; a++)
    for (let b = 0; b < 36; b++) {
      const margin = Math.floor(a / 6) + (a % 6) - Math.floor(b / 6) - (b % 6);
      ways = ways.map((count, index) => (Math.sign(margin) === [1, 0, -1][index] ? count + 1 : count));
    }
  const [wins = 0, ties = 0, losses = 0] = ways;
  let questions = 0;
  for (let first = 1; first <= MAX_SIDE; first++)
    for (let second = 1; second <= MAX_SIDE; second++) {
      const { figures } = initiative.resolve(question({ first, second, readings, wonBefore }));
      const won = wins + (wonBefore === 'FIRST' ? ties : 0);
      const decided = wonBefore ? 1296 : wins + losses;
      expect(figures.firstWins.numerator * BigInt(decided)).toBe(BigInt(won) * figures.firstWins.denominator);
      expect(figures.tie.numerator * 1296n).toBe(BigInt(ties) * figures.tie.denominator);
      expect(short(figures.orderIfSecondWins)).toBe(takenOneByOne(first, second, restLast));
      const swapped = figures.orderIfFirstWins.map(
        ({ side, units }): Activation => ({ side: side === 'FIRST' ? 'SECOND' : 'FIRST', units }),
      );
      expect(short(swapped)).toBe(takenOneByOne(second, first, restLast));
      questions++;
    }
  provedAll(
    {
      calculator: 'alpha-strike initiative',
      against: { en: 'units taken one by one, every roll', ru: 'боевые единицы по одной, каждый бросок' },
    },
    questions,
  );
});

test('asks for the winner of the last turn only when a tie keeps the initiative', () => {
  expect(check(initiative, { first: 2, second: 2, readings: ['tie-keeps-initiative'] })).toMatchObject({
    problems: [{ code: 'MISSING', path: ['wonBefore'] }],
  });
  expect(check(initiative, { first: 2, second: 2, wonBefore: 'FIRST' })).toMatchObject({
    problems: [{ code: 'CONFLICT', path: ['wonBefore'] }],
  });
});

test('summarizes initiative in one sentence', () => {
  expect(answer(initiative, { first: 2, second: 3 }, 'en')).toMatchObject({
    ok: true,
    value: {
      summary:
        'Each side wins with odds of 1/2 (50%), ties rolled again; order of movement if the first wins: second 1, first 1, second 2, first 1; if the second wins: first 1, second 1, first 1, second 2.',
    },
  });
});

test('groups equal consecutive rounds', () => {
  expect(answer(initiative, { first: 12, second: 12 }, 'en')).toMatchObject({
    value: { summary: expect.stringContaining('if the first wins: second 1, first 1 (12 times); if the second') },
  });
  expect(answer(initiative, { first: 12, second: 12 }, 'ru')).toMatchObject({
    value: { summary: expect.stringContaining('если выиграла первая: вторая 1, первая 1 (12 раз); если') },
  });
});

test('the odds need no numbers of units', () => {
  const figures = { firstWins: { denominator: 2n }, tie: { denominator: 648n }, orderIfFirstWins: [], orderIfSecondWins: [] };
  expect(answer(initiative, {}, 'en')).toMatchObject({
    value: { figures, summary: 'Each side wins with odds of 1/2 (50%), ties rolled again.' },
  });
  expect(answer(initiative, { wonBefore: 'FIRST', readings: ['tie-keeps-initiative'] }, 'ru')).toMatchObject({
    value: { summary: expect.stringMatching(/при ничьей инициатива остаётся за прежним победителем; играем иначе/) },
  });
});

test.each([
  ['first', 'second', { first: 4 }],
  ['second', 'first', { second: 4 }],
])('the order of movement with the units of the %s side needs those of the %s', (_, missing, draft) => {
  expect(check(initiative, draft)).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path: [missing] }] });
});
