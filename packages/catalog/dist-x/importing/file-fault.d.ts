/**
 * A file that cannot be read to its end: cut off, in another encoding, of an unknown format. Nothing of an import with such a
 * file may stay, so this travels as an exception, which is what rolls a transaction back, and is a result again at the door.
 */
import type { Problem, Text } from '@rangefinder/rules';
/** An exception that carries a problem with the input of that name. */
export declare function fileFault(input: string, given: unknown, allowed: Text): Error;
/** The problem that an exception carries; undefined when it is not one of these. */
export declare const faultOf: (error: unknown) => Problem | undefined;
