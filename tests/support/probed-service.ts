/** A service whose main thread is watched: how long each request holds it, as CPU time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { WorstRequest } from '../faults/worst-requests.ts';
import { freePort, SERVICE } from './process.ts';
import { within } from './time-limits.ts';

interface Hold {
  readonly longestMs: number;
  readonly rssBytes: number;
}

export interface ProbedService {
  readonly child: ChildProcess;
  readonly port: number;
  /** Longest hold since the last call. */
  hold(): Promise<Hold>;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Time between two measurements. */
export const TICK_MS = 15;
const LIGHT = '/v1/alpha-strike/target-number?skill=4&inches=';
const WARM_UP_REQUESTS = 300;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** Closes the connections of `send`. */
export const closeConnections = (): void => agent.destroy();

export function send(
  port: number,
  { method, path, headers, body }: Omit<WorstRequest, 'times'>,
  localAddress = '127.0.0.1',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { port, host: '127.0.0.1', localAddress, method, path, agent, headers: { ...headers, ...length } };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }));
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

export const light = (inches: number): Omit<WorstRequest, 'times'> => ({ method: 'GET', path: `${LIGHT}${inches % 40}`, headers: {} });

/** Starts the built service, and sends light requests until hot code is compiled. */
export async function startProbed(folder: string, settings: NodeJS.ProcessEnv, heapMb?: number): Promise<ProbedService> {
  const port = await freePort();
  const preload = fileURLToPath(new URL('thread-time.mjs', import.meta.url));
  // A service with a message channel leaves its heap limits to its parent.
  const heap = ['--max-semi-space-size=16', ...(heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`])];
  const child = spawn(process.execPath, [...heap, '--import', preload, SERVICE], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      CATALOG_FOLDER: folder,
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      NODE_ENV: 'production',
      ...settings,
    },
  });
  const isReady = (): Promise<number> =>
    send(port, { method: 'GET', path: '/ready', headers: {} }).then(
      ({ status }) => status,
      () => 0,
    );
  for (const deadline = performance.now() + within(90_000); (await isReady()) !== 200; await pause(100))
    if (performance.now() > deadline || child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`);
  // What a service does in its first second: connections, the search index, compilation of hot code.
  for (let count = 0; count < WARM_UP_REQUESTS; count++) await send(port, light(count));
  const hold = (): Promise<Hold> =>
    new Promise((resolve) => {
      child.once('message', (message) => resolve(message as Hold));
      child.send('hold');
    });
  return { child, port, hold };
}

export async function stopProbed({ child }: ProbedService): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Sends a request as often as it says; returns the longest hold in milliseconds, and the answers. */
export async function holdOf(
  service: ProbedService,
  { times, ...sent }: WorstRequest,
): Promise<{ ms: number; answers: readonly Answer[] }> {
  await service.hold();
  const answers: Answer[] = [];
  for (let count = 0; count < times; count++) answers.push(await send(service.port, sent));
  await pause(TICK_MS);
  return { ms: (await service.hold()).longestMs, answers };
}
