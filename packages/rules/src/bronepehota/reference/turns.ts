/** The turn sequence. */
import type { Turn } from '../../reference/turn.js';

const turn: Turn = {
  section: 'bronepehota/turn',
  caption: {
    en: 'A turn: initiative once, then one unit after the other until all have acted.',
    ru: 'Тур: один раз инициатива, потом юнит за юнитом, пока не отходят все.',
  },
  steps: [
    {
      name: { en: 'Initiative', ru: 'Инициатива' },
      about: {
        en: 'D12 each; the highest sets the order of the players',
        ru: 'Каждый бросает D12; у кого больше, тот назначает очерёдность',
      },
    },
    {
      name: { en: 'Actions', ru: 'Действия' },
      about: {
        en: 'In that order everybody acts with one unit, round after round, until each unit has acted once',
        ru: 'По очереди каждый ходит одним юнитом, круг за кругом, пока все юниты не отходят по разу',
      },
      choices: [
        {
          about: { en: 'On the ground, each once, in any order', ru: 'На земле: по разу, в любом порядке' },
          names: [
            { en: 'move', ru: 'движение' },
            { en: 'shoot', ru: 'стрельба' },
            { en: 'close combat', ru: 'ближний бой' },
          ],
        },
        {
          about: { en: 'In the air', ru: 'В воздухе' },
          names: [
            { en: 'move', ru: 'движение' },
            { en: 'shoot', ru: 'стрельба' },
            { en: 'move again', ru: 'движение' },
          ],
          inOrder: true,
        },
      ],
      marked: true,
    },
  ],
  again: { en: 'next turn', ru: 'следующий тур' },
};

export const turns: readonly [Turn, ...Turn[]] = [turn];
