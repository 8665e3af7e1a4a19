import { type Fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import { initiativeRoll } from './index.js';

const ask = (draft: object) => {
  const checked = check(initiativeRoll, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return initiativeRoll.resolve(checked.value).figures;
};
const textsOf = (draft: object, language: 'en' | 'ru') => {
  const answered = answer(initiativeRoll, draft, language);
  return answered.ok ? answered.value.summary : '';
};

test('two players tie with odds of 1/12 and otherwise have equal odds', () => {
  const { players, tied } = ask({ players: [{}, {}] });
  expect([toText(tied), ...players.map(({ first, initiative }) => `${toText(first)} ${toText(initiative)}`)]).toEqual([
    '1/12',
    '11/24 1/2',
    '11/24 1/2',
  ]);
});

describe('after all rolls', () => {
  test('gives initiative to the highest roll', () => {
    const draft = { players: [{ name: 'Anna', roll: 11 }, { roll: 4 }, { roll: 9 }] };
    expect(ask(draft).rollAgain).toEqual([]);
    expect(textsOf(draft, 'en')).toBe('Anna has the initiative and sets the order of play.');
    expect(textsOf({ players: [{ name: 'Анна', roll: 11 }, { roll: 4 }] }, 'ru')).toBe(
      'Инициатива: Анна; этот игрок и назначает очерёдность.',
    );
  });
  test('rerolls a tie for the highest, by all players or the tied ones', () => {
    const players = [{ roll: 9 }, { roll: 9 }, { roll: 4 }];
    expect(ask({ players }).rollAgain).toEqual([1, 2, 3]);
    expect(ask({ players, again: 'TIED' }).rollAgain).toEqual([1, 2]);
    expect(ask({ players }).players.map(({ initiative }) => toText(initiative))).toEqual(['1/3', '1/3', '1/3']);
    expect(ask({ players, again: 'TIED' }).players.map(({ initiative }) => toText(initiative))).toEqual(['1/2', '1/2', '0']);
    expect(textsOf({ players, again: 'TIED' }, 'en')).toBe(
      'The initiative goes to Player 1 with odds of 1/2 (50%), Player 2 with 1/2 (50%), Player 3 with 0%; the highest are equal and roll again: Player 1 and Player 2.',
    );
  });
  test('ignores a tie below the highest roll', () =>
    expect(ask({ players: [{ roll: 9 }, { roll: 4 }, { roll: 4 }] }).rollAgain).toEqual([]));
});

const same = (chance: Fraction, count: number, all: number): void =>
  expect(chance.numerator * BigInt(all)).toBe(BigInt(count) * chance.denominator);

const drafts = fc.record({
  players: fc.array(fc.record({ roll: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined, freq: 2 }) }), {
    minLength: 2,
    maxLength: 4,
  }),
  again: fc.constantFrom('ALL', 'TIED'),
});

test('matches the enumeration of every roll', () => {
  const reached = { open: 0, tied: 0, some: 0 };
  prove(
    { calculator: 'bronepehota initiativeRoll', against: { en: 'every fall of all dice', ru: 'каждый бросок всех кубиков' } },
    fc.property(drafts, ({ players, again }) => {
      let falls: number[][] = [[]];
      for (const { roll } of players)
        falls = falls.flatMap((fall) =>
          (roll === undefined ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [roll]).map((face) => [...fall, face]),
        );
      const alone = players.map(() => 0);
      const twelfths = players.map(() => 0);
      let ties = 0;
      for (const fall of falls) {
        const best = Math.max(...fall);
        const who = fall.flatMap((face, index) => (face === best ? [index] : []));
        if (who.length > 1) ties++;
        else alone[who[0] ?? 0] = (alone[who[0] ?? 0] ?? 0) + 1;
        const heirs = who.length > 1 && again === 'ALL' ? fall.map((_, index) => index) : who;
        for (const index of heirs) twelfths[index] = (twelfths[index] ?? 0) + 12 / heirs.length;
      }
      const { players: rows, tied } = ask({ players, again });
      same(tied, ties, falls.length);
      for (const [index, { first, initiative }] of rows.entries()) {
        same(first, alone[index] ?? 0, falls.length);
        same(initiative, twelfths[index] ?? 0, 12 * falls.length);
      }
      if (falls.length > 1000) reached.open++;
      if (ties === falls.length) reached.tied++;
      if (players.some(({ roll }) => roll === undefined) && players.some(({ roll }) => roll !== undefined)) reached.some++;
    }),
    { numRuns: 100, examples: [[{ players: [{ roll: 7 }, { roll: 7 }], again: 'TIED' }]] },
  );
  for (const times of Object.values(reached)) expect(times).toBeGreaterThan(0);
});

test('supports twelve players without loss of precision', () => {
  const { players } = ask({ players: new Array(12).fill({}) });
  expect(players.map(({ initiative }) => toText(initiative))).toEqual(new Array(12).fill('1/12'));
});
