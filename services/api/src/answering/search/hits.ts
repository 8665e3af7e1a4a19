/** Search hits from the rulebook and the catalog. */
import type { Fit, RULEBOOK_KINDS } from '@rangefinder/rulebook/search';
import type { Text } from '@rangefinder/rules';

export type HitKind = (typeof RULEBOOK_KINDS)[number] | 'UNIT' | 'WEAPON' | 'ARMOR';

/** A searchable document. */
export interface Document {
  readonly id: string;
  readonly kind: HitKind;
  readonly system: string;
  readonly title: Text;
  /** One-line summary. */
  readonly summary: Text;
  /** Path of its page without the language. */
  readonly path: string;
  /** The figures of a unit. */
  readonly figures?: Readonly<Record<string, unknown>>;
}

/** A document with the quality of its match. */
export interface Hit {
  readonly document: Document;
  readonly fit: Fit;
}
