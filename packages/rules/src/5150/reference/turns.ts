/** The turn sequence. */
import type { Turn } from '../../reference/turn.js';

const turn: Turn = {
  section: '5150/turn',
  caption: {
    en: 'A turn: a figure that is not active does only what a reaction test makes it do, at once.',
    ru: 'Ход: неактивные делают только то, к чему вынудил тест на реакцию, и сразу же.',
  },
  steps: [
    {
      name: { en: 'Activation', ru: 'Активация' },
      about: { en: 'One d6 a side; on a double nobody moves or fires', ru: 'По к6 на сторону; дубль — никто не ходит и не стреляет' },
    },
    {
      name: { en: 'The higher die', ru: 'Больший кубик' },
      about: {
        en: 'Groups with that Rep or more act, the best first; each figure does one of these',
        ru: 'Действуют группы с Умением не ниже кубика, начиная с лучших; каждая фигурка делает одно',
      },
      choices: [
        {
          names: [
            { en: 'move and fire', ru: 'идёт и стреляет' },
            { en: 'stay and fire', ru: 'стоит и стреляет' },
            { en: 'charge', ru: 'атакует' },
          ],
        },
      ],
      marked: true,
    },
    {
      name: { en: 'The lower die', ru: 'Меньший кубик' },
      about: { en: 'Likewise, bound by its own die', ru: 'Так же — по своему кубику' },
    },
  ],
  again: { en: 'roll again', ru: 'новый бросок' },
};

export const turns: readonly [Turn, ...Turn[]] = [turn];
