import type { Account } from './account.js';
/** Paths of the programs. */
export interface Binaries {
    readonly initdb: string;
    readonly postgres: string;
}
/**
 * The programs, copied into the folder when the account may not enter the one they are in.
 * @example const { initdb, postgres } = await findBinaries('/some/folder', await unprivileged())
 */
export declare function findBinaries(folder: string, account: Account | undefined, native?: string): Promise<Binaries>;
