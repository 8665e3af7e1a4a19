/**
 * Takes a JSON text apart into its entries while it streams by: the elements of the array that it is, or of the arrays that its
 * members are. Each comes as the bytes that it was written with, since the raw row is kept, and nothing but the entry at hand
 * is held. Only brackets, strings and commas are understood here; whether an entry is JSON is for `JSON.parse` to say.
 */
/** Entry of a JSON text. */
export interface JsonElement {
    /** Member of the outer object that it belongs to; null in an array. */
    readonly member: string | null;
    /** Place within its array, from 1; 0 when the member is no array. */
    readonly item: number;
    /** Line on which it begins, from 1. */
    readonly line: number;
    /** Its bytes, or why they were not kept. */
    readonly content: Buffer | ElementFault;
}
/** Why an entry was passed over: longer or more deeply nested than any entry is. */
export type ElementFault = 'TOO_LONG' | 'TOO_DEEP';
/** Where and how the text stopped being JSON. */
export interface JsonFault {
    readonly fault: 'CUT_OFF' | 'NOT_JSON';
    readonly line: number;
    /** Bytes before the place. */
    readonly offset: number;
}
/** Bytes of an entry, at most. */
export declare const LONGEST_ELEMENT = 1048576;
/** Brackets within brackets of an entry, at most. */
export declare const DEEPEST_ELEMENT = 64;
/** A splitter: fed with the text piece by piece, it gives the entries that ended within each piece. */
export interface JsonSplitter {
    push(chunk: Buffer): readonly JsonElement[] | JsonFault;
    /** To be called at the end of the text: undefined when it was whole. */
    end(): JsonFault | undefined;
}
/**
 * Makes a splitter.
 * @example const splitter = jsonSplitter(); splitter.push(Buffer.from('[{"a":1},2]')) // two elements
 */
export declare function jsonSplitter(): JsonSplitter;
