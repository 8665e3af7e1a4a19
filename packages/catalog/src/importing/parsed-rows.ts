/** Rows as formats parse them: entries for the catalog, or refusals. */
import type { UnitAvailability } from '@rangefinder/query';
import type { Problem } from '@rangefinder/rules';
import type { ReadCorrection } from '../domain/corrections.js';
import type { ArmorDraft, SilentField, Stats, UnitDraft, WeaponDraft } from '../domain/drafts.js';
import type { Note } from './notes.js';

/** Place of a row. */
export interface Place {
  /** File, or path within an archive. */
  readonly input: string;
  /** From 1. */
  readonly line: number;
  /** Number of the row in the file, from 1. */
  readonly item: number;
  /** Its key in the source, if it could be read. */
  readonly sourceId?: string | undefined;
}

/** A former state of an exported unit. */
export interface ReadRevision {
  readonly revision: number;
  readonly record: UnitDraft;
  readonly raw: string | null;
  readonly hash: string;
  readonly readAt: Date;
}

/** History of an exported unit. */
export interface Past {
  /** The current revision, then all earlier ones. */
  readonly revisions: readonly ReadRevision[];
  readonly corrections: readonly ReadCorrection[];
}

/** A valid unit. */
export interface ParsedUnit {
  readonly kind: 'unit';
  /** Its id is a proposal unless `fixedId` is set. */
  readonly draft: UnitDraft;
  /** JSON of the draft's entry, if it was made already. */
  readonly json?: string | undefined;
  readonly fixedId: boolean;
  readonly silent: readonly SilentField[];
  /** Takes figures from the unit in the catalog that the row gives in part. */
  readonly refined?: ((known: Stats, next: Stats) => Stats) | undefined;
  /** Whether the row has an id and no complete key, so that the id tells the unit. */
  readonly byId?: boolean | undefined;
  /** The source whose unit of the same name this one is, if there is one. */
  readonly matchNameIn?: string | undefined;
  readonly raw: string;
  readonly hash: string;
  readonly notes: readonly Note[];
  readonly past?: Past | undefined;
  /** When the source was read, as the row tells it; now by default. */
  readonly readAt?: Date | undefined;
}

/** A valid weapon or armor. */
export type ParsedPart =
  | { readonly kind: 'weapon'; readonly draft: WeaponDraft; readonly notes: readonly Note[] }
  | { readonly kind: 'armor'; readonly draft: ArmorDraft; readonly notes: readonly Note[] };

/** Availability of a unit that is in the catalog. */
export interface ParsedAvailability {
  readonly kind: 'availability';
  /** Label of the unit for messages; equal for equal units. */
  readonly key: string;
  readonly by: { readonly id: string } | { readonly source: string; readonly sourceId: string } | { readonly name: string };
  /** An era may occur several times. */
  readonly eras: readonly UnitAvailability[];
  /** Whether other lines of the unit were refused, so that this is not all of its availability. */
  readonly isPartial: boolean;
  readonly raw: string;
}

/** How a unit of the catalog is found. */
export type UnitKey =
  | { readonly id: string }
  | { readonly source: string; readonly sourceId: string }
  | { readonly source: string; readonly name: string };

/** A refused row. */
export interface RefusedRow {
  readonly kind: 'refused';
  readonly sourceId?: string | undefined;
  readonly problems: readonly Problem[];
  /** Number of problems that `problems` leaves out. */
  readonly more?: number | undefined;
  /** Set if the row lacks only fields that a unit of the catalog has. */
  readonly lacking?: { readonly by: UnitKey; readonly completed: (known: UnitDraft) => ParsedRow } | undefined;
}

/** Result of parsing a row. */
export type ParsedRow = ParsedUnit | ParsedPart | ParsedAvailability | RefusedRow;

/** A parsed row with its place. */
export interface Row {
  readonly place: Place;
  readonly parsed: ParsedRow;
}

/** A row that is refused for one problem. */
export const refused = (problem: Problem, sourceId?: string): RefusedRow => ({ kind: 'refused', sourceId, problems: [problem] });

/** The key of the row in its source, for messages. */
export const sourceIdOf = (parsed: ParsedRow): string | undefined =>
  parsed.kind === 'refused' ? parsed.sourceId : parsed.kind === 'availability' ? parsed.key : parsed.draft.sourceId;
