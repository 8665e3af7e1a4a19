/** One way to move. */
export interface MoveMode {
    /** Inches; for what flies by thrust (`a`, `k`), thrust. */
    readonly inches: number;
    /** Letters behind the number: empty on the ground, `j` jumping, `f` on foot, `w(b)` wheeled bicycle. */
    readonly suffix: string;
}
/** Suffixes that are known; another one is read, and doubted. */
export declare const MOVE_SUFFIXES: readonly ["", "j", "t", "h", "w", "v", "f", "m", "s", "g", "n", "a", "i", "k", "p", "r", "qt", "qw", "w(b)", "w(m)", "m(s)"];
/**
 * The modes of a printed move, in its order; undefined when it cannot be read.
 * @example parseMove('10"/6"j') // [{ inches: 10, suffix: '' }, { inches: 6, suffix: 'j' }]
 */
export declare const parseMove: (text: string) => readonly MoveMode[] | undefined;
/** Highest inches of each modifier from 0 on; more than all is one more. Master Unit List, Alpha Strike cards. */
export declare const TMM_INCHES: readonly [4, 8, 12, 18, 34];
/**
 * The modifier of so many inches.
 * @example tmmOfInches(10) // 2
 */
export declare function tmmOfInches(inches: number): number;
/**
 * The modifier of a unit: that of its first mode; infantry counts the mode that is not on foot.
 * @example tmmOf([{ inches: 2, suffix: 'f' }, { inches: 6, suffix: 's' }], 'BA') // 1
 */
export declare function tmmOf(modes: readonly MoveMode[], type: string): number;
/**
 * Inches of the jump, or undefined.
 * @example jumpOf([{ inches: 8, suffix: 'j' }]) // 8
 */
export declare const jumpOf: (modes: readonly MoveMode[]) => number | undefined;
