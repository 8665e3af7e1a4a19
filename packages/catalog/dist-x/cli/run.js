/** The program: finds the command, opens the catalog for it, and says what went wrong in words. */
import { problemText } from '@rangefinder/rules';
import { openCatalog } from '../database/open.js';
import { faultOf } from '../importing/file-fault.js';
import { migrate } from '../migrations/index.js';
import { complain, inLanguage, say } from './console.js';
import { correctCommand } from './correct-command.js';
import { exportCommand, generateCommand } from './export-command.js';
import { diffCommand, importCommand } from './import-command.js';
import { languageOf, readOptions } from './options.js';
import { findCommand, historyCommand, sourcesCommand } from './reading-commands.js';
import { HELP, TEXTS } from './texts.js';
const COMMANDS = {
    import: { needs: 1, run: importCommand },
    diff: { needs: 1, run: diffCommand },
    export: { needs: 0, run: exportCommand },
    sources: { needs: 0, run: sourcesCommand },
    history: { needs: 1, run: historyCommand },
    correct: { needs: 3, run: correctCommand },
    find: { needs: 0, run: findCommand },
};
const WRONG_USE = 2;
/**
 * Runs the program; gives its exit code: 0 done, 1 something could not be done, 2 wrong use.
 * @example await runCli(['import', 'units.json'], { input: process.stdin, output: process.stdout, … })
 */
export async function runCli(args, terminal) {
    const options = readOptions(args, terminal.environment);
    if (typeof options === 'string') {
        terminal.errors.write(`${options}\n\n${inLanguage(HELP, languageOf(undefined, terminal.environment))}`);
        return WRONG_USE;
    }
    const context = { terminal, options };
    const { command = '', parameters, help, language } = options;
    if (help || command === 'help') {
        say(context, inLanguage(HELP, language).trimEnd());
        return 0;
    }
    if (command === 'generate')
        return generateCommand(context);
    const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
    if (known === undefined || parameters.length < known.needs) {
        complain(context, `${inLanguage(known === undefined ? TEXTS.unknownCommand : TEXTS.missingArgument, language)}: ${command}`, '', inLanguage(HELP, language));
        return WRONG_USE;
    }
    return withCatalog(context, known);
}
async function withCatalog(context, { run }) {
    const { DATABASE_URL, DATABASE_READ_URL, CATALOG_FOLDER } = context.terminal.environment;
    try {
        const catalog = await openCatalog({ url: DATABASE_URL, readUrl: DATABASE_READ_URL, folder: CATALOG_FOLDER || undefined });
        try {
            await migrate(catalog.db);
            return await run(context, catalog);
        }
        finally {
            await catalog.close();
        }
    }
    catch (error) {
        const fault = faultOf(error);
        complain(context, fault === undefined ? (error instanceof Error ? error.message : String(error)) : problemText(fault, context.options.language));
        return 1;
    }
}
//# sourceMappingURL=run.js.map