/**
 * Browser of the tests: the one in the environment variable CHROMIUM, otherwise the one from npm with all libraries. Without a
 * browser the run fails; no test is skipped silently.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserServer, chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Path and environment of the browser. */
interface Program {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
}

const packed = createRequire(import.meta.url).resolve('@sparticuz/chromium');
const manifest = join(dirname(packed), '..', '..', 'package.json');

/** One folder for each version and user: another user may lack permission to run the unpacked files. */
const unpackedFolder = (): string => {
  const { version } = createRequire(import.meta.url)(manifest) as { readonly version: string };
  return join(tmpdir(), `rangefinder-chromium-${version}-${process.getuid?.() ?? 'user'}`);
};

/** Without a font text has no height and pages crash; the package’s own font configuration lists other folders. */
const fontList = (folder: string): string =>
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>
`;

/** Unpacks into a temporary folder and renames it, so that an interrupted run leaves nothing half unpacked. */
function unpack(folder: string): void {
  const fresh = mkdtempSync(`${folder}-`);
  // The package unpacks its libraries only on Amazon's machines.
  const env = { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const script = fileURLToPath(new URL('unpack.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  writeFileSync(join(fresh, 'fonts.conf'), fontList(folder));
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // A concurrent run was faster.
    if (!existsSync(folder)) throw error;
  }
}

function fromNpm(): Program {
  const folder = unpackedFolder();
  if (!existsSync(folder)) unpack(folder);
  const libraries = join(folder, 'al2023', 'lib');
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return { executablePath: join(folder, 'chromium'), env };
}

const program = (): Program => {
  const named = process.env.CHROMIUM;
  return named ? { executablePath: named, env: process.env } : fromNpm();
};

/** Starts the browser with a fresh profile. Rejects with instructions if there is none. */
export async function startBrowser(flags: readonly string[] = []): Promise<BrowserServer> {
  try {
    const { executablePath, env } = program();
    return await chromium.launchServer({ executablePath, env: { ...env }, args: [...FLAGS, ...flags], headless: true });
  } catch (error) {
    throw new Error('No browser starts. Name a Chromium or Chrome in the environment variable CHROMIUM.', { cause: error });
  }
}
