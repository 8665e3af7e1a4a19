/** Output of the activation calculator. */
import { fields } from '../../../calculator/fields.js';
import { MAX_SIDES } from '../../engine/activation.js';
import { repField } from '../../engine/fields.js';
import { MAX_GROUPS } from './input.js';

const groups = {
  kind: 'list',
  min: 1,
  max: MAX_GROUPS,
  label: { en: 'Groups', ru: 'Группы' },
  item: {
    kind: 'object',
    name: 'FiftyOneFiftyActivationGroup',
    about: { en: 'Odds that a group acts this turn', ru: 'Шанс, что группа действует в этот ход' },
    label: { en: 'Group', ru: 'Группа' },
    fields: {
      rep: { ...repField, hint: { en: 'The group’s own or its Leader’s, whichever is higher', ru: 'Своё или лидера, что больше' } },
      acts: { kind: 'chance', better: { higher: 'ACTOR' }, label: { en: 'Acts', ru: 'Действует' } },
    },
  },
} as const;

export const output = fields({
  tied: {
    kind: 'chance',
    better: 'neither',
    label: { en: 'Equal dice', ru: 'Равные кубики' },
    hint: { en: 'Two dice agree and nobody acts', ru: 'Два кубика совпали, никто не действует' },
  },
  nobody: {
    kind: 'chance',
    better: 'neither',
    label: { en: 'Nobody acts', ru: 'Никто не действует' },
    hint: { en: 'Equal dice, or dice above every Rep', ru: 'Кубики равны или выше всех Умений' },
  },
  sides: {
    kind: 'list',
    min: 2,
    max: MAX_SIDES,
    label: { en: 'Sides', ru: 'Стороны' },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyActivationSide',
      about: { en: 'How a side fares at activation', ru: 'Что даёт активация стороне' },
      label: { en: 'Side', ru: 'Сторона' },
      fields: {
        name: { kind: 'text', maxLength: 40, optional: true, label: { en: 'Name', ru: 'Название' } },
        goesFirst: {
          kind: 'chance',
          better: { higher: 'ACTOR' },
          label: { en: 'Goes first', ru: 'Ходит первой' },
          hint: { en: 'Its die is the highest, able to act or not', ru: 'Её кубик старший, может она действовать или нет' },
        },
        acts: {
          kind: 'chance',
          better: { higher: 'ACTOR' },
          label: { en: 'Acts', ru: 'Действует' },
          hint: { en: 'At least one group of it acts', ru: 'Действует хотя бы одна её группа' },
        },
        actsFirst: {
          kind: 'chance',
          better: { higher: 'ACTOR' },
          label: { en: 'Acts first', ru: 'Действует первой' },
          hint: { en: 'It acts, and nobody before it', ru: 'Она действует, а до неё — никто' },
        },
        groups,
      },
    },
  },
});
