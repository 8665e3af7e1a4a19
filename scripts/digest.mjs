/**
 * Runs at the end of a package's build, in its folder. Writes `dist/digest.json`, the digest of everything that determines the
 * package's answers: compiled code, texts, data, and package.json, which pins the dependencies. The service derives its ETags from
 * these digests, so that no cache serves answers of older code.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DECIDING = /^(package\.json|dist\/.*\.js|(content|data)\/.*\..*)$/;
/** Digested folders, without `node_modules`. */
const FOLDERS = ['dist', 'content', 'data'];

const folder = process.cwd();
const below = FOLDERS.filter((name) => existsSync(join(folder, name))).flatMap((name) =>
  readdirSync(join(folder, name), { recursive: true }).map((file) => `${name}/${String(file).replaceAll('\\', '/')}`),
);
const files = ['package.json', ...below].filter((file) => DECIDING.test(file)).sort();
if (!existsSync(join(folder, 'dist'))) throw new Error(`${folder} is not built`);

const digest = createHash('sha256');
// The digest includes names, since a moved text is another text.
for (const file of files)
  digest
    .update(`${file}\n`)
    .update(readFileSync(join(folder, file)))
    .update('\n');
writeFileSync(join(folder, 'dist', 'digest.json'), `${JSON.stringify({ digest: digest.digest('base64url') })}\n`);
