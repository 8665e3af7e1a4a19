/** Output of the initiative calculator. */
import { fields } from '../../../calculator/fields.js';
import { MAX_PLAYERS } from './input.js';

export const output = fields({
  players: {
    kind: 'list',
    min: 2,
    max: MAX_PLAYERS,
    label: { en: 'Players', ru: 'Игроки' },
    hint: { en: 'In the order given', ru: 'В том порядке, в каком даны' },
    item: {
      kind: 'object',
      name: 'BronepehotaPlayer',
      about: { en: 'Odds of a player to have the initiative', ru: 'Шансы игрока на инициативу' },
      label: { en: 'Player', ru: 'Игрок' },
      fields: {
        name: { kind: 'text', maxLength: 40, optional: true, example: 'Anna', label: { en: 'Name', ru: 'Имя' } },
        first: {
          kind: 'chance',
          better: { higher: 'ACTOR' },
          label: { en: 'On this roll', ru: 'С этого броска' },
          hint: { en: 'Odds to be the highest alone, without rolling again', ru: 'Шанс оказаться выше всех без переброса' },
        },
        initiative: {
          kind: 'chance',
          better: { higher: 'ACTOR' },
          label: { en: 'Initiative', ru: 'Инициатива' },
          hint: { en: 'Odds in the end, rolling again included; all add up to 1', ru: 'Шанс в итоге, с перебросами; вместе дают 1' },
        },
      },
    },
  },
  tied: {
    kind: 'chance',
    better: 'neither',
    label: { en: 'Tie', ru: 'Ничья' },
    hint: { en: 'Odds that the highest tie on this roll', ru: 'Шанс, что лучший результат этого броска будет не у одного' },
  },
  rollAgain: {
    kind: 'list',
    min: 0,
    max: MAX_PLAYERS,
    item: { kind: 'int', min: 1, max: MAX_PLAYERS, example: 1, label: { en: 'Player', ru: 'Игрок' } },
    label: { en: 'Roll again', ru: 'Перебрасывают' },
    hint: {
      en: 'Numbers of the players who roll again, once all dice have fallen; empty when one is the highest',
      ru: 'Номера игроков, которые перебрасывают, когда выпали все кубики; пусто, если лучший один',
    },
  },
});
