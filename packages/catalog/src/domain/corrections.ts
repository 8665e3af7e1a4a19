/** Applies corrections to the draft of a unit. Pure. */
import { NAME_FIELDS, renamed, SHAPE } from '@rangefinder/query';
import { sharedFigures } from '@rangefinder/rules';
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
  return corrections.length === 0 ? draft : corrections.reduce(applyOne, draft);
}

function applyOne(draft: UnitDraft, { field: given, value }: CorrectedValue): UnitDraft {
  const field = fieldNamed(draft, given);
  if (!isCorrectable(draft, field)) return draft;
  if (NAME_FIELDS.includes(field)) return { ...draft, names: renamed(draft.names, field, value) };
  if (field.startsWith(STATS)) return { ...draft, stats: { ...draft.stats, [field.slice(STATS.length)]: value } };
  const [figure] = Object.entries(sharedIn(draft)).find(([, shared]) => shared === field) ?? [];
  const unknown = (typeOf(draft)?.unknown ?? {}) as Readonly<Record<string, unknown>>;
  const stats = figure === undefined ? draft.stats : { ...draft.stats, [figure]: value ?? unknown[figure] };
  return { ...draft, [field]: value, stats };
}

type OfType = Pick<UnitDraft, 'system' | 'kind'>;
const typeOf = ({ system, kind }: OfType) => SHAPE.typeOf('unit', system, kind);

/** Figures that are fields of every unit, by the names of these fields: the cost, the abilities. */
const sharedIn = (draft: OfType): Readonly<Record<string, string>> => {
  const type = typeOf(draft);
  return type ? sharedFigures(type) : {};
};

/**
 * The only name of a field: that of the unit for a figure that every unit has.
 * @example fieldNamed(atlas, 'stats.pointValue') // 'cost'
 */
export const fieldNamed = (draft: OfType, field: string): string =>
  field.startsWith(STATS) ? (sharedIn(draft)[field.slice(STATS.length)] ?? field) : field;

/** Correctable fields of a draft. */
export const correctableFields = (draft: OfType): readonly string[] => [
  ...CORRECTABLE,
  ...Object.keys(typeOf(draft)?.fields ?? {})
    .map((figure) => STATS + figure)
    .filter((field) => fieldNamed(draft, field) === field),
];

/** Whether a field of the draft can be corrected. */
export const isCorrectable = (draft: UnitDraft, field: string): boolean => correctableFields(draft).includes(field);
