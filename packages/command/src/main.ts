/** Entry point: passes the arguments, prints the output and sets the exit code. */
import { run } from './run.js';

const { out, err, code } = await run(process.argv.slice(2), process.env, process.stdout.columns);
endWithReader(process.stdout);
endWithReader(process.stderr);
if (err) process.stderr.write(`${err}\n`);
if (out) process.stdout.write(`${out}\n`);
process.exitCode = code;

/** A reader that has enough, such as `head`, closes the pipe. That is no fault; other faults are told in a line. */
function endWithReader(stream: NodeJS.WriteStream): void {
  stream.on('error', ({ code: fault, message }: NodeJS.ErrnoException) => {
    if (fault === 'EPIPE') process.exit();
    if (stream === process.stdout) process.stderr.write(`${message}\n`);
    process.exit(1);
  });
}
