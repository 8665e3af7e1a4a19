/** A progress bar with rate and remaining time, on a terminal only. */
import progress from 'cli-progress';
import type { Progress } from '../importing/import.js';
import { inputsOf, STANDARD_INPUT } from '../importing/inputs/inputs.js';
import { type Context, inLanguage } from './console.js';
import { TEXTS } from './texts.js';

/** A progress bar of an import. */
export interface Bar {
  update(progress: Progress): void;
  /** Wraps an output function, so that the bar makes room for its lines. */
  aside<A extends readonly unknown[]>(write: (...args: A) => void): (...args: A) => void;
  stop(): void;
}

const QUIET: Bar = { update: () => undefined, aside: (write) => write, stop: () => undefined };

/** Creates a bar for all inputs of the paths; a no-op without a terminal. */
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

/** Total size of the inputs. The size of standard input is unknown. */
async function totalBytes(paths: readonly string[]): Promise<number> {
  let total = 0;
  // Errors are reported when the input is read.
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
