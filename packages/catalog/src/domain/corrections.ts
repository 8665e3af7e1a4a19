/** Corrections laid over what a source says of a unit. Pure. */
import type { UnitDraft } from './drafts.js';

/** A value in the place of an imported one. */
export interface CorrectedValue {
  /** A field of the unit, or one of its figures: `nameRu`, `cost`, `stats.armor`. */
  readonly field: string;
  readonly value: unknown;
}

/** Fields that can be corrected as a whole; every one of the stats can be, too. */
export const CORRECTABLE = ['name', 'nameRu', 'faction', 'cost', 'abilities', 'inPlay'] as const;

const STATS = 'stats.';

/**
 * The draft with corrections laid over it. A correction of a figure that the draft no longer has is left out.
 * @example applyCorrections(locust, [{ field: 'stats.armor', value: 3 }]).stats.armor // 3
 */
export function applyCorrections(draft: UnitDraft, corrections: readonly CorrectedValue[]): UnitDraft {
  return corrections.filter(({ field }) => isCorrectable(draft, field)).reduce(applyOne, draft);
}

function applyOne(draft: UnitDraft, { field, value }: CorrectedValue): UnitDraft {
  if (!field.startsWith(STATS)) return { ...draft, [field]: value };
  return { ...draft, stats: { ...draft.stats, [field.slice(STATS.length)]: value } } as UnitDraft;
}

/** Whether a field of the draft can be corrected. */
export function isCorrectable(draft: UnitDraft, field: string): boolean {
  const figure = field.startsWith(STATS) ? field.slice(STATS.length) : undefined;
  return figure === undefined ? (CORRECTABLE as readonly string[]).includes(field) : Object.hasOwn(draft.stats, figure);
}
