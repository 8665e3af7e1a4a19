/** Input of the force-cost calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { armorField, repField, weaponField } from '../../engine/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { FIGURE_CLASSES } from '../../vocabulary.js';

const MAX_LINES = 100;
const MAX_WEAPONS = 10;
const MAX_COPIES = 1000;
const MAX_NAME_CHARACTERS = 80;

export const input = fields({
  figures: {
    kind: 'list',
    min: 1,
    max: MAX_LINES,
    label: { en: 'Figures', ru: 'Фигурки' },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyFigureInput',
      about: { en: 'A figure, or several that are alike', ru: 'Фигурка или несколько одинаковых' },
      label: { en: 'Figure', ru: 'Фигурка' },
      fields: {
        name: { kind: 'text', maxLength: MAX_NAME_CHARACTERS, optional: true, example: 'Sergeant', label: { en: 'Name', ru: 'Имя' } },
        rep: repField,
        weapons: {
          kind: 'list',
          min: 0,
          max: MAX_WEAPONS,
          default: [],
          label: { en: 'Weapons', ru: 'Оружие' },
          hint: { en: 'Everything that it carries; each is paid for', ru: 'Всё, что несёт; платят за каждое' },
          item: weaponField,
        },
        armor: armorField,
        count: { kind: 'int', min: 1, max: MAX_COPIES, default: 1, example: 3, label: { en: 'How many', ru: 'Сколько' } },
        figureClass: {
          kind: 'choice',
          type: FIGURE_CLASSES,
          optional: true,
          example: 'COLONISTS',
          label: { en: 'Walk of life', ru: 'Кто это' },
          hint: { en: 'When given, starred weapons are checked against it', ru: 'Если указано, проверяется право на оружие со звёздочкой' },
        },
      },
    },
  },
  readings: readingsField(rulings, ['grenades-paid-once']),
});
