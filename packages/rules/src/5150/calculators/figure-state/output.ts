/** Output of the figure-state calculator. */

import { fields } from '../../../calculator/fields.js';
import { repField, resultOutcome } from '../../engine/fields.js';
import { allowanceField } from '../../engine/moving.js';
import { actionOddsField } from '../../engine/reaction/fields.js';
import { REACTION_TESTS } from '../../engine/reaction/vocabulary.js';
import { SURRENDER_INCHES } from '../../reference/tables/reactions.js';
import { FIGURE_OPTIONS } from './vocabulary.js';

const MAX_RANGE_INCHES = 48;

export const output = fields({
  acts: {
    kind: 'chance',
    better: { higher: 'ACTOR' },
    label: { en: 'Acts this turn', ru: 'Действует в этот ход' },
    hint: {
      en: 'Activated, and free to act after the test that comes first',
      ru: 'Активирована и свободна после теста, который идёт первым',
    },
  },
  activated: {
    kind: 'chance',
    better: { higher: 'ACTOR' },
    label: { en: 'Activated', ru: 'Активирована' },
    hint: { en: 'No two dice agree, and its side’s is not above the Rep', ru: 'Дублей нет, и кубик стороны не больше Умения' },
  },
  rep: {
    ...repField,
    better: { higher: 'ACTOR' },
    label: { en: 'Rep now', ru: 'Умение сейчас' },
    hint: { en: 'All tests and shots use it', ru: 'По нему идут все тесты и стрельба' },
  },
  surrenders: {
    kind: 'boolean',
    better: { lower: 'ACTOR' },
    label: { en: 'Surrenders', ru: 'Сдаётся' },
    hint: {
      en: `In panic, with an armed enemy within ${SURRENDER_INCHES}" and in sight`,
      ru: `В панике, если вооружённый противник на виду и не дальше ${SURRENDER_INCHES}"`,
    },
  },
  test: {
    kind: 'choice',
    type: REACTION_TESTS,
    optional: true,
    better: 'neither',
    label: { en: 'Test', ru: 'Тест' },
    hint: {
      en: 'The test that brings it back; none when none is needed or none is possible',
      ru: 'Тест, который её вернёт; нет, если он не нужен или невозможен',
    },
  },
  testActions: {
    kind: 'list',
    min: 0,
    max: 3,
    label: { en: 'Results of the test', ru: 'Результаты теста' },
    item: actionOddsField,
  },
  may: {
    kind: 'list',
    min: 0,
    max: 8,
    label: { en: 'May do', ru: 'Может' },
    hint: { en: 'Once it acts', ru: 'Когда действует' },
    item: { kind: 'choice', type: FIGURE_OPTIONS, label: { en: 'Option', ru: 'Действие' } },
  },
  moveInches: {
    kind: 'int',
    min: 0,
    max: 8,
    unit: 'inches',
    example: 8,
    better: { higher: 'ACTOR' },
    label: { en: 'Move', ru: 'Движение' },
    hint: { en: 'Normal move over open ground', ru: 'Обычное, по открытой местности' },
  },
  fastMove: {
    kind: 'list',
    min: 0,
    max: 3,
    label: { en: 'Fast Move', ru: 'Быстрое перемещение' },
    hint: { en: 'How far it would lead, with the odds', ru: 'Как далеко уведёт и с каким шансом' },
    item: allowanceField,
  },
  dice: {
    kind: 'int',
    min: 0,
    max: 6,
    unit: 'dice',
    optional: true,
    example: 3,
    better: { higher: 'ACTOR' },
    label: { en: 'Dice of fire', ru: 'Кубиков стрельбы' },
    hint: { en: '0 when it cannot fire; none without a weapon', ru: '0, если стрелять нельзя; нет без оружия' },
  },
  rangeInches: {
    kind: 'int',
    min: 0,
    max: MAX_RANGE_INCHES,
    unit: 'inches',
    optional: true,
    example: 48,
    better: { higher: 'ACTOR' },
    label: { en: 'Range', ru: 'Дальность' },
    hint: { en: 'None when it cannot fire', ru: 'Нет, если стрелять нельзя' },
  },
  hit: {
    kind: 'chance',
    optional: true,
    better: { higher: 'ACTOR' },
    label: { en: 'Hit per die', ru: 'Попадание кубиком' },
    hint: { en: 'At an open target in plain view; none when it cannot fire', ru: 'По открытой цели на виду; нет, если стрелять нельзя' },
  },
  suppression: {
    kind: 'int',
    min: 1,
    max: 5,
    optional: true,
    example: 3,
    better: { higher: 'ACTOR' },
    label: { en: 'Suppression rating', ru: 'Рейтинг подавления' },
    hint: { en: 'Of its weapon: any higher one suppresses it', ru: 'Её оружия: любой выше её подавит' },
  },
  nextHit: {
    kind: 'list',
    min: 0,
    max: 5,
    label: { en: 'The next hit', ru: 'Следующее попадание' },
    hint: { en: 'By the enemy’s weapon; empty without one', ru: 'Из оружия противника; без него пусто' },
    item: resultOutcome,
  },
  nextMiss: {
    kind: 'list',
    min: 0,
    max: 3,
    label: { en: 'Shot at without harm', ru: 'Обстрелян, но цел' },
    hint: {
      en: 'What Received Fire makes it do; empty for those who take no test',
      ru: 'Что заставит сделать тест «Обстрелян»; пусто, если теста нет',
    },
    item: actionOddsField,
  },
});
