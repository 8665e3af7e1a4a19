/** Wording of initiative. */
import { equals, ONE } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import { dieText } from '../../../text/die.js';
import { list, odds } from '../../../text/numbers.js';
import { REROLLERS } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Called, Facts } from './resolve.js';

const en = ({ name, number }: Called): string => name ?? `Player ${number}`;
const ru = ({ name, number }: Called): string => name ?? `Игрок ${number}`;
const called = (name: string | undefined, index: number): Called => ({ number: index + 1, name: name?.trim() });

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      roll: ({ players, faces }) => ({
        label: 'Roll',
        text: `${dieText(faces, 'en')} for each of ${players} players; the highest has the initiative`,
      }),
      rolled: ({ player }, value) => ({ label: en(player), text: `Rolled ${value}` }),
      tied: ({ chance, again }) => ({
        label: 'Tie',
        text: `The highest dice are equal: ${odds(chance, 'en')}; then ${REROLLERS.values[again].en}`,
      }),
      player: ({ player, first, initiative }) => ({
        label: en(player),
        text: equals(first, initiative)
          ? `Initiative ${odds(initiative, 'en')}`
          : `Highest at once ${odds(first, 'en')}; with ties rolled again, initiative ${odds(initiative, 'en')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { players, tied, rollAgain } }) => {
      const holder = players.findIndex(({ first }) => equals(first, ONE));
      if (holder >= 0) return `${en(called(players[holder]?.name, holder))} has the initiative and sets the order of play.`;
      const rows = players.map(
        ({ name, initiative }, index) => `${en(called(name, index))} ${index === 0 ? 'with odds of' : 'with'} ${odds(initiative, 'en')}`,
      );
      const again = list(
        rollAgain.map((number) => en(called(players[number - 1]?.name, number - 1))),
        'en',
      );
      return `The initiative goes to ${rows.join(', ')}; ${again === '' ? `a tie for the highest: ${odds(tied, 'en')}` : `the highest are equal and roll again: ${again}`}.`;
    },
  },
  ru: {
    steps: {
      roll: ({ players, faces }) => ({
        label: 'Бросок',
        text: `Игроков ${players}, каждый бросает ${dieText(faces, 'ru')}; у кого больше, у того инициатива`,
      }),
      rolled: ({ player }, value) => ({ label: ru(player), text: `Выпало ${value}` }),
      tied: ({ chance, again }) => ({
        label: 'Ничья',
        text: `Старшие кубики равны: ${odds(chance, 'ru')}; тогда ${REROLLERS.values[again].ru}`,
      }),
      player: ({ player, first, initiative }) => ({
        label: ru(player),
        text: equals(first, initiative)
          ? `Инициатива — ${odds(initiative, 'ru')}`
          : `Выше всех сразу — ${odds(first, 'ru')}; с перебросами инициатива — ${odds(initiative, 'ru')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { players, tied, rollAgain } }) => {
      const holder = players.findIndex(({ first }) => equals(first, ONE));
      if (holder >= 0) return `Инициатива: ${ru(called(players[holder]?.name, holder))}; этот игрок и назначает очерёдность.`;
      const rows = players.map(({ name, initiative }, index) => `${ru(called(name, index))} — ${odds(initiative, 'ru')}`);
      const again = list(
        rollAgain.map((number) => ru(called(players[number - 1]?.name, number - 1))),
        'ru',
      );
      return `Инициатива: ${rows.join(', ')}; ${again === '' ? `ничья за лучший результат — ${odds(tied, 'ru')}` : `ничья, перебрасывают: ${again}`}.`;
    },
  },
};
