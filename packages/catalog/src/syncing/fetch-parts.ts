/**
 * Fetches the parts of a list into a folder, one after another. Complete parts are kept, so that an interrupted run continues where
 * it stopped. After a complete run, the next one fetches everything again.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { fetchPolitely, type Manners } from './polite-fetch.js';
import type { Part, SyncSource } from './source.js';

/** Options of a run. */
export interface Fetching {
  readonly source: SyncSource;
  readonly parts: readonly Part[];
  /** Address of the list or of a mirror. */
  readonly from: string;
  /** Folder of the responses. */
  readonly folder: string;
  /** Milliseconds between two requests. */
  readonly pauseMs: number;
  readonly manners: Manners;
  /** Called for every part, fetched or kept from an interrupted run. */
  readonly onPart?: ((part: Part, done: number, wasKept: boolean) => void) | undefined;
}

/** The files of all parts; or the part that could not be fetched, with the reason. */
export type FetchedParts =
  | { readonly ok: true; readonly files: readonly string[] }
  | { readonly ok: false; readonly part: Part; readonly reason: string; readonly kept: number };

/** Record of a run; other files belong to earlier runs. */
const RUN_FILE = 'run.json';
/** Older interrupted runs start again, since the list may have changed. */
const MAX_RUN_MS = 7 * 24 * 3_600_000;

const runShape = z.object({ from: z.string(), begun: z.number(), kept: z.array(z.string()) });
type Run = z.output<typeof runShape>;

/** Fetches missing parts. */
export async function fetchParts({ source, parts, from, folder, pauseMs, manners, onPart }: Fetching): Promise<FetchedParts> {
  await mkdir(folder, { recursive: true });
  const run = await readRun(folder, from);
  let requestCount = 0;
  for (const [done, part] of parts.entries()) {
    const wasKept = run.kept.includes(part.name);
    onPart?.(part, done, wasKept);
    if (wasKept) continue;
    if (requestCount++ > 0) await sleep(pauseMs);
    const fetched = await fetchPolitely(addressOf(from, part), source.isWhole, manners);
    if (!fetched.ok) return { ok: false, part, reason: fetched.reason, kept: done };
    await keep(fileOf(folder, part), fetched.text);
    run.kept.push(part.name);
    await keep(join(folder, RUN_FILE), JSON.stringify(run));
  }
  return { ok: true, files: parts.map((part) => fileOf(folder, part)) };
}

/** Ends a run, so that the next one fetches everything. */
export const endRun = (folder: string): Promise<void> => rm(join(folder, RUN_FILE), { force: true });

const fileOf = (folder: string, { name }: Part): string => join(folder, `${name}.json`);
const addressOf = (from: string, { query }: Part): string => `${from}${from.includes('?') ? '&' : '?'}${query}`;

/** The run to continue; a new one if there is none of the same list. */
async function readRun(folder: string, from: string): Promise<Run> {
  const text = await readFile(join(folder, RUN_FILE), 'utf8').catch(() => '');
  const run = runIn(text);
  const fits = run !== undefined && run.from === from && Date.now() - run.begun < MAX_RUN_MS;
  return fits ? run : { from, begun: Date.now(), kept: [] };
}

function runIn(text: string): Run | undefined {
  try {
    return runShape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Writes a file, which appears when it is complete. */
async function keep(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}
