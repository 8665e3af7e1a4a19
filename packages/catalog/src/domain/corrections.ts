/** Corrections laid over what a source says of a unit. Pure. */
import type { UnitDraft } from './drafts.js';
import { NAME_FIELDS, renamed } from './names.js';
import { SHAPE } from './shape.js';

/** A value in the place of an imported one. */
export interface CorrectedValue {
  /** A field of the unit, or one of its figures: `nameRu`, `cost`, `stats.armor`. */
  readonly field: string;
  readonly value: unknown;
}

/** A correction that comes with a unit, out of another catalog. */
export interface ReadCorrection extends CorrectedValue {
  readonly note: string | null;
  readonly correctedAt: Date;
}

/** Fields that can be corrected as a whole; every one of the stats can be, too. */
export const CORRECTABLE = [...NAME_FIELDS, 'faction', 'cost', 'abilities', 'inPlay'] as const;

const STATS = 'stats.';

/**
 * The draft with corrections laid over it. A correction of a figure that units of its kind no longer have is left out.
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

/** Fields of the draft that can be corrected. */
export const correctableFields = ({ system, kind }: Pick<UnitDraft, 'system' | 'kind'>): readonly string[] => [
  ...CORRECTABLE,
  ...Object.keys(SHAPE.typeOf('unit', system, kind)?.fields ?? {}).map((figure) => STATS + figure),
];

/** Whether a field of the draft can be corrected. */
export const isCorrectable = (draft: UnitDraft, field: string): boolean => correctableFields(draft).includes(field);
