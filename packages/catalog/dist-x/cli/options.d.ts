import type { Language } from '@rangefinder/rules';
/** What was asked for. */
export interface Options {
    readonly command: string | undefined;
    readonly parameters: readonly string[];
    readonly language: Language;
    readonly dryRun: boolean;
    readonly verbose: boolean;
    readonly help: boolean;
    readonly label: string | undefined;
    readonly note: string | undefined;
    readonly format: string | undefined;
    readonly output: string | undefined;
    readonly seed: string | undefined;
}
type Environment = Readonly<Record<string, string | undefined>>;
/** The options, or what is wrong with them in the words of Node. */
export declare function readOptions(args: readonly string[], environment: Environment): Options | string;
/** The language asked for, else that of the system. */
export declare function languageOf(asked: string | undefined, { LC_ALL, LC_MESSAGES, LANG }: Environment): Language;
export {};
