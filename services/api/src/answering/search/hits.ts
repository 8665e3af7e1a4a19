/** Hits of the one search, wherever they are from. */
import type { Fit, RULEBOOK_KINDS } from '@rangefinder/rulebook/search';
import type { Text } from '@rangefinder/rules';

/** Kinds of hits. */
export type HitKind = (typeof RULEBOOK_KINDS)[number] | 'UNIT' | 'WEAPON' | 'ARMOR';

/** Something that can be found. */
export interface Document {
  readonly id: string;
  readonly kind: HitKind;
  readonly system: string;
  readonly title: Text;
  /** A line for the list of hits. */
  readonly summary: Text;
  /** Its address on the site behind the language. */
  readonly path: string;
}

/** A document, and how well its names fit what was typed. */
export interface Hit {
  readonly document: Document;
  readonly fit: Fit;
}
