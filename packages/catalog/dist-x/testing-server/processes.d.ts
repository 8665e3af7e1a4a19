/** Starts programs and tells loudly what they said when they fail. */
import { type ChildProcess, type SpawnOptions } from 'node:child_process';
/** A program with its arguments, and who and where it runs. */
export interface Command {
    readonly program: string;
    readonly args: readonly string[];
    readonly options: SpawnOptions;
}
/** Runs a program to its end; rejects with what it said unless it ends well. */
export declare function run({ program, args, options }: Command): Promise<void>;
/**
 * Starts a program that stays; resolves when it says the words. Rejects with what it said when it ends before, or is too slow.
 */
export declare function startUntil(command: Command, words: string, timeoutMs: number): Promise<ChildProcess>;
/** The exit code or signal of a program; rejects when it cannot be started. */
export declare function ended(child: ChildProcess): Promise<number | string | null>;
