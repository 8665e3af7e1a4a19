/** `backup` and `restore`, while a service is running. */
import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup.js';
import { writeBackup } from '../backup/write-backup.js';
import type { Catalog } from '../opening/open.js';
import { type Context, inLanguage, say } from './console.js';
import { TEXTS } from './texts.js';

/** The given file, relative to the operator's working directory. */
const fileOf = ({ terminal, options }: Context): string =>
  resolve(terminal.environment.INIT_CWD ?? process.cwd(), options.parameters[0] ?? '');

/** Writes a backup. */
export async function backupCommand(context: Context, catalog: Catalog): Promise<number> {
  await writeBackup(catalog, fileOf(context));
  say(context, `${inLanguage(TEXTS.written, context.options.language)}: ${fileOf(context)}`);
  return 0;
}

/** Restores a backup. */
export async function restoreCommand(context: Context, catalog: Catalog): Promise<number> {
  await restoreBackup(catalog, fileOf(context), { replace: context.options.replace });
  say(context, `${inLanguage(TEXTS.backIn, context.options.language)}: ${fileOf(context)}`);
  return 0;
}
