/** Order of units in memory, as the catalog orders its lists. */
import type { UnitOrder } from '../filter/unit-filter.js';
import { NAME_FIELDS } from '../units/names.js';
import type { IndexedUnit } from './indexed-unit.js';

type Order = Pick<UnitOrder, 'by' | 'descending'>;

const figureOf = ({ unit, figures }: IndexedUnit, by: string): number | undefined =>
  by === 'cost' ? (unit.cost ?? undefined) : figures[by];

const compareTexts = (one: string, two: string): number => (one < two ? -1 : one > two ? 1 : 0);

/** Missing figures come last in both directions. */
function compareFigures(one: number | undefined, two: number | undefined, descending: boolean): number {
  if (one === undefined || two === undefined) return Number(one === undefined) - Number(two === undefined);
  return descending ? two - one : one - two;
}

function compareBy({ by, descending = false }: Order): (one: IndexedUnit, two: IndexedUnit) => number {
  if (!NAME_FIELDS.includes(by)) return (one, two) => compareFigures(figureOf(one, by), figureOf(two, by), descending);
  const sign = descending ? -1 : 1;
  return (one, two) => sign * compareTexts(one.sortNames[by] ?? '', two.sortNames[by] ?? '');
}

/**
 * The units in order. Units without the figure come last. Equal units keep their order.
 * @example sortUnits(units, { by: 'cost', descending: true, thenBy: [{ by: 'name' }] })
 */
export function sortUnits(units: readonly IndexedUnit[], order: UnitOrder): readonly IndexedUnit[] {
  const orders = [order, ...(order.thenBy ?? [])].map(compareBy);
  return units.toSorted((one, two) => {
    for (const compare of orders) {
      const difference = compare(one, two);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
