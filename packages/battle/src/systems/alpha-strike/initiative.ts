/** Initiative of Alpha Strike: 2D6 a side. The loser moves first and attacks first with all units. The order comes from the calculator. */
import type { Text } from '@rangefinder/rules';
import { unitsBySide } from '../../battle/order.js';
import type { AskEngine, Initiative, InitiativeMethod, InitiativeResult } from '../../battle/rules.js';
import type { Activation } from '../../battle/state.js';
import { die, rolledApart } from '../dice.js';
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

const twoDice = (): number => die(SIDES) + die(SIDES);

async function movementOf(winner: Side, [first, second]: readonly [number, number], ask: AskEngine): Promise<readonly Activation[]> {
  const outcome = await ask('alpha-strike/initiative', { first, second });
  if (!outcome.ok) return [];
  const { orderIfFirstWins, orderIfSecondWins } = outcome.answer as unknown as Record<string, readonly Moved[]>;
  const moved = (winner === 0 ? orderIfFirstWins : orderIfSecondWins) ?? [];
  return moved.map(({ side, units }) => ({ phase: MOVEMENT, side: side === 'FIRST' ? 0 : 1, group: 0, count: units }));
}

async function wonBy(winner: Side, text: Text, counts: readonly [number, number], ask: AskEngine): Promise<InitiativeResult> {
  const attacks = [other(winner), winner].map((side) => ({ phase: COMBAT, side, group: 0, count: counts[side] }) as const);
  return { text, order: [...(await movementOf(winner, counts, ask)), ...attacks] };
}

const roll: InitiativeMethod = {
  name: () => ({ en: 'Roll 2D6 each', ru: 'Бросить 2D6 за обоих' }),
  resolve: ({ names }, active, ask) => {
    const dice = rolledApart(twoDice);
    const winner: Side = dice[0] > dice[1] ? 0 : 1;
    const rolls = `${names[0]} ${dice[0]}, ${names[1]} ${dice[1]}`;
    const text = {
      en: `Initiative: ${rolls}. ${names[other(winner)]} moves first.`,
      ru: `Инициатива: ${rolls}. Сначала ходит ${names[other(winner)]}.`,
    };
    return wonBy(winner, text, unitsBySide(active), ask);
  },
};

/** For players who roll real dice: they enter the winner. */
const wonMethod = (winner: Side): InitiativeMethod => ({
  name: ({ names }) => ({ en: `${names[winner]} won`, ru: `Победа: ${names[winner]}` }),
  resolve: ({ names }, active, ask) => {
    const loser = names[other(winner)];
    const text = { en: `Initiative: ${names[winner]}. ${loser} moves first.`, ru: `Инициатива: ${names[winner]}. Сначала ходит ${loser}.` };
    return wonBy(winner, text, unitsBySide(active), ask);
  },
});

export const initiative: Initiative = {
  at: INITIATIVE,
  methods: [roll, wonMethod(0), wonMethod(1), cardsOnly({ oneByOne: [MOVEMENT], together: [COMBAT] })],
};
