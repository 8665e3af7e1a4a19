/** Starts programs and tells loudly what they said when they fail. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** A program with its arguments, and who and where it runs. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
}

const LAST_CHARACTERS = 4_000;

/** Runs a program to its end; rejects with what it said unless it ends well. */
export async function run({ program, args, options }: Command): Promise<void> {
  const child = spawn(program, args, options);
  const said = listen(child);
  const code = await ended(child);
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${said()}`);
}

/**
 * Starts a program that stays; resolves when it says the words. Rejects with what it said when it ends before, or is too slow.
 */
export async function startUntil(command: Command, words: string, timeoutMs: number): Promise<ChildProcess> {
  const child = spawn(command.program, command.args, command.options);
  const said = listen(child);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (what: unknown): void => reject(new Error(`${command.program} ${what}:\n${said()}`));
  const timer = setTimeout(() => fail(`was not ready after ${timeoutMs} ms`), timeoutMs);
  child.stderr?.on('data', () => said().includes(words) && resolve());
  ended(child).then((code) => fail(`ended with ${code}`), reject);
  await promise
    .finally(() => clearTimeout(timer))
    .catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
  return child;
}

/** The exit code or signal of a program; rejects when it cannot be started. */
export function ended(child: ChildProcess): Promise<number | string | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? child.signalCode);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
}

/** Gathers the last of what a program says. */
function listen(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-LAST_CHARACTERS);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
}
