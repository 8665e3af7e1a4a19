/** Input of the real-shot calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import {
  ammunitionField,
  armorField,
  contactField,
  flyingField,
  panicField,
  pilotArmorField,
  rankFields,
  targetField,
  withPilot,
} from '../../engine/shooting/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { CHARGES, IMPACTS, LAUNCHERS } from '../../vocabulary.js';

export const input = fields({
  charge: { kind: 'choice', type: CHARGES, example: 'SHELL', label: { en: 'Charge', ru: 'Заряд' } },
  target: targetField,
  impact: {
    kind: 'choice',
    type: IMPACTS,
    default: 'STOOD',
    label: { en: 'What happened', ru: 'Что случилось' },
    hint: {
      en: 'What the model did when it was hit. Infantry that leans on something, or lies under a fallen machine, has fallen; a machine or gun that leans has not',
      ru: 'Что стало с моделью после попадания. Пехотинец, который опёрся или сбит упавшей машиной, считается упавшим; машина и орудие, которые опёрлись, — нет',
    },
  },
  armor: {
    ...armorField,
    optional: true,
    inForms: 'filled',
    hint: {
      en: 'Armor of the soldier, or the number under the slider of the machine or gun. Infantry that fell, and a hit that does not count, need none',
      ru: 'Бр пехотинца или число под ползунком машины либо орудия. Упавшему пехотинцу и попаданию, которое не в счёт, не нужна',
    },
  },
  pilotArmor: { ...pilotArmorField, countsFor: withPilot('target') },
  launcher: {
    kind: 'choice',
    type: LAUNCHERS,
    optional: true,
    label: { en: 'Shot from', ru: 'Из чего' },
    hint: { en: 'To check the charge and how far the weapon turned', ru: 'Чтобы проверить заряд и поворот оружия' },
  },
  turnDegrees: {
    kind: 'int',
    min: 0,
    max: 180,
    default: 0,
    example: 60,
    label: { en: 'Weapon turned, degrees', ru: 'Поворот оружия, градусов' },
    hint: {
      en: 'Away from where it stood; counts only for weapons of machines',
      ru: 'От начального положения; важен только для оружия машин',
    },
  },
  shooterLying: {
    kind: 'boolean',
    default: false,
    label: { en: 'Shooter lies', ru: 'Стрелок лежит' },
    hint: { en: 'The machine or gun was knocked over and not repaired yet', ru: 'Машину или орудие повалили и ещё не починили' },
  },
  contact: contactField,
  ...rankFields,
  ammunition: ammunitionField,
  panic: panicField,
  flying: { ...flyingField, countsFor: withPilot('target') },
  readings: readingsField(rulings, ['last-shot-fires', 'panic-crashes', 'wreck-spares-pilot']),
});
