/** Thread of the latency measurement: sends light requests at a steady rate, whether or not earlier ones are answered. */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { newAddress } from './questions.ts';

export interface LightLoad {
  readonly url: string;
  readonly seconds: number;
}

const EACH_MS = 5;
/** The light requests come from an address of their own, so that they have a rate limit of their own. */
const ADDRESS = '127.0.0.2';

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** Milliseconds from the request to the last byte. */
function timeOf(url: string, path: string): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { agent, localAddress: ADDRESS }, (response) => {
      response.resume();
      response.once('end', () => resolve(performance.now() - begin));
      response.once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}

async function timesOf({ url, seconds }: LightLoad): Promise<readonly number[]> {
  const pending: Promise<number>[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    pending.push(timeOf(url, newAddress()));
    await pause(EACH_MS);
  }
  return Promise.all(pending);
}

parentPort?.on('message', async (load: LightLoad) => parentPort?.postMessage(await timesOf(load)));
