/** Runs a TypeScript file of this package in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';

/** Node strips types, but our imports name the built files. */
const RESOLVE = `
import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, next) {
    return next(specifier.startsWith('.') && context.parentURL?.endsWith('.ts') ? specifier.replace(/\\.js$/, '.ts') : specifier, context);
  },
});`;

/** A running file. */
export interface Child {
  readonly process: ChildProcess;
  /** Its output so far. */
  output(): string;
}

/** Starts the file. Resolves after a number of lines of output, rejects if it ends before. */
export function startChild(path: string, args: readonly string[], lines: number): Promise<Child> {
  const hooks = `data:text/javascript,${encodeURIComponent(RESOLVE)}`;
  const child = spawn(process.execPath, ['--conditions=rangefinder:source', '--import', hooks, path, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let text = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${path} ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.split('\n').length > lines) resolve({ process: child, output: () => text });
    });
  });
}

/** Kills a process with SIGKILL, and waits for its end. */
export function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
