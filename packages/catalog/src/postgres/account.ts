/** Postgres refuses to run as root. Under root it runs as an account that owns nothing. */
import { readFile } from 'node:fs/promises';

/** A user and group to run a process as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const PREFERRED = ['nobody', 'postgres'];

/**
 * The account to run Postgres as; undefined means the current one. Rejects when the current account is root and there is no other.
 * @example await unprivileged() // { uid: 65534, gid: 65534 } as root, undefined otherwise
 */
export async function unprivileged(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const account = chooseAccount(await readFile('/etc/passwd', 'utf8'));
  if (account === undefined) throw new Error('Postgres does not run as root, and /etc/passwd names no other account to run it as.');
  return account;
}

/** The account to use from a passwd file: a preferred one, otherwise any but root. */
export function chooseAccount(passwd: string): Account | undefined {
  const accounts = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name: name ?? '', uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => Number.isInteger(uid) && Number.isInteger(gid) && uid > 0);
  const preferred = PREFERRED.flatMap((wanted) => accounts.filter(({ name }) => name === wanted));
  const chosen = preferred[0] ?? accounts[0];
  return chosen && { uid: chosen.uid, gid: chosen.gid };
}
