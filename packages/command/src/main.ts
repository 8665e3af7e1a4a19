/** Entry point: passes the arguments, prints the output and sets the exit code. */
import { run } from './run.js';

const { out, err, code } = await run(process.argv.slice(2), process.env, process.stdout.columns);
if (err) process.stderr.write(`${err}\n`);
if (out) process.stdout.write(`${out}\n`);
process.exitCode = code;
