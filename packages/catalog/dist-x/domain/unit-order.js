/** What lists of units are sorted by. */
import { FIGURES } from './figures.js';
/**
 * What lists of units can be sorted by. What has no price comes after all that has one; sorted by any other figure, units that do
 * not have it are left out.
 */
export const UNIT_ORDER_KEYS = ['name', 'nameRu', 'cost', ...FIGURES];
//# sourceMappingURL=unit-order.js.map