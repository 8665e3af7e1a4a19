import type { UnitDraft } from '../domain/drafts.js';
/** The source that made-up units name. */
export declare const SYNTHETIC = "synthetic";
/**
 * So many units.
 * @example syntheticUnits(10_000).next().value?.name
 */
export declare function syntheticUnits(count: number, seed?: number): Generator<UnitDraft>;
