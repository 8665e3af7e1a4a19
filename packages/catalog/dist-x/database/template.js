/**
 * Making an empty embedded database takes seconds, unpacking one takes half a second. The build packs one up; a first
 * start unpacks it. Without it (nothing was built) the first start makes its own.
 */
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
const PACKAGE = join(import.meta.dirname, '..', '..');
/**
 * Where the build keeps the packed database. The version is in the name: another PGlite may lay its files out otherwise.
 * @example await templatePath() // '…/dist/embedded-0.5.16.tar.gz'
 */
export async function templatePath() {
    const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
    const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
    return join(PACKAGE, 'dist', `embedded-${version}.tar.gz`);
}
/** The packed database, or undefined when there is none. */
export async function readTemplate(path) {
    if (!(await exists(path)))
        return undefined;
    return new Blob([await readFile(path)]);
}
/** Makes an empty database and packs it up. Seconds. */
export async function makeTemplate(path) {
    const database = await PGlite.create();
    const packed = await database.dumpDataDir('gzip');
    await database.close();
    await mkdir(dirname(path), { recursive: true });
    // Renamed when whole: a start during the build must not read half of it.
    await writeFile(`${path}.part`, Buffer.from(await packed.arrayBuffer()));
    await rename(`${path}.part`, path);
}
/** Makes the packed database unless it is there. */
export async function ensureTemplate(path) {
    if (!(await exists(path)))
        await makeTemplate(path);
}
const exists = (path) => access(path).then(() => true, () => false);
//# sourceMappingURL=template.js.map