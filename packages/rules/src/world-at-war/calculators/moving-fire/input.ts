/** What the moving-fire calculator takes. */
import { fields } from '../../../calculator/fields.js';
import { movingFire } from '../../reference/tables/moving-fire.js';
import { NATIONS } from '../../vocabulary.js';

export const UNIT_IDS = [...new Set(movingFire.map(({ id }) => id))];

export const input = fields({
  nation: { kind: 'choice', type: NATIONS, example: 'USA', label: { en: 'Nation', ru: 'Страна' } },
  unit: {
    kind: 'id',
    of: UNIT_IDS,
    example: 'bradley',
    label: { en: 'Unit', ru: 'Подразделение' },
    hint: { en: 'Unit of the moving-fire table', ru: 'Подразделение из таблицы стрельбы в движении' },
  },
});
