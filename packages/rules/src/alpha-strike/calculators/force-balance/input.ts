/** Input of the force-balance calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { pointValue, unitName } from '../../engine/combat/unit-fields.js';
import { forceRulings } from '../../reference/rulings/forces.js';

const MAX_UNITS = 100;
const MAX_COPIES = 100;

const unit = field({
  kind: 'object',
  name: 'AlphaStrikeForceUnitInput',
  about: {
    en: 'A unit of a force by catalog id, by its PV, or both; figures win',
    ru: 'Боевая единица по коду каталога, по ОС или и так и так; показатели главнее',
  },
  label: { en: 'Unit', ru: 'Боевая единица' },
  fields: {
    unit: {
      kind: 'catalog',
      of: 'unit',
      optional: true,
      label: { en: 'Catalog', ru: 'Каталог' },
      hint: { en: 'Fills in PV and skill where they are left out', ru: 'Заполняет ОС и навык, если они не указаны' },
    },
    name: unitName,
    pointValue: {
      ...pointValue,
      hint: { en: 'Point value; cards of the catalog give it for skill 4', ru: 'Очковая стоимость; на карточках каталога — для навыка 4' },
    },
    skill: {
      kind: 'int',
      min: 0,
      max: 8,
      default: 4,
      label: { en: 'Skill', ru: 'Навык' },
      hint: {
        en: 'Does not change PV: these rules have no formula for it',
        ru: 'ОС не меняет: формулы для этого в правилах нет',
      },
    },
    count: { kind: 'int', min: 1, max: MAX_COPIES, default: 1, label: { en: 'How many', ru: 'Сколько' } },
  },
});

export const input = fields({
  first: { kind: 'list', min: 1, max: MAX_UNITS, item: unit, label: { en: 'First force', ru: 'Первая сторона' } },
  second: { kind: 'list', min: 1, max: MAX_UNITS, item: unit, label: { en: 'Second force', ru: 'Вторая сторона' } },
  readings: readingsField(forceRulings, ['balance-of-smaller']),
});
