/**
 * Rows as domain values: the one place that knows which column holds what when reading. Stats were checked against the
 * schema of their rule set before they were written, so they are not checked again for every reader.
 */
import { type CorrectedValue } from '../domain/corrections.js';
import type { UnitDraft } from '../domain/drafts.js';
import type { Unit } from '../domain/unit.js';
import type { Armor, Weapon } from '../domain/weapon.js';
import type { ArmorRow, WeaponRow } from '../schema.js';
/** What readers select of a unit. */
export interface UnitColumns {
    readonly record: UnitDraft;
    readonly corrections: readonly CorrectedValue[];
    readonly revision: number;
    readonly updated_at: Date;
}
/** A row as a unit: what its source says, with the corrections laid over it. */
export declare function toUnit({ record, corrections, revision, updated_at }: UnitColumns): Unit;
/** A record of the past as a unit: what the source said then, without corrections. */
export declare function recordToUnit(record: UnitDraft, revision: number, readAt: Date): Unit;
/** What readers select of a weapon. */
export type WeaponColumns = Pick<WeaponRow, 'id' | 'system' | 'kind' | 'name' | 'name_ru' | 'aliases' | 'cost' | 'stats' | 'source'>;
/** A row as a weapon. */
export declare function toWeapon({ id, system, kind, name, name_ru, aliases, cost, stats, source }: WeaponColumns): Weapon;
/** A row as an armor. */
export declare function toArmor(row: ArmorRow): Armor;
