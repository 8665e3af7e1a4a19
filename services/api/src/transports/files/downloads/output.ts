/** Writing download files with their compressed form and digest, with backpressure. */
import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A finished file. */
export interface ReadyFile {
  /** `catalog.jsonl.gz` */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** Base64, as in digest headers. */
  readonly sha256: string;
}

/** A file and its compressed form, written together. */
export interface Output {
  /** Resolves when more can be written. */
  write(text: string): Promise<void>;
  end(): Promise<readonly ReadyFile[]>;
  giveUp(): Promise<void>;
}

/** Creates a file and its compressed form. */
export function output(folder: string, name: string): Output {
  const targets = [target(folder, name), target(folder, `${name}.gz`, true)];
  return {
    write: async (text) => {
      await Promise.all(targets.map((each) => each.write(text)));
    },
    end: () => Promise.all(targets.map((each) => each.end())),
    giveUp: async () => {
      await Promise.all(targets.map((each) => each.giveUp()));
    },
  };
}

function target(folder: string, name: string, isCompressed = false) {
  const path = join(folder, name);
  const [entrance, hash] = [new PassThrough(), createHash('sha256')];
  const { stream: measured, bytes } = measure(hash);
  const stages = [entrance, ...(isCompressed ? [createGzip({ level: 6 })] : []), measured, createWriteStream(path)];
  const done = pipeline(stages);
  // The caller that awaits it handles the error.
  done.catch(() => undefined);
  return {
    write: async (text: string): Promise<void> => {
      if (entrance.write(text)) return;
      await Promise.race([new Promise((resolve) => entrance.once('drain', resolve)), done]);
    },
    end: async (): Promise<ReadyFile> => {
      entrance.end();
      await done;
      return { name, path, bytes: bytes(), sha256: hash.digest('base64') };
    },
    giveUp: async (): Promise<void> => {
      entrance.destroy();
      await finished(entrance).catch(() => undefined);
      await done.catch(() => undefined);
    },
  };
}

/** Counts bytes and computes their digest. */
function measure(hash: Hash) {
  let total = 0;
  const stream = new Transform({
    transform: (chunk: Buffer, _, done) => {
      total += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, bytes: () => total };
}
