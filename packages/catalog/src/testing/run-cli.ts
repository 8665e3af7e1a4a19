/** Runs the command line of the catalog within a test. */
import { Writable } from 'node:stream';
import { runCli } from '../cli/run.js';

/** A stream that collects its text. */
function collector() {
  const chunks: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      chunks.push(chunk.toString());
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}

/**
 * Runs a command as an operator does.
 * @param folder paths of the command are relative to it
 * @param input standard input
 */
export async function runInFolder(folder: string, args: readonly string[], input: string, environment: Readonly<Record<string, string>>) {
  const [output, errors] = [collector(), collector()];
  async function* given() {
    yield Buffer.from(input);
  }
  const code = await runCli(args, {
    input: given(),
    output: output.stream,
    errors: errors.stream,
    environment: { ...environment, INIT_CWD: folder },
  });
  return { code, output: output.text(), errors: errors.text() };
}
