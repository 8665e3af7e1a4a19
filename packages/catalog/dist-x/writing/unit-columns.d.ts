/** Columns of the tables that many rows are written to at once: the type of each in Postgres, and where its values come from. */
import type { UnitDraft } from '../domain/drafts.js';
import { type Figures } from '../domain/figures.js';
import type { ReadCorrection } from '../importing/readings.js';
import type { SearchableNames } from '../text/words.js';
/** What the row of a unit is made of. */
export interface UnitParts {
    /** The unit as readers see it, corrections laid over it. */
    readonly draft: UnitDraft;
    readonly figures: Figures;
    readonly names: SearchableNames;
    readonly number: number;
    readonly revision: number;
    readonly hash: string;
    readonly importId: number;
}
/** What a unit's row is written with; the times the database knows. */
export declare const UNIT_COLUMNS: {
    readonly number: {
        readonly type: 'integer';
        readonly of: ({ number }: UnitParts) => number;
    };
    readonly id: {
        readonly type: 'text';
        readonly of: ({ draft }: UnitParts) => string;
    };
    readonly system: {
        readonly type: 'text';
        readonly of: ({ draft }: UnitParts) => "alpha-strike" | "bronepehota" | "world-at-war";
    };
    readonly kind: {
        readonly type: 'text';
        readonly of: ({ draft }: UnitParts) => "advanced-aerospace" | "advanced-support" | "aerospace" | "battle-armor" | "battlemech" | "building" | "combat-vehicle" | "gun" | "industrialmech" | "infantry" | "machine" | "platoon" | "protomech" | "squad" | "support-vehicle";
    };
    readonly cost: {
        readonly type: 'integer';
        readonly of: ({ draft }: UnitParts) => number | null;
    };
    readonly source: {
        readonly type: 'text';
        readonly of: ({ draft }: UnitParts) => string;
    };
    readonly source_id: {
        readonly type: 'text';
        readonly of: ({ draft }: UnitParts) => string;
    };
    readonly revision: {
        readonly type: 'integer';
        readonly of: ({ revision }: UnitParts) => number;
    };
    readonly in_play: {
        readonly type: 'boolean';
        readonly of: ({ draft }: UnitParts) => boolean;
    };
    readonly hash: {
        readonly type: 'text';
        readonly of: ({ hash }: UnitParts) => string;
    };
    readonly import_id: {
        readonly type: 'integer';
        readonly of: ({ importId }: UnitParts) => number;
    };
    readonly sort_name: {
        readonly type: 'text';
        readonly of: ({ draft }: UnitParts) => string;
    };
    readonly sort_name_ru: {
        readonly type: 'text';
        readonly of: ({ draft }: UnitParts) => string;
    };
    readonly search_names: {
        readonly type: 'text';
        readonly of: ({ names }: UnitParts) => string;
    };
    readonly search_vector: {
        readonly type: 'tsvector';
        readonly of: ({ names, draft }: UnitParts) => string[];
    };
    readonly ammunition: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly armor: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly damage_long: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly damage_medium: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly damage_short: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly durability: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly jump_inches: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly move_inches: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly overheat_value: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly rank: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly rate_of_fire: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly size: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly speed: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly structure: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly threshold: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly tmm: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly tonnage: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
    readonly year: import("./cells.js").Column<UnitParts, "boolean"> | import("./cells.js").Column<UnitParts, "integer"> | import("./cells.js").Column<UnitParts, "json"> | import("./cells.js").Column<UnitParts, "jsonb"> | import("./cells.js").Column<UnitParts, "real"> | import("./cells.js").Column<UnitParts, "text"> | import("./cells.js").Column<UnitParts, "timestamptz"> | import("./cells.js").Column<UnitParts, "tsvector">;
};
/** A state of a unit. */
export interface UnitState {
    readonly unitNumber: number;
    readonly revision: number;
    /** The draft as JSON. */
    readonly record: string;
    readonly raw: string | null;
    readonly hash: string;
    readonly readAt: Date;
    readonly importId: number;
}
export declare const REVISION_COLUMNS: {
    readonly unit_number: {
        readonly type: 'integer';
        readonly of: ({ unitNumber }: UnitState) => number;
    };
    readonly revision: {
        readonly type: 'integer';
        readonly of: ({ revision }: UnitState) => number;
    };
    readonly record: {
        readonly type: 'json';
        readonly of: ({ record }: UnitState) => string;
    };
    readonly raw: {
        readonly type: 'text';
        readonly of: ({ raw }: UnitState) => string | null;
    };
    readonly hash: {
        readonly type: 'text';
        readonly of: ({ hash }: UnitState) => string;
    };
    readonly read_at: {
        readonly type: 'timestamptz';
        readonly of: ({ readAt }: UnitState) => Date;
    };
    readonly import_id: {
        readonly type: 'integer';
        readonly of: ({ importId }: UnitState) => number;
    };
};
/** Something that belongs to a unit. */
interface OfUnit<T> {
    readonly unitNumber: number;
    readonly value: T;
}
export declare const MOUNT_COLUMNS: {
    readonly unit_number: {
        readonly type: 'integer';
        readonly of: ({ unitNumber }: OfUnit<{
            weaponId: string;
            position: number;
            count: number;
        }>) => number;
    };
    readonly position: {
        readonly type: 'integer';
        readonly of: ({ value }: OfUnit<{
            weaponId: string;
            position: number;
            count: number;
        }>) => number;
    };
    readonly weapon_id: {
        readonly type: 'text';
        readonly of: ({ value }: OfUnit<{
            weaponId: string;
            position: number;
            count: number;
        }>) => string;
    };
    readonly count: {
        readonly type: 'integer';
        readonly of: ({ value }: OfUnit<{
            weaponId: string;
            position: number;
            count: number;
        }>) => number;
    };
};
export declare const CORRECTION_COLUMNS: {
    readonly unit_number: {
        readonly type: 'integer';
        readonly of: ({ unitNumber }: OfUnit<ReadCorrection>) => number;
    };
    readonly field: {
        readonly type: 'text';
        readonly of: ({ value }: OfUnit<ReadCorrection>) => string;
    };
    readonly value: {
        readonly type: 'jsonb';
        readonly of: ({ value }: OfUnit<ReadCorrection>) => string;
    };
    readonly note: {
        readonly type: 'text';
        readonly of: ({ value }: OfUnit<ReadCorrection>) => string | null;
    };
    readonly corrected_at: {
        readonly type: 'timestamptz';
        readonly of: ({ value }: OfUnit<ReadCorrection>) => Date;
    };
};
export {};
