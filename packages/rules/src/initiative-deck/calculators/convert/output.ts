/** Output of the conversion to Alpha Strike. */
import { fields } from '../../../calculator/fields.js';

export const output = fields({
  inches: {
    kind: 'int',
    better: 'neither',
    min: 0,
    max: 200,
    unit: 'inches',
    example: 4,
    label: { en: 'Inches', ru: 'Дюймы' },
    hint: { en: 'Movement or distance in Alpha Strike', ru: 'Движение или расстояние в «Альфа-ударе»' },
  },
});
