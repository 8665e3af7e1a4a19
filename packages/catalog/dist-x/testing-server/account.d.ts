/** A user and group to run a process as. */
export interface Account {
    readonly uid: number;
    readonly gid: number;
}
/**
 * The account to run Postgres as; undefined means as oneself. Rejects when oneself is root and there is no other account.
 * @example await unprivileged() // { uid: 65534, gid: 65534 } as root, undefined otherwise
 */
export declare function unprivileged(): Promise<Account | undefined>;
/** The account of a passwd file to use: a preferred one, else any but root. */
export declare function chooseAccount(passwd: string): Account | undefined;
