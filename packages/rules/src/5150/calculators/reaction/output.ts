/** Output of the reaction calculator. */
import { fields } from '../../../calculator/fields.js';
import { actionOddsField } from '../../engine/reaction/fields.js';
import { ACTIONS } from '../../engine/reaction/vocabulary.js';

export const output = fields({
  conditions: {
    kind: 'list',
    min: 0,
    max: 12,
    item: { kind: 'words', label: { en: 'Condition', ru: 'Условие' } },
    label: { en: 'What mattered', ru: 'Что сыграло роль' },
    hint: { en: 'What of the situation the table asked about here', ru: 'О чём в этой ситуации спросила таблица' },
  },
  rows: {
    kind: 'list',
    min: 0,
    max: 3,
    label: { en: 'By dice passed', ru: 'По пройденным кубикам' },
    hint: {
      en: 'What 2, 1 and 0 passed dice lead to here; empty when nothing is rolled',
      ru: 'К чему здесь ведут 2, 1 и 0 пройденных кубиков; пусто, если не бросают',
    },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyReactionRow',
      about: { en: 'One number of passed dice and what it leads to', ru: 'Число пройденных кубиков и результат' },
      label: { en: 'Row', ru: 'Строка' },
      fields: {
        passed: { kind: 'int', min: 0, max: 2, unit: 'dice', example: 2, label: { en: 'Dice passed', ru: 'Пройдено кубиков' } },
        action: { kind: 'choice', type: ACTIONS, label: { en: 'Result', ru: 'Результат' } },
        chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
      },
    },
  },
  actions: {
    kind: 'list',
    min: 0,
    max: 3,
    label: { en: 'Actions', ru: 'Действия' },
    hint: { en: 'Odds of each action in the end, second rolls included', ru: 'Итоговый шанс каждого действия, с учётом повторных бросков' },
    item: actionOddsField,
  },
  choices: {
    kind: 'list',
    min: 0,
    max: 10,
    label: { en: 'A hero chooses', ru: 'Герой выбирает' },
    hint: {
      en: 'The results of the test that the figure can carry out; empty unless a hero chooses',
      ru: 'Результаты теста, которые фигурка может выполнить; пусто, если выбирает не герой',
    },
    item: { kind: 'choice', type: ACTIONS, label: { en: 'Action', ru: 'Действие' } },
  },
  hero: {
    kind: 'chance',
    better: { higher: 'ACTOR' },
    label: { en: 'Hero', ru: 'Герой' },
    hint: {
      en: 'Odds that the figure is a hero after the test; 1 for one that was a hero before',
      ru: 'Шанс, что после теста фигурка — герой; 1 для того, кто им уже был',
    },
  },
});
