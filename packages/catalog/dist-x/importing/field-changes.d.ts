/** What differs between two states of a unit, field by field. */
import type { UnitDraft } from '../domain/drafts.js';
import type { FieldChange } from './report.js';
/**
 * The fields that differ.
 * @example fieldChanges(locust, { ...locust, cost: 20 }) // [{ field: 'cost', before: 19, after: 20 }]
 */
export declare const fieldChanges: (before: UnitDraft, after: UnitDraft) => readonly FieldChange[];
