/** Python of this machine, if any: the project requires only Node. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OLDEST = [3, 9] as const;

/** Whether `python3` exists in a version that the package supports. Prints a message if not, since tests are then skipped. */
export async function hasPython(): Promise<boolean> {
  const version = await run('python3', ['--version']).then(
    ({ stdout }) => stdout,
    () => '',
  );
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(version)?.[0] ?? '').split('.').map(Number);
  const isThere = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  if (!isThere) process.stderr.write(`Python is not tested: there is no python3 of ${OLDEST.join('.')} or newer on this machine.\n`);
  return isThere;
}
