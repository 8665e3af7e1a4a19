/** Initiative of Alpha Strike: 2D6 a side. The loser moves first, and all of its attacks come first; the answer is that of the calculator. */
import type { Text } from '@rangefinder/rules';
import type { Activation } from '../../battle/battle.js';
import { countsOf } from '../../battle/order.js';
import type { AskEngine, Initiative, InitiativeWay, Settled } from '../../battle/rules.js';
import { cardsOnly } from '../initiative-deck/initiative.js';

const INITIATIVE = 0;
const MOVEMENT = 1;
const COMBAT = 2;
const SIDES = 6;

type Side = 0 | 1;
const other = (side: Side): Side => (side === 0 ? 1 : 0);

interface Moved {
  readonly side: 'FIRST' | 'SECOND';
  readonly units: number;
}

/** A die that nobody can foresee: whoever watches may want to bet on it. */
const die = (): number => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + Math.floor((word / 2 ** 32) * SIDES);
};
const twoDice = (): number => die() + die();

async function movementOf(winner: Side, [first, second]: readonly [number, number], ask: AskEngine): Promise<readonly Activation[]> {
  const outcome = await ask('alpha-strike/initiative', { first, second });
  if (!outcome.ok) return [];
  const { orderIfFirstWins, orderIfSecondWins } = outcome.answer as unknown as Record<string, readonly Moved[]>;
  const moved = (winner === 0 ? orderIfFirstWins : orderIfSecondWins) ?? [];
  return moved.map(({ side, units }) => ({ phase: MOVEMENT, side: side === 'FIRST' ? 0 : 1, group: 0, count: units }));
}

async function wonBy(winner: Side, said: Text, counts: readonly [number, number], ask: AskEngine): Promise<Settled> {
  const attacks = [other(winner), winner].map((side) => ({ phase: COMBAT, side, group: 0, count: counts[side] }) as const);
  return { said, order: [...(await movementOf(winner, counts, ask)), ...attacks] };
}

/** Both roll until one is higher. */
function rolled(): readonly [number, number] {
  const [first, second] = [twoDice(), twoDice()];
  return first === second ? rolled() : [first, second];
}

const roll: InitiativeWay = {
  name: () => ({ en: 'Roll 2D6 each', ru: 'Бросить 2D6 за обоих' }),
  settle: ({ names }, standing, ask) => {
    const dice = rolled();
    const winner: Side = dice[0] > dice[1] ? 0 : 1;
    const rolls = `${names[0]} ${dice[0]}, ${names[1]} ${dice[1]}`;
    const said = {
      en: `Initiative: ${rolls}. ${names[other(winner)]} moves first.`,
      ru: `Инициатива: ${rolls}. Сначала ходит ${names[other(winner)]}.`,
    };
    return wonBy(winner, said, countsOf(standing), ask);
  },
};

/** Players who have rolled dice of their own say who won. */
const wonWay = (winner: Side): InitiativeWay => ({
  name: ({ names }) => ({ en: `${names[winner]} won`, ru: `Победа: ${names[winner]}` }),
  settle: ({ names }, standing, ask) => {
    const loser = names[other(winner)];
    const said = { en: `Initiative: ${names[winner]}. ${loser} moves first.`, ru: `Инициатива: ${names[winner]}. Сначала ходит ${loser}.` };
    return wonBy(winner, said, countsOf(standing), ask);
  },
});

export const initiative: Initiative = {
  at: INITIATIVE,
  ways: [roll, wonWay(0), wonWay(1), cardsOnly({ oneByOne: [MOVEMENT], together: [COMBAT] })],
};
