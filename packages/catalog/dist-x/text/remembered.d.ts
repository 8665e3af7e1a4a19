/** Answers that are asked for again and again. */
/**
 * A function of a text that remembers its answers to short ones; when there are too many, it starts anew.
 * @example const lower = remembered((text) => text.toLowerCase())
 */
export declare function remembered<T>(answer: (text: string) => T): (text: string) => T;
