/** The command line, taken apart. */
import { parseArgs } from 'node:util';
const OPTIONS = {
    'dry-run': { type: 'boolean' },
    verbose: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
    language: { type: 'string' },
    label: { type: 'string' },
    note: { type: 'string' },
    format: { type: 'string' },
    output: { type: 'string' },
    seed: { type: 'string' },
};
/** The options, or what is wrong with them in the words of Node. */
export function readOptions(args, environment) {
    try {
        const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
        const [command, ...parameters] = positionals;
        const { 'dry-run': dryRun = false, verbose = false, help = false, ...rest } = values;
        const { label, note, format, output, seed } = rest;
        const language = languageOf(values.language, environment);
        return { command, parameters, language, dryRun, verbose, help, label, note, format, output, seed };
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
/** The language asked for, else that of the system. */
export function languageOf(asked, { LC_ALL, LC_MESSAGES, LANG }) {
    if (asked === 'en' || asked === 'ru')
        return asked;
    return (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith('ru') ? 'ru' : 'en';
}
//# sourceMappingURL=options.js.map