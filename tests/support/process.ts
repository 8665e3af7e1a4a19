/** Starts a program of the project in a process of its own, as in production. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { within } from './time-limits.js';

/** A started process, whether or not it answers yet. */
export interface Spawned {
  readonly child: ChildProcess;
  readonly pid: number;
  /** `http://127.0.0.1:…` */
  readonly url: string;
  /** Output so far. */
  output(): string;
  /** Exit code; null if a signal ended the process. */
  readonly ended: Promise<number | null>;
  /** Sends SIGTERM and waits for the end of the process. */
  stop(): Promise<void>;
}

const MAX_START_MS = within(90_000);
const PAUSE_MS = 20;
/** Plain Apollo answers GET only with this header. */
const APOLLO_HEADERS = { 'Apollo-Require-Preflight': 'true' };

/** Entry point of the built service. */
export const SERVICE = fileURLToPath(new URL('../../services/api/dist/start.js', import.meta.url));

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { readonly port: number };
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a script that will listen on a port.
 * @param limits commands of a shell before it, such as `ulimit -n 128`
 */
export function spawnProcess(script: string, port: number, environment: NodeJS.ProcessEnv = {}, limits?: string): Spawned {
  const command = [process.execPath, script];
  const [program = '', ...parameters] = limits === undefined ? command : ['sh', '-c', `${limits}; exec "$@"`, 'sh', ...command];
  const child = spawn(program, parameters, {
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      DRAIN_SECONDS: '0',
      NODE_ENV: 'production',
      ...(environment.CATALOG_FOLDER && { DOWNLOADS_FOLDER: `${environment.CATALOG_FOLDER}-downloads` }),
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    child,
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts a script; resolves when a path answers. */
export async function startProcess(
  script: string,
  port: number,
  environment: NodeJS.ProcessEnv = {},
  path = '/graphql?query=%7B__typename%7D',
  limits?: string,
): Promise<Spawned> {
  const spawned = spawnProcess(script, port, environment, limits);
  const deadline = performance.now() + MAX_START_MS;
  while (performance.now() < deadline && spawned.child.exitCode === null) {
    const isUp = await fetch(`${spawned.url}${path}`, { headers: APOLLO_HEADERS }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return spawned;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await spawned.stop();
  throw new Error(`${script} did not start: ${spawned.output()}`);
}
