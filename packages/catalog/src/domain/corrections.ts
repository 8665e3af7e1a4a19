/** Applies corrections to the draft of a unit. Pure. */
import { NAME_FIELDS, renamed, SHAPE } from '@rangefinder/query';
import type { UnitDraft } from './drafts.js';

/** A corrected value. */
export interface CorrectedValue {
  /** A field of the unit, or one of its figures: `nameRu`, `cost`, `stats.armor`. */
  readonly field: string;
  readonly value: unknown;
}

/** A correction of an imported unit, from another catalog. */
export interface ReadCorrection extends CorrectedValue {
  readonly note: string | null;
  readonly correctedAt: Date;
}

/** Correctable fields; every figure is correctable as well. */
export const CORRECTABLE = [...NAME_FIELDS, 'faction', 'cost', 'abilities', 'inPlay'] as const;

export const STATS = 'stats.';

/**
 * Applies corrections to a draft. Corrections of figures that the kind no longer has are ignored.
 * @example applyCorrections(locust, [{ field: 'stats.armor', value: 3 }]).stats.armor // 3
 */
export function applyCorrections(draft: UnitDraft, corrections: readonly CorrectedValue[]): UnitDraft {
  return corrections.length === 0 ? draft : corrections.filter(({ field }) => isCorrectable(draft, field)).reduce(applyOne, draft);
}

function applyOne(draft: UnitDraft, { field, value }: CorrectedValue): UnitDraft {
  if (NAME_FIELDS.includes(field)) return { ...draft, names: renamed(draft.names, field, value) };
  if (!field.startsWith(STATS)) return { ...draft, [field]: value };
  return { ...draft, stats: { ...draft.stats, [field.slice(STATS.length)]: value } };
}

/** Correctable fields of a draft. */
export const correctableFields = ({ system, kind }: Pick<UnitDraft, 'system' | 'kind'>): readonly string[] => [
  ...CORRECTABLE,
  ...Object.keys(SHAPE.typeOf('unit', system, kind)?.fields ?? {}).map((figure) => STATS + figure),
];

/** Whether a field of the draft can be corrected. */
export const isCorrectable = (draft: UnitDraft, field: string): boolean => correctableFields(draft).includes(field);
