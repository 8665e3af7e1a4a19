/** Runs programs and reports their output when they fail. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** A program with its arguments and options. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
}

const LAST_CHARACTERS = 4_000;

/** Runs a program to its end; rejects with its output if it fails. */
export async function run({ program, args, options }: Command): Promise<void> {
  const child = spawn(program, args, options);
  const outputText = listen(child);
  const code = await ended(child);
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${outputText()}`);
}

/** The exit code or signal of a program; rejects when it cannot be started. */
export function ended(child: ChildProcess): Promise<number | string | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? child.signalCode);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
}

/** Whether a process of this machine is alive, including those of other users. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Collects the end of a program's output. */
function listen(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-LAST_CHARACTERS);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
}
