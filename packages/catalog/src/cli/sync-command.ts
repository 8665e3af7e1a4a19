/** `sync`: fetches all units of a list on the web and imports them. */
import { join, resolve } from 'node:path';
import { problemText } from '@rangefinder/rules';
import { CHECKOUT } from '../database/checkout.js';
import type { Catalog } from '../opening/open.js';
import { installStarter } from '../starter/install.js';
import { endRun, fetchParts } from '../syncing/fetch-parts.js';
import { SYNC_SOURCES } from '../syncing/listed.js';
import { MANNERS } from '../syncing/polite-fetch.js';
import type { Part, SyncSource } from '../syncing/source.js';
import { wantedParts } from '../syncing/wanted.js';
import { type Context, complain, inLanguage, oneLine, say } from './console.js';
import { importPaths } from './import-command.js';
import { TEXTS } from './texts.js';

const WRONG_USE = 2;
const PAUSE_SECONDS = 2;

/** Updates a source. If a part cannot be fetched nothing is imported, and the others are kept for the next attempt. */
export async function syncCommand(context: Context, catalog: Catalog): Promise<number> {
  const { language, parameters, eras, types, from, pause } = context.options;
  const source = SYNC_SOURCES.find(({ id }) => id === parameters[0]);
  const pauseMs = 1_000 * Number(pause ?? PAUSE_SECONDS);
  if (source === undefined || !(pauseMs >= 0) || !isAddress(from)) {
    complain(context, `sync ${SYNC_SOURCES.map(({ id }) => id).join('|')} [--eras …] [--types …] [--from URL] [--pause SECONDS]`);
    return WRONG_USE;
  }
  const wanted = wantedParts(source, { eras: listed(eras), types: listed(types) });
  if (!wanted.ok) {
    complain(context, ...wanted.problems.map((problem) => problemText(problem, language)));
    return WRONG_USE;
  }
  return syncParts(context, catalog, source, wanted.value, pauseMs);
}

async function syncParts(context: Context, catalog: Catalog, source: SyncSource, parts: readonly Part[], pauseMs: number): Promise<number> {
  const { language, from = source.address } = context.options;
  const folder = folderOf(context, source);
  say(
    context,
    oneLine(`${inLanguage(TEXTS.asking, language)}: ${from}, ${parts.length} ${inLanguage(TEXTS.answers, language)}; ${folder}`),
  );
  const onPart = ({ name }: Part, done: number, wasKept: boolean): void =>
    say(context, `${String(done + 1).padStart(5)}/${parts.length}  ${name}${wasKept ? ` ${inLanguage(TEXTS.keptAlready, language)}` : ''}`);
  const fetched = await fetchParts({ source, parts, from, folder, pauseMs, manners: MANNERS, onPart });
  if (!fetched.ok) {
    complain(context, oneLine(`${fetched.part.name}: ${fetched.reason}`), inLanguage(TEXTS.syncBrokenOff, language));
    return 1;
  }
  await installStarter(catalog.db);
  const code = await importPaths(context, catalog, fetched.files, `sync ${source.id}`);
  if (!context.options.dryRun) await endRun(folder);
  return code;
}

const folderOf = ({ terminal, options: { keep } }: Context, { id }: SyncSource): string =>
  keep === undefined ? join(CHECKOUT, '.rangefinder', 'sync', id) : resolve(terminal.environment.INIT_CWD ?? process.cwd(), keep);

const listed = (given: string | undefined): readonly string[] | undefined => given?.split(',').map((text) => text.trim());

const isAddress = (from: string | undefined): boolean =>
  from === undefined || (URL.canParse(from) && ['http:', 'https:'].includes(new URL(from).protocol));
