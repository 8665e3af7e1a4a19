/** Drafts as rows: the only place that knows which column holds what when writing. */
import type { RawBuilder } from 'kysely';
import type { ArmorDraft, UnitDraft, WeaponDraft } from '../domain/drafts.js';
import type { NewArmorRow } from '../schema.js';
import { type SearchableNames } from '../text/words.js';
import { UNIT_COLUMNS, type UnitParts } from './unit-columns.js';
/** Who writes, and what the source said. */
export interface Writing {
    readonly importId: number;
    readonly hash: string;
}
/** Who writes a unit, and in which row and state. */
export interface UnitOrigin extends Writing {
    readonly number: number;
    readonly revision: number;
    /** Names that its source has for it, where a correction shows others: it is found under them too. */
    readonly importedNames?: readonly (string | null)[];
}
/** The hash of what a source says: of its own row where there is one, else of the draft. */
export declare const hashOf: (draft: UnitDraft | WeaponDraft | ArmorDraft, raw?: string | null) => string;
/** What the row of a unit is made of; `draft` has the corrections laid over it already. */
export declare function unitParts(draft: UnitDraft, { importedNames, number, revision, importId, hash }: UnitOrigin): UnitParts;
/** The row of a unit, to be written by itself. */
export declare const unitRow: (parts: UnitParts) => { readonly [C in keyof typeof UNIT_COLUMNS]: RawBuilder<never>; };
/** The names of a weapon as search has them. */
export declare const weaponNames: ({ name, nameRu, aliases }: WeaponDraft) => SearchableNames;
/** The row of a weapon. */
export declare function weaponRow(draft: WeaponDraft, { importId, hash }: Writing): {
    readonly id: string;
    readonly system: "5150" | "bronepehota";
    readonly kind: "close-combat" | "equipment" | "grenade" | "ranged";
    readonly name: string;
    readonly aliases: readonly string[];
    readonly cost: number | null;
    readonly source: string;
    readonly hash: string;
    readonly name_ru: string | null;
    readonly sort_name: string;
    readonly sort_name_ru: string;
    readonly search_names: string;
    readonly search_vector: RawBuilder<never>;
    readonly stats: string;
    readonly source_id: string;
    readonly import_id: number;
};
/** The row of an armor. */
export declare function armorRow(draft: ArmorDraft, { importId, hash }: Writing): NewArmorRow;
