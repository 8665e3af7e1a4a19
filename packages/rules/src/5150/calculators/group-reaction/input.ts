/** Input of the group reaction: the test and every figure that takes it. */
import { field, fields } from '../../../calculator/fields.js';
import { leaderRepField, repField, targetConditions } from '../../engine/fields.js';
import { GROUP_TESTS, MAX_FIGURES } from './vocabulary.js';

const flag = (en: string, ru: string, hintEn: string, hintRu: string) =>
  field({ kind: 'boolean', default: false, label: { en, ru }, hint: { en: hintEn, ru: hintRu } });

const figure = field({
  kind: 'object',
  name: 'FiftyOneFiftyGroupFigureInput',
  about: { en: 'A figure of a group that is tested', ru: 'Фигурка группы, которая проходит тест' },
  label: { en: 'Figure', ru: 'Фигурка' },
  fields: fields({
    rep: repField,
    leader: flag('Is a Leader', 'Это лидер', 'Rolls a third die on personal tests', 'Бросает третий кубик на личные тесты'),
    cover: targetConditions.cover,
    hidden: flag('Hidden', 'Невидимая', 'Set up hidden; matters to In Sight', 'Расставлена скрытно; важно для «В поле видимости»'),
    suppressed: flag('Suppressed', 'Подавлена', 'Matters to Received Fire', 'Важно для «Обстрелян»'),
    movedFast: { kind: 'boolean', default: false, label: { en: 'Moving fast', ru: 'Двигалась быстро' } },
    flanked: flag('From flank or rear', 'С фланга или тыла', 'The fire or the charge comes from there', 'Оттуда стреляют или атакуют'),
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
      hint: { en: 'Leave out when there is none', ru: 'Не заполняется, если укрытия нет' },
    },
    covering: flag('Covering fire', 'Прикрывает', 'One more die on In Sight', 'Лишний кубик на «В поле видимости»'),
    stunned: flag('Stunned', 'Оглушена', 'Recovery: stunned, else it ducked back', 'Для «Восстановления»: оглушена, иначе испугалась'),
    panicked: flag('Panicked', 'В панике', 'Shot at, it runs without a test', 'Под огнём бежит без теста'),
    hero: { kind: 'boolean', default: false, label: { en: 'Already a hero', ru: 'Уже герой' } },
  }),
});

export const input = fields({
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
});
