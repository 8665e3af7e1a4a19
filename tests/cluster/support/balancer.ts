/** The system's nginx with the configuration of infra/balancer; only the addresses belong to this run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../support/build.js';
import { freePort } from '../../support/process.js';
import { within } from '../../support/time-limits.js';

const CONFIGURATION = join(root, 'infra', 'balancer');
const MAX_START_MS = within(10_000);

export interface Balancer {
  readonly url: string;
  /** Output of nginx. */
  output(): string;
  stop(): Promise<void>;
}

/** The addresses of infra/ with other hosts and ports; their parameters stay. */
function addressed(name: string, pattern: RegExp, values: readonly string[]): string {
  let index = 0;
  const text = readFileSync(join(CONFIGURATION, 'addresses', name), 'utf8').replace(pattern, () => values[index++] ?? 'too few');
  if (index !== values.length) throw new Error(`${name} has ${index} addresses, not ${values.length}`);
  return text;
}

/** Starts nginx in front of processes; resolves when it listens. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-balancer-'));
  // The workers of nginx have fewer permissions.
  chmodSync(folder, 0o755);
  const port = await freePort();
  cpSync(join(CONFIGURATION, 'nginx.conf'), join(folder, 'nginx.conf'));
  mkdirSync(join(folder, 'addresses'));
  // Each process has two entries: a regular one, and one for the case that all have failed.
  const upstreams = [...ports, ...ports].map((each) => `server 127.0.0.1:${each}`);
  writeFileSync(join(folder, 'addresses', 'upstreams.conf'), addressed('upstreams.conf', /^server [\d.:]+/gm, upstreams));
  writeFileSync(join(folder, 'addresses', 'listen.conf'), addressed('listen.conf', /^listen \d+/gm, [`listen 127.0.0.1:${port}`]));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;']);
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  await listening(child, url, () => output);
  return {
    url,
    output: () => output,
    stop: async () => {
      child.kill('SIGQUIT');
      await new Promise((ended) => child.once('exit', ended));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const until = performance.now() + MAX_START_MS;
  while (child.exitCode === null && performance.now() < until) {
    const answer = await fetch(`${url}/balancer-health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx did not start: ${output()}`);
}
