/** Input of the shooting calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { rulings } from '../../reference/rulings/index.js';
import { VISIBILITIES } from '../../vocabulary.js';
import { armorField, luckyShotField, repField, shooterConditions, targetConditions, weaponField } from '../fields.js';

/** Maximum number of dice, for any weapons. */
export const MAX_DICE = 6;
const MAX_MODIFIER = 3;
const MAX_INCHES = 1000;
const MAX_IMPACT = 6;
const MAX_COVERS = 10;

export const input = fields({
  rep: repField,
  repModifier: {
    kind: 'int',
    min: -MAX_MODIFIER,
    max: MAX_MODIFIER,
    default: 0,
    example: -1,
    label: { en: 'Change of Rep', ru: 'Изменение Умения' },
    hint: { en: '−1 for fire that a reaction test allows at a penalty', ru: '−1, если так велел тест на реакцию' },
  },
  weapon: {
    ...weaponField,
    optional: true,
    hint: {
      en: 'It or the rate of fire is needed; without a weapon or an Impact only hits are counted',
      ru: 'Нужно оно или скорострельность; без оружия и Ущерба — только попадания',
    },
  },
  rateOfFire: {
    kind: 'int',
    min: 1,
    max: MAX_DICE,
    optional: true,
    unit: 'dice',
    example: 3,
    label: { en: 'Rate of fire', ru: 'Скорострельность' },
    hint: { en: 'Of a weapon that is not listed', ru: 'Для оружия не из списка' },
  },
  impact: {
    kind: 'int',
    min: 0,
    max: MAX_IMPACT,
    optional: true,
    example: 3,
    label: { en: 'Impact', ru: 'Ущерб' },
    hint: { en: 'Of a weapon that is not listed, whatever the armor', ru: 'Для оружия не из списка, при любой броне' },
  },
  secondWeapon: {
    ...weaponField,
    optional: true,
    example: 'pistol',
    label: { en: 'Second weapon', ru: 'Второе оружие' },
    hint: { en: 'Fired at the same time from the other hand', ru: 'Из него стреляют одновременно, с другой руки' },
  },
  inches: {
    kind: 'number',
    min: 0,
    max: MAX_INCHES,
    unit: 'inches',
    optional: true,
    example: 18,
    label: { en: 'Distance', ru: 'Расстояние' },
    hint: { en: 'To the farthest target', ru: 'До самой дальней цели' },
  },
  spreadInches: {
    kind: 'number',
    min: 0,
    max: MAX_INCHES,
    unit: 'inches',
    optional: true,
    example: 3,
    label: { en: 'Spread of the targets', ru: 'Разброс целей' },
    hint: { en: 'Between the outermost targets: at most the rate of fire', ru: 'Между крайними целями: не больше скорострельности' },
  },
  targets: {
    kind: 'list',
    min: 1,
    max: MAX_DICE,
    label: { en: 'Targets', ru: 'Цели' },
    hint: { en: 'In the order declared: the highest dice go to the first', ru: 'В объявленном порядке: старшие кубики — первой' },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyTargetInput',
      about: { en: 'A target of the burst', ru: 'Цель очереди' },
      label: { en: 'Target', ru: 'Цель' },
      fields: {
        dice: {
          kind: 'int',
          min: 1,
          max: MAX_DICE,
          unit: 'dice',
          optional: true,
          inForms: 'filled',
          example: 2,
          label: { en: 'Dice', ru: 'Кубики' },
          hint: {
            en: 'Declared for this target; left out for one target: all that the rate of fire leaves',
            ru: 'Объявлено в эту цель; если не указать для одной цели — всё, что осталось от скорострельности',
          },
        },
        armor: armorField,
        ...targetConditions,
      },
    },
  },
  ...shooterConditions,
  luckyShot: luckyShotField,
  visibility: {
    kind: 'choice',
    type: VISIBILITIES,
    default: 'CLEAR',
    example: 'NIGHT',
    label: { en: 'Visibility', ru: 'Видимость' },
    hint: {
      en: 'Limits the distance; lit targets and night vision do not care for the night',
      ru: 'Ограничивает расстояние; освещённой цели и прибору ночного видения ночь не помеха',
    },
  },
  coversOnLine: {
    kind: 'int',
    min: 0,
    max: MAX_COVERS,
    default: 0,
    label: { en: 'Pieces of cover on the line', ru: 'Укрытий на линии' },
    hint: { en: 'Two forbid the shot', ru: 'Два — стрелять нельзя' },
  },
  inFront: {
    kind: 'boolean',
    default: true,
    label: { en: 'Before the front', ru: 'Перед фронтом' },
    hint: { en: 'All targets stand before the shooter’s front', ru: 'Все цели перед фронтом стрелка' },
  },
  readings: readingsField(rulings, ['lucky-shot-own-rep', 'lucky-ones-count']),
});
