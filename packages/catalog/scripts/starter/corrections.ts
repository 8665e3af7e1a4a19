/**
 * Corrections of figures that cannot be right, taken from other cards of the same model. If the source has changed such a figure, the
 * script stops, so that no correction outlives its reason.
 */
import type { QuickListUnit } from './quick-list.js';

type Figures = Partial<Pick<QuickListUnit, 'BFType' | 'BFSize' | 'BFStructure'>>;

interface Correction {
  readonly id: number;
  readonly given: Figures;
  readonly right: Figures;
}

const CORRECTIONS: readonly Correction[] = [
  // Gray Death Scout Suit: battle armor, as its other eight cards say.
  { id: 9535, given: { BFType: 'BM' }, right: { BFType: 'BA' } },
  // TinStar Battle Armor (Original) (Sqd6): its squads of four and five have size 1, like all battle armor.
  { id: 9359, given: { BFSize: 0 }, right: { BFSize: 1 } },
  // Gorilla Exoskeleton "Falcata", squads of five and six: the squad of four has 2, like all battle armor.
  { id: 8705, given: { BFStructure: 0 }, right: { BFStructure: 2 } },
  { id: 9069, given: { BFStructure: 0 }, right: { BFStructure: 2 } },
];

/** Applies the correction for the unit, if there is one. */
export function correct(unit: QuickListUnit): QuickListUnit {
  const correction = CORRECTIONS.find(({ id }) => id === unit.Id);
  if (correction === undefined) return unit;
  const unlike = Object.entries(correction.given).filter(([key, value]) => unit[key as keyof Figures] !== value);
  if (unlike.length > 0) throw new Error(`The correction of unit ${unit.Id} is out of date: ${JSON.stringify(unlike)}`);
  return { ...unit, ...correction.right };
}
