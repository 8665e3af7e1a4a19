/** Activation of 5150: a d6 a side. The higher die goes first; a die bounds the Rep that acts; a double ends the turn. */
import type { EnteredDice, Initiative, InitiativeMethod, InitiativeResult } from '../../battle/rules.js';
import type { Activation, Battle, Fighter } from '../../battle/state.js';
import { die } from '../dice.js';
import { activationRep } from './figure.js';

const ACTIVATION = 0;
export const HIGHER_DIE = 1;
export const LOWER_DIE = 2;
const FACES = 6;

type Dice = readonly [number, number];

/** Groups of equal Rep, the best first. */
function activationsOf(figures: readonly Fighter[], battle: Battle, phase: number, side: 0 | 1): readonly Activation[] {
  const reps = figures.map((figure) => activationRep(figure, battle));
  const groups = [...new Set(reps)].toSorted((one, other) => other - one);
  return groups.map((group) => ({ phase, side, group, count: reps.filter((rep) => rep === group).length }));
}

function resolve(dice: Dice, battle: Battle, active: readonly Fighter[]): InitiativeResult {
  const { names } = battle;
  const rolls = `${names[0]} ${dice[0]}, ${names[1]} ${dice[1]}`;
  if (dice[0] === dice[1])
    return {
      endsTurn: true,
      text: { en: `Activation: ${rolls}. A double: nobody acts.`, ru: `Активация: ${rolls}. Дубль: никто не действует.` },
    };
  const first = dice[0] > dice[1] ? 0 : 1;
  const second = first === 0 ? 1 : 0;
  const canAct = (figure: Fighter): boolean => activationRep(figure, battle) >= dice[figure.side];
  const acting = (side: 0 | 1): readonly Fighter[] => active.filter((figure) => figure.side === side && canAct(figure));
  const [now, then] = [acting(first), acting(second)];
  const count = (side: 0 | 1): number => active.filter((figure) => figure.side === side).length;
  return {
    text: {
      en: `Activation: ${rolls}. ${names[first]} first: ${now.length} of ${count(first)}; then ${names[second]}: ${then.length} of ${count(second)}.`,
      ru: `Активация: ${rolls}. Сначала ${names[first]}: ${now.length} из ${count(first)}; затем ${names[second]}: ${then.length} из ${count(second)}.`,
    },
    order: [...activationsOf(now, battle, HIGHER_DIE, first), ...activationsOf(then, battle, LOWER_DIE, second)],
    did: (figure) => ({ group: activationRep(figure, battle), idle: !canAct(figure) }),
  };
}

const roll: InitiativeMethod = {
  name: () => ({ en: 'Roll d6 each', ru: 'Бросить к6 за обоих' }),
  resolve: async (battle, active) => resolve([die(FACES), die(FACES)], battle, active),
};

const dice: EnteredDice = { faces: FACES, resolve };

export const initiative: Initiative = { at: ACTIVATION, methods: [roll], dice, groupLabel: { en: 'Rep', ru: 'Умение' } };
