/** Output of the armor-test calculator. */
import { fields } from '../../../calculator/fields.js';
import { MAX_ARMOR } from '../../engine/shooting/fields.js';
import { aliveField, deadField, panickedField } from '../../engine/survival/fields.js';

export const output = fields({
  armorAfter: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: 0,
    max: MAX_ARMOR,
    example: 7,
    label: { en: 'Armor in the test', ru: 'Броня в тесте' },
    hint: { en: 'After the damage', ru: 'После попадания' },
  },
  protected: {
    kind: 'chance',
    better: { higher: 'ACTOR' },
    label: { en: 'Armor protects', ru: 'Броня спасла' },
    hint: { en: 'The machine’s armor saves the pilot at once', ru: 'Броня машины сразу уберегла пилота' },
  },
  alive: {
    ...aliveField,
    optional: true,
    hint: {
      en: 'Protected, or alive after the own test and not panicked; none when the pilot’s armor is not given',
      ru: 'Спасён бронёй или жив после своего теста и не в панике; нет, если Бр пилота не указана',
    },
  },
  panicked: { ...panickedField, optional: true },
  dead: { ...deadField, optional: true },
});
