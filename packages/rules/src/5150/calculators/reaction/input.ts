/** Input of the reaction calculator: the test, the figure and its situation. */
import { fields } from '../../../calculator/fields.js';
import { REACTION_TESTS } from '../../engine/reaction/vocabulary.js';

export const input = fields({
  test: { kind: 'choice', type: REACTION_TESTS, example: 'RECEIVED_FIRE', label: { en: 'Test', ru: 'Тест' } },
  rep: {
    kind: 'int',
    min: 1,
    max: 7,
    optional: true,
    example: 4,
    label: { en: 'Rep', ru: 'Умение' },
    hint: {
      en: 'Rep of the figure; of its Leader for Awareness; every test but Contact needs it',
      ru: 'Умение фигурки, для «Уровня осведомлённости» — её лидера; нужно везде, кроме «Контакта»',
    },
  },
  leader: {
    kind: 'boolean',
    default: false,
    label: { en: 'Is a Leader', ru: 'Это лидер' },
    hint: {
      en: 'A Leader rolls three dice on personal tests, In Sight excepted',
      ru: 'Лидер бросает три кубика на личные тесты, кроме «В поле видимости»',
    },
  },
  leaderRep: {
    kind: 'int',
    min: 1,
    max: 7,
    optional: true,
    example: 5,
    label: { en: 'Rep of the group’s Leader', ru: 'Умение лидера группы' },
    hint: {
      en: 'Leave out without one; a stand-in for a fallen Leader does not count',
      ru: 'Без лидера не заполняется; заменивший павшего лидера не в счёт',
    },
  },
  cover: {
    kind: 'boolean',
    default: false,
    label: { en: 'In cover', ru: 'В укрытии' },
    hint: { en: 'Behind something that stops bullets, or in a building', ru: 'За преградой, которая держит пули, или в здании' },
  },
  hidden: {
    kind: 'boolean',
    default: false,
    label: { en: 'Hidden', ru: 'Невидимая' },
    hint: {
      en: 'Set up hidden and not yet seen; matters to In Sight',
      ru: 'Расставлена скрытно и ещё не замечена; важно для «В поле видимости»',
    },
  },
  suppressed: {
    kind: 'boolean',
    default: false,
    label: { en: 'Suppressed', ru: 'Подавлена' },
    hint: {
      en: 'The enemy’s weapon has the higher suppression rating; matters to Received Fire',
      ru: 'У оружия противника рейтинг подавления выше; важно для «Обстрелян»',
    },
  },
  movedFast: { kind: 'boolean', default: false, label: { en: 'Moving fast', ru: 'Двигалась быстро' } },
  flanked: {
    kind: 'boolean',
    default: false,
    label: { en: 'From flank or rear', ru: 'С фланга или тыла' },
    hint: { en: 'The fire or the charge comes from there', ru: 'Оттуда стреляют или атакуют' },
  },
  canFire: {
    kind: 'boolean',
    default: true,
    label: { en: 'Able to fire', ru: 'Может стрелять' },
    hint: { en: 'Loaded, in range, the enemy before its front', ru: 'Заряжено, достаёт, противник перед фронтом' },
  },
  chargeInReach: {
    kind: 'boolean',
    default: true,
    label: { en: 'Charge in reach', ru: 'Добежит до противника' },
    hint: { en: 'The move is long enough to reach the enemy', ru: 'Хватает движения, чтобы дойти до противника' },
  },
  coverInches: {
    kind: 'number',
    min: 0,
    max: 100,
    unit: 'inches',
    optional: true,
    example: 3,
    label: { en: 'Distance to cover', ru: 'До укрытия' },
    hint: {
      en: 'To the nearest; leave out when there is none or the figure is in it',
      ru: 'До ближайшего; не заполняется, если его нет или фигурка уже в нём',
    },
  },
  covering: {
    kind: 'boolean',
    default: false,
    label: { en: 'Covering fire', ru: 'Прикрывает' },
    hint: {
      en: 'Declared while standing still: one more die on In Sight',
      ru: 'Объявлено, не сходя с места: лишний кубик на «В поле видимости»',
    },
  },
  alerted: {
    kind: 'boolean',
    default: false,
    label: { en: 'Alerted', ru: 'Насторожена' },
    hint: {
      en: 'Awareness was passed with two dice: one more die on In Sight, the best two count',
      ru: '«Уровень осведомлённости» пройден по двум кубикам: лишний кубик на «В поле видимости», в счёт два лучших',
    },
  },
  stunned: {
    kind: 'boolean',
    default: false,
    label: { en: 'Stunned', ru: 'Оглушена' },
    hint: { en: 'Recovery: stunned, else it ducked back', ru: 'Для «Восстановления»: оглушена, иначе испугалась' },
  },
  panicked: {
    kind: 'boolean',
    default: false,
    label: { en: 'Panicked', ru: 'В панике' },
    hint: { en: 'Shot at, it runs without a test', ru: 'Под огнём бежит без теста' },
  },
  friendNear: {
    kind: 'boolean',
    default: true,
    label: { en: 'Friend within 2"', ru: 'Свой в пределах 2"' },
    hint: { en: 'Rally needs a steady friend that near', ru: 'Для «Возвращения» рядом нужен свой в нормальном состоянии' },
  },
  medicalCare: {
    kind: 'boolean',
    default: false,
    label: { en: 'Serious medical care', ru: 'Серьёзная помощь медиков' },
    hint: { en: 'One more die after the battle for those put out of the fight', ru: 'Лишний кубик после боя для выведенных из боя' },
  },
  leftBehind: {
    kind: 'boolean',
    default: false,
    label: { en: 'Left on a lost field', ru: 'Брошена на проигранном поле' },
    hint: { en: 'The side lost and did not carry the figure off', ru: 'Сторона проиграла и не вынесла фигурку' },
  },
  hero: { kind: 'boolean', default: false, label: { en: 'Already a hero', ru: 'Уже герой' } },
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
});
