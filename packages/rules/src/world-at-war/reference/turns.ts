/** The turn sequence. */
import { NEXT_TURN, type Turn } from '../../reference/turn.js';

const turn: Turn = {
  section: 'world-at-war/player-aid',
  caption: {
    en: 'Where in a turn the aid has a say. The turn itself is in the full rules.',
    ru: 'Где в ходе действует памятка. Сам ход описан в полных правилах.',
  },
  steps: [
    {
      name: { en: 'A formation is drawn', ru: 'Из чашки тянут формирование' },
      about: { en: 'A broken radio hits the next one drawn', ru: '«Поломка рации» бьёт по следующему' },
    },
    {
      name: { en: 'Its units act', ru: 'Его подразделения действуют' },
      about: { en: 'Whoever is done gets an Ops Complete marker', ru: 'Кто закончил, получает «Завершение операций»' },
      choices: [
        {
          names: [
            { en: 'moving fire', ru: 'огонь с хода' },
            { en: 'salvo fire', ru: 'залповый огонь' },
            { en: 'battle maneuvers', ru: 'боевые манёвры' },
          ],
        },
      ],
      marked: true,
    },
    {
      name: { en: 'Marker phase', ru: 'Фаза снятия маркеров' },
      about: {
        en: 'One die against Thor’s hammer; Breakdown 2 turns to 1, and 1 is taken off',
        ru: 'Кубик на конец «Молота Тора»; «Поломка 2» становится 1, «Поломку 1» снимают',
      },
    },
  ],
  again: NEXT_TURN,
};

export const turns: readonly [Turn, ...Turn[]] = [turn];
