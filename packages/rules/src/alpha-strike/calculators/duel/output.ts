/** Output of the duel calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { MAX_TURNS } from './input.js';

const turn = field({
  kind: 'object',
  name: 'AlphaStrikeDuelTurn',
  about: {
    en: 'How a duel stands after a turn, all turns before it included',
    ru: 'Положение в дуэли после хода, с учётом всех предыдущих',
  },
  label: { en: 'Turn', ru: 'Ход' },
  fields: {
    turn: { kind: 'int', min: 1, max: MAX_TURNS, example: 1, label: { en: 'Turn', ru: 'Ход' } },
    firstDestroyed: {
      kind: 'boundedChance',
      better: { lower: 'FIRST' },
      label: { en: 'First destroyed', ru: 'Первая уничтожена' },
      hint: { en: 'Alone or together with the second', ru: 'Одна или вместе со второй' },
    },
    secondDestroyed: {
      kind: 'boundedChance',
      better: { lower: 'SECOND' },
      label: { en: 'Second destroyed', ru: 'Вторая уничтожена' },
      hint: { en: 'Alone or together with the first', ru: 'Одна или вместе с первой' },
    },
    bothDestroyed: {
      kind: 'boundedChance',
      better: 'neither',
      label: { en: 'Both destroyed', ru: 'Уничтожены обе' },
      hint: { en: 'In the same turn: a destroyed unit still fires back', ru: 'В один и тот же ход: уничтоженная ещё успевает выстрелить' },
    },
    neitherDestroyed: { kind: 'boundedChance', better: 'neither', label: { en: 'Neither destroyed', ru: 'Обе целы' } },
  },
});

const outcome = field({
  kind: 'object',
  name: 'AlphaStrikeDuelOutcome',
  about: { en: 'How a duel ends, after the last turn counted', ru: 'Чем кончается дуэль — после последнего посчитанного хода' },
  label: { en: 'Who wins', ru: 'Кто победит' },
  fields: {
    firstWins: {
      kind: 'boundedChance',
      better: { higher: 'FIRST' },
      label: { en: 'First wins', ru: 'Победит первая' },
      hint: { en: 'The second is destroyed, the first is not', ru: 'Вторая уничтожена, первая — нет' },
    },
    secondWins: {
      kind: 'boundedChance',
      better: { higher: 'SECOND' },
      label: { en: 'Second wins', ru: 'Победит вторая' },
      hint: { en: 'The first is destroyed, the second is not', ru: 'Первая уничтожена, вторая — нет' },
    },
    bothDestroyed: { kind: 'boundedChance', better: 'neither', label: { en: 'Both destroyed', ru: 'Уничтожены обе' } },
    neitherDestroyed: { kind: 'boundedChance', better: 'neither', label: { en: 'Neither destroyed', ru: 'Обе целы' } },
  },
});

export const output = fields({
  outcome,
  turns: { kind: 'list', item: turn, min: 0, max: MAX_TURNS, label: { en: 'After each turn', ru: 'После каждого хода' } },
  countedTurns: {
    kind: 'int',
    better: 'neither',
    min: 0,
    max: MAX_TURNS,
    example: 4,
    label: { en: 'Turns counted', ru: 'Посчитано ходов' },
    hint: {
      en: 'Fewer than asked for where even bounds would take too much work',
      ru: 'Меньше, чем просили, если и границы считать слишком долго',
    },
  },
  exactTurns: {
    kind: 'int',
    better: 'neither',
    min: 0,
    max: MAX_TURNS,
    example: 4,
    label: { en: 'Turns counted exactly', ru: 'Из них точно' },
    hint: {
      en: 'The chances of later turns lie between bounds less than 0.001 apart',
      ru: 'В остальные ходы шансы даны с границами, разница между которыми меньше 0,001',
    },
  },
  firstTarget: {
    kind: 'int',
    better: { lower: 'FIRST' },
    min: -10,
    max: 60,
    optional: true,
    example: 7,
    label: { en: 'Target number of the first', ru: 'Целевое значение первой' },
    hint: { en: 'In the first turn; none when it does not fire', ru: 'В первый ход; нет, если она не стреляет' },
  },
  secondTarget: {
    kind: 'int',
    better: { lower: 'SECOND' },
    min: -10,
    max: 60,
    optional: true,
    example: 8,
    label: { en: 'Target number of the second', ru: 'Целевое значение второй' },
    hint: { en: 'In the first turn; none when it does not fire', ru: 'В первый ход; нет, если она не стреляет' },
  },
});
