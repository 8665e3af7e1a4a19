/** A bar with rate and time left, on a terminal only. */
import progress from 'cli-progress';
import type { Progress } from '../importing/import.js';
import { inputsOf, STANDARD_INPUT } from '../importing/inputs/inputs.js';
import { type Context, inLanguage } from './console.js';
import { TEXTS } from './texts.js';

/** A bar that follows an import. */
export interface Bar {
  update(progress: Progress): void;
  /** Wraps what writes lines, so that the bar makes room for them. */
  aside<A extends readonly unknown[]>(write: (...args: A) => void): (...args: A) => void;
  stop(): void;
}

const QUIET: Bar = { update: () => undefined, aside: (write) => write, stop: () => undefined };

/** A bar over everything behind the paths; none where nobody watches. */
export async function progressBar({ terminal: { errors }, options: { language } }: Context, paths: readonly string[]): Promise<Bar> {
  if (!('isTTY' in errors) || errors.isTTY !== true) return QUIET;
  const bytes = await totalBytes(paths);
  const [rows, rate, left] = [TEXTS.rows, TEXTS.perSecond, TEXTS.left].map((text) => inLanguage(text, language));
  const bar = new progress.SingleBar({
    format: `{bar} {percentage} % | {rows} ${rows} | {rate} ${rate} | {eta_formatted} ${left}`,
    stream: errors as NodeJS.WriteStream,
    clearOnComplete: true,
    hideCursor: true,
  });
  const begun = performance.now();
  bar.start(Math.max(bytes, 1), 0, { rows: 0, rate: 0 });
  return {
    update: ({ bytes: done, rows: read }) => {
      bar.setTotal(Math.max(bytes, done, 1));
      bar.update(done, { rows: read, rate: Math.round((read / (performance.now() - begun)) * 1_000) });
    },
    aside:
      (write) =>
      (...args) => {
        clearLine(errors as NodeJS.WriteStream);
        write(...args);
      },
    stop: () => bar.stop(),
  };
}

function clearLine(stream: NodeJS.WriteStream): void {
  stream.write('\r\x1b[K');
}

/** Standard input has no end that is known. */
async function totalBytes(paths: readonly string[]): Promise<number> {
  let total = 0;
  // What cannot be read is reported when it is read.
  try {
    for await (const { size = 0 } of inputsOf(
      paths.filter((path) => path !== STANDARD_INPUT),
      nothing(),
    ))
      total += size;
  } catch {
    return total;
  }
  return total;
}

async function* nothing(): AsyncGenerator<Buffer> {}
