import { type Reading } from '../readings.js';
/** The source of these rows. */
export declare const MUL = "mul";
/** A row as a unit. */
export declare function readMulRow(value: unknown, raw: string): Reading;
/** An object that stands elsewhere than among the units: a row that would be lost without a word. */
export declare function otherMember(member: string, value: unknown): Reading | undefined;
