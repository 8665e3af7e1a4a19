/** The turn, step by step. */
import { NEXT_TURN, type Turn } from '../../reference/turn.js';

const turn: Turn = {
  section: 'paper-fleet/broadside',
  caption: { en: 'A turn of Paper Fleet', ru: 'Ход «Бумажного флота»' },
  steps: [
    { name: { en: 'Sail', ru: 'Движение' }, about: { en: 'Every ship moves', ru: 'Каждый корабль ходит' } },
    { name: { en: 'Fire', ru: 'Огонь' }, about: { en: 'Every ship fires', ru: 'Каждый корабль стреляет' }, marked: true },
  ],
  again: NEXT_TURN,
};

export const turns: readonly [Turn, ...Turn[]] = [turn];
