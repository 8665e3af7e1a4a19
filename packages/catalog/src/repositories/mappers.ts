/**
 * Rows as domain values: the one place that knows which column holds what when reading. Stats were checked against the
 * schema of their rule set before they were written, so they are not checked again for every reader.
 */
import { applyCorrections, type CorrectedValue } from '../domain/corrections.js';
import type { Alias, Stats, UnitDraft } from '../domain/drafts.js';
import { sourceOf } from '../domain/sources.js';
import type { Unit } from '../domain/unit.js';
import type { Armor, Weapon } from '../domain/weapon.js';
import type { ArmorRow, WeaponRow } from '../schema.js';
import { foldText } from '../text/fold.js';

/** What readers select of a unit. */
export interface UnitColumns {
  readonly record: UnitDraft;
  readonly corrections: readonly CorrectedValue[];
  readonly revision: number;
  readonly updated_at: Date;
}

/** A row as a unit: what its source says, with the corrections laid over it. */
export function toUnit({ record, corrections, revision, updated_at }: UnitColumns): Unit {
  const draft = applyCorrections(record, corrections);
  return recordToUnit({ ...draft, aliases: draft.aliases.toSorted(byName) }, revision, updated_at);
}

/** In the order of the catalog's lists: by folded name, letter by letter. */
const byName = (a: Alias, b: Alias): number => Buffer.compare(keyOf(a), keyOf(b));
const keyOf = ({ text }: Alias): Buffer => Buffer.from(`${foldText(text)}\0${text}`);

/** A record of the past as a unit: what the source said then, without corrections. */
export function recordToUnit(record: UnitDraft, revision: number, readAt: Date): Unit {
  const { weapons: _, source, ...kept } = record;
  return { ...kept, source: sourceOf(source), revision, updatedAt: readAt };
}

/** What readers select of a weapon. */
export type WeaponColumns = Pick<WeaponRow, 'id' | 'system' | 'kind' | 'name' | 'name_ru' | 'aliases' | 'cost' | 'stats' | 'source'>;

/** A row as a weapon. */
export function toWeapon({ id, system, kind, name, name_ru, aliases, cost, stats, source }: WeaponColumns): Weapon {
  return { id, system, kind, name, nameRu: name_ru, aliases, cost, stats: stats as Stats, source: sourceOf(source) };
}

/** A row as an armor. */
export function toArmor(row: ArmorRow): Armor {
  const { id, system, name, cost, stats } = row;
  const abbreviation = { en: row.abbreviation, ru: row.abbreviation_ru };
  return { id, system, name, nameRu: row.name_ru, abbreviation, cost, stats: stats as Stats, source: sourceOf(row.source) };
}
