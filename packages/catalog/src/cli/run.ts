/** The program: finds the command, opens the catalog, and reports errors. */
import { closest, problemText } from '@rangefinder/rules';
import { isUnavailable } from '../database/catalog-error.js';
import { codeOf } from '../database/faults.js';
import { faultOf } from '../importing/file-fault.js';
import { migrate } from '../migrations/migrate.js';
import { type Catalog, openCatalog } from '../opening/open.js';
import { backupCommand, restoreCommand } from './backup-command.js';
import { type Context, complain, inLanguage, say, type Terminal } from './console.js';
import { correctCommand } from './correct-command.js';
import { exportCommand, generateCommand } from './export-command.js';
import { diffCommand, importCommand } from './import-command.js';
import { migrateCommand } from './migrate-command.js';
import { languageOf, readOptions } from './options.js';
import { exportPgliteCommand } from './pglite.js';
import { findCommand, historyCommand, sourcesCommand } from './reading-commands.js';
import { syncCommand } from './sync-command.js';
import { HELP, TEXTS } from './texts.js';
import { importsCommand, undoCommand } from './undo-command.js';

interface Command {
  /** Number of required parameters. */
  readonly needs: number;
  /** Whether the command migrates the tables itself; they are migrated before all others. */
  readonly migrates?: boolean;
  readonly run: (context: Context, catalog: Catalog) => Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  import: { needs: 1, run: importCommand },
  imports: { needs: 0, run: importsCommand },
  undo: { needs: 1, run: undoCommand },
  sync: { needs: 1, run: syncCommand },
  diff: { needs: 1, run: diffCommand },
  export: { needs: 0, run: exportCommand },
  sources: { needs: 0, run: sourcesCommand },
  history: { needs: 1, run: historyCommand },
  correct: { needs: 3, run: correctCommand },
  find: { needs: 0, run: findCommand },
  backup: { needs: 1, run: backupCommand },
  restore: { needs: 1, run: restoreCommand },
  migrate: { needs: 0, migrates: true, run: migrateCommand },
};

const WRONG_USE = 2;

/**
 * Runs the program; returns its exit code: 0 done, 1 failed, 2 wrong use, 3 done in part.
 * @example await runCli(['import', 'units.json'], { input: process.stdin, output: process.stdout, … })
 */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(args, terminal.environment);
  if (typeof options === 'string') {
    terminal.errors.write(`${options}\n\n${inLanguage(HELP, languageOf(undefined, terminal.environment))}`);
    return WRONG_USE;
  }
  const context: Context = { terminal, options };
  const { command = '', parameters, help, language } = options;
  if (help || command === 'help') {
    say(context, inLanguage(HELP, language).trimEnd());
    return 0;
  }
  if (command === 'generate') return generateCommand(context);
  if (command === 'export-pglite') return exportPgliteCommand(context);
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (known === undefined || parameters.length < known.needs) {
    const meant = known === undefined ? closest(command, Object.keys(COMMANDS)) : undefined;
    const message = `${inLanguage(known === undefined ? TEXTS.unknownCommand : TEXTS.missingArgument, language)}: ${command}`;
    if (meant === undefined) complain(context, message, '', inLanguage(HELP, language));
    else complain(context, `${message}. ${inLanguage(TEXTS.didYouMean, language)} ${meant}?`);
    return WRONG_USE;
  }
  return withCatalog(context, known);
}

/** An operator waits longer than a client of the service. */
const LIMITS = { connectMs: 10_000, questionMs: 600_000, trialMs: 5_000 };

async function withCatalog(context: Context, { run, migrates = false }: Command): Promise<number> {
  const { DATABASE_URL, DATABASE_READ_URL, CATALOG_FOLDER } = context.terminal.environment;
  try {
    const catalog = await openCatalog({
      url: DATABASE_URL,
      readUrl: DATABASE_READ_URL,
      folder: CATALOG_FOLDER || undefined,
      limits: LIMITS,
    });
    try {
      if (!migrates) await migrate(catalog.db);
      return await run(context, catalog);
    } finally {
      await catalog.close();
    }
  } catch (error) {
    complain(context, ...whatWentWrong(error, context));
    return 1;
  }
}

function whatWentWrong(error: unknown, { options: { language } }: Context): readonly string[] {
  const fault = faultOf(error);
  if (fault !== undefined) return [problemText(fault, language)];
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  if (!isUnavailable(error) || !(cause instanceof Error)) return [message];
  return [`${inLanguage(TEXTS.unavailable, language)} (${cause.message || codeOf(cause)})`];
}
