/** Input of the group reaction: the test and every figure that takes it. */
import { field, fields, wordsOf } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { leaderRepField, repField } from '../../engine/fields.js';
import { countedFor } from '../../engine/reaction/counted.js';
import { enemyWeaponField, situationFields } from '../../engine/reaction/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { GROUP_TESTS, MAX_FIGURES } from './vocabulary.js';

const TESTS = wordsOf(GROUP_TESTS);

const figure = field({
  kind: 'object',
  name: 'FiftyOneFiftyGroupFigureInput',
  about: { en: 'A figure of a group that is tested', ru: 'Фигурка группы, которая проходит тест' },
  label: { en: 'Figure', ru: 'Фигурка' },
  fields: countedFor(TESTS, fields({ rep: repField, ...situationFields })),
});

export const input = countedFor(
  TESTS,
  fields({
    test: { kind: 'choice', type: GROUP_TESTS, example: 'RECEIVED_FIRE', label: { en: 'Test', ru: 'Тест' } },
    figures: {
      kind: 'list',
      item: figure,
      min: 1,
      max: MAX_FIGURES,
      label: { en: 'Figures', ru: 'Фигурки' },
      hint: { en: 'Those who take the test: all on the same dice', ru: 'Те, кто проходит тест: все на одних кубиках' },
    },
    leaderRep: {
      ...leaderRepField,
      hint: {
        en: 'Of a Leader who is in view and takes no test himself; a Leader among the figures needs no entry here',
        ru: 'Лидера, который на виду, но сам тест не проходит; для лидера среди фигурок не заполняется',
      },
    },
    enemyWeapon: enemyWeaponField,
    readings: readingsField(rulings, [
      'fast-runs-to-cover',
      'charged-flank-turns',
      'charged-in-cover-runs',
      'hero-chooses-every-test',
      'leader-lends-himself',
      'third-die-for-all',
    ]),
  }),
);
