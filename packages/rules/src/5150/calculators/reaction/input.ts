/** Input of the reaction calculator: the test, the figure and its situation. */
import { fields, wordsOf } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { leaderRepField, repField } from '../../engine/fields.js';
import { countedFor } from '../../engine/reaction/counted.js';
import { enemyWeaponField, recoveryFields, situationFields } from '../../engine/reaction/fields.js';
import { REACTION_TESTS } from '../../engine/reaction/vocabulary.js';
import { rulings } from '../../reference/rulings/index.js';

const { leader, weapon, ...situation } = situationFields;

export const input = countedFor(
  wordsOf(REACTION_TESTS),
  fields({
    test: { kind: 'choice', type: REACTION_TESTS, example: 'RECEIVED_FIRE', label: { en: 'Test', ru: 'Тест' } },
    rep: {
      ...repField,
      optional: true,
      hint: {
        en: 'Rep of the figure; of its Leader for Awareness; every test but Contact needs it',
        ru: 'Умение фигурки, для «Уровня осведомлённости» — её лидера; нужно везде, кроме «Контакта»',
      },
    },
    leader,
    leaderRep: {
      ...leaderRepField,
      label: { en: 'Rep of the group’s Leader', ru: 'Умение лидера группы' },
      hint: {
        en: 'Leave out without one; a stand-in for a fallen Leader does not count',
        ru: 'Без лидера не заполняется; заменивший павшего лидера не в счёт',
      },
    },
    weapon,
    enemyWeapon: enemyWeaponField,
    ...situation,
    alerted: {
      kind: 'boolean',
      default: false,
      label: { en: 'Alerted', ru: 'Насторожена' },
      hint: {
        en: 'Awareness was passed with two dice: one more die on In Sight, the best two count',
        ru: '«Уровень осведомлённости» пройден по двум кубикам: лишний кубик на «В поле видимости», в счёт два лучших',
      },
    },
    ...recoveryFields,
    leftBehind: {
      kind: 'boolean',
      default: false,
      label: { en: 'Left on a lost field', ru: 'Брошена на проигранном поле' },
      hint: { en: 'The side lost and did not carry the figure off', ru: 'Сторона проиграла и не вынесла фигурку' },
    },
    contactRating: {
      kind: 'int',
      min: 1,
      max: 6,
      optional: true,
      example: 3,
      label: { en: 'Contact rating', ru: 'Рейтинг контакта' },
      hint: { en: 'Contact is rolled against it', ru: 'С ним сравнивают кубики «Контакта»' },
    },
    shotsHeard: {
      kind: 'boolean',
      default: false,
      label: { en: 'Shots already heard', ru: 'Выстрелы уже звучали' },
      hint: { en: 'Awareness: Rep +2', ru: '«Уровень осведомлённости»: Умение +2' },
    },
    atWar: {
      kind: 'boolean',
      default: false,
      label: { en: 'At war', ru: 'Военное время' },
      hint: { en: 'Awareness: Rep +1', ru: '«Уровень осведомлённости»: Умение +1' },
    },
    policeAlert: {
      kind: 'boolean',
      default: false,
      label: { en: 'Police alert', ru: 'План перехвата' },
      hint: { en: 'Awareness of police: Rep +1', ru: '«Уровень осведомлённости» полиции: Умение +1' },
    },
    safeArea: {
      kind: 'boolean',
      default: false,
      label: { en: 'Safe area', ru: '«Безопасная» местность' },
      hint: { en: 'Awareness: Rep −1', ru: '«Уровень осведомлённости»: Умение −1' },
    },
    readings: readingsField(rulings, [
      'fast-runs-to-cover',
      'charged-flank-turns',
      'charged-in-cover-runs',
      'hero-chooses-every-test',
      'leader-lends-himself',
    ]),
  }),
);
