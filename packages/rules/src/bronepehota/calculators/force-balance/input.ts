/** Input of the force-balance calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { rulings } from '../../reference/rulings/index.js';

/** Far above the cost of any army. */
export const MAX_COST = 100_000;
const MAX_ARMIES = 12;

export const input = fields({
  costs: {
    kind: 'list',
    item: { kind: 'int', min: 1, max: MAX_COST, unit: 'points', example: 300, label: { en: 'Cost', ru: 'Стоимость' } },
    min: 2,
    max: MAX_ARMIES,
    label: { en: 'Costs of the armies', ru: 'Стоимости армий' },
    hint: { en: 'Total of each army: squads, machines and guns', ru: 'Сумма каждой армии: отряды, машины и орудия' },
  },
  readings: readingsField(rulings, ['balance-of-costlier']),
});
