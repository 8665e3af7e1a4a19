/** Output of the stay-or-run calculator. */
import { fields } from '../../../calculator/fields.js';
import { repField } from '../../engine/fields.js';
import { MAX_FIGURES } from './input.js';

const losses = { kind: 'int', min: 1, max: MAX_FIGURES, label: { en: 'Losses', ru: 'Потери' } } as const;

export const output = fields({
  every: { ...losses, min: 0, better: 'neither', example: 2, label: { en: 'Losses from test to test', ru: 'Потерь от теста до теста' } },
  thresholds: {
    kind: 'list',
    item: losses,
    min: 0,
    max: MAX_FIGURES,
    label: { en: 'Thresholds', ru: 'Пороги' },
    hint: { en: 'Losses at which the test is rolled', ru: 'При каких потерях бросают тест' },
  },
  rows: {
    kind: 'list',
    min: 0,
    max: 3,
    label: { en: 'By dice passed', ru: 'По пройденным кубикам' },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyStayRow',
      about: { en: 'One number of passed dice and what it leads to', ru: 'Число пройденных кубиков и результат' },
      label: { en: 'Row', ru: 'Строка' },
      fields: {
        passed: { kind: 'int', min: 0, max: 2, unit: 'dice', example: 2, label: { en: 'Dice passed', ru: 'Пройдено кубиков' } },
        goesOn: { kind: 'boolean', label: { en: 'Fights on', ru: 'Сражается дальше' } },
      },
    },
  },
  reps: {
    kind: 'list',
    min: 0,
    max: 7,
    label: { en: 'By Rep', ru: 'По Умению' },
    hint: { en: 'The highest first', ru: 'От высшего к низшему' },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyStayOdds',
      about: { en: 'Odds that figures of one Rep fight on', ru: 'Шанс, что фигурки с одним Умением сражаются дальше' },
      label: { en: 'Rep', ru: 'Умение' },
      fields: {
        rep: repField,
        figures: { kind: 'int', min: 1, max: MAX_FIGURES, label: { en: 'Figures', ru: 'Фигурок' } },
        goesOn: { kind: 'chance', label: { en: 'Fight on', ru: 'Сражаются дальше' } },
      },
    },
  },
  staying: {
    kind: 'list',
    min: 0,
    max: 8,
    label: { en: 'How many fight on', ru: 'Сколько сражается дальше' },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyStaying',
      about: { en: 'A number of figures that fight on, and its odds', ru: 'Сколько фигурок сражается дальше и с каким шансом' },
      label: { en: 'Figures', ru: 'Фигурки' },
      fields: {
        figures: { kind: 'int', min: 0, max: MAX_FIGURES, label: { en: 'Figures', ru: 'Фигурок' } },
        chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
      },
    },
  },
  everyone: { kind: 'chance', better: { higher: 'ACTOR' }, label: { en: 'Everyone fights on', ru: 'Сражаются все' } },
  nobody: { kind: 'chance', better: { lower: 'ACTOR' }, label: { en: 'Nobody fights on', ru: 'Не сражается никто' } },
});
