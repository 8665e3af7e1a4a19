/**
 * Computes answers for a page: in a worker, so that the page stays responsive, and in the page itself where no worker starts. A
 * worker needs scripts of the page's own origin.
 */
import type { Description, Draft, Engine, Language, Outcome } from './description.js';
import type { ElementParts, WorkerScripts } from './element-api.js';
import { explore, type Prospect } from './explore.js';
import type { Alternative } from './model/alternatives.js';

/** An engine that may be in a worker. */
export type AnyEngine = (draft: Draft, language: Language, site: string) => Outcome | Promise<Outcome>;

interface Exploration {
  readonly alternatives: readonly Alternative[];
  readonly language: Language;
  readonly signal: AbortSignal;
}

export interface Computer {
  engine(): Promise<AnyEngine>;
  explore(exploration: Exploration): Promise<readonly Prospect[]>;
}

/** What the page asks of the worker. */
export type WorkerRequest =
  | { readonly id: number; readonly scripts: WorkerScripts }
  | { readonly id: number; readonly draft: Draft; readonly language: Language; readonly site: string }
  | { readonly id: number; readonly alternatives: readonly Alternative[]; readonly language: Language }
  | { readonly id: number; readonly abort: true };

/** What it answers. Without a result it could not compute. */
export interface WorkerReply {
  readonly id: number;
  readonly result?: unknown;
}

type WithoutId<T> = T extends { readonly id: number } ? Omit<T, 'id'> : never;

interface Calls {
  call(request: WithoutId<WorkerRequest>, signal?: AbortSignal): Promise<unknown>;
}

/** Starts a worker and loads the scripts in it. Rejects if that fails. */
async function startWorker(scripts: WorkerScripts): Promise<Calls> {
  const worker = new Worker(scripts.worker, { type: 'module' });
  const waiting = new Map<number, (reply: WorkerReply | undefined) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const reply of waiting.values()) reply(undefined);
    waiting.clear();
  });
  const call: Calls['call'] = (request, signal) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      waiting.set(id, (reply) => (reply && 'result' in reply ? resolve(reply.result) : reject(new Error('The worker failed.'))));
      signal?.addEventListener('abort', () => worker.postMessage({ id, abort: true } satisfies WorkerRequest));
      worker.postMessage({ id, ...request });
    });
  await call({ scripts });
  return { call };
}

const canStartWorker = ({ worker }: WorkerScripts): boolean =>
  typeof Worker === 'function' && new URL(worker).origin === globalThis.location?.origin;

/** Elements of the same calculator share a worker. */
const workers = new Map<string, Promise<Calls | undefined>>();

function workerOf(scripts: WorkerScripts): Promise<Calls | undefined> {
  const started =
    workers.get(scripts.engine) ?? (canStartWorker(scripts) ? startWorker(scripts).catch(() => undefined) : Promise.resolve(undefined));
  workers.set(scripts.engine, started);
  return started;
}

/** @param usesWorker false for a form with few fields: its few alternatives take less time than a worker needs to start */
export function createComputer(parts: ElementParts, description: Description, usesWorker: boolean): Computer {
  const inPage = (): Promise<Engine> => parts.engine();
  return {
    engine: async () => {
      const worker = usesWorker ? await workerOf(parts.scripts(description)) : undefined;
      if (!worker) return inPage();
      return async (draft, language, site) => {
        const answered = await worker.call({ draft, language, site }).catch(() => undefined);
        return (answered as Outcome | undefined) ?? (await inPage())(draft, language, site);
      };
    },
    explore: async ({ alternatives, language, signal }) => {
      const worker = usesWorker ? await workerOf(parts.scripts(description)) : undefined;
      const found = await worker?.call({ alternatives, language }, signal).catch(() => undefined);
      if (found) return found as readonly Prospect[];
      return explore(await inPage(), alternatives, { description, language, signal });
    },
  };
}
