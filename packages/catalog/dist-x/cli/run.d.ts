import { type Terminal } from './console.js';
/**
 * Runs the program; gives its exit code: 0 done, 1 something could not be done, 2 wrong use.
 * @example await runCli(['import', 'units.json'], { input: process.stdin, output: process.stdout, … })
 */
export declare function runCli(args: readonly string[], terminal: Terminal): Promise<number>;
