/** PostgreSQL refuses to run as root. Under root it runs as an account of its own, which no other program uses. */
import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';

/** A user and group to run a process as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
  /** Undefined for a number that no list of accounts has. */
  readonly name: string | undefined;
}

/** An operator may create it. */
const OWN_NAME = 'rangefinder';
/** Numbers that systems keep for services without an entry in their list of accounts. See systemd.exec, DynamicUser. */
const MIN_UID = 61_184;
const MAX_UID = 65_519;

/**
 * The account for the server of a data folder; undefined means the current one. Under root it is `rangefinder`, if there is one,
 * otherwise a number that neither an account nor a process has. The folder keeps its number.
 * @example await unprivileged('/srv/catalog/data') // { uid: 62417, gid: 62417, name: undefined } as root, undefined otherwise
 */
export async function unprivileged(data: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const owner = await stat(data).then(
    ({ uid }) => uid,
    () => undefined,
  );
  return chooseAccount({ passwd, owner, seed: data, isInUse: await usedByProcesses() });
}

/** Inputs of `chooseAccount`. */
interface Choice {
  readonly passwd: string;
  /** Owner of the data folder; undefined if there is none yet. */
  readonly owner: number | undefined;
  readonly seed: string;
  readonly isInUse: (uid: number) => boolean;
}

/** The account to use, from a passwd file and the owner of the folder. */
export function chooseAccount({ passwd, owner, seed, isInUse }: Choice): Account {
  const accounts = accountsIn(passwd);
  const own = accounts.find(({ name, uid }) => name === OWN_NAME && uid > 0);
  if (own) return own;
  const isNamed = (uid: number): boolean => accounts.some((account) => account.uid === uid);
  if (owner !== undefined && owner >= MIN_UID && owner <= MAX_UID && !isNamed(owner)) return { uid: owner, gid: owner, name: undefined };
  const count = MAX_UID - MIN_UID + 1;
  const first = Number.parseInt(hash('sha256', seed, 'hex').slice(0, 8), 16) % count;
  for (let step = 0; step < count; step++) {
    const uid = MIN_UID + ((first + step) % count);
    if (!isNamed(uid) && !isInUse(uid)) return { uid, gid: uid, name: undefined };
  }
  throw new Error(
    `PostgreSQL does not run as root. Create an account for it (useradd --system ${OWN_NAME}), or run Rangefinder as another user.`,
  );
}

/** An account with a name, for programs that need one; undefined if there is none but root. */
export async function namedAccount(): Promise<Account | undefined> {
  const accounts = accountsIn(await readFile('/etc/passwd', 'utf8').catch(() => '')).filter(({ uid }) => uid > 0);
  return accounts.find(({ name }) => name === 'nobody') ?? accounts[0];
}

const accountsIn = (passwd: string): readonly Account[] =>
  passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid || Number.NaN), gid: Number(gid || Number.NaN) }))
    .filter(({ uid, gid }) => Number.isInteger(uid) && Number.isInteger(gid));

/** Whether a process runs as a user, where the system tells. */
async function usedByProcesses(): Promise<(uid: number) => boolean> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const owners = await Promise.all(
    names.map((name) =>
      stat(`/proc/${name}`).then(
        ({ uid }) => uid,
        () => 0,
      ),
    ),
  );
  const used = new Set(owners);
  return (uid) => used.has(uid);
}
