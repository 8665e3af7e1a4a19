/** Result of an interpretation. */
import type { UnitFilter, UnitOrder } from '../filter/unit-filter.js';

/** A text with its conditions taken out of its words. */
export interface InterpretedText {
  readonly text: string;
  readonly filter: UnitFilter;
  /** The conditions as a query. */
  readonly conditions: string;
  /** The order that words ask for: the cheapest. */
  readonly order?: UnitOrder | undefined;
}
