/** How long after its start the service gives its first answer, embedded database included: a first start, and one that finds everything there. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../services/api/dist/start.js', import.meta.url));
const PORT = 4703;
const POLL_MS = 10;
const LONGEST_MS = 30_000;

async function millisecondsToAnswer(folder: string): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(PORT), CATALOG_FOLDER: join(folder, 'catalog'), LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  try {
    for (;;) {
      const answered = await fetch(`http://127.0.0.1:${PORT}/v1/units?first=1`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (performance.now() - begin > LONGEST_MS) throw new Error(`no answer within ${LONGEST_MS} ms`);
      if (answered) return Math.round(performance.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

/** Prints both. */
export async function benchStart(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-start-'));
  try {
    console.table([
      { what: 'embedded, first start', ms: await millisecondsToAnswer(folder), 'at most': 4000 },
      { what: 'embedded, later starts', ms: await millisecondsToAnswer(folder), 'at most': 4000 },
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
