/** Numbers as they may stand in the catalog. */
import * as z from 'zod';
/** A whole number within bounds, both ends included. One check in place of three, since units have a dozen of them. */
export declare const wholeNumber: (least: number, most: number) => z.ZodNumber;
