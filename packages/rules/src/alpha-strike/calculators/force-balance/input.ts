/** What the force-balance calculator takes. */
import { field, fields } from '../../../calculator/fields.js';

const MAX_UNITS = 100;
const MAX_COPIES = 100;
const MAX_POINTS = 999;

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
    name: { kind: 'text', maxLength: 80, optional: true, example: 'Locust LCT-1E', label: { en: 'Name', ru: 'Название' } },
    pointValue: {
      kind: 'int',
      min: 1,
      max: MAX_POINTS,
      unit: 'points',
      optional: true,
      example: 19,
      label: { en: 'PV', ru: 'ОС' },
      hint: { en: 'Point value as on the card, skill counted', ru: 'Очковая стоимость с карточки, с учётом навыка' },
    },
    skill: {
      kind: 'int',
      min: 0,
      max: 8,
      default: 4,
      label: { en: 'Skill', ru: 'Навык' },
      hint: {
        en: 'PV is not changed by it: enter the PV for this skill',
        ru: 'ОС от него не пересчитывается: укажите ОС для этого навыка',
      },
    },
    count: { kind: 'int', min: 1, max: MAX_COPIES, default: 1, label: { en: 'How many', ru: 'Сколько' } },
  },
});

export const input = fields({
  first: { kind: 'list', min: 1, max: MAX_UNITS, item: unit, label: { en: 'First force', ru: 'Первая сторона' } },
  second: { kind: 'list', min: 1, max: MAX_UNITS, item: unit, label: { en: 'Second force', ru: 'Вторая сторона' } },
});
