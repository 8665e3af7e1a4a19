/** The worker of a calculator: answers its questions, and explores alternatives. */
import type { WorkerReply, WorkerRequest } from './computer.js';
import type { Description, Engine } from './description.js';
import type { WorkerScripts } from './element-api.js';
import { explore } from './explore.js';

interface Loaded {
  readonly engine: Engine;
  readonly description: Description;
}

let loading: Promise<Loaded> | undefined;
/** Explorations that are running, by the id of their request. */
const running = new Map<number, AbortController>();

async function load({ engine, description }: WorkerScripts): Promise<Loaded> {
  const [one, other] = await Promise.all([import(engine), import(description)]);
  return { engine: one.default, description: other.default };
}

async function resultOf(request: Exclude<WorkerRequest, { abort: true }>): Promise<unknown> {
  if ('scripts' in request) {
    loading = load(request.scripts);
    await loading;
    return true;
  }
  const { engine, description } = (await loading) as Loaded;
  if ('draft' in request) return engine(request.draft, request.language, request.site);
  const abort = new AbortController();
  running.set(request.id, abort);
  try {
    return await explore(engine, request.alternatives, { description, language: request.language, signal: abort.signal });
  } finally {
    running.delete(request.id);
  }
}

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { id } = data;
  if ('abort' in data) return running.get(id)?.abort();
  const reply: WorkerReply = await resultOf(data).then(
    (result) => ({ id, result }),
    () => ({ id }),
  );
  postMessage(reply);
});
