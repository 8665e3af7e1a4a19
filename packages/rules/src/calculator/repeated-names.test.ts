/** Names in a list of players, sides or hands are told apart in every rule set; entries without a name may be several. */
import { describe, expect, test } from 'vitest';
import { activation } from '../5150/calculators/activation/index.js';
import { initiativeRoll } from '../bronepehota/calculators/initiative-roll/index.js';
import { activationOrder } from '../initiative-deck/calculators/activation-order/index.js';
import { compareHands } from '../initiative-deck/calculators/compare-hands/index.js';
import { initiativeRow } from '../initiative-deck/calculators/initiative-row/index.js';
import { type AnyCalculator, check } from './calculator.js';

type Named = (names: readonly (string | undefined)[]) => object;
const LISTS: readonly (readonly [AnyCalculator, list: string, Named])[] = [
  [activation, 'sides', (names) => ({ sides: names.map((name) => ({ name, groups: [{ rep: 4 }] })) })],
  [initiativeRoll, 'players', (names) => ({ players: names.map((name) => ({ name })) })],
  [activationOrder, 'participants', (names) => ({ participants: names.map((name) => ({ name: name ?? 'C', units: 2 })) })],
  [
    initiativeRow,
    'participants',
    (names) => ({ participants: names.map((name, index) => ({ name: name ?? 'C', card: `${index + 2}f` })) }),
  ],
  [
    compareHands,
    'hands',
    (names) => ({
      game: 'POKER',
      hands: names.map((name, at) => ({ name, cards: ['d', 'e', 'f', 's', 'w'].map((suit) => `${at + 2}${suit}`) })),
    }),
  ],
];

describe.each(LISTS)('%o', (calculator, list, named) => {
  test('refuses a name that another one has, by its place', () => {
    const problem = { code: 'CONFLICT', path: [list, 2, 'name'], given: 'Anna ' };
    expect(check(calculator, named(['Anna', 'Boris', 'Anna ']))).toMatchObject({ ok: false, problems: [problem] });
  });

  test('accepts different names, and one without', () => {
    expect(check(calculator, named(['Anna', 'Boris', undefined]))).toMatchObject({ ok: true });
  });
});

test('accepts several without a name', () => {
  for (const [calculator, , named] of LISTS.filter(([each]) => [activation, initiativeRoll, compareHands].includes(each as never)))
    expect(check(calculator, named([undefined, undefined]))).toMatchObject({ ok: true });
});
