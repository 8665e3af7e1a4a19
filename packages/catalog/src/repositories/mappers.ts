/**
 * Rows as domain values: the one place that knows which column holds what when reading. Stats were checked against the
 * schema of their rule set before they were written, so they are not checked again for every reader.
 */
import { columnsIn, fromColumns, type NameColumns } from '../database/text-columns.js';
import { applyCorrections, type CorrectedValue } from '../domain/corrections.js';
import type { Alias, ArmorDraft, Stats, UnitDraft, WeaponDraft } from '../domain/drafts.js';
import { draftOf, type Entry } from '../domain/entry.js';
import type { Names } from '../domain/names.js';
import { sourceOf } from '../domain/sources.js';
import type { Unit } from '../domain/unit.js';
import type { Armor, Weapon } from '../domain/weapon.js';
import type { ArmorRow, WeaponRow } from '../schema.js';
import { foldText } from '../text/fold.js';

/** What readers select of a unit. */
export interface UnitColumns {
  readonly record: Entry;
  readonly corrections: readonly CorrectedValue[];
  readonly revision: number;
  readonly updated_at: Date;
}

/** A row as a unit: what its source says, with the corrections laid over it. */
export function toUnit({ record, corrections, revision, updated_at }: UnitColumns): Unit {
  const draft = applyCorrections(draftOf(record), corrections);
  return draftToUnit({ ...draft, aliases: draft.aliases.toSorted(byName) }, revision, updated_at);
}

/** In the order of the catalog's lists: by folded name, letter by letter. */
const byName = (a: Alias, b: Alias): number => Buffer.compare(keyOf(a), keyOf(b));
const keyOf = ({ text }: Alias): Buffer => Buffer.from(`${foldText(text)}\0${text}`);

/** A state of the past as a unit: what the source said then, without corrections. */
export function draftToUnit(draft: UnitDraft, revision: number, readAt: Date): Unit {
  const { weapons: _, source, ...kept } = draft;
  return { ...kept, source: sourceOf(source), revision, updatedAt: readAt };
}

/** Columns of weapons that readers select. */
const OF_WEAPON = ['id', 'system', 'kind', 'cost', 'source', 'aliases', 'stats'] as const;
type OfWeapon = (typeof OF_WEAPON)[number];
/** The same by the names that hold in every question. */
export const WEAPON_COLUMNS = [...OF_WEAPON, ...columnsIn('name')].map((column) => `weapons.${column}` as const);

/** What readers select of a weapon. */
export type WeaponColumns = Pick<WeaponRow, OfWeapon> & NameColumns;

/** A row as a weapon. */
export function toWeapon(row: WeaponColumns): Weapon {
  const { id, system, kind, aliases, cost, stats, source } = row;
  return { id, system, kind, names: namesOf(row), aliases, cost, stats: stats as Stats, source: sourceOf(source) };
}

/** A row as an armor. */
export function toArmor(row: ArmorRow): Armor {
  const { id, system, cost, stats } = row;
  const abbreviation = fromColumns<'abbreviation', string>('abbreviation', row);
  return { id, system, names: namesOf(row), abbreviation, cost, stats: stats as Stats, source: sourceOf(row.source) };
}

/** The row of a weapon as the draft that it was written from. */
export function toWeaponDraft(row: WeaponRow): WeaponDraft {
  const { id, system, kind, aliases, cost, source, source_id: sourceId, stats } = row;
  return { system, id, kind, names: namesOf(row), aliases, cost, source, sourceId, stats: stats as Stats };
}

/** The row of an armor as the draft that it was written from. */
export function toArmorDraft(row: ArmorRow): ArmorDraft {
  const { id, system, position, cost, source, source_id: sourceId, stats } = row;
  const abbreviation = fromColumns<'abbreviation', string>('abbreviation', row);
  return { system, id, names: namesOf(row), position, cost, abbreviation, source, sourceId, stats: stats as Stats };
}

const namesOf = (row: NameColumns): Names => fromColumns<'name', string | null>('name', row) as Names;
