/** Input of the Fast Move calculator. */
import { fields } from '../../../calculator/fields.js';
import { leaderRepField, repField } from '../../engine/fields.js';

const face = (en: string, ru: string) => ({ kind: 'int', min: 1, max: 6, example: 4, label: { en, ru } }) as const;

export const input = fields({
  rep: repField,
  leaderRep: leaderRepField,
  roll: {
    kind: 'list',
    min: 2,
    max: 2,
    optional: true,
    label: { en: 'Dice rolled', ru: 'Выпало' },
    hint: {
      en: 'The group’s two dice as they fell: then the distance is certain',
      ru: 'Два кубика группы, как они выпали: тогда расстояние известно',
    },
    item: face('Die', 'Кубик'),
  },
  leaderRoll: {
    ...face('Leader die', 'Кубик лидерства'),
    optional: true,
    hint: { en: 'The leader die as it fell', ru: 'Кубик лидерства, как он выпал' },
  },
});
