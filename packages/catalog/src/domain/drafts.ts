/** What is written: drafts. Starter data and imports hand them in; only what passed the check of `checks.ts` reaches a table. */
import type { Language, Text } from '@rangefinder/rules';
import type { UnitAvailability } from '../availability/eras-and-factions.js';
import type { Names } from './names.js';

/** Figures of an entry, by the names of its rule set. */
export type Stats = Readonly<Record<string, unknown>>;

/** Another name under which players look for it. */
export interface Alias {
  readonly text: string;
  /** Null when both languages use it. */
  readonly language: Language | null;
}

/** A weapon in its place. */
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
  /** Points of its rule set; null when it has no price. */
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
  /** False while its card is not complete. */
  readonly inPlay: boolean;
  readonly weapons: readonly Mount[];
  /** Whether it is the one of its family that is meant by the family's name. */
  readonly isBase: boolean;
  /** Who may field it in which era; null where that is not known. */
  readonly availability: readonly UnitAvailability[] | null;
}

/** A weapon to write. */
export interface WeaponDraft extends Draft {
  readonly kind: string;
  readonly aliases: readonly string[];
}

/** An armor to write. */
export interface ArmorDraft extends Draft {
  /** As in the tables. */
  readonly abbreviation: Text;
  /** Order in which it is printed, from 1. */
  readonly position: number;
}

/** Fields that a source may have no word for; what the catalog knows of them stays. Every source has a word for the first of the names. */
export const SILENT_FIELDS = ['names', 'aliases', 'faction', 'weapons', 'isBase', 'availability'] as const;
/**
 * A field that a source says nothing about: one of the unit, or one of its figures (`stats.tonnage`). `name` is the first of the names, where
 * the unit belongs to another source.
 */
export type SilentField = (typeof SILENT_FIELDS)[number] | 'name' | 'kind' | `stats.${string}`;
