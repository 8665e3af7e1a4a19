/** The turn sequence. */
import { NEXT_TURN, type Turn } from '../../reference/turn.js';

const turn: Turn = {
  section: 'alpha-strike/turn-sequence',
  caption: {
    en: 'A turn, phase by phase. Whoever lost the initiative moves and attacks first.',
    ru: 'Ход по фазам. Проигравший инициативу движется и атакует первым.',
  },
  steps: [
    {
      name: { en: 'Initiative', ru: 'Инициатива' },
      about: { en: '2D6 a side; a tie is rolled again', ru: 'Каждая сторона бросает 2D6; ничью перебрасывают' },
    },
    {
      name: { en: 'Movement', ru: 'Движение' },
      about: { en: 'Unit by unit in turn, the loser first', ru: 'По одной боевой единице поочерёдно, проигравший первым' },
    },
    {
      name: { en: 'Combat', ru: 'Бой' },
      about: {
        en: 'All attacks of the loser, then all of the winner; one attack a unit',
        ru: 'Все атаки проигравшего, затем все атаки победителя; у каждой боевой единицы одна',
      },
      choices: [
        {
          names: [
            { en: 'weapons', ru: 'орудия' },
            { en: 'or physical', ru: 'или ближний бой' },
          ],
        },
      ],
      marked: true,
    },
    {
      name: { en: 'End', ru: 'Завершающая фаза' },
      about: {
        en: 'Damage takes effect, heat changes, shut-down units restart',
        ru: 'Урон вступает в силу, нагрев меняется, отключённые запускаются',
      },
    },
  ],
  again: NEXT_TURN,
};

export const turns: readonly [Turn, ...Turn[]] = [turn];
