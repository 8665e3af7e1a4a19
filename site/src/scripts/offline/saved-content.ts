/** What the service worker has saved on this device, and requests to save more. */
import { addressOf, SAVED_FORMAT, UNITS_CACHE } from '../../offline/unit-pages.js';

/** Whether the browser can save content for offline use. */
export const canSave = 'serviceWorker' in navigator && 'caches' in window;

const BYTES_PER_MEGABYTE = 1_000_000;

/** @example megabytes(11_540_000) // 11.5 */
export const megabytes = (bytes: number): number => Math.round(bytes / (BYTES_PER_MEGABYTE / 10)) / 10;

const savedUnits = async (system: string): Promise<Response | undefined> => (await caches.open(UNITS_CACHE)).match(addressOf(system));

/** Number of saved units of a rule set, and whether an earlier version saved them with fewer fields. Undefined without any. */
export async function savedUnitsOf(system: string): Promise<{ readonly count: string; readonly isOld: boolean } | undefined> {
  const units = await savedUnits(system);
  return units && { count: units.headers.get('x-kept') ?? '', isOld: units.headers.get('x-kept-format') !== SAVED_FORMAT };
}

/** Messages of the service worker. */
interface Progress {
  readonly kept?: number;
  readonly total?: number;
  readonly done?: boolean;
  readonly failed?: boolean;
}

async function post(message: object, transfer: readonly Transferable[] = []): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message, [...transfer]);
}

/** Saves or deletes the units of a rule set. Resolves to false if they could not be fetched. */
export async function changeSavedUnits(
  system: string,
  keep: boolean,
  report: (saved: number, total: number) => void = () => undefined,
): Promise<boolean> {
  saveAnswer(system, keep);
  const { port1, port2 } = new MessageChannel();
  const finished = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data: { kept = 0, total, done, failed } }: MessageEvent<Progress>) => {
      if (total !== undefined) report(kept, total);
      if (done || failed) resolve(done === true);
    };
  });
  await post(keep ? { keepUnits: system } : { forgetUnits: system }, [port2]);
  return finished;
}

export const saveLanguage = (language: string): Promise<void> => post({ keep: language });

/** Content hashes by address. */
type Hashes = Readonly<Record<string, string>>;

const hashesAt = async (cache: Cache, address: string): Promise<Hashes | undefined> => (await cache.match(address))?.json();

export interface LanguageProgress {
  readonly saved: number;
  readonly total: number;
}

/** Number of saved and of all files of a language; undefined before saving has started. */
export async function progressOfLanguage(wanted: string): Promise<LanguageProgress | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith('rangefinder-'));
  for (const name of names.toReversed()) {
    const cache = await caches.open(name);
    const list = await hashesAt(cache, `/offline-${wanted}.json`);
    if (!list) continue;
    const here = (await hashesAt(cache, '/offline-hashes.json')) ?? {};
    const all = Object.entries(list);
    return { saved: all.filter(([address, hash]) => here[address] === hash).length, total: all.length };
  }
  return undefined;
}

/** Key of `localStorage`: whether the player wants the units of a rule set saved. */
const KEY = 'keep-units';

function answers(): Readonly<Record<string, boolean>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, boolean>>;
  } catch {
    return {};
  }
}

/** Undefined if the player was not asked yet. */
export const answerFor = (system: string): boolean | undefined => answers()[system];

export function saveAnswer(system: string, keep: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...answers(), [system]: keep }));
  } catch {
    // Storage may be disabled; the question then comes again.
  }
}
