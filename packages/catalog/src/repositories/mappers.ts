/**
 * Mappers from rows to domain values. Only this module knows the columns when reading. Stats were checked before they were written,
 * so they are not checked again.
 */
import { foldText, type Names } from '@rangefinder/query';
import { columnsIn, fromColumns, type NameColumns } from '../database/text-columns.js';
import { applyCorrections, type CorrectedValue } from '../domain/corrections.js';
import type { Alias, ArmorDraft, Stats, UnitDraft, WeaponDraft } from '../domain/drafts.js';
import { draftOf, type Entry } from '../domain/entry.js';
import { sourceOf } from '../domain/sources.js';
import type { Unit } from '../domain/unit.js';
import type { Armor, Weapon } from '../domain/weapon.js';
import type { ArmorRow, WeaponRow } from '../schema.js';

/** Columns of a unit for readers. */
export interface UnitColumns {
  readonly record: Entry;
  readonly corrections: readonly CorrectedValue[];
  readonly revision: number;
  readonly updated_at: Date;
  readonly read_at: Date;
}

/** Maps a row to a unit, with corrections applied. */
export function toUnit({ record, corrections, revision, updated_at, read_at }: UnitColumns): Unit {
  const draft = applyCorrections(draftOf(record), corrections);
  return { ...draftToUnit({ ...draft, aliases: sortedByName(draft.aliases) }, revision, read_at), updatedAt: updated_at };
}

/** Sorts by folded name, bytewise like the lists of the catalog. A name is folded once, however often it is compared. */
export const sortedByName = (aliases: readonly Alias[]): readonly Alias[] =>
  aliases
    .map((alias) => ({ alias, key: keyOf(alias) }))
    .toSorted((a, b) => Buffer.compare(a.key, b.key))
    .map(({ alias }) => alias);
const keyOf = ({ text }: Alias): Buffer => Buffer.from(`${foldText(text)}\0${text}`);

/** Maps a former state to a unit, without corrections. */
export function draftToUnit(draft: UnitDraft, revision: number, readAt: Date): Unit {
  const { weapons: _, source, ...kept } = draft;
  return { ...kept, source: sourceOf(source), revision, updatedAt: readAt, asOf: readAt };
}

/** Columns of a weapon for readers. */
const OF_WEAPON = ['id', 'system', 'kind', 'cost', 'source', 'aliases', 'stats'] as const;
type OfWeapon = (typeof OF_WEAPON)[number];
/** The same columns qualified by the table. */
export const WEAPON_COLUMNS = [...OF_WEAPON, ...columnsIn('name')].map((column) => `weapons.${column}` as const);

/** Columns of a weapon for readers. */
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

/** Maps a row to the draft of a weapon. */
export function toWeaponDraft(row: WeaponRow): WeaponDraft {
  const { id, system, kind, aliases, cost, source, source_id: sourceId, stats } = row;
  return { system, id, kind, names: namesOf(row), aliases, cost, source, sourceId, stats: stats as Stats };
}

/** Maps a row to the draft of an armor. */
export function toArmorDraft(row: ArmorRow): ArmorDraft {
  const { id, system, position, cost, source, source_id: sourceId, stats } = row;
  const abbreviation = fromColumns<'abbreviation', string>('abbreviation', row);
  return { system, id, names: namesOf(row), position, cost, abbreviation, source, sourceId, stats: stats as Stats };
}

const namesOf = (row: NameColumns): Names => fromColumns<'name', string | null>('name', row) as Names;
