/** `backup` and `restore`, beside a running service. */
import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup.js';
import { writeBackup } from '../backup/write-backup.js';
import type { Catalog } from '../opening/open.js';
import { type Context, inLanguage, say } from './console.js';
import { TEXTS } from './texts.js';

/** The file that was named, from where the operator stands. */
const fileOf = ({ terminal, options }: Context): string =>
  resolve(terminal.environment.INIT_CWD ?? process.cwd(), options.parameters[0] ?? '');

/** Writes everything. */
export async function backupCommand(context: Context, catalog: Catalog): Promise<number> {
  await writeBackup(catalog, fileOf(context));
  say(context, `${inLanguage(TEXTS.written, context.options.language)}: ${fileOf(context)}`);
  return 0;
}

/** Brings a backup back. */
export async function restoreCommand(context: Context, catalog: Catalog): Promise<number> {
  await restoreBackup(catalog, fileOf(context), { replace: context.options.replace });
  say(context, `${inLanguage(TEXTS.backIn, context.options.language)}: ${fileOf(context)}`);
  return 0;
}
