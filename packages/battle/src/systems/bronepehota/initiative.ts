/** Initiative of Bronepehota: a D12 a side. The winner says who goes first; then units act by turns. */
import { alternate, unitsBySide } from '../../battle/order.js';
import type { Initiative, InitiativeMethod } from '../../battle/rules.js';
import { die, rolledApart } from '../dice.js';

const INITIATIVE = 0;
export const ACTIONS = 1;
const FACES = 12;

const roll: InitiativeMethod = {
  name: () => ({ en: 'Roll D12 each', ru: 'Бросить Д12 за обоих' }),
  resolve: async ({ names: [first, second] }) => {
    const dice = rolledApart(() => die(FACES));
    const winner = dice[0] > dice[1] ? first : second;
    const rolls = `${first} ${dice[0]}, ${second} ${dice[1]}`;
    return {
      text: { en: `Initiative: ${rolls}. ${winner} says who goes first.`, ru: `Инициатива: ${rolls}. Кому начинать, решает ${winner}.` },
    };
  },
};

const goesFirst = (side: 0 | 1): InitiativeMethod => ({
  name: ({ names }) => ({ en: `${names[side]} first`, ru: `Начинает ${names[side]}` }),
  resolve: async ({ names }, active) => ({
    text: { en: `${names[side]} goes first.`, ru: `Начинает ${names[side]}.` },
    order: alternate(ACTIONS, side, unitsBySide(active)),
  }),
});

export const initiative: Initiative = { at: INITIATIVE, methods: [roll, goesFirst(0), goesFirst(1)] };
