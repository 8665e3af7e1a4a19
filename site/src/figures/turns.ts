/** The turns of all rule sets, by the section of the rulebook that tells them. */
import type { Figure } from './index.js';
import { type Choices, type Sequence, sequenceFigure } from './sequence.js';

const NEXT_TURN = { en: 'next turn', ru: 'следующий ход' } as const;

const alphaStrike: Sequence = {
  caption: {
    en: 'A turn, phase by phase. Whoever lost the initiative moves and attacks first.',
    ru: 'Ход по фазам. Проигравший инициативу движется и атакует первым.',
  },
  steps: [
    {
      name: { en: 'Initiative', ru: 'Инициатива' },
      about: { en: '2D6 a side; a tie is rolled again', ru: 'По 2D6; поровну — перебрасывают' },
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
      name: { en: 'End', ru: 'Завершение' },
      about: {
        en: 'Damage takes effect, heat changes, shut-down units restart',
        ru: 'Урон вступает в силу, нагрев меняется, отключённые запускаются',
      },
    },
  ],
  again: NEXT_TURN,
};

const bronepehota: Sequence = {
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

const fiftyOneFifty: Sequence = {
  caption: {
    en: 'A turn: whoever is not active only does what a reaction test makes him do, at once.',
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

/** Phases in which the order of cards holds. */
const acting: Choices = {
  names: [
    { en: 'movement', ru: 'движение' },
    { en: 'weapons', ru: 'орудия' },
    { en: 'physical', ru: 'ближний бой' },
  ],
  inOrder: true,
};

const cardsAndEffects: Sequence = {
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
      choices: [acting],
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

const cardsOnly: Sequence = {
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
      choices: [acting],
    },
  ],
  again: NEXT_TURN,
};

const worldAtWar: Sequence = {
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

/** Drawings of turns by section. */
export const turns: Readonly<Record<string, Figure>> = {
  'alpha-strike/turn-sequence': sequenceFigure(alphaStrike),
  'bronepehota/turn': sequenceFigure(bronepehota),
  '5150/turn': sequenceFigure(fiftyOneFifty),
  'initiative-deck/cards-and-effects': sequenceFigure(cardsAndEffects),
  'initiative-deck/cards-only': sequenceFigure(cardsOnly),
  'world-at-war/player-aid': sequenceFigure(worldAtWar),
};

/** The section of each rule set whose drawing tells its turn best. */
export const TURN_OF: Readonly<Record<string, string>> = {
  'alpha-strike': 'alpha-strike/turn-sequence',
  bronepehota: 'bronepehota/turn',
  '5150': '5150/turn',
  'initiative-deck': 'initiative-deck/cards-and-effects',
  'world-at-war': 'world-at-war/player-aid',
};
