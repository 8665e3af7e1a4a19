/** Input of the exchange of fire: the figures of both sides, the distance and the visibility. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { armorField, luckyShotField, repField, targetConditions, weaponField } from '../../engine/fields.js';
import { input as shooting } from '../../engine/shooting/input.js';
import { rulings } from '../../reference/rulings/index.js';
import { MAX_FIGURES } from './vocabulary.js';

const figure = field({
  kind: 'object',
  name: 'FiftyOneFiftyExchangeFigureInput',
  about: { en: 'A figure in an exchange of fire', ru: 'Фигурка в перестрелке' },
  label: { en: 'Figure', ru: 'Фигурка' },
  fields: fields({
    rep: repField,
    weapon: {
      ...weaponField,
      hint: {
        en: 'Rate of fire, range and suppression rating come from it; a figure with nothing that shoots cannot fire back',
        ru: 'Из него берутся скорострельность, дальность и рейтинг подавления; без стрелкового оружия не ответить',
      },
    },
    armor: armorField,
    ...targetConditions,
    movedFast: {
      ...targetConditions.movedFast,
      label: { en: 'Moved fast', ru: 'Двигалась быстро' },
      hint: { en: 'The figure used Fast Move before the exchange', ru: 'До перестрелки фигурка совершила быстрое перемещение' },
    },
    flanked: {
      kind: 'boolean',
      default: false,
      label: { en: 'From flank or rear', ru: 'С фланга или тыла' },
      hint: { en: 'The enemy fires at it from there', ru: 'Противник стреляет по ней оттуда' },
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
        en: 'To the nearest; matters to a figure suppressed while moving fast',
        ru: 'До ближайшего; важно, если подавлена при быстром перемещении',
      },
    },
    leader: {
      kind: 'boolean',
      default: false,
      label: { en: 'Is a Leader', ru: 'Это лидер' },
      hint: { en: 'Rolls three dice on Received Fire', ru: 'Бросает три кубика на «Обстрелян»' },
    },
    hero: {
      kind: 'boolean',
      default: false,
      label: { en: 'Already a hero', ru: 'Уже герой' },
      hint: { en: 'Chooses to fire back without a test', ru: 'Отвечает огнём без теста' },
    },
    loaded: {
      kind: 'boolean',
      default: true,
      label: { en: 'Loaded', ru: 'Заряжено' },
      hint: { en: 'Off for a weapon out of ammunition', ru: 'Выключают, если кончились патроны' },
    },
    target: {
      kind: 'int',
      min: 1,
      max: MAX_FIGURES,
      optional: true,
      example: 1,
      label: { en: 'Fires at No.', ru: 'Стреляет в №' },
      hint: {
        en: 'Of the enemies; left out: each fires at the one opposite. Only the first to fire choose',
        ru: 'Среди противников; если не указать, каждый стреляет в того, кто напротив. Выбирают только стреляющие первыми',
      },
    },
  }),
});

export const input = fields({
  first: {
    kind: 'list',
    item: figure,
    min: 1,
    max: MAX_FIGURES,
    label: { en: 'First to fire', ru: 'Стреляют первыми' },
    hint: { en: 'Each fires all its dice at one enemy', ru: 'Каждый — всеми кубиками в одного противника' },
  },
  second: {
    kind: 'list',
    item: figure,
    min: 1,
    max: MAX_FIGURES,
    label: { en: 'Shot at', ru: 'Обстреляны' },
    hint: { en: 'Only those shot at take the test and may answer', ru: 'Тест проходят и отвечают только те, в кого стреляли' },
  },
  firstModifier: {
    kind: 'int',
    min: -1,
    max: 0,
    default: 0,
    example: -1,
    label: { en: 'Rep of the first burst', ru: 'Умение для первой очереди' },
    hint: { en: '−1 when In Sight was passed with one die in cover', ru: '−1, если «В поле видимости» пройден по одному кубику в укрытии' },
  },
  inches: {
    ...shooting.inches,
    hint: {
      en: 'Between the sides; a weapon with less range cannot fire back',
      ru: 'Между сторонами; если дальности не хватает, ответить нельзя',
    },
  },
  luckyShot: luckyShotField,
  visibility: shooting.visibility,
  coversOnLine: shooting.coversOnLine,
  readings: readingsField(rulings, ['hero-at-once', 'lucky-shot-own-rep', 'lucky-ones-count', 'fast-runs-to-cover']),
});
