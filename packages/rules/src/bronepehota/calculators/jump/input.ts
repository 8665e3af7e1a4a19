/** Input of the jump calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { rulings } from '../../reference/rulings/index.js';

const MAX_JUMP_STEPS = 40;
const MAX_SIDE_STEPS = 200;
/** A step is 5 cm. */
const CENTIMETRES_OF_STEP = { centimetres: 5 } as const;

export const input = fields({
  jump: {
    kind: 'int',
    min: 1,
    max: MAX_JUMP_STEPS,
    unit: 'steps',
    example: 5,
    label: { en: 'Jump', ru: 'Прыжок' },
    hint: { en: 'The number beside Пр among the traits of the soldier', ru: 'Число при «Пр» в графе «Св»' },
  },
  length: {
    kind: 'number',
    min: 0,
    max: MAX_SIDE_STEPS,
    unit: 'steps',
    madeOf: CENTIMETRES_OF_STEP,
    default: 0,
    example: 4,
    label: { en: 'Length', ru: 'Длина' },
    hint: { en: 'Measured flat, from where the jump begins', ru: 'По горизонтали, от места, откуда начат прыжок' },
  },
  height: {
    kind: 'number',
    min: -MAX_SIDE_STEPS,
    max: MAX_SIDE_STEPS,
    unit: 'steps',
    madeOf: CENTIMETRES_OF_STEP,
    default: 0,
    example: 1,
    label: { en: 'Height', ru: 'Высота' },
    hint: {
      en: 'Of the highest point to pass or land on; down is negative',
      ru: 'Высшая точка, через которую или на которую прыгают; вниз — с минусом',
    },
  },
  withGun: { kind: 'boolean', default: false, label: { en: 'With a mobile gun', ru: 'С мобильным орудием' } },
  moved: {
    kind: 'boolean',
    default: false,
    label: { en: 'Moved already', ru: 'Уже передвигался' },
    hint: { en: 'Walked or jumped this turn', ru: 'Шёл или прыгал в этом туре' },
  },
  landsOnLadder: {
    kind: 'boolean',
    default: false,
    label: { en: 'Lands on a ladder', ru: 'Приземляется на лестницу' },
    hint: { en: 'Or anywhere else where the figure cannot stand', ru: 'Или туда, где фигурка не устоит' },
  },
  readings: readingsField(rulings, ['drop-is-free']),
});
