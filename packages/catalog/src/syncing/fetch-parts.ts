/**
 * Fetches the parts of a list into a folder, one after another. A part is kept as soon as it is whole, so that a run that was broken off
 * goes on where it stood; a run that came to its end leaves the files, and the next one asks for all of them again.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { fetchPolitely, type Manners } from './polite-fetch.js';
import type { Part, SyncSource } from './source.js';

/** How to fetch. */
export interface Fetching {
  readonly source: SyncSource;
  readonly parts: readonly Part[];
  /** Address of the list or of a mirror. */
  readonly from: string;
  /** Where answers are kept. */
  readonly folder: string;
  /** Milliseconds between two questions. */
  readonly pauseMs: number;
  readonly manners: Manners;
  /** Hears of every part: asked for now, or kept from a run that was broken off. */
  readonly onPart?: ((part: Part, done: number, wasKept: boolean) => void) | undefined;
}

/** The files of all parts; or the part that could not be had, and why. */
export type FetchedParts =
  | { readonly ok: true; readonly files: readonly string[] }
  | { readonly ok: false; readonly part: Part; readonly reason: string; readonly kept: number };

/** What a run has got so far: what it does not name belongs to an earlier one. */
const RUN_FILE = 'run.json';
/** A run that was broken off longer ago is begun anew: the list may be another. */
const MAX_RUN_MS = 7 * 24 * 3_600_000;

const runShape = z.object({ from: z.string(), begun: z.number(), kept: z.array(z.string()) });
type Run = z.output<typeof runShape>;

/** Fetches what is not kept yet. */
export async function fetchParts({ source, parts, from, folder, pauseMs, manners, onPart }: Fetching): Promise<FetchedParts> {
  await mkdir(folder, { recursive: true });
  const run = await readRun(folder, from);
  let asked = 0;
  for (const [done, part] of parts.entries()) {
    const wasKept = run.kept.includes(part.name);
    onPart?.(part, done, wasKept);
    if (wasKept) continue;
    if (asked++ > 0) await sleep(pauseMs);
    const fetched = await fetchPolitely(addressOf(from, part), source.isWhole, manners);
    if (!fetched.ok) return { ok: false, part, reason: fetched.reason, kept: done };
    await keep(fileOf(folder, part), fetched.text);
    run.kept.push(part.name);
    await keep(join(folder, RUN_FILE), JSON.stringify(run));
  }
  return { ok: true, files: parts.map((part) => fileOf(folder, part)) };
}

/** Ends a run: the next one asks for everything again. */
export const endRun = (folder: string): Promise<void> => rm(join(folder, RUN_FILE), { force: true });

const fileOf = (folder: string, { name }: Part): string => join(folder, `${name}.json`);
const addressOf = (from: string, { query }: Part): string => `${from}${from.includes('?') ? '&' : '?'}${query}`;

/** The run to be gone on with; a new one where there is none of the same list. */
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

/** The file appears when it is whole. */
async function keep(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}
