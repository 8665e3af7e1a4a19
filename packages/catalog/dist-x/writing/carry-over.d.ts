/** What the catalog keeps of a unit when its source says something new of it. Pure. */
import type { UnitDraft } from '../domain/drafts.js';
import type { SilentField } from '../importing/readings.js';
/**
 * The new state: fields that the source has no word for stay, the id stays, and the unit is still found under every name that
 * it has had.
 * @example carryOver(before, { ...before, name: 'Hellbringer Prime' }, []).aliases // with { text: 'Loki Prime', language: 'en' }
 */
export declare function carryOver(before: UnitDraft, next: UnitDraft, silent: readonly SilentField[]): UnitDraft;
