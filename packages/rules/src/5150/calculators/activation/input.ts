/** Input of the activation calculator: the sides and their groups. */
import { field, fields } from '../../../calculator/fields.js';
import { MAX_SIDES } from '../../engine/activation.js';
import { leaderRepField, repField } from '../../engine/fields.js';

export const MAX_GROUPS = 12;

const group = field({
  kind: 'object',
  name: 'FiftyOneFiftyActivationGroupInput',
  about: { en: 'A figure, or a group of equals', ru: 'Фигурка или группа равных' },
  label: { en: 'Group', ru: 'Группа' },
  fields: fields({
    rep: repField,
    leaderRep: {
      ...leaderRepField,
      hint: {
        en: 'Of the figure that leads the group now; a stand-in counts here',
        ru: 'Того, кто ведёт группу сейчас; заменивший лидера здесь в счёт',
      },
    },
  }),
});

const side = field({
  kind: 'object',
  name: 'FiftyOneFiftyActivationSideInput',
  about: { en: 'A side of the battle', ru: 'Сторона боя' },
  label: { en: 'Side', ru: 'Сторона' },
  fields: fields({
    name: { kind: 'text', maxLength: 40, pattern: /\S/, optional: true, example: 'Police', label: { en: 'Name', ru: 'Название' } },
    groups: { kind: 'list', item: group, min: 1, max: MAX_GROUPS, label: { en: 'Groups', ru: 'Группы' } },
  }),
});

export const input = fields({
  sides: { kind: 'list', item: side, min: 2, max: MAX_SIDES, label: { en: 'Sides', ru: 'Стороны' } },
});
