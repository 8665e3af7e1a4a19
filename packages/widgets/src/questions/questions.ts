/** Sends questions in words to a worker, or to this page where a worker cannot be started, and returns the replies. */
import type { Reading } from '@rangefinder/questions';
import type { QuestionReply, QuestionRequest, QuestionSettings } from './question-engine.js';

interface Channel {
  postMessage(request: QuestionRequest): void;
}

export class Questions {
  #channel: Promise<Channel>;
  #newest: QuestionRequest | undefined;
  #id = 0;

  /**
   * @param script address of `ask-engine.js`
   * @param show called with each reply to the newest request
   */
  constructor(script: URL, show: (reply: QuestionReply) => void) {
    const receive = ({ data }: MessageEvent<QuestionReply>) => data.id === this.#id && show(data);
    this.#channel = openWorker(script, receive, () => {
      this.#channel = openInPage(script, receive);
      if (this.#newest) this.#send(this.#newest);
    });
  }

  /** Reads a text. */
  read(text: string, settings: QuestionSettings): void {
    this.#send({ ...settings, id: this.#next(), text });
  }

  /** Answers a corrected reading. */
  answer(reading: Reading, settings: QuestionSettings): void {
    this.#send({ ...settings, id: this.#next(), reading });
  }

  #next(): number {
    this.#id += 1;
    return this.#id;
  }

  #send(request: QuestionRequest): void {
    this.#newest = request;
    void this.#channel.then((channel) => channel.postMessage(request)).catch(() => undefined);
  }
}

/** Workers of another host are started from a script of this page that imports them. */
function workerOf(script: URL): Worker {
  if (script.origin === location.origin) return new Worker(script, { type: 'module' });
  const source = new Blob([`import ${JSON.stringify(script.href)};`], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(source), { type: 'module' });
}

type Receive = (event: MessageEvent<QuestionReply>) => void;

/** @param failed called when the worker ends, such as one that the policy of the page forbids, which is reported after it was made */
async function openWorker(script: URL, receive: Receive, failed: () => void): Promise<Channel> {
  try {
    const worker = workerOf(script);
    worker.addEventListener('message', receive);
    worker.addEventListener('error', failed, { once: true });
    return worker;
  } catch {
    return openInPage(script, receive);
  }
}

async function openInPage(script: URL, receive: Receive): Promise<Channel> {
  const { startQuestions } = (await import(/* @vite-ignore */ script.href)) as typeof import('./question-engine.js');
  const { port1, port2 } = new MessageChannel();
  startQuestions(port2);
  port2.start();
  port1.addEventListener('message', receive);
  port1.start();
  return port1;
}
