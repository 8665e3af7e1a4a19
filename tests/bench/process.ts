/** A program of ours in a process of its own, as it runs in earnest. */
import { spawn } from 'node:child_process';

export interface Process {
  readonly url: string;
  stop(): Promise<void>;
}

const ATTEMPTS = 100;
const PAUSE_MS = 100;

/** Starts a script that listens at a port; resolves once it answers. */
export async function startProcess(script: string, port: number, more: NodeJS.ProcessEnv = {}): Promise<Process> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', RATE_LIMIT: '0', ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const up = await fetch(`${url}/graphql?query=%7B__typename%7D`).then(
      () => true,
      () => false,
    );
    if (up) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await stop();
  throw new Error(`${script} did not start`);
}
