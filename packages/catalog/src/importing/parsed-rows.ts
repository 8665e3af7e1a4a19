/** What a format makes of a row: an entry for the catalog, or what keeps it from being one. */
import type { Problem } from '@rangefinder/rules';
import type { UnitAvailability } from '../availability/eras-and-factions.js';
import type { ReadCorrection } from '../domain/corrections.js';
import type { ArmorDraft, SilentField, UnitDraft, WeaponDraft } from '../domain/drafts.js';
import type { Note } from './notes.js';

/** Where a row stands. */
export interface Place {
  /** File, or path within an archive. */
  readonly input: string;
  /** From 1. */
  readonly line: number;
  /** Which row of the file, from 1. */
  readonly item: number;
  /** Its key in the source, where it has one that can be read. */
  readonly sourceId?: string | undefined;
}

/** A former state that comes with a unit. */
export interface ReadRevision {
  readonly revision: number;
  readonly record: UnitDraft;
  readonly raw: string | null;
  readonly hash: string;
  readonly readAt: Date;
}

/** What a unit brings along from the catalog that it was exported from. */
export interface Past {
  /** The current revision, then all before it. */
  readonly revisions: readonly ReadRevision[];
  readonly corrections: readonly ReadCorrection[];
}

/** A unit that can be taken. */
export interface ParsedUnit {
  readonly kind: 'unit';
  /** Its id is a proposal unless `fixedId`. */
  readonly draft: UnitDraft;
  /** The draft as JSON of its entry, where that was made already. */
  readonly json?: string | undefined;
  readonly fixedId: boolean;
  readonly silent: readonly SilentField[];
  /** The source whose unit of the same name this one is, where the catalog has one. */
  readonly matchNameIn?: string | undefined;
  readonly raw: string;
  readonly hash: string;
  readonly notes: readonly Note[];
  readonly past?: Past | undefined;
}

/** A weapon or armor that can be taken. */
export type ParsedPart =
  | { readonly kind: 'weapon'; readonly draft: WeaponDraft; readonly notes: readonly Note[] }
  | { readonly kind: 'armor'; readonly draft: ArmorDraft; readonly notes: readonly Note[] };

/** Who may field a unit that the catalog has. */
export interface ParsedAvailability {
  readonly kind: 'availability';
  /** The unit in words, for messages; the same for the same unit. */
  readonly key: string;
  readonly by: { readonly id: string } | { readonly source: string; readonly sourceId: string };
  /** An era may come several times. */
  readonly eras: readonly UnitAvailability[];
  readonly raw: string;
}

/** A row that cannot be taken. */
export interface RefusedRow {
  readonly kind: 'refused';
  readonly sourceId?: string | undefined;
  readonly problems: readonly Problem[];
}

/** What a row came to. */
export type ParsedRow = ParsedUnit | ParsedPart | ParsedAvailability | RefusedRow;

/** A row with its place. */
export interface Row {
  readonly place: Place;
  readonly parsed: ParsedRow;
}

/** A row that cannot be taken, for one reason. */
export const refused = (problem: Problem, sourceId?: string): RefusedRow => ({ kind: 'refused', sourceId, problems: [problem] });

/** The key of the row in its source, for messages. */
export const sourceIdOf = (parsed: ParsedRow): string | undefined =>
  parsed.kind === 'refused' ? parsed.sourceId : parsed.kind === 'availability' ? parsed.key : parsed.draft.sourceId;
