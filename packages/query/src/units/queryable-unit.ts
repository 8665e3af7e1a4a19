/** The part of a unit that queries read. The drafts of the catalog have it, and `readUnit` makes it from JSON. */
import type { Text } from '@rangefinder/rules';
import type { UnitAvailability } from '../availability/eras-and-factions.js';
import type { Names } from './names.js';

/** A unit that conditions are evaluated on. */
export interface QueryableUnit {
  readonly id: string;
  readonly system: string;
  readonly kind: string;
  readonly names: Names;
  readonly aliases: readonly { readonly text: string }[];
  readonly faction: Text | null;
  /** Points of its rule set; null without a price. */
  readonly cost: number | null;
  /** Codes of its special abilities. */
  readonly abilities: readonly string[];
  /** Figures by the field names of its rule set. */
  readonly stats: Readonly<Record<string, unknown>>;
  /** Id of its source: `mul`. */
  readonly source: string;
  /** Its key in the source. */
  readonly sourceId: string;
  /** False while its card is incomplete. */
  readonly inPlay: boolean;
  /** Whether the name of its chassis alone means this variant. */
  readonly isBase: boolean;
  /** Eras and the factions that have it; null where that is unknown. */
  readonly availability: readonly UnitAvailability[] | null;
}
