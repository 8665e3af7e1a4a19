/** Entry point of `npm run catalog`. */
import { runCli } from './run.js';

const { stdin, stdout, stderr, env } = process;
// A closed pipe, as by `head`, is no error.
stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await runCli(process.argv.slice(2), { input: stdin, output: stdout, errors: stderr, environment: env });
