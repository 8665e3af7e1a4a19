/** Started by `npm run catalog`. */
import { runCli } from './run.js';
const { stdin, stdout, stderr, env } = process;
// A reader that has seen enough, such as `head`, is no failure.
stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await runCli(process.argv.slice(2), { input: stdin, output: stdout, errors: stderr, environment: env });
//# sourceMappingURL=main.js.map