/** Output of the conversion to Alpha Strike. */
import { fields } from '../../../calculator/fields.js';

const MAX_DAMAGE = 201;

export const output = fields({
  inches: {
    kind: 'int',
    better: 'neither',
    min: 0,
    max: 200,
    unit: 'inches',
    optional: true,
    example: 4,
    label: { en: 'Inches', ru: 'Дюймы' },
    hint: { en: 'Movement or distance in Alpha Strike', ru: 'Движение или расстояние в «Альфа-ударе»' },
  },
  criticalHits: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: 100,
    optional: true,
    example: 1,
    label: { en: 'Critical hits', ru: 'Критические попадания' },
    hint: { en: 'On top of those from other causes', ru: 'Складываются с другими' },
  },
  heat: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: 100,
    optional: true,
    example: 1,
    label: { en: 'Heat', ru: 'Нагрев' },
  },
  damage: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: MAX_DAMAGE,
    unit: 'points',
    optional: true,
    example: 2,
    label: { en: 'Damage', ru: 'Урон' },
    hint: { en: 'In place of critical hits or heat', ru: 'Вместо критических попаданий или нагрева' },
  },
});
