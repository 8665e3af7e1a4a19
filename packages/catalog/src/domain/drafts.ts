/** Drafts of entries to write. Starter data and imports provide them; only checked drafts (`checks.ts`) are written. */
import type { Names, UnitAvailability } from '@rangefinder/query';
import type { Language, Text } from '@rangefinder/rules';

/** Figures of an entry, by their names in its rule set. */
export type Stats = Readonly<Record<string, unknown>>;

/** Another name for search. */
export interface Alias {
  readonly text: string;
  /** Null if both languages use it. */
  readonly language: Language | null;
}

/** A mounted weapon. */
export interface Mount {
  readonly weaponId: string;
  /** Order of mounting, from 1. */
  readonly position: number;
  readonly count: number;
}

interface Draft {
  readonly system: string;
  /** Stable slug: `rule-set/unit-name`. */
  readonly id: string;
  readonly names: Names;
  /** Points of its rule set; null if it has no price. */
  readonly cost: number | null;
  readonly source: string;
  /** Its key in the source. */
  readonly sourceId: string;
  readonly stats: Stats;
}

/** A unit to write. */
export interface UnitDraft extends Draft {
  readonly kind: string;
  readonly aliases: readonly Alias[];
  readonly faction: Text | null;
  /** Codes of its special abilities. */
  readonly abilities: readonly string[];
  /** False while its card is incomplete. */
  readonly inPlay: boolean;
  readonly weapons: readonly Mount[];
  /** Whether it is the variant that the name of its family means. */
  readonly isBase: boolean;
  /** Availability by era; null if it is unknown. */
  readonly availability: readonly UnitAvailability[] | null;
}

/** A weapon to write. */
export interface WeaponDraft extends Draft {
  readonly kind: string;
  readonly aliases: readonly string[];
}

/** An armor to write. */
export interface ArmorDraft extends Draft {
  /** As in the printed tables. */
  readonly abbreviation: Text;
  /** Printed order, from 1. */
  readonly position: number;
}

/** Fields that a source may not have; existing values stay. Every source has the name in the first language. */
export const SILENT_FIELDS = ['names', 'aliases', 'faction', 'weapons', 'isBase', 'availability'] as const;
/**
 * A field that a source does not give: a field of the unit, or a figure (`stats.tonnage`). `name` is the name in the first language
 * of a unit of another source.
 */
export type SilentField = (typeof SILENT_FIELDS)[number] | 'name' | 'kind' | 'cost' | 'abilities' | 'inPlay' | `stats.${string}`;
