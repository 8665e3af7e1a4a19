/** Input of the armor-test calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { armorField, MAX_ARMOR, panicField, pilotArmorField } from '../../engine/shooting/fields.js';
import { testDie } from '../../engine/survival/fields.js';
import { rulings } from '../../reference/rulings/index.js';

export const input = fields({
  armor: {
    ...armorField,
    example: 9,
    hint: {
      en: 'Number under the slider of the machine; before the damage of this hit if you give it too',
      ru: 'Число под ползунком машины; если указаны повреждения, то до них',
    },
  },
  damage: {
    kind: 'int',
    min: 0,
    max: MAX_ARMOR,
    unit: 'points',
    default: 0,
    example: 2,
    label: { en: 'Damage of the hit', ru: 'Повреждений от попадания' },
    hint: {
      en: 'Marked first; leave out when the slider has been moved',
      ru: 'Отмечается до теста; не указывайте, если ползунок уже сдвинут',
    },
  },
  die: { ...testDie, default: 12, example: 12 },
  pilotArmor: {
    ...pilotArmorField,
    hint: {
      en: 'Armor of the soldier who drives the machine, for the pilot’s own test',
      ru: 'Бр пехотинца за рычагами — для его собственного теста',
    },
  },
  panic: panicField,
  readings: readingsField(rulings, ['wreck-spares-pilot']),
});
