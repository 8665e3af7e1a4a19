import type { Refusal } from './readings.js';
/** The refusal without what is too long to be shown. */
export declare const shortRefusal: ({ sourceId, problems, ...refusal }: Refusal) => Refusal;
