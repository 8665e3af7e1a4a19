/** Alpha Strike cards as drafts. */
import type { UnitDraft } from '../../domain/drafts.js';
/** Every card of the starter catalog. */
export declare const alphaStrikeUnits: () => readonly UnitDraft[];
