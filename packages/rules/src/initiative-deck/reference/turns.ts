/** The turn sequence with cards, for both variants. */
import { NEXT_TURN, type Turn, type TurnChoices } from '../../reference/turn.js';

/** Phases that follow the order of cards. */
const ACTING: TurnChoices = {
  names: [
    { en: 'movement', ru: 'движение' },
    { en: 'weapons', ru: 'орудия' },
    { en: 'physical', ru: 'ближний бой' },
  ],
  inOrder: true,
};

const cardsAndEffects: Turn = {
  section: 'initiative-deck/cards-and-effects',
  caption: { en: 'What the cards change in a turn of your game.', ru: 'Что карты меняют в ходе вашей игры.' },
  steps: [
    {
      name: { en: 'Initiative', ru: 'Инициатива' },
      about: {
        en: 'Those without a card get one; Jam Signal decides first, then the lowest up',
        ru: 'Карту получает, у кого её нет; первым решает «Заглушить сигнал», дальше от младшей карты',
      },
      choices: [
        {
          names: [
            { en: 'deal', ru: 'раздача' },
            { en: 'effects', ru: 'эффекты' },
            { en: 'compare', ru: 'старшинство' },
          ],
          inOrder: true,
        },
      ],
      marked: true,
    },
    {
      name: { en: 'Movement and attacks', ru: 'Движение и атаки' },
      about: { en: 'The lowest card first, unit by unit', ru: 'Первой действует младшая карта, по одной боевой единице' },
      choices: [ACTING],
    },
    {
      name: { en: 'Heat', ru: 'Нагрев' },
      about: { en: 'What a card makes happen heats too', ru: 'Сделанное по карте греет как обычно' },
    },
    {
      name: { en: 'End', ru: 'Завершение' },
      about: {
        en: 'Discard activated and jammed cards; one unused card each may be exchanged',
        ru: 'Активированные и заглушенные карты сбросить; неактивированную можно обменять',
      },
    },
  ],
  again: NEXT_TURN,
};

const cardsOnly: Turn = {
  section: 'initiative-deck/cards-only',
  caption: { en: 'A turn by the row of cards; effects are not used.', ru: 'Ход по ряду карт; эффекты не действуют.' },
  steps: [
    {
      name: { en: 'Initiative', ru: 'Инициатива' },
      about: { en: 'Shuffle the deck and lay it out from left to right', ru: 'Перемешать колоду и выложить в ряд слева направо' },
      marked: true,
    },
    {
      name: { en: 'Movement and attacks', ru: 'Движение и атаки' },
      about: { en: 'The leftmost card first, unit by unit', ru: 'Первой вызывает карта слева, по одной боевой единице' },
      choices: [ACTING],
    },
  ],
  again: NEXT_TURN,
};

export const turns: readonly [Turn, ...Turn[]] = [cardsAndEffects, cardsOnly];
