/** A query as tokens with their places. */
/** A condition, or text to look for. */
export type Token = {
    readonly kind: 'condition';
    readonly at: number;
    readonly written: string;
    readonly negated: boolean;
    readonly field: string;
    readonly operator: Operator;
    readonly value: string;
} | {
    readonly kind: 'text';
    readonly at: number;
    readonly written: string;
    readonly text: string;
    readonly quoted: boolean;
};
export declare const OPERATORS: readonly ['<=', '>=', '<', '>', '=', ':'];
/** How a field is compared. */
export type Operator = (typeof OPERATORS)[number];
/**
 * The tokens of a query, in its order.
 * @example tokensOf('pv<=30 "rifle"') // a condition at 0, a text at 7
 */
export declare function tokensOf(query: string): readonly Token[];
