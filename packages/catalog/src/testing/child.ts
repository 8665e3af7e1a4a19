/** Starts a TypeScript file of this package in a process of its own, from its source. */
import { type ChildProcess, spawn } from 'node:child_process';

/** Node strips the types by itself; our imports name the files that the build makes. */
const RESOLVE = `
import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, next) {
    return next(specifier.startsWith('.') && context.parentURL?.endsWith('.ts') ? specifier.replace(/\\.js$/, '.ts') : specifier, context);
  },
});`;

/** A started file. */
export interface Child {
  readonly process: ChildProcess;
  /** All that it has said. */
  said(): string;
}

/** Starts the file; resolves once it has said so many lines, rejects when it ends before. */
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
      if (text.split('\n').length > lines) resolve({ process: child, said: () => text });
    });
  });
}

/** Kills a process as the system would, and waits until it is gone. */
export function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
